import { changedParts, type Fingerprint } from './fingerprint.js';
import { describeWork, inputHash, type Work } from './input-hash.js';
import type { Knowledge } from './knowledge.js';
import { entry } from './record.js';
import type { Unit } from './schema.js';
import { isStale } from './staleness.js';
import { duration, oneLine } from './words.js';

/** The steps of a job that names none; also the order that five-field checkpoints are read by. */
export const DEFAULT_STEPS = ['ai-complete', 'label-applied', 'comment-posted', 'done'] as const;

export const ON_UNKNOWN = ['rerun', 'fail', 'skip'] as const;
export const ON_CHANGE = ['rerun', 'keep', 'fail'] as const;
export type OnUnknown = (typeof ON_UNKNOWN)[number];
export type OnChange = (typeof ON_CHANGE)[number];

/**
 * What can be proven about the effect of a step whose record does not say how it ended. `available`: a proof
 * exists but has not been asked yet; `none`: there is nothing to ask.
 */
export type Proof = 'none' | 'available' | 'landed' | 'not-landed' | 'inconclusive';

export interface Situation {
  readonly step: string;
  /** The job's steps in order, for five-field checkpoints. */
  readonly steps: readonly string[];
  readonly attempt: number;
  readonly work: Work;
  readonly fingerprint: Fingerprint;
  readonly knowledge: Knowledge;
  /** The same step of the same scope was already used in this attempt. */
  readonly usedBefore: boolean;
  /** False: what is known is ignored and superseded. */
  readonly resume: boolean;
  readonly onUnknown: OnUnknown;
  readonly onChange: OnChange;
  readonly proof: Proof;
  /** The step's comment is to have another text than it had. */
  readonly rewritten?: boolean;
  /** What a try at restoring found missing or damaged, one phrase each. Empty before the try. */
  readonly unrestorable: readonly string[];
}

export interface Decision {
  /**
   * `run` the effect; `skip` it, restoring what it produced; `prove`: ask the effect's proof and decide again;
   * `fail` without touching anything.
   */
  readonly action: 'run' | 'skip' | 'prove' | 'fail';
  /** The row of the table in design section 3. */
  readonly row: number;
  /** Why, in words a person understands. One sentence, without the step's name. */
  readonly reason: string;
  /** For `fail`: what to do about it. */
  readonly fix?: string;
}

/** A situation with the few facts that several rows look at. */
interface Case extends Situation {
  readonly unit: Unit | undefined;
  readonly lost: readonly string[];
}

interface Row {
  readonly row: number;
  readonly when: (c: Case) => boolean;
  readonly so: (c: Case) => Omit<Decision, 'row'>;
}

/** What `interrupted.reason` of a record means, in words. */
const INTERRUPTERS: Readonly<Record<string, string>> = {
  signal: 'a signal',
  timeout: 'its timeout',
  kill: 'a kill',
};

