import { Rest } from '../effects/rest/rest.js';
import type { Stop } from '../effects/stop.js';
import { InvalidInputError } from '../engine/errors.js';
import type { Session } from './session.js';
import { info } from './workflow-commands.js';

/**
 * GitHub's REST API with this step's token.
 * @throws InvalidInputError without a token
 */
export function openRest({ context, inputs }: Session, stop: Stop): Rest {
  if (inputs.token === '') {
    throw new InvalidInputError(
      'The input "token" is empty.',
      'Leave it out to use the job\'s own "github.token".',
    );
  }
  const apiUrl = process.env.GITHUB_API_URL || 'https://api.github.com';
  return new Rest({
    apiUrl,
    graphqlUrl: process.env.GITHUB_GRAPHQL_URL || `${apiUrl.replace(/\/v3\/?$/, '')}/graphql`,
    repository: context.scope.repository,
    token: inputs.token,
    stop,
    onWait: info,
  });
}

/**
 * The number of the issue or pull request that a label or comment goes to.
 * @throws InvalidInputError when there is none
 */
export function targetOf({ context }: Session, given: string): string {
  const number = given || context.work.issueNumber;
  if (/^[1-9]\d{0,17}$/.test(number)) return number;
  throw new InvalidInputError(
    number === ''
      ? 'There is no issue or pull request that this could go to: the event is about none.'
      : `"${number}" is not the number of an issue or pull request.`,
    'Set "target-number", or "issue-number".',
  );
}
