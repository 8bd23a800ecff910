import { json } from './http.js';
import type { Issue, Issues, PullRequest } from './issues.js';
import { numberParam, paged, RestError, type Route, requiredField } from './rest.js';

const read = { anyOf: ['pull-requests'], access: 'read' } as const;
const write = { anyOf: ['pull-requests'], access: 'write' } as const;

/** Pull requests, as far as an effect or `checkpoint merged` asks about them. */
export function pullRoutes(issues: Issues, repository: string): Route[] {
  const owner = repository.split('/')[0] ?? '';
  const pulls = () => issues.all.filter((issue): issue is Pull => issue.pull !== undefined);
  const shown = ({ number, title, body, state, user, pull }: Pull) => ({
    number,
    title,
    body,
    state,
    user,
    merged: pull.merged,
    merge_commit_sha: pull.mergeCommitSha,
    html_url: `https://github.com/${repository}/pull/${number}`,
    head: { label: `${owner}:${pull.head}`, ref: pull.head, sha: pull.headSha },
    base: { label: `${owner}:${pull.base}`, ref: pull.base },
  });
  return [
    {
      route: 'GET /repos/{repo}/pulls',
      operation: 'listPulls',
      needs: read,
      handle: (call) => {
        const query = call.url.searchParams;
        const state = query.get('state') ?? 'open';
        const head = query.get('head');
        const base = query.get('base');
        const matching = pulls()
          .filter((issue) => state === 'all' || issue.state === state)
          .filter(({ pull }) => head === null || `${owner}:${pull.head}` === head)
          .filter(({ pull }) => base === null || pull.base === base)
          .toReversed();
        return paged(call, matching, (page) => page.map(shown));
      },
    },
    {
      route: 'POST /repos/{repo}/pulls',
      operation: 'createPull',
      needs: write,
      handle: (call) => {
        const head = requiredField(call, 'head').replace(`${owner}:`, '');
        const base = requiredField(call, 'base');
        const duplicate = pulls().some(
          ({ state, pull }) => state === 'open' && pull.head === head && pull.base === base,
        );
        if (duplicate)
          throw new RestError(422, `Validation Failed: A pull request already exists for ${owner}:${head}.`);
        const body = call.body.body;
        const opened = issues.open({
          title: requiredField(call, 'title'),
          body: typeof body === 'string' ? body : '',
          user: { login: call.by.login, id: call.by.id, type: call.by.type },
          pull: { head, base },
        });
        return json(201, shown(opened as Pull));
      },
    },
    {
      route: 'GET /repos/{repo}/pulls/{pull_number}',
      operation: 'getPull',
      needs: read,
      handle: (call) => {
        const number = numberParam(call, 'pull_number');
        const found = pulls().find((issue) => issue.number === number);
        if (found === undefined) throw new RestError(404, 'Not Found');
        return json(200, shown(found));
      },
    },
  ];
}

interface Pull extends Issue {
  readonly pull: PullRequest;
}
