import { aboutStep } from '../engine/decision.js';
import { describeKept, describeWithheld } from '../engine/describe-unit.js';
import { checkpointHead } from '../engine/head.js';
import { describeProgress } from '../engine/progress.js';
import type { RunDocument, Withheld } from '../engine/schema.js';
import { duration } from '../engine/words.js';
import { appendSummary, setOutput } from './file-commands.js';
import { inPlaces } from './places.js';
import type { Result } from './result.js';
import type { Session } from './session.js';
import { nextStep } from './steps.js';
import { stepBlock } from './summary.js';
import { error, info, mask, warning } from './workflow-commands.js';

/** Our own outputs; a captured output of one of these names is only in `outputs`. */
export const OWN_OUTPUTS = [
  'skipped',
  'outcome',
  'step',
  'next-step',
  'attempt',
  'input-hash',
  'resumed',
  'reason',
  'checkpoint',
  'outputs',
  'artifact-id',
  'duration-ms',
  'saved-ms',
] as const;

/** Tells everybody how a step ended: later steps (outputs), the log, the job's summary. Returns the exit code. */
export function report(session: Session, result: Result): number {
  giveOutputs(session, result);
  const { document } = session.journal;
  const kept = describeKept(result.unit);
  const { step, outcome, durationMs, savedMs, saveFault, unit } = result;
  const use = { step, key: session.inputs.key, outcome, story: storyOf(result), durationMs, savedMs, kept };
  appendSummary(stepBlock({ ...use, saveFault, checkpoint: headOf(session, document), unit }));
  session.job.addUse(use);
  info(lastLine(result, kept));
  return result.exitCode;
}

/** Why the step was run or skipped, and, where it did not end well, how it ended. */
function storyOf({ step, outcome, reason, resumedWith, unit }: Result): string {
  const why = aboutStep(step, reason);
  const ran = resumedWith === undefined ? 'so it ran' : `so it ran, going on with ${resumedWith}`;
  switch (outcome) {
    case 'failed':
      return unit?.status === 'blocked' && unit.note
        ? `${why}, ${ran}; it failed: ${unit.note}`
        : `${why}, ${ran}`;
    case 'interrupted':
      return `${why}, ${ran}, and was interrupted`;
    case 'completed':
      return reason.startsWith('it is ') || reason.startsWith('it has ') ? why : `${why}, ${ran}`;
    case 'skipped':
      return why;
  }
}

function giveOutputs(session: Session, result: Result): void {
  const { context, journal, resumed } = session;
  const own: Record<(typeof OWN_OUTPUTS)[number], string> = {
    skipped: String(result.outcome === 'skipped'),
    outcome: result.outcome,
    step: result.step,
    'next-step': nextStep(session),
    attempt: String(context.attempt),
    'input-hash': journal.document.inputHash ?? '',
    resumed: String(resumed || result.resumedWith !== undefined),
    reason: aboutStep(result.step, result.reason),
    checkpoint: JSON.stringify(headOf(session, journal.document)),
    outputs: JSON.stringify(result.outputs),
    'artifact-id': result.artifactId,
    'duration-ms': String(result.durationMs),
    'saved-ms': String(result.savedMs),
  };
  const collisions: string[] = [];
  for (const name of result.unit?.secretOutputs ?? []) mask(result.outputs[name] ?? '');
  for (const [name, value] of Object.entries(result.outputs)) {
    // Output names are case-insensitive for the runner.
    if (Object.hasOwn(own, name.toLowerCase())) collisions.push(name);
    else setOutput(name, value);
  }
  for (const [name, value] of Object.entries(own)) setOutput(name, value);
  if (collisions.length > 0) {
    warning(
      `${result.step}: the ${collisions.length === 1 ? 'output' : 'outputs'} ${collisions.join(', ')} can only be read from the output "outputs", because this action has its own of that name.`,
    );
  }
}

export function headOf(session: Session, document: RunDocument): ReturnType<typeof checkpointHead> {
  return checkpointHead(document, session.context.runId, document.inputHash ?? '');
}

/** Warns of everything of a step that was not stored: its names, never its values. */
export function warnWithheld(step: string, withheld: readonly Withheld[]): void {
  if (withheld.length === 0) return;
  warning(
    `${step} cannot be restored in a later attempt and will run again, because not all of it was stored: ${describeWithheld(withheld)}. Later steps of this attempt are not affected.`,
  );
}

/** Says that a record is not durable. Where there is no store at all, that has been said once for the whole job. */
export function warnNotKept(session: Session, fault: string | null): void {
  if (fault === null || session.stores.length === 0) return;
  warning(
    `The record of ${session.inputs.step} could not be kept ${inPlaces(session.stores)} (${fault}). The work goes on, but if this job fails, a re-run may do the step again.`,
  );
}

/** Whether a step that is done fails because its record is not durable. If so, says it. */
export function failsUnkept(session: Session, fault: string | null): boolean {
  const { step, policies } = session.inputs;
  const fails = fault !== null && policies.onSaveFailure === 'fail';
  if (fails) error(`${step} is done, but its record could not be kept, and "on-save-failure" is fail.`);
  return fails;
}

function lastLine(result: Result, kept: string): string {
  const { step, outcome } = result;
  const recorded = kept === '' ? '' : `, ${kept}`;
  const progress = describeProgress(result.unit?.progress);
  const further = progress === '' ? '' : ` Its progress is kept: ${progress}.`;
  switch (outcome) {
    case 'completed':
      if (result.durationMs === 0) return `✓ ${step} is marked as done${recorded}.`;
      return `✓ ${step} is done in ${duration(result.durationMs)}${result.saveFault === null ? ' and recorded' : ''}${recorded}.`;
    case 'skipped':
      return `↷ ${aboutStep(step, result.reason)}, so it is skipped${kept === '' ? '' : `; restored ${kept}`}.`;
    case 'failed':
      return `✗ ${step} failed after ${duration(result.durationMs)}; the next attempt runs it again.${further}`;
    case 'interrupted':
      return `✗ ${step} was interrupted after ${duration(result.durationMs)}. Whether its effect landed is not known. A re-run of this run goes on from here; a new run starts over.${further}`;
  }
}
