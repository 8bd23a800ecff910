import * as os from 'node:os';
import { failureOf } from '../../effects/command/command-failure.js';
import type { WrittenFiles } from '../../effects/command/command-files.js';
import { parseFileCommand } from '../../effects/command/github-output.js';
import { describeKept, describeWithheld } from '../../engine/describe-unit.js';
import { entry, record } from '../../engine/record.js';
import { SecretFinder, secretsOfEnvironment } from '../../engine/secrets.js';
import { failStep } from '../../engine/step-transitions.js';
import { duration } from '../../engine/words.js';
import { say } from '../messages.js';
import type { ChildEnd } from './child.js';
import type { RunOptions } from './options.js';
import { giveOutputs } from './outputs.js';
import { recordCompletion } from './record-completion.js';
import type { Session } from './session.js';

/** Records what became of the command, hands out its outputs, says how it went. */
export async function recordEnd(
  session: Session,
  options: RunOptions,
  end: ChildEnd,
  written: WrittenFiles | null,
  before: ReadonlyMap<string, string>,
  captureFault: string | null,
): Promise<number> {
  const { journal } = session;
  const { step } = options;
  const crlf = process.platform === 'win32';
  const output = parseFileCommand(written?.output ?? new Uint8Array(), crlf);
  const exported = Object.fromEntries(parseFileCommand(written?.environment ?? new Uint8Array(), crlf).pairs);
  const secrets = new SecretFinder([...secretsOfEnvironment(process.env), ...secretsOfEnvironment(exported)]);
  const failure = failureOf(end, output);
  const { durationMs } = end;
  let isRecorded = true;
  if (failure === null) {
    isRecorded = await recordCompletion(session, options, {
      durationMs,
      pairs: output.pairs,
      secrets,
      before,
      partial: written?.elsewhere ?? false,
      captureFault,
    });
  } else if (end.interrupted === null) {
    const at = new Date().toISOString();
    journal.update((document) => failStep(document, { step, at, durationMs, note: failure }));
  }
  giveOutputs(record(output.pairs), process.env);
  say(isRecorded ? lastLine(session, step, end, failure) : notRecorded(step, end));
  return failure === null ? 0 : exitCodeOf(end);
}

function notRecorded(step: string, end: ChildEnd): string {
  return `${step} is done in ${duration(end.durationMs)}, but is not recorded, so it runs again next time.`;
}

function lastLine(session: Session, step: string, end: ChildEnd, failure: string | null): string {
  const took = duration(end.durationMs);
  if (failure !== null && end.interrupted !== null) {
    return `${step} was interrupted by ${end.interrupted} after ${took}. Whether it took effect is not known; it runs again next time.`;
  }
  if (failure !== null) return `${step} failed after ${took} (${failure}); it runs again next time.`;
  const unit = entry(session.journal.document.units, step);
  const withheld = unit?.withheld ?? [];
  if (withheld.length > 0) {
    return `${step} is done in ${took}, but will run again next time, because not all of it was stored: ${describeWithheld(withheld)}.`;
  }
  const kept = describeKept(unit);
  return `${step} is done in ${took}${kept === '' ? '' : `, ${kept}`}.`;
}

function exitCodeOf(end: ChildEnd): number {
  if (end.signal !== null) return 128 + (os.constants.signals[end.signal] ?? 0);
  return end.exitCode === null || end.exitCode === 0 ? 1 : end.exitCode;
}
