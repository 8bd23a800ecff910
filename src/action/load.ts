import { plural } from '../engine/words.js';
import { setOutput } from './file-commands.js';
import { headOf } from './report.js';
import type { Session } from './session.js';
import { nextStep } from './steps.js';
import { info } from './workflow-commands.js';

/** `mode: load`: says what is known, and changes nothing. */
export function giveKnown(session: Session): void {
  const { context, journal, knowledge, resumed } = session;
  const head = headOf(session, journal.document);
  const done = Object.values(journal.document.units).filter((unit) => unit.status === 'done').length;
  const outputs: Readonly<Record<string, string>> = {
    step: head?.step ?? '',
    'next-step': nextStep(session),
    attempt: String(context.attempt),
    'input-hash': journal.document.inputHash ?? '',
    resumed: String(resumed),
    reason: WHAT_IS_KNOWN[knowledge.answer],
    checkpoint: JSON.stringify(head),
  };
  for (const [name, value] of Object.entries(outputs)) setOutput(name, value);
  info(
    head === null
      ? `checkpoint: ${WHAT_IS_KNOWN[knowledge.answer]}.`
      : `checkpoint: at ${head.step} since attempt ${head.attempt}; ${plural(done, 'step')} done; next is ${outputs['next-step'] || 'nothing'}.`,
  );
}

const WHAT_IS_KNOWN = {
  found: 'a checkpoint was found',
  none: 'there is no checkpoint of this job yet',
  unknown: 'whether there is a checkpoint could not be read',
} as const;
