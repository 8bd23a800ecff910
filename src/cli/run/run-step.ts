import * as fs from 'node:fs';
import { childEnvironment } from '../../effects/command/child-environment.js';
import { describeError } from '../../engine/errors.js';
import { type Fingerprint, idempotencyKey } from '../../engine/fingerprint.js';
import { entry } from '../../engine/record.js';
import { failStep, interruptStep, startStep } from '../../engine/step-transitions.js';
import { type ChildEnd, findProgram, runChild } from './child.js';
import type { RunOptions } from './options.js';
import { privateFiles } from './private-files.js';
import { recordEnd } from './record-end.js';
import type { Session } from './session.js';
import { terminalRole } from './terminal.js';

/** Another command has done the step since it was decided to run it. */
export class DoneMeanwhile extends Error {}

/**
 * Runs the command and records how it ended. Returns the exit code.
 * @throws DoneMeanwhile before the command is started
 */
export async function runStep(session: Session, options: RunOptions, print: Fingerprint): Promise<number> {
  const { journal } = session;
  const { step, globs, ownFiles, workspace } = options;
  const [name, ...args] = options.command;
  const program = findProgram(name, process.env);
  const before =
    globs.length > 0 ? await digests(workspace, [...globs, ...ownFiles]) : new Map<string, string>();
  const { folder, files, fault } = privateFiles();
  const decided = entry(session.knowledge.document?.units, step);
  // Commands that begin a run at the same time agree on its number before the first of them is told.
  if (session.found === null) journal.update((document) => document);
  let end: ChildEnd;
  let exitCode: number;
  try {
    end = await runChild({
      program,
      args,
      cwd: workspace,
      env: childEnvironment(process.env, {
        ...(files === null ? {} : { GITHUB_OUTPUT: files.output }),
        CHECKPOINT_IDEMPOTENCY_KEY: keyOf(session, step, print),
      }),
      starting: () => {
        let isDone = false;
        journal.update((document) => {
          const present = entry(document.units, step);
          isDone = present?.status === 'done' && present.completionId !== decided?.completionId;
          if (isDone) return document;
          return startStep(document, {
            step,
            attempt: session.attempt,
            at: now(),
            fingerprint: print.value,
            fingerprintParts: print.parts,
          });
        });
        if (isDone) throw new DoneMeanwhile();
      },
      onSignal: interruption(session, step),
    }).catch((error: unknown) => {
      const note = describeError(error);
      journal.update((document) => failStep(document, { step, at: now(), durationMs: 0, note }));
      throw error;
    });
    exitCode = await recordEnd(session, options, end, files?.read() ?? null, before, fault);
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

async function digests(workspace: string, globs: readonly string[]): Promise<Map<string, string>> {
  const { digestsBefore } = await import('../../store/files/capture.js');
  return digestsBefore(workspace, globs);
}

function now(): string {
  return new Date().toISOString();
}
