import * as path from 'node:path';
import { childEnvironment } from '../effects/command/child-environment.js';
import { CommandFiles } from '../effects/command/command-files.js';
import { startCommand } from '../effects/command/run-command.js';
import { aboutStep } from '../engine/decision.js';
import { type Fingerprint, idempotencyKey } from '../engine/fingerprint.js';
import { describeWork } from '../engine/input-hash.js';
import { interruptStep, startStep } from '../engine/transitions.js';
import { digestsBefore } from '../store/files/capture.js';
import { Keeper } from './keep.js';
import { recordEnd } from './record-end.js';
import type { Remote } from './remote.js';
import type { Result } from './report.js';
import type { Session } from './session.js';
import type { Signals } from './signals.js';
import { error, group, info } from './workflow-commands.js';

/** Runs the command and records how it ended. Skips never load this: it is what makes a start slow. */
export async function runStep(
  session: Session,
  remote: Remote,
  signals: Signals,
  print: Fingerprint,
  reason: string,
): Promise<Result> {
  const { context, inputs, journal, work } = session;
  const { step } = inputs;
  const keeper = new Keeper(session, remote);
  const commandFiles = new CommandFiles(context.temp, process.env);
  const before = inputs.files.length > 0 ? await digestsBefore(context.workspace, inputs.files) : new Map();
  const environment = childEnvironment(process.env, {
    GITHUB_OUTPUT: commandFiles.output,
    CHECKPOINT_IDEMPOTENCY_KEY: idempotencyKey({
      runId: context.runId,
      scope: context.scopeHash,
      step,
      inputHash: journal.document.inputHash ?? '',
      fingerprint: print.value,
    }),
  });
  group(`checkpoint: ${aboutStep(step, reason)}, so it runs`, [
    `It works on ${describeWork(work)}, attempt ${context.attempt} of run ${context.runId}.`,
    ...inputs.run.trimEnd().split(/\r?\n/),
  ]);
  const command = await startCommand({
    run: inputs.run,
    shell: inputs.shell,
    cwd: path.resolve(context.workspace, inputs.workingDirectory),
    env: environment,
    temp: context.temp,
    inContainer: context.inContainer,
    starting: () => {
      journal.update((document) =>
        startStep(document, {
          step,
          attempt: context.attempt,
          at: new Date().toISOString(),
          fingerprint: print.value,
          fingerprintParts: print.parts,
        }),
      );
    },
  });
  const started = performance.now();
  void remote.warmUp();
  let recorded = false;
  signals.listen((signal) => {
    command.stop(signal);
    if (recorded) return;
    recorded = true;
    info(`${signal} received: passed on to ${step}, which has a few seconds to end.`);
    const at = new Date().toISOString();
    const durationMs = Math.round(performance.now() - started);
    journal.update((document) => interruptStep(document, { step, at, durationMs, reason: 'signal' }));
    keeper.request();
  });
  const ended = await command.result;
  // From here on a signal only sets a time limit: what the command did is recorded either way.
  signals.listen(() => {});
  const end = {
    command: ended,
    interrupted: signals.interruption,
    written: commandFiles.read(),
    before,
    environment,
  };
  commandFiles.remove();
  const result = await recordEnd(session, remote, keeper, reason, end);
  if (result.outcome === 'failed') error(`${step} failed: ${result.unit?.note ?? ''}.`);
  return result;
}
