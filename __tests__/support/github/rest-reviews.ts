import { numberParam, paged, type Route } from './rest.js';
import type { Reviews } from './reviews.js';

const needs = { anyOf: ['pull-requests'], access: 'read' } as const;
const user = { login: 'reviewer', id: 99, type: 'User' };

/** Reviews of pull requests, and the comments on lines that belong to them. */
export function reviewRoutes(reviews: Reviews): Route[] {
  return [
    {
      route: 'GET /repos/{repo}/pulls/{pull_number}/reviews',
      operation: 'listReviews',
      needs,
      handle: (call) => {
        const pull = numberParam(call, 'pull_number');
        return paged(
          call,
          reviews.all.filter((review) => review.pull === pull),
          (page) =>
            page.map(({ id, state, body, commit, association }) => ({
              ...{ id, user, body, state, commit_id: commit, author_association: association },
            })),
        );
      },
    },
    {
      route: 'GET /repos/{repo}/pulls/{pull_number}/comments',
      operation: 'listReviewComments',
      needs,
      handle: (call) => {
        const pull = numberParam(call, 'pull_number');
        return paged(
          call,
          reviews.comments.filter(({ review }) => review.pull === pull),
          (page) =>
            page.map(({ id, review, path, line, body }) => ({
              ...{ id, user, body, path, line, original_line: line, diff_hunk: `@@ -${line} +${line} @@` },
              pull_request_review_id: review.id,
              commit_id: review.commit,
              author_association: review.association,
            })),
        );
      },
    },
  ];
}
