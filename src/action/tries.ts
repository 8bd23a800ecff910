import { failureOf } from '../effects/command/command-failure.js';
import { CommandFiles, type WrittenFiles } from '../effects/command/command-files.js';
import { parseFileCommand } from '../effects/command/github-output.js';
import { type CommandResult, type RunningCommand, startCommand } from '../effects/command/run-command.js';
import type { Proof } from '../engine/decision.js';
import type { Fingerprint } from '../engine/fingerprint.js';
import { afterFailedTry, retryPause } from '../engine/retry.js';
import { duration } from '../engine/words.js';
import { commandSpec } from './command-spec.js';
import type { Keeper } from './keep.js';
import { askProof } from './proof.js';
import { recordStop, type StopReason } from './record-failure.js';
import { recordNotStarted, recordStartDurably } from './record-start.js';
import type { Session } from './session.js';
import type { Signals } from './signals.js';
import type { StepProgress } from './step-progress.js';
import { info, warning } from './workflow-commands.js';

/** How the command ended, after all its tries. */
export interface Ending {
  readonly command: CommandResult;
  readonly written: WrittenFiles;
  readonly outputs: ReadonlyMap<string, string>;
  /** What the command added to the environment of later steps. */
  readonly exported: ReadonlyMap<string, string>;
  /** Why it does not count as done, in words; null when it does. */
  readonly failure: string | null;
  /** What stopped it from outside; null when it ended by itself. */
  readonly stoppedBy: StopReason | null;
  readonly durationMs: number;
}

const CRLF = process.platform === 'win32';

/** Runs the command until it is done, proven to be done, stopped, or out of tries. */
export async function runTries(
  session: Session,
  signals: Signals,
  keeper: Keeper,
  print: Fingerprint,
  progress: StepProgress,
): Promise<Ending> {
  const { step, policies } = session.inputs;
  const begun = performance.now();
  // A value that any of the tries, or the probe, has masked is secret in all of them.
  const masks = new Set<string>();
  for (let attempt = 1; ; attempt += 1) {
    const first = attempt === 1;
    const once = await runOnce(session, signals, keeper, print, progress, begun, first);
    for (const mask of once.command.masks) masks.add(mask);
    const ending = { ...once, command: { ...once.command, masks } };
    if (ending.failure === null || signals.interruption !== null) return ending;

    const failed = {
      attempt,
      end:
        ending.stoppedBy === 'timeout' ? 'timeout' : ending.command.exitCode === null ? 'killed' : 'failed',
      exitCode: ending.command.exitCode,
      onUnknown: policies.onUnknown,
    } as const;
    let proof: Proof = policies.probe === '' ? 'none' : 'available';
    let verdict = afterFailedTry({ ...failed, proof }, policies.retry);
    if (verdict === 'prove') {
      const answer = await askProof(session, print);
      for (const mask of answer.masks) masks.add(mask);
      if (signals.interruption !== null) return stopped(session, keeper, ending, begun);
      proof = answer.proof;
      verdict = afterFailedTry({ ...failed, proof }, policies.retry);
      if (verdict === 'landed') {
        info(`${step}: ${ending.failure}, but its probe says that it took effect.`);
        return {
          ...ending,
          failure: null,
          stoppedBy: null,
          outputs: new Map([...ending.outputs, ...answer.outputs]),
        };
      }
    }
    if (verdict !== 'retry') return ending;
    const pause = retryPause(policies.retry, attempt, Math.random());
    warning(
      `${step}: try ${attempt} of ${policies.retry.maxAttempts} did not succeed (${ending.failure}); next one in ${duration(pause)}.`,
    );
    await signals.pause(pause);
    if (signals.interruption !== null) return stopped(session, keeper, ending, begun);
  }
}

/** The end of a step that is stopped between two tries. Whether the last try took effect stays unknown. */
function stopped(session: Session, keeper: Keeper, ending: Ending, begun: number): Ending {
  recordStop(session, 'signal', begun);
  keeper.request();
  return { ...ending, stoppedBy: 'signal' };
}

async function runOnce(
  session: Session,
  signals: Signals,
  keeper: Keeper,
  print: Fingerprint,
  progress: StepProgress,
  begun: number,
  first: boolean,
): Promise<Ending> {
  const { context, inputs } = session;
  const files = new CommandFiles(context.temp, process.env);
  const spec = commandSpec(session, print, inputs.run, { CHECKPOINT_FILE: progress.file });
  let command: RunningCommand;
  try {
    command = await startCommand({
      ...spec,
      env: { ...spec.env, GITHUB_OUTPUT: files.output },
      starting: () => (first ? recordStartDurably(session, keeper, print) : undefined),
    });
  } catch (error) {
    files.remove();
    await recordNotStarted(session, keeper, 'it could not be started');
    throw error;
  }
  void keeper.prepare();
  const exportedSoFar = () => parseFileCommand(files.read().environment, CRLF).pairs;
  progress.observe(() => ({ masks: command.masks(), exported: exportedSoFar() }));
  let timedOut = false;
  const timer = limit(inputs.policies.timeoutMs, () => {
    timedOut = true;
    info(
      `${inputs.step} has taken ${duration(inputs.policies.timeoutMs)}, its "timeout-minutes", and is stopped.`,
    );
    command.stop('SIGINT');
  });
  let recorded = false;
  signals.listen((signal) => {
    command.stop(signal);
    if (recorded) return;
    recorded = true;
    info(`${signal} received: passed on to ${inputs.step}, which has a few seconds to end.`);
    recordStop(session, 'signal', begun);
    keeper.request();
    progress.hurry();
  });
  const result = await command.result;
  clearTimeout(timer);
  // From here on a signal only sets a time limit: what the command did is recorded either way.
  signals.listen(() => {});
  const written = files.read();
  files.remove();
  const output = parseFileCommand(written.output, CRLF);
  const exported = parseFileCommand(written.environment, CRLF).pairs;
  const failure = failureOf(result, output);
  const killed = result.signal === null ? null : 'kill';
  const stoppedBy = failure === null ? null : recorded ? 'signal' : timedOut ? 'timeout' : killed;
  return {
    command: result,
    written,
    outputs: output.pairs,
    exported,
    failure: timedOut && failure !== null ? `it took longer than its "timeout-minutes"` : failure,
    stoppedBy,
    durationMs: Math.round(performance.now() - begun),
  };
}

/** Timers take at most 2^31 - 1 ms; anything longer is no limit for a job of at most 35 days. */
function limit(ms: number, onReached: () => void): NodeJS.Timeout | undefined {
  return ms <= 2 ** 31 - 1 ? setTimeout(onReached, ms) : undefined;
}