/** "When a step is skipped": read from the top, the first row that applies decides. */
const TABLE: readonly Row[] = [
  {
    row: 1,
    when: (c) => c.usedBefore,
    so: (c) =>
      fail(
        `step "${c.step}" is used twice in this job`,
        'Give each use its own step name, or a "key" that tells them apart.',
      ),
  },
  {
    row: 2,
    when: (c) => c.knowledge.twoWriters,
    so: () =>
      fail(
        'two jobs of one attempt wrote the same checkpoint, as when a reusable workflow is called twice',
        'Give each call its own "key" input, for example its name or a matrix value.',
      ),
  },
  {
    row: 3,
    when: (c) => !c.resume,
    so: () => run('resume is false: whatever is known from before is ignored'),
  },
  {
    row: 3,
    when: (c) => c.knowledge.answer === 'none' && c.unit === undefined,
    so: () => run('it had not been done before'),
  },
  {
    row: 4,
    when: (c) => c.knowledge.document === null && c.knowledge.void.length > 0 && c.knowledge.complete,
    so: (c) =>
      run(
        `the checkpoint is about ${describeWork(c.knowledge.void.at(-1)?.work)}, this job works on ${describeWork(c.work)}`,
      ),
  },
  {
    row: 4,
    when: (c) => headOfOtherWork(c) && c.knowledge.complete,
    so: () => run('the checkpoint is about another issue or commit'),
  },
  {
    row: 5,
    when: (c) =>
      c.knowledge.head !== null && !c.steps.includes(c.knowledge.head.step) && c.knowledge.complete,
    so: (c) =>
      run(`the checkpoint names step "${c.knowledge.head?.step}", which is not one of this job's steps`),
  },
  {
    row: 5,
    when: (c) => c.knowledge.head !== null && coveredByHead(c),
    so: (c) =>
      skip(`the checkpoint of attempt ${c.knowledge.head?.attempt} is at "${c.knowledge.head?.step}"`),
  },
  {
    row: 3,
    when: (c) => c.unit === undefined && c.knowledge.complete && !isMalformed(c),
    so: () => run('it had not been done before'),
  },
  {
    row: 3,
    when: (c) => c.unit?.status === 'pending' || c.unit?.status === 'dep_blocked',
    so: () => run('it has not been started yet'),
  },
  // An exit code is no proof (design section 5): where there is one, it is asked before the command is tried again.
  {
    row: 3,
    when: (c) => c.unit?.status === 'blocked' && c.proof === 'available',
    so: (c) => ({ action: 'prove', reason: failedBefore(c) }),
  },
  {
    row: 3,
    when: (c) => c.unit?.status === 'blocked' && c.proof === 'landed',
    so: (c) => skip(`${failedBefore(c)}, but its proof says that it took effect`),
  },
  { row: 3, when: (c) => c.unit?.status === 'blocked', so: (c) => run(failedBefore(c)) },
  {
    row: 6,
    when: (c) => c.unit?.status === 'done' && isStale(c.unit, c.knowledge.document?.units ?? {}),
    so: (c) => run(`it was done in attempt ${attemptOf(c)}, but a step it was built on has been done again`),
  },
  { row: 7, when: (c) => c.unit?.status === 'done' && changed(c) && c.onChange !== 'keep', so: onChanged },
  {
    row: 8,
    when: (c) => c.unit?.status === 'done' && c.lost.length > 0,
    so: (c) => notRestorable(c),
  },
  {
    row: 9,
    when: (c) => c.unit?.status === 'done' && c.rewritten === true && c.onChange !== 'keep',
    so: (c) => run(`it was done in attempt ${attemptOf(c)}, but its text has changed since`),
  },
  { row: 9, when: (c) => c.unit?.status === 'done', so: (c) => skip(doneBefore(c)) },
  { row: 10, when: (c) => c.proof === 'available', so: (c) => ({ action: 'prove', reason: unclear(c) }) },
  {
    row: 10,
    when: (c) => c.proof === 'landed',
    so: (c) => skip(`${unclear(c)}, and its proof says that it took effect`),
  },
  {
    row: 10,
    when: (c) => c.proof === 'not-landed',
    so: (c) => run(`${unclear(c)}, and its proof says that it did not take effect`),
  },
  { row: 10, when: () => true, so: (c) => whenUnknown(c, unclear(c)) },
];

/** Decides what happens to a step. Pure: the same situation always gets the same answer. */
export function decide(situation: Situation): Decision {
  const unit = entry(situation.knowledge.document?.units, situation.step);
  const withheld = (unit?.withheld ?? []).map(
    ({ kind, name, reason }) => `${kind} "${name}" was not stored (${reason})`,
  );
  const c: Case = { ...situation, unit, lost: [...withheld, ...situation.unrestorable] };
  for (const { row, when, so } of TABLE) {
    if (!when(c)) continue;
    const decision = so(c);
    // Documents come from outside: what they say must not become a line, or a workflow command, of its own.
    return { row, ...decision, reason: oneLine(decision.reason) };
  }
  throw new Error('The decision table has no last row.');
}

function run(reason: string): Omit<Decision, 'row'> {
  return { action: 'run', reason };
}

