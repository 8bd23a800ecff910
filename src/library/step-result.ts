import type { Withheld } from '../engine/schema.js';
import { SecretFinder, secretsOfEnvironment } from '../engine/secrets.js';
import { resultOf, storableResult } from '../engine/storable-result.js';
import { UnstorableResultError } from './errors.js';

/** What a step returned, as it is recorded and as it is given out. */
export interface StepResult {
  readonly outputs: Readonly<Record<string, string>>;
  readonly withheld: readonly Withheld[];
  /** The result as every attempt sees it. */
  readonly value: unknown;
  /** What to throw once the step is recorded, or null. */
  readonly error: UnstorableResultError | null;
}

/** Looks whether a result can be stored, and whether it may be. */
export function stepResult(step: string, returned: unknown, keepSecrets: boolean): StepResult {
  const storable = storableResult(returned);
  if (storable.kind === 'unstorable') {
    const { path, what } = storable.fault;
    const error = new UnstorableResultError(
      step,
      path,
      `${step} is done, but what it returned cannot be stored: ${path} is ${what}.`,
      'Return what JSON can hold: texts, numbers, lists and plain objects. What is large belongs into a file.',
    );
    return { ...notStored(`${path} is ${what}`), value: undefined, error };
  }
  const value = resultOf(storable.json);
  if (storable.json === null) return { outputs: {}, withheld: [], value, error: null };
  const secret = keepSecrets ? null : secretsNow().inText(storable.json);
  if (secret !== null) return { ...notStored(secret), value, error: null };
  return { outputs: { result: storable.json }, withheld: [], value, error: null };
}

/** What an error says, as far as it may be stored. */
export function storableNote(message: string, keepSecrets: boolean): string {
  const note = message.length > MAX_NOTE ? `${message.slice(0, MAX_NOTE)}…` : message;
  return keepSecrets || secretsNow().inText(message) === null
    ? note
    : 'its message is not stored, because it contains a secret';
}

const MAX_NOTE = 1000;

function secretsNow(): SecretFinder {
  return new SecretFinder(secretsOfEnvironment(process.env));
}

function notStored(reason: string): Pick<StepResult, 'outputs' | 'withheld'> {
  return { outputs: {}, withheld: [{ kind: 'output', name: 'result', reason }] };
}
