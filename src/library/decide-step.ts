import { aboutStep, DEFAULT_STEPS, type Decision, decide, type Situation } from '../engine/decision.js';
import { type CheckpointError, RefusedError } from '../engine/errors.js';
import type { Fingerprint } from '../engine/fingerprint.js';
import { type Knowledge, NOTHING } from '../engine/knowledge.js';
import { entry, record } from '../engine/record.js';
import type { RunDocument } from '../engine/schema.js';
import { resultOf } from '../engine/storable-result.js';
import { askProbe, type Evidence } from './ask-probe.js';
import type { StepContext, StepOptions } from './durable-steps.js';
import { ResultLostError, UnknownOutcomeError } from './errors.js';

/** One use of a step. */
export interface StepUse<T> {
  readonly name: string;
  readonly print: Fingerprint;
  readonly context: StepContext;
  readonly options: StepOptions<T>;
  readonly usedBefore: boolean;
}

/** What is known of the run when the step is used. */
export interface Known {
  readonly file: string;
  readonly document: RunDocument;
  readonly malformed: Readonly<Record<string, string>>;
  /** What to do, besides what the step itself can say, when nobody knows whether it took effect. */
  readonly wayOut: string;
}

export type Verdict =
  | { readonly action: 'skip'; readonly reason: string; readonly result: unknown }
  /** It took effect, which nothing but its probe says: that is to be recorded. */
  | { readonly action: 'adopt'; readonly reason: string; readonly result: unknown }
  | { readonly action: 'run'; readonly reason: string; readonly isFirst: boolean };

/**
 * Decides, by the engine's table, whether a step is done or skipped.
 * @throws CheckpointError when it must be neither
 */
export async function decideStep<T>(use: StepUse<T>, known: Known): Promise<Verdict> {
  const { name, context, options } = use;
  const stored = storedResult(use, known);
  const situation = situationOf(use, known, stored);
  let decision = decide(situation);
  let evidence: Evidence | null = null;
  // A result that was lost may be had again from where the step took effect.
  const isAsked = decision.action === 'prove' || (decision.row === 8 && options.probe !== undefined);
  if (isAsked && options.probe !== undefined) {
    evidence = await askProbe(options.probe, context);
    if (decision.row === 8) decision = withEvidence(decision, evidence);
    else decision = decide({ ...situation, proof: evidence.proof });
  }
  const { action, reason } = decision;
  if (action === 'skip') {
    return evidence === null
      ? { action, reason, result: stored.result }
      : { action: 'adopt', reason, result: evidence.result };
  }
  if (action === 'run') {
    const isFirst = decision.row === 3 && entry(known.document.units, name) === undefined;
    return { action, reason, isFirst };
  }
  throw refusal(name, decision, evidence, known);
}

function situationOf<T>(use: StepUse<T>, known: Known, stored: Stored): Situation {
  const { document, malformed } = known;
  return {
    step: use.name,
    steps: DEFAULT_STEPS,
    attempt: use.context.attempt,
    work: { issueNumber: '', commitSha: '', ...document.work },
    fingerprint: use.print,
    // Whatever did not count was left behind when the file was opened.
    knowledge: {
      ...NOTHING,
      ...{ answer: 'found', document, malformedUnits: record(Object.entries(malformed)) },
      ...whatIsUnread(use, document),
    },
    usedBefore: use.usedBefore,
    resume: true,
    onUnknown: use.options.idempotent === true ? 'rerun' : 'fail',
    onChange: 'rerun',
    proof: use.options.probe === undefined ? 'none' : 'available',
    unrestorable: stored.faults,
  };
}

/** A run whose record was lost starts over; but a step that can find out whether it took effect does so first. */
function whatIsUnread<T>({ options }: StepUse<T>, { lostRecord }: RunDocument): Partial<Knowledge> {
  if (lostRecord === undefined || options.probe === undefined) return {};
  return { complete: false, unread: [`the record before this one, which is now ${lostRecord}`] };
}

interface Stored {
  readonly result?: unknown;
  readonly faults: readonly string[];
}

function storedResult<T>({ name }: StepUse<T>, { document }: Known): Stored {
  try {
    return { result: resultOf(entry(entry(document.units, name)?.outputs, 'result')), faults: [] };
  } catch {
    return { faults: ['its result is damaged'] };
  }
}

function withEvidence(decision: Decision, { proof, hasResult }: Evidence): Decision {
  if (proof === 'landed' && hasResult) {
    return { ...decision, action: 'skip', reason: `${decision.reason}; its probe has the result` };
  }
  if (proof === 'not-landed') {
    return { ...decision, action: 'run', reason: `${decision.reason}; its probe says that it is not done` };
  }
  return decision;
}

function refusal(
  name: string,
  decision: Decision,
  evidence: Evidence | null,
  { wayOut }: Known,
): CheckpointError {
  const why = evidence === null || evidence.why === '' ? '' : `, and ${evidence.why}`;
  const message = `${aboutStep(name, decision.reason)}${why}.`;
  const cause = evidence?.cause === undefined ? {} : { cause: evidence.cause };
  switch (decision.row) {
    case 1:
      return new RefusedError(`step "${name}" is used twice.`, 'Give each use its own name.');
    case 8:
      return new ResultLostError(
        name,
        message,
        `Give the step a "probe" that answers { landed: true, result }, or "idempotent: true" if it may be done again. ${wayOut}`,
        cause,
      );
    default:
      return new UnknownOutcomeError(
        name,
        message,
        `Give the step a "probe" that looks whether it took effect, or "idempotent: true" if it bears being done twice. ${wayOut}`,
        cause,
      );
  }
}
