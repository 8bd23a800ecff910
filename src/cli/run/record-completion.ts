import { randomUUID } from 'node:crypto';
import { finishRun } from '../../engine/document-transitions.js';
import type { FileEntry, Payload, Withheld } from '../../engine/schema.js';
import type { SecretFinder } from '../../engine/secrets.js';
import { completeStep } from '../../engine/step-transitions.js';
import { storableOutputs } from '../../engine/storable-outputs.js';
import { say } from '../messages.js';
import type { RunOptions } from './options.js';
import { DocumentFolder } from './payload-folder.js';
import type { Session } from './session.js';

/** What a command that succeeded left behind. */
export interface Completion {
  readonly durationMs: number;
  readonly pairs: ReadonlyMap<string, string>;
  readonly secrets: SecretFinder;
  /** Digests of the kept files from before it ran. */
  readonly before: ReadonlyMap<string, string>;
  /** It wrote environment, path or summary. */
  readonly partial: boolean;
  /** Why its outputs could not be captured, or null. */
  readonly captureFault: string | null;
}

/**
 * Keeps the command's files, then records that it is done: a record never names files that are not there yet.
 * @returns false when it could not be recorded
 */
export async function recordCompletion(
  session: Session,
  options: RunOptions,
  completion: Completion,
): Promise<boolean> {
  const { step } = options;
  const { journal } = session;
  const outputs = storableOutputs(completion.pairs, completion.secrets);
  // A run that this one replaces goes into the archive with its kept files, before there are any of this one.
  if (!journal.isWritten) journal.update((document) => document);
  const kept = await keep(options, completion);
  const at = new Date().toISOString();
  const withheld: Withheld[] = [...outputs.withheld, ...kept.withheld];
  if (completion.captureFault !== null) {
    withheld.push({ kind: 'output', name: 'GITHUB_OUTPUT', reason: completion.captureFault });
  }
  const completionId = randomUUID();
  const written = journal.update((document) => {
    const done = completeStep(document, {
      step,
      at,
      completionId,
      durationMs: completion.durationMs,
      outputs: outputs.stored,
      files: kept.files,
      withheld,
      payload: kept.payload,
      partial: completion.partial,
    });
    return step === 'done' ? finishRun(done, at) : done;
  }, true);
  if (written && session.found !== null) {
    new DocumentFolder(options.file).prune(session.found, journal.document);
  }
  return written;
}

interface Kept {
  readonly files: readonly FileEntry[];
  readonly withheld: readonly Withheld[];
  readonly payload: Payload | null;
}

async function keep(options: RunOptions, completion: Completion): Promise<Kept> {
  const { step, globs, ownFiles, workspace } = options;
  if (globs.length === 0) return { files: [], withheld: [], payload: null };
  const [{ captureFiles }, { keepFiles }] = await Promise.all([
    import('../../store/files/capture.js'),
    import('../../store/files/payload.js'),
  ]);
  const captured = await captureFiles(
    workspace,
    [...globs, ...ownFiles],
    completion.before,
    completion.secrets,
  );
  if (captured.files.length === 0 && captured.withheld.length === 0) {
    say(`warning: "--files" of ${step} matched nothing, so no files are kept: ${globs.join(' ')}`);
  }
  const archive = await keepFiles(
    workspace,
    captured.files,
    completion.secrets,
    new DocumentFolder(options.file),
  );
  return {
    files: archive.payload === null ? [] : captured.files,
    withheld: [...captured.withheld, ...archive.withheld],
    payload: archive.payload,
  };
}
