import { appendPair } from '../../effects/command/append-pair.js';
import { describeError } from '../../engine/errors.js';
import { say } from '../messages.js';

/** Hands a step's outputs to whoever called us with a `GITHUB_OUTPUT` of their own. */
export function giveOutputs(outputs: Readonly<Record<string, string>>, env: NodeJS.ProcessEnv): void {
  const file = env.GITHUB_OUTPUT ?? '';
  if (file === '') return;
  try {
    for (const [name, value] of Object.entries(outputs)) appendPair(file, name, value);
  } catch (error) {
    say(`warning: the outputs could not be written to GITHUB_OUTPUT (${describeError(error)}).`);
  }
}
