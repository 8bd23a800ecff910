import { record } from '../engine/record.js';
import type { Unit } from '../engine/schema.js';

export type Outcome = 'completed' | 'skipped' | 'failed' | 'interrupted';

/** How one use of this action ended. */
export interface Result {
  readonly step: string;
  readonly outcome: Outcome;
  /** Why it was run or skipped, without the step's name. */
  readonly reason: string;
  /** What of an earlier attempt's unfinished work it went on with, in words. */
  readonly resumedWith?: string;
  readonly durationMs: number;
  /** What a skip saved; 0 otherwise. */
  readonly savedMs: number;
  /** The outputs to give out, by name. */
  readonly outputs: Readonly<Record<string, string>>;
  readonly unit: Unit | undefined;
  /** The store's id for the document; empty when nothing was kept outside this machine. */
  readonly artifactId: string;
  /** Why the record is not durable, or null. */
  readonly saveFault: string | null;
  readonly exitCode: number;
}

/** A step that is skipped because of its record, whose outputs are given out again. */
export function skippedResult(step: string, unit: Unit | undefined, reason: string): Result {
  return {
    step,
    outcome: 'skipped',
    reason,
    durationMs: 0,
    savedMs: unit?.durationMs ?? 0,
    outputs: record(Object.entries(unit?.outputs ?? {})),
    unit,
    artifactId: '',
    saveFault: null,
    exitCode: 0,
  };
}
