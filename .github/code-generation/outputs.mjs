// @ts-check
import { randomUUID } from 'node:crypto';
import { appendFileSync } from 'node:fs';

/**
 * Sets outputs of the step. No text can end its value early: the delimiter is not known before.
 * @param {NodeJS.ProcessEnv} env
 * @param {Record<string, string>} outputs
 */
export function setOutputs(env, outputs) {
  const delimiter = `end_${randomUUID()}`;
  const text = Object.entries(outputs)
    .map(([name, value]) => `${name}<<${delimiter}\n${value}\n${delimiter}\n`)
    .join('');
  if (env.GITHUB_OUTPUT) appendFileSync(env.GITHUB_OUTPUT, text);
}
