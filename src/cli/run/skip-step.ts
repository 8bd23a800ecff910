import { aboutStep } from '../../engine/decision.js';
import { describeKept } from '../../engine/describe-unit.js';
import { finishRun } from '../../engine/document-transitions.js';
import { RefusedError } from '../../engine/errors.js';
import { entry } from '../../engine/record.js';
import type { FileEntry, RunDocument, Unit } from '../../engine/schema.js';
import { skipStep as recordSkip } from '../../engine/step-transitions.js';
import { say } from '../messages.js';
import type { RunOptions } from './options.js';
import { giveOutputs } from './outputs.js';
import { DocumentFolder } from './payload-folder.js';
import type { Session } from './session.js';

/**
 * Brings back what a done step produced. Returns null, or what of it is missing or damaged.
 * @throws RefusedError when a file would be overwritten that nobody knows
 */
export async function skipStep(
  session: Session,
  options: RunOptions,
  reason: string,
): Promise<string | null> {
  const { attempt, journal } = session;
  const { step } = options;
  const unit = entry(journal.document.units, step);
  if (unit !== undefined) {
    const fault = await restoreFiles(unit, journal.document, options);
    if (fault !== null) return fault;
    const at = new Date().toISOString();
    journal.update((document) => {
      const skipped = recordSkip(document, step, attempt, at);
      return step === 'done' ? finishRun(skipped, at) : skipped;
    });
    giveOutputs(unit.outputs ?? {}, process.env);
  }
  const kept = describeKept(unit);
  say(`${aboutStep(step, reason)}, so it is skipped${kept === '' ? '' : `; restored ${kept}`}.`);
  return null;
}

async function restoreFiles(unit: Unit, document: RunDocument, options: RunOptions): Promise<string | null> {
  const files = unit.files ?? [];
  if (files.length === 0) return null;
  const [{ restoreFilesOf }, { digestAt }, { resolveInside }] = await Promise.all([
    import('../../store/files/payload.js'),
    import('../../store/files/digest.js'),
    import('../../store/files/workspace-path.js'),
  ]);
  const { workspace } = options;
  // On the machine where it all happened, a later step may have gone on working on the same file.
  const later = laterVersions(unit, document);
  const unchanged = files.filter(
    (file) => !later.has(versionOf(file.path, digestAt(resolveInside(workspace, file.path)))),
  );
  const folder = new DocumentFolder(options.file);
  try {
    return await restoreFilesOf({ ...unit, files: unchanged }, workspace, folder, ({ sha256 }) =>
      folder.find(sha256),
    );
  } catch (error) {
    if (!(error instanceof RefusedError)) throw error;
    const fix = `Move them away, or remove ${options.file} to start over. Nothing was overwritten.`;
    throw new RefusedError(error.message, fix);
  }
}

/** The versions of files that other done steps of the document have left. */
function laterVersions(unit: Unit, document: RunDocument): Set<string> {
  const others = Object.values(document.units).filter(
    (other) => other.status === 'done' && other.completionId !== unit.completionId,
  );
  const files: FileEntry[] = others.flatMap((other) => other.files ?? []);
  return new Set(files.map((file) => versionOf(file.path, file.sha256)));
}

function versionOf(path: string, digest: string | null): string {
  return `${digest} ${path}`;
}
