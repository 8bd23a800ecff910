import * as fs from 'node:fs';
import { describeError } from '../../engine/errors.js';
import type { FileEntry, GitState, Payload, Withheld } from '../../engine/schema.js';
import type { SecretFinder } from '../../engine/secrets.js';
import { bytes } from '../../engine/words.js';
import { captureFiles, captureList, deletedFiles, digestsBefore, findFiles } from './capture.js';
import { sortPatterns } from './globs.js';
import { MAX_FILES, MAX_TOTAL_BYTES } from './limits.js';
import { keepFiles, type PayloadFolder } from './payload.js';

/** How the files of a step were before it ran. */
export interface Before {
  /** The digests of those that the globs matched, by path. */
  readonly digests: Readonly<Record<string, string>>;
  /** With `@changes`: the folder with the snapshot of the checkout. */
  readonly changes: string | null;
}

/** Nobody looked. */
export const UNSEEN: Before = { digests: {}, changes: null };

/** What is kept of a step. */
export interface StepFiles {
  readonly files: readonly FileEntry[];
  readonly withheld: readonly Withheld[];
  readonly payload: Payload | null;
  readonly git: GitState | null;
  /** The globs matched nothing. */
  readonly matchedNothing: boolean;
}

/**
 * Looks at the files before the step runs.
 * @param patterns the lines of `files`
 * @throws CheckpointError when `@changes` is asked for where there is no git checkout, or a pattern cannot be used
 */
export async function lookBefore(
  workspace: string,
  patterns: readonly string[],
  folder: Pick<PayloadFolder, 'scratch'>,
): Promise<Before> {
  const { globs, changes, excluded } = sortPatterns(patterns);
  const digests = globs.length > 0 ? await digestsBefore(workspace, globs) : new Map<string, string>();
  if (!changes) return { digests: Object.fromEntries(digests), changes: null };
  const [{ checkExclusions }, { takeSnapshot }] = await Promise.all([
    import('../changes/diff.js'),
    import('../changes/snapshot.js'),
  ]);
  checkExclusions(excluded);
  const place = folder.scratch('changes');
  try {
    await takeSnapshot(workspace, place);
  } catch (error) {
    discard(place);
    throw error;
  }
  return { digests: Object.fromEntries(digests), changes: place };
}

/** Packs what the step left behind. What cannot be kept is withheld, and never costs the record of the step. */
export async function keepStepFiles(
  workspace: string,
  patterns: readonly string[],
  before: Before,
  secrets: SecretFinder,
  folder: PayloadFolder,
): Promise<StepFiles> {
  const { globs, changes, excluded } = sortPatterns(patterns);
  const digests = new Map(Object.entries(before.digests));
  try {
    const { files, withheld, git, bundle } = changes
      ? await captureWithChanges(workspace, globs, excluded, digests, before.changes, secrets)
      : { ...(await captureGlobs(workspace, globs, digests, secrets)), git: null, bundle: null };
    const archive = await keepFiles(workspace, files, secrets, folder, bundle);
    const lost = archive.withheld.length > 0;
    return {
      files: lost ? [] : files,
      withheld: [...withheld, ...archive.withheld],
      payload: archive.payload,
      git: lost ? null : git,
      matchedNothing: globs.length > 0 && files.length === 0 && withheld.length === 0,
    };
  } finally {
    discard(before.changes);
  }
}

interface Captured {
  readonly files: readonly FileEntry[];
  readonly withheld: readonly Withheld[];
  readonly git: GitState | null;
  readonly bundle: string | null;
}

async function captureGlobs(
  workspace: string,
  globs: readonly string[],
  digests: ReadonlyMap<string, string>,
  secrets: SecretFinder,
): Promise<Pick<Captured, 'files' | 'withheld'>> {
  return globs.length === 0 ? { files: [], withheld: [] } : captureFiles(workspace, globs, digests, secrets);
}

async function captureWithChanges(
  workspace: string,
  globs: readonly string[],
  excluded: readonly string[],
  digests: ReadonlyMap<string, string>,
  snapshot: string | null,
  secrets: SecretFinder,
): Promise<Captured> {
  const found = globs.length > 0 ? await findFiles(workspace, globs) : [];
  try {
    if (snapshot === null)
      throw new Error('the checkout was not looked at before the step; "begin" needs "files" too');
    const { changesSince } = await import('../changes/capture.js');
    const changes = await changesSince(workspace, snapshot, excluded, secrets);
    const paths = [...new Set([...found, ...changes.changed])].sort();
    const before = new Map([...digests, ...changes.before]);
    const present = captureList(workspace, paths, before, secrets);
    const deleted = deletedFiles(changes.deleted, before, secrets);
    const size = present.files.reduce((sum, file) => sum + file.size, changes.git.bundle?.size ?? 0);
    const fits = size <= MAX_TOTAL_BYTES && present.files.length + deleted.files.length <= MAX_FILES;
    // Branches, submodules and files that are only announced have names, too.
    const nameFault = secrets.inText(JSON.stringify(changes.git));
    const unnamed: Withheld[] =
      nameFault === null ? [] : [{ kind: 'file', name: '(names in the repository)', reason: nameFault }];
    return {
      files: [...present.files, ...deleted.files],
      withheld: [
        ...present.withheld,
        ...deleted.withheld,
        ...changes.withheld,
        ...unnamed,
        ...(fits ? [] : [TOO_MUCH]),
      ],
      git: nameFault === null ? changes.git : null,
      bundle: nameFault === null ? changes.bundle : null,
    };
  } catch (error) {
    const present = captureList(workspace, found, digests, secrets);
    const reason = `what the step changed could not be found out (${describeError(error)})`;
    return {
      files: present.files,
      withheld: [...present.withheld, { kind: 'file', name: '@changes', reason }],
      git: null,
      bundle: null,
    };
  }
}

const TOO_MUCH: Withheld = {
  kind: 'file',
  name: '@changes',
  reason: `a step keeps at most ${MAX_FILES} files and ${bytes(MAX_TOTAL_BYTES)}, commits included`,
};

function discard(folder: string | null): void {
  if (folder !== null) fs.rmSync(folder, { recursive: true, force: true });
}
