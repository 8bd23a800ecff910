import { messageOf } from '../../engine/answer.js';
import { RefusedError } from '../../engine/errors.js';
import type { RestRefusal } from './rest.js';

type Answered = RestRefusal['answer'];

interface Row {
  readonly status: number;
  readonly says?: RegExp;
  readonly means: string;
  readonly fix: string;
}

const PERMISSION =
  'Give the job "permissions: issues: write", or "pull-requests: write" for a pull request. A run for a pull request from a fork has a read-only token whatever its permissions say.';

/** What GitHub's definite refusals mean here: read from the top, the first line that fits. */
const TABLE: readonly Row[] = [
  {
    status: 401,
    means: 'the token is not valid, or not any more',
    fix: 'Check the input "token"; without it, the job\'s own is taken.',
  },
  {
    status: 403,
    says: /locked/i,
    means: 'the conversation is locked',
    fix: 'Unlock it, or set "target-number" to another issue, then re-run the job.',
  },
  {
    status: 403,
    says: /archived/i,
    means: 'the repository is archived',
    fix: 'Nothing can be written to it until it is unarchived.',
  },
  {
    status: 403,
    says: /SAML|SSO|IP allow list|organization/i,
    means: "the organization's rules keep this token out",
    fix: 'Authorize the token for the organization, or use the job\'s own "github.token".',
  },
  { status: 403, means: 'the token may not do this', fix: PERMISSION },
  {
    status: 404,
    means: 'there is no such issue or pull request, or the token may not see it',
    fix: `Check "target-number" and "issue-number". ${PERMISSION}`,
  },
  {
    status: 410,
    means: 'issues are disabled in this repository, or this one was deleted',
    fix: 'Enable issues in the repository\'s settings, or set "target-number" to a pull request.',
  },
  {
    status: 422,
    means: 'GitHub does not accept it',
    fix: "What it does not accept is in GitHub's words above.",
  },
];

/** @param what what was to be done, such as `the comment could not be posted to octo/repo#42` */
export function explainRefusal(what: string, answer: Answered): RefusedError {
  const said = messageOf(answer);
  const row = TABLE.find(({ status, says }) => status === answer.status && (says?.test(said) ?? true));
  const accepted = answer.headers['x-accepted-github-permissions'];
  const needs = accepted === undefined || accepted === '' ? '' : `; it wants ${accepted}`;
  const words = said === '' ? '' : `: "${said}"`;
  const means = row === undefined ? '' : `, ${row.means}`;
  return new RefusedError(
    `${what}${means} (GitHub answered ${answer.status}${words}${needs}).`,
    row?.fix ?? 'Re-run the job when that is put right.',
  );
}
