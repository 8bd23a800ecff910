import { randomUUID } from 'node:crypto';
import { failureOf } from '../effects/command/command-failure.js';
import type { WrittenFiles } from '../effects/command/command-files.js';
import { type ParsedOutput, parseFileCommand } from '../effects/command/github-output.js';
import type { CommandResult } from '../effects/command/run-command.js';
import { entry, record } from '../engine/record.js';
import { SecretFinder, secretsOfEnvironment } from '../engine/secrets.js';
import { storableOutputs } from '../engine/storable-outputs.js';
import { completeStep, failStep, finishRun } from '../engine/transitions.js';
import { captureFiles } from '../store/files/capture.js';
import { keepFiles } from '../store/files/payload.js';
import type { Keeper } from './keep.js';
import type { Remote } from './remote.js';
import { type Result, warnWithheld } from './report.js';
import type { Session } from './session.js';
import type { Interruption } from './signals.js';
import { warning } from './workflow-commands.js';

/** How a wrapped command ended, and what it left behind. */
export interface End {
  readonly command: CommandResult;
  readonly interrupted: Interruption | null;
  readonly written: WrittenFiles;
  /** Digests of the kept files from before it ran. */
  readonly before: ReadonlyMap<string, string>;
  readonly environment: NodeJS.ProcessEnv;
}

/** Records how the command ended, here first, then in the stores; only then is the step reported. */
export async function recordEnd(
  session: Session,
  remote: Remote,
  keeper: Keeper,
  reason: string,
  end: End,
): Promise<Result> {
  const { inputs, journal } = session;
  const { step } = inputs;
  const crlf = process.platform === 'win32';
  const output = parseFileCommand(end.written.output, crlf);
  const secrets = secretsOf(session, end, crlf);
  const failure = failureOf(end.command, output, secrets);
  const interrupted = end.interrupted !== null && failure !== null;

  // An interruption was recorded, and its keeping begun, when the signal came.
  if (!interrupted && failure !== null) {
    const { durationMs } = end.command;
    journal.update((document) => failStep(document, { step, at: now(), durationMs, note: failure }));
    keeper.request();
  } else if (failure === null) {
    await recordCompletion(session, remote, end, output, secrets);
    keeper.request();
  }
  const kept = await keeper.settle();
  if (kept.fault !== null && remote.unavailable === null) {
    warning(
      `The record of ${step} could not be kept as an artifact (${kept.fault}). The work goes on, but if this job fails, a re-run may do the step again.`,
    );
  }
  return {
    step,
    outcome: interrupted ? 'interrupted' : failure === null ? 'completed' : 'failed',
    reason,
    durationMs: end.command.durationMs,
    savedMs: 0,
    outputs: record(output.pairs),
    unit: entry(journal.document.units, step),
    artifactId: kept.artifactId,
    saveFault: kept.fault,
    exitCode: failure === null ? 0 : exitCodeOf(end.command),
  };
}

function exitCodeOf(command: CommandResult): number {
  return command.exitCode === null || command.exitCode === 0 ? 1 : command.exitCode;
}

/** Everything that must not be stored: what is secret in the environment, what was masked, our own token. */
function secretsOf(session: Session, end: End, crlf: boolean): SecretFinder {
  const exported = Object.fromEntries(parseFileCommand(end.written.environment, crlf).pairs);
  return new SecretFinder([
    ...secretsOfEnvironment(process.env),
    ...secretsOfEnvironment(exported),
    ...end.command.masks,
    ...(session.inputs.token === '' ? [] : [session.inputs.token]),
  ]);
}

async function recordCompletion(
  session: Session,
  remote: Remote,
  end: End,
  output: ParsedOutput,
  secrets: SecretFinder,
): Promise<void> {
  const { context, inputs, journal } = session;
  const { step } = inputs;
  const outputs = storableOutputs(output.pairs, secrets);
  const captured =
    inputs.files.length === 0
      ? { files: [], withheld: [] }
      : await captureFiles(context.workspace, inputs.files, end.before, secrets);
  if (inputs.files.length > 0 && captured.files.length === 0 && captured.withheld.length === 0) {
    warning(`"files" of ${step} matched nothing, so no files are kept: ${inputs.files.join(', ')}`);
  }
  const archive = await keepFiles(context.workspace, captured.files, session.folder);
  const withheld = [...outputs.withheld, ...captured.withheld, ...archive.withheld];
  const files = archive.withheld.length > 0 ? [] : captured.files;
  journal.update((document) => {
    const done = completeStep(document, {
      step,
      at: now(),
      completionId: randomUUID(),
      durationMs: end.command.durationMs,
      outputs: outputs.stored,
      files,
      withheld,
      payload: archive.payload,
      partial: end.written.elsewhere,
    });
    return step === 'done' ? finishRun(done, now()) : done;
  });
  warnWithheld(step, withheld);
  if (archive.payload === null || remote.unavailable !== null || !session.job.hasRoomForArtifacts) return;
  const file = session.folder.payloadFile(archive.payload.sha256);
  const fault = await remote.savePayload(context, session.folder, file, archive.payload.sha256);
  if (fault !== null) {
    warning(
      `The files of ${step} could not be kept as an artifact (${fault}). A re-run does the step again.`,
    );
  }
}

function now(): string {
  return new Date().toISOString();
}
