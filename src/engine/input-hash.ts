import { sha256 } from './hash.js';

/** What a run works on: the issue or pull request (absent: an empty string) and the commit. */
export interface Work {
  readonly issueNumber: string;
  readonly commitSha: string;
}

/** sha256 hex of `<issue number>:<commit SHA>`; check it with `printf '%s:%s' 42 "$SHA" | sha256sum`. */
export function inputHash(work: Work): string {
  return sha256(`${work.issueNumber}:${work.commitSha}`);
}

/** The work in words, for a log line: `issue 42 at commit 0123abc`. */
export function describeWork(work: Work | undefined): string {
  if (work === undefined) return 'an unnamed input';
  const parts = [
    ...(work.issueNumber === '' ? [] : [`issue ${work.issueNumber}`]),
    ...(work.commitSha === '' ? [] : [`commit ${work.commitSha.slice(0, 12)}`]),
  ];
  return parts.length > 0 ? parts.join(' at ') : 'no issue and no commit';
}
