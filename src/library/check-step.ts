import { describeError, InvalidInputError } from '../engine/errors.js';
import { isStepName, STEP_NAME_RULE } from '../engine/step-name.js';
import type { StepOptions } from './durable-steps.js';

/**
 * Checks what a script gives for a step. It need not be TypeScript, so anything may come.
 * @throws InvalidInputError
 */
export function checkStep<T>(name: unknown, fn: unknown, options: StepOptions<T>): void {
  if (typeof name !== 'string' || !isStepName(name)) {
    throw new InvalidInputError(`A step is named "${describeError(name)}".`, STEP_NAME_RULE);
  }
  if (name === 'done') {
    throw new InvalidInputError('A step is named "done".', 'That stands for the whole run; call done().');
  }
  if (typeof fn !== 'function') {
    throw new InvalidInputError(`step "${name}" has no function.`, 'Give it the function that does it.');
  }
  if (options.probe !== undefined && typeof options.probe !== 'function') {
    throw new InvalidInputError(`The probe of step "${name}" is no function.`, 'Give one that looks.');
  }
  if (options.inputs !== undefined && typeof options.inputs !== 'string') {
    throw new InvalidInputError(
      `The inputs of step "${name}" are no text.`,
      'Give them as JSON.stringify does.',
    );
  }
}