function skip(reason: string): Omit<Decision, 'row'> {
  return { action: 'skip', reason };
}

function fail(reason: string, fix: string): Omit<Decision, 'row'> {
  return { action: 'fail', reason, fix };
}

function headOfOtherWork(c: Case): boolean {
  return c.knowledge.head !== null && c.knowledge.head.inputHash !== inputHash(c.work);
}

function coveredByHead(c: Case): boolean {
  const last = c.steps.indexOf(c.knowledge.head?.step ?? '');
  const own = c.steps.indexOf(c.step);
  return own !== -1 && own <= last && !headOfOtherWork(c);
}

function isMalformed(c: Case): boolean {
  return entry(c.knowledge.malformedUnits, c.step) !== undefined;
}

function changed(c: Case): boolean {
  return c.unit?.fingerprint != null && c.unit.fingerprint !== c.fingerprint.value;
}

function onChanged(c: Case): Omit<Decision, 'row'> {
  const parts = changedParts(c.unit?.fingerprintParts, c.fingerprint.parts).join(', ');
  const reason = `it was done in attempt ${attemptOf(c)}, but has changed since (${parts})`;
  return c.onChange === 'fail'
    ? fail(reason, 'Set "on-change" to rerun or keep, or undo the change.')
    : run(reason);
}

function notRestorable(c: Case): Omit<Decision, 'row'> {
  const reason = `it was done in attempt ${attemptOf(c)}, but cannot be restored: ${c.lost.join('; ')}`;
  // A skip without what the step produced would starve the steps after it, so here "skip" fails too.
  return c.onUnknown === 'rerun'
    ? run(reason)
    : fail(reason, `Set "on-unknown: rerun" to do it again, or start fresh with "resume: false".`);
}

function whenUnknown(c: Case, reason: string): Omit<Decision, 'row'> {
  switch (c.onUnknown) {
    case 'rerun':
      return run(reason);
    case 'skip':
      return skip(`${reason}; "on-unknown: skip" counts it as done`);
    case 'fail':
      return fail(
        reason,
        'Check whether it took effect. Then start fresh with "resume: false", or delete the checkpoint artifact.',
      );
  }
}

/** The attempt that made the record; records of other tools have none. */
function attemptOf(c: Case): number {
  return c.unit?.attempt ?? 1;
}

function doneBefore(c: Case): string {
  const took = c.unit?.durationMs == null ? '' : ` in ${duration(c.unit.durationMs)}`;
  const kept = changed(c) ? ', and "on-change: keep" keeps it although it has changed' : '';
  const partial = c.unit?.partial
    ? ' (what it wrote to environment, path or summary is not brought back)'
    : '';
  return `it was done in attempt ${attemptOf(c)}${took}${kept}${partial}`;
}

function failedBefore(c: Case): string {
  const note = c.unit?.note ? ` (${c.unit.note})` : '';
  return `it failed in attempt ${attemptOf(c)}${note}`;
}

function unclear(c: Case): string {
  const { unit } = c;
  const malformed = entry(c.knowledge.malformedUnits, c.step);
  if (unit === undefined || malformed !== undefined) {
    const [first, ...others] = [...(malformed === undefined ? [] : [malformed]), ...c.knowledge.unread];
    // A reason has to stay short; the warning that came before has them all.
    return `whether it was done before could not be read: ${first}${others.length > 0 ? `; and ${others.length} more` : ''}`;
  }
  const started = `it was started in attempt ${attemptOf(c)}`;
  if (!unit.interrupted) return `${started} and its end was never recorded`;
  const after = unit.durationMs == null ? '' : ` after ${duration(unit.durationMs)}`;
  return `${started} and interrupted by ${entry(INTERRUPTERS, unit.interrupted.reason) ?? unit.interrupted.reason}${after}`;
}

/** A reason as a full sentence about a step: `it was done …` becomes `ai-complete was done …`. */
export function aboutStep(step: string, reason: string): string {
  return reason.startsWith('it ') ? `${step} ${reason.slice(3)}` : `${step}: ${reason}`;
}
