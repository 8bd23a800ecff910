import { InvalidInputError } from '../engine/errors.js';

/** Reads single values from the `INPUT_…` variables of the runner. Each names the input in its errors. */

export function raw(env: NodeJS.ProcessEnv, name: string): string {
  return env[`INPUT_${name.replaceAll(' ', '_').toUpperCase()}`] ?? '';
}

export function text(env: NodeJS.ProcessEnv, name: string): string {
  return raw(env, name).trim();
}

export function oneOf<T extends string>(
  env: NodeJS.ProcessEnv,
  name: string,
  allowed: readonly [T, ...T[]],
): T {
  const value = text(env, name) || allowed[0];
  const match = allowed.find((candidate) => candidate === value);
  if (match !== undefined) return match;
  throw new InvalidInputError(`The input "${name}" is "${value}".`, `Use one of ${allowed.join(', ')}.`);
}

/** A list separated by commas or spaces, each value once; the first allowed one when the input is empty. */
export function someOf<T extends string>(
  env: NodeJS.ProcessEnv,
  name: string,
  allowed: readonly [T, ...T[]],
): readonly T[] {
  const words = text(env, name)
    .split(/[\s,]+/)
    .filter((word) => word !== '');
  const found = words.map((word) => {
    const match = allowed.find((candidate) => candidate === word);
    if (match !== undefined) return match;
    throw new InvalidInputError(
      `The input "${name}" has "${word}".`,
      `Use one or more of ${allowed.join(', ')}.`,
    );
  });
  return found.length === 0 ? [allowed[0]] : [...new Set(found)];
}

/** As the runner's own `core.getBooleanInput`: the YAML 1.2 core schema. */
export function flag(env: NodeJS.ProcessEnv, name: string, fallback: boolean): boolean {
  const value = text(env, name);
  if (value === '') return fallback;
  if (['true', 'True', 'TRUE'].includes(value)) return true;
  if (['false', 'False', 'FALSE'].includes(value)) return false;
  throw new InvalidInputError(`The input "${name}" is "${value}".`, 'Use true or false.');
}

export function wholeNumber(
  env: NodeJS.ProcessEnv,
  name: string,
  { least, most, fallback }: { least: number; most: number; fallback: number },
): number {
  const value = text(env, name);
  // As from a variable that is not set: the same as leaving the input out.
  if (value === '') return fallback;
  const number = Number(value);
  if (/^\d+$/.test(value) && number >= least && number <= most) return number;
  throw new InvalidInputError(
    `The input "${name}" is "${value}".`,
    `Give a whole number from ${least} to ${most}.`,
  );
}

/** A number with decimals, such as `0.5`; `fallback` when the input is empty. */
export function decimal(env: NodeJS.ProcessEnv, name: string, fallback: number): number {
  const value = text(env, name);
  if (value === '') return fallback;
  const number = Number(value);
  if (/^\d+(\.\d+)?$/.test(value)) return number;
  throw new InvalidInputError(`The input "${name}" is "${value}".`, 'Give a number such as 10 or 0.5.');
}

/** Whole numbers from 0 to 255, separated by commas or spaces. */
export function exitCodes(env: NodeJS.ProcessEnv, name: string): number[] {
  const words = text(env, name)
    .split(/[\s,]+/)
    .filter((word) => word !== '');
  return words.map((word) => {
    if (/^\d{1,10}$/.test(word)) return Number(word);
    throw new InvalidInputError(`The input "${name}" has "${word}".`, 'Give exit codes, such as "1, 75".');
  });
}
