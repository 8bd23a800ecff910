import * as fs from 'node:fs';
import * as os from 'node:os';
import * as path from 'node:path';
import { childEnvironment } from '../../effects/command/child-environment.js';
import { failureOf } from '../../effects/command/command-failure.js';
import { CommandFiles, type WrittenFiles } from '../../effects/command/command-files.js';
import { parseFileCommand } from '../../effects/command/github-output.js';
import { describeKept, describeWithheld } from '../../engine/describe-unit.js';
import { describeError } from '../../engine/errors.js';
import { type Fingerprint, idempotencyKey } from '../../engine/fingerprint.js';
import { entry, record } from '../../engine/record.js';
import { SecretFinder, secretsOfEnvironment } from '../../engine/secrets.js';
import { failStep, interruptStep, startStep } from '../../engine/transitions.js';
import { duration } from '../../engine/words.js';
import { say } from '../messages.js';
import { type ChildEnd, findProgram, runChild } from './child.js';
import type { RunOptions } from './options.js';
import { giveOutputs } from './outputs.js';
import { recordCompletion } from './record-completion.js';
import type { Session } from './session.js';
import { terminalRole } from './terminal.js';

/** Runs the command and records how it ended. Returns the exit code. */
export async function runStep(session: Session, options: RunOptions, print: Fingerprint): Promise<number> {
  const { journal } = session;
  const { step, globs, ownFiles, workspace } = options;
  const [name, ...args] = options.command;
  const program = findProgram(name, process.env);
  const before =
    globs.length > 0 ? await digests(workspace, [...globs, ...ownFiles]) : new Map<string, string>();
  const { folder, files, fault } = privateFiles();
  let end: ChildEnd;
  let exitCode: number;
  try {
    journal.update((document) =>
      startStep(document, {
        step,
        attempt: session.attempt,
        at: now(),
        fingerprint: print.value,
        fingerprintParts: print.parts,
      }),
    );
    end = await runChild({
      program,
      args,
      cwd: workspace,
      env: childEnvironment(process.env, {
        ...(files === null ? {} : { GITHUB_OUTPUT: files.output }),
        CHECKPOINT_IDEMPOTENCY_KEY: keyOf(session, step, print),
      }),
      onSignal: interruption(session, step),
    }).catch((error: unknown) => {
      const note = describeError(error);
      journal.update((document) => failStep(document, { step, at: now(), durationMs: 0, note }));
      throw error;
    });
    exitCode = await settle(session, options, end, files?.read() ?? null, before, fault);
  } finally {
    if (folder !== null) fs.rmSync(folder, { recursive: true, force: true });
  }
  if (diedAtTerminal(end)) dieOf(end.signal);
  return exitCode;
}

function keyOf({ journal }: Session, step: string, print: Fingerprint): string {
  const { document } = journal;
  return idempotencyKey({
    runId: document.runId ?? '',
    scope: document.id,
    step,
    inputHash: document.inputHash ?? '',
    fingerprint: print.value,
  });
}

/** Records what became of the command, hands out its outputs, says how it went. */
async function settle(
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
  const failure = failureOf(end, output, secrets);
  const { durationMs } = end;
  if (failure === null) {
    await recordCompletion(session, options, {
      durationMs,
      pairs: output.pairs,
      secrets,
      before,
      partial: written?.elsewhere ?? false,
      captureFault,
    });
  } else if (end.interrupted === null) {
    journal.update((document) => failStep(document, { step, at: now(), durationMs, note: failure }));
  }
  giveOutputs(record(output.pairs), process.env);
  say(lastLine(session, step, end, failure));
  return failure === null ? 0 : exitCodeOf(end);
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

/**
 * At a terminal a shell script is ended by Ctrl-C only if the command it waits for died of it too; an exit code of
 * 130 would let it go on with its next line.
 */
function diedAtTerminal(end: ChildEnd): end is ChildEnd & { signal: NodeJS.Signals } {
  return (
    end.interrupted !== null &&
    end.signal !== null &&
    process.platform !== 'win32' &&
    terminalRole() === 'foreground'
  );
}

function dieOf(signal: NodeJS.Signals): void {
  process.removeAllListeners(signal);
  process.kill(process.pid, signal);
}

/** Records the first signal, once it has been passed on: what follows it may be the end of this process. */
function interruption(session: Session, step: string): () => void {
  const started = performance.now();
  let recorded = false;
  return () => {
    if (recorded) return;
    recorded = true;
    const durationMs = Math.round(performance.now() - started);
    session.journal.update((document) =>
      interruptStep(document, { step, at: now(), durationMs, reason: 'signal' }),
    );
  };
}

/** A folder that only this user can read, with the command's own `GITHUB_OUTPUT` in it. */
function privateFiles(): { folder: string | null; files: CommandFiles | null; fault: string | null } {
  let folder: string | null = null;
  try {
    folder = fs.mkdtempSync(path.join(os.tmpdir(), 'checkpoint-run-'));
    return { folder, files: new CommandFiles(folder, process.env), fault: null };
  } catch (error) {
    const fault = `no file for outputs could be made (${describeError(error)})`;
    say(`warning: ${fault}, so outputs are not recorded.`);
    return { folder, files: null, fault };
  }
}

async function digests(workspace: string, globs: readonly string[]): Promise<Map<string, string>> {
  const { digestsBefore } = await import('../../store/files/capture.js');
  return digestsBefore(workspace, globs);
}

function now(): string {
  return new Date().toISOString();
}
