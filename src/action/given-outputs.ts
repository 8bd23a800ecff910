import { parseFileCommand } from '../effects/command/github-output.js';
import { InvalidInputError } from '../engine/errors.js';

/**
 * The `outputs` input: a JSON object, or lines as in `GITHUB_OUTPUT`. Values that are not texts become JSON.
 * @throws InvalidInputError when it is neither
 */
export function parseGivenOutputs(input: string): ReadonlyMap<string, string> {
  if (input.trim() === '') return new Map();
  if (input.trimStart().startsWith('{')) return new Map(Object.entries(parseObject(input)).map(asText));
  const { pairs, error } = parseFileCommand(Buffer.from(input), true);
  if (error === null) return pairs;
  throw new InvalidInputError(
    `The input "outputs" cannot be read: ${error}.`,
    'Give a JSON object, or lines of name=value.',
  );
}

function parseObject(input: string): Record<string, unknown> {
  try {
    return JSON.parse(input);
  } catch (cause) {
    throw new InvalidInputError(
      'The input "outputs" begins like a JSON object, but is not one.',
      'Use toJSON(…) to make it, or give lines of name=value.',
      { cause },
    );
  }
}

function asText([name, value]: [string, unknown]): [string, string] {
  return [name, typeof value === 'string' ? value : JSON.stringify(value)];
}
