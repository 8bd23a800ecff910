import { randomUUID } from 'node:crypto';
import * as fs from 'node:fs';
import * as path from 'node:path';
import { type ParsedOutput, parseFileCommand } from '../effects/command/github-output.js';
import type { CommandResult } from '../effects/command/run-command.js';
import { describeError } from '../engine/errors.js';
import { entry, record } from '../engine/record.js';
import type { FileEntry, Payload, Withheld } from '../engine/schema.js';
import { SecretFinder, secretsOfEnvironment } from '../engine/secrets.js';
import { completeStep, failStep, finishRun } from '../engine/transitions.js';
import { bytes } from '../engine/words.js';
import { captureFiles } from '../store/files/capture.js';
import type { Keeper } from './keep.js';
import type { Remote } from './remote.js';
import { type Result, warnWithheld } from './report.js';
import type { Session } from './session.js';
import type { Interruption } from './signals.js';
import { warning } from './workflow-commands.js';

/** The runner lets all outputs of a job have 1 MB; a record beyond that would be of no use to it. */
const MAX_OUTPUT_BYTES = 1024 * 1024;

/** How a wrapped command ended, and what it left behind. */
export interface End {
  readonly command: CommandResult;
  readonly interrupted: Interruption | null;
  /** The content of its `GITHUB_OUTPUT`. */
  readonly output: Uint8Array;
  /** What it added to `GITHUB_ENV`. */
  readonly environmentFile: Uint8Array;
  /** It wrote environment, path or summary. */
  readonly wroteElsewhere: boolean;
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
  const output = parseFileCommand(end.output, crlf);
  const failure = failureOf(end.command, output);
  const interrupted = end.interrupted !== null && failure !== null;

  // An interruption was recorded, and its keeping begun, when the signal came.
  if (!interrupted && failure !== null) {
    const { durationMs } = end.command;
    journal.update((document) => failStep(document, { step, at: now(), durationMs, note: failure }));
    keeper.request();
  } else if (failure === null) {
    await recordCompletion(session, remote, end, output, secretsOf(session, end, crlf));
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

/** Why the command does not count as done, in words; null when it does. */
function failureOf(command: CommandResult, output: ParsedOutput): string | null {
  if (command.signal !== null) return `it was ended by ${command.signal}`;
  if (command.exitCode !== 0) return `exit code ${command.exitCode}`;
  return output.error === null ? null : `it wrote a GITHUB_OUTPUT that the runner rejects: ${output.error}`;
}

function exitCodeOf(command: CommandResult): number {
  return command.exitCode === null || command.exitCode === 0 ? 1 : command.exitCode;
}

/** Everything that must not be stored: what is secret in the environment, what was masked, our own token. */
function secretsOf(session: Session, end: End, crlf: boolean): SecretFinder {
  const exported = Object.fromEntries(parseFileCommand(end.environmentFile, crlf).pairs);
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
  const archive = await keepFiles(session, captured.files);
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
      partial: end.wroteElsewhere,
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

function storableOutputs(
  pairs: ReadonlyMap<string, string>,
  secrets: SecretFinder,
): { stored: Record<string, string>; withheld: Withheld[] } {
  const stored = record<string>();
  const withheld: Withheld[] = [];
  let size = 0;
  for (const [name, value] of pairs) {
    const nameFault = secrets.inText(name);
    const fault = nameFault ?? secrets.inText(value);
    size += Buffer.byteLength(value);
    if (fault !== null) {
      withheld.push({ kind: 'output', name: nameFault === null ? name : '(name withheld)', reason: fault });
    } else if (size > MAX_OUTPUT_BYTES) {
      withheld.push({
        kind: 'output',
        name,
        reason: `outputs beyond ${bytes(MAX_OUTPUT_BYTES)} are not stored`,
      });
    } else {
      stored[name] = value;
    }
  }
  return { stored, withheld };
}

/** Packs the files beside the document, where a later step of this machine finds them too. */
async function keepFiles(
  session: Session,
  files: readonly FileEntry[],
): Promise<{ payload: Payload | null; withheld: Withheld[] }> {
  if (files.length === 0) return { payload: null, withheld: [] };
  const { pack } = await import('../store/files/archive.js');
  try {
    const scratch = session.folder.scratch('pack');
    const archive = await pack(session.context.workspace, files, path.join(scratch, 'files.tgz'));
    fs.renameSync(archive.file, session.folder.payloadFile(archive.sha256));
    fs.rmSync(scratch, { recursive: true, force: true });
    const { sha256, size, unpackedSize } = archive;
    return { payload: { sha256, size, unpackedSize }, withheld: [] };
  } catch (error) {
    const reason = `the files could not be packed (${describeError(error)})`;
    return { payload: null, withheld: [{ kind: 'file', name: files[0]?.path ?? '', reason }] };
  }
}

function now(): string {
  return new Date().toISOString();
}
