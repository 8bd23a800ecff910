import { json, noContent } from './http.js';
import type { Comment, Issue, Issues } from './issues.js';
import { numberParam, paged, type RestCall, RestError, type Route, requiredField } from './rest.js';
import { seconds } from './rest-artifacts.js';
import type { Settings } from './settings.js';

const read = { anyOf: ['issues', 'pull-requests'], access: 'read' } as const;
const write = { anyOf: ['issues', 'pull-requests'], access: 'write' } as const;
const longestBody = 65_536;
const mostLabels = 100;

/** Issues, their comments and labels. */
export function issueRoutes(issues: Issues, settings: Settings, repository: string): Route[] {
  const issueOf = (call: RestCall): Issue => {
    const issue = issues.issue(numberParam(call, 'issue_number'));
    if (issue === undefined) throw new RestError(404, 'Not Found');
    return issue;
  };
  const commentOf = (call: RestCall): Comment => {
    const comment = issues.comment(numberParam(call, 'comment_id'));
    if (comment === undefined) throw new RestError(404, 'Not Found');
    return comment;
  };
  const shownComment = (comment: Comment) => ({
    id: comment.id,
    node_id: Buffer.from(`IssueComment${comment.id}`).toString('base64'),
    url: `/repos/${repository}/issues/comments/${comment.id}`,
    html_url: `https://github.com/${repository}/issues/${comment.issue}#issuecomment-${comment.id}`,
    body: comment.body,
    user: comment.user,
    created_at: seconds(comment.createdAt),
    updated_at: seconds(comment.updatedAt),
  });
  const shownLabel = (name: string) => ({ name, color: 'ededed', description: null, default: false });
  const labelsOf = (issue: Issue) => [...issue.labels].map(shownLabel);

  return [
    {
      route: 'GET /repos/{repo}/issues/{issue_number}',
      operation: 'getIssue',
      needs: read,
      handle: (call) => {
        const issue = issueOf(call);
        return json(200, {
          number: issue.number,
          title: issue.title,
          body: issue.body,
          state: issue.state,
          user: issue.user,
          labels: labelsOf(issue),
          comments: issues.comments(issue.number).length,
          created_at: seconds(issue.createdAt),
          html_url: `https://github.com/${repository}/issues/${issue.number}`,
          ...(issue.pull === undefined
            ? {}
            : { pull_request: { url: `/repos/${repository}/pulls/${issue.number}` } }),
        });
      },
    },
    {
      route: 'GET /repos/{repo}/issues/{issue_number}/comments',
      operation: 'listComments',
      needs: read,
      handle: (call) => {
        const since = call.url.searchParams.get('since');
        const comments = issues
          .listed(issueOf(call).number, settings.listBehind)
          .filter((comment) => since === null || comment.updatedAt >= new Date(since));
        return paged(call, comments, (page) => page.map(shownComment));
      },
    },
    {
      route: 'POST /repos/{repo}/issues/{issue_number}/comments',
      operation: 'createComment',
      needs: write,
      handle: (call) => {
        const comment = issues.addComment(issueOf(call).number, commentBody(call), call.by);
        return json(201, shownComment(comment));
      },
    },
    {
      route: 'GET /repos/{repo}/issues/comments/{comment_id}',
      operation: 'getComment',
      needs: read,
      handle: (call) => json(200, shownComment(commentOf(call))),
    },
    {
      route: 'PATCH /repos/{repo}/issues/comments/{comment_id}',
      operation: 'updateComment',
      needs: write,
      handle: (call) => {
        const comment = commentOf(call);
        comment.body = commentBody(call);
        comment.updatedAt = new Date();
        return json(200, shownComment(comment));
      },
    },
    {
      route: 'DELETE /repos/{repo}/issues/comments/{comment_id}',
      operation: 'deleteComment',
      needs: write,
      handle: (call) => {
        commentOf(call).deleted = true;
        return noContent();
      },
    },
    {
      route: 'GET /repos/{repo}/issues/{issue_number}/labels',
      operation: 'listLabelsOnIssue',
      needs: read,
      handle: (call) => paged(call, labelsOf(issueOf(call)), (page) => page),
    },
    {
      route: 'POST /repos/{repo}/issues/{issue_number}/labels',
      operation: 'addLabels',
      needs: write,
      handle: (call) => {
        const issue = issueOf(call);
        const names = call.body.labels;
        if (!Array.isArray(names) || names.some((name) => typeof name !== 'string' || name === '')) {
          throw new RestError(422, 'Validation Failed');
        }
        const distinct = new Set([...issue.labels, ...(names as string[])].map((name) => name.toLowerCase()));
        if (distinct.size > mostLabels) {
          throw new RestError(422, `Validation Failed: Issues cannot have more than ${mostLabels} labels`);
        }
        for (const name of names as string[]) {
          // GitHub creates a label that does not exist, and does not document it (github/docs#35718).
          if (issues.label(name) === undefined && settings.unknownLabels === 'refuse') {
            throw new RestError(404, 'Not Found');
          }
          issue.labels.add(issues.addLabel(name));
        }
        return json(200, labelsOf(issue));
      },
    },
    {
      route: 'DELETE /repos/{repo}/issues/{issue_number}/labels/{name}',
      operation: 'removeLabel',
      needs: write,
      handle: (call) => {
        const issue = issueOf(call);
        const name = issues.label(call.params.name ?? '');
        if (name === undefined || !issue.labels.delete(name))
          throw new RestError(404, 'Label does not exist');
        return json(200, labelsOf(issue));
      },
    },
    {
      route: 'GET /repos/{repo}/labels',
      operation: 'listLabelsForRepo',
      needs: read,
      handle: (call) => paged(call, issues.labels, (page) => page.map(shownLabel)),
    },
    {
      route: 'POST /repos/{repo}/labels',
      operation: 'createLabel',
      needs: write,
      handle: (call) => {
        const name = requiredField(call, 'name');
        if (issues.label(name) !== undefined) {
          throw new RestError(422, 'Validation Failed: already_exists');
        }
        return json(201, shownLabel(issues.addLabel(name)));
      },
    },
    {
      route: 'GET /repos/{repo}/labels/{name}',
      operation: 'getLabel',
      needs: read,
      handle: (call) => {
        const name = issues.label(call.params.name ?? '');
        if (name === undefined) throw new RestError(404, 'Not Found');
        return json(200, shownLabel(name));
      },
    },
  ];
}

function commentBody(call: RestCall): string {
  const body = requiredField(call, 'body');
  if ([...body].length > longestBody)
    throw new RestError(422, `Body is too long (maximum is ${longestBody})`);
  return body;
}
