import { workOfEvent } from '../effects/workflow-event.js';
import { InvalidInputError } from '../engine/errors.js';
import { inputHash, type Work } from '../engine/input-hash.js';
import type { WorkOptions } from './checkpoint.js';
import { givenText } from './run-options.js';

/**
 * The hash of what a run works on.
 * @throws InvalidInputError for an `inputHash` that is none
 */
export function inputHashOf(options: WorkOptions): string {
  if (options.inputHash !== undefined) {
    if (/^[0-9a-f]{64}$/.test(options.inputHash)) return options.inputHash;
    throw new InvalidInputError(
      `inputHash is "${options.inputHash}".`,
      'Give 64 lower-case hex characters, or issueNumber and commitSha in its place.',
    );
  }
  return inputHash(workOf(options));
}

/**
 * What a run works on, where the hash itself is not given.
 * @throws InvalidInputError for what is no text and no number
 */
export function workOf(options: WorkOptions): Work {
  const event = workOfEvent(process.env);
  return {
    issueNumber: givenText('issueNumber', options.issueNumber ?? event.issueNumber),
    commitSha: givenText('commitSha', options.commitSha ?? event.commitSha),
  };
}
