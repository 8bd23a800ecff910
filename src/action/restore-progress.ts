import * as fs from 'node:fs';
import * as path from 'node:path';
import { CheckpointError, describeError } from '../engine/errors.js';
import { describeAge, describeProgress } from '../engine/progress.js';
import { entry } from '../engine/record.js';
import type { FileEntry, Payload, Progress } from '../engine/schema.js';
import { digestsBefore } from '../store/files/capture.js';
import { type ProgressPlace, STEP_GLOBS } from '../store/progress/places.js';
import { restoreProgress } from '../store/progress/restore.js';
import { homeFolder } from './inputs.js';
import type { Remote } from './remote.js';
import { findArchive } from './restore-step.js';
import type { Session } from './session.js';
import { warning } from './workflow-commands.js';

/** How things were before the command runs. */
export interface PreparedProgress {
  /** The digests of files as they were found, by their paths as in {@link Progress}. */
  readonly before: ReadonlyMap<string, string>;
  /** What was restored; null when nothing was. */
  readonly files: readonly FileEntry[] | null;
  /** What the command goes on from, or null. */
  readonly words: string | null;
}

/** Where a step's progress is. */
export function progressPlaces(session: Session, stepFolder: string): ProgressPlace[] {
  const { context, inputs } = session;
  const { workspace, home } = inputs.progressFiles;
  const except = context.temp;
  const places: ProgressPlace[] = [
    { name: 'step', root: stepFolder, globs: STEP_GLOBS },
    { name: 'workspace', root: context.workspace, globs: workspace, except },
    { name: 'home', root: homeFolder(process.env), globs: home, except },
  ];
  return places.filter(({ globs }) => globs.length > 0);
}

/**
 * Looks at the files that are there, then brings saved progress back.
 * @throws CheckpointError for globs that cannot be used
 */
export async function prepareProgress(
  session: Session,
  remote: Remote,
  stepFolder: string,
  progress: (Progress & { readonly payload: Payload }) | null,
): Promise<PreparedProgress> {
  const places = progressPlaces(session, stepFolder);
  const before = new Map<string, string>();
  for (const { name, root, globs } of places) {
    if (name === 'step') continue;
    for (const [file, digest] of await digestsBefore(root, globs)) before.set(`${name}/${file}`, digest);
  }
  if (progress === null) return { before, files: null, words: null };

  const { folder, inputs, journal } = session;
  const scratch = folder.scratch('progress');
  try {
    const archive = await findArchive(progress.payload, session, remote, scratch);
    const unpacked = fs.mkdtempSync(path.join(scratch, 'files-'));
    const files = await restoreProgress(progress.files, places, archive, unpacked);
    // The step's globs may be others by now.
    if (files.length === 0) return { before, files: null, words: null };
    // Where the machine was kept, the step's own files were there already; they do not count as there before it.
    for (const { path: name, before: digest } of files) {
      if (digest) before.set(name, digest);
      else before.delete(name);
    }
    const unit = entry(journal.document.units, inputs.step);
    const age = unit === undefined ? '' : ` (saved ${describeAge(unit, progress)})`;
    return { before, files, words: `${describeProgress({ ...progress, files: [...files] })}${age}` };
  } catch (error) {
    const fix = error instanceof CheckpointError ? ` ${error.fix}` : '';
    warning(
      `The progress that attempt ${progress.attempt} saved of ${inputs.step} was not restored: ${describeError(error)}${fix}`,
    );
    return { before, files: null, words: null };
  } finally {
    fs.rmSync(scratch, { recursive: true, force: true });
  }
}
