import * as fs from 'node:fs';
import * as path from 'node:path';
import { RefusedError } from '../../engine/errors.js';
import type { FileEntry } from '../../engine/schema.js';
import { rename } from '../file/atomic-write.js';
import { digestAt } from './digest.js';
import { linkStaysInside, resolveInside } from './workspace-path.js';

/** What stands at a kept file's place: nothing or the version from before the step, the step's own, or another one. */
type Present = 'replaceable' | 'restored' | 'conflict';

/**
 * Which kept files still have to be brought back.
 * @throws RefusedError when a file is there that is neither the version from before the step nor the step's own
 */
export function missingFiles(workspace: string, files: readonly FileEntry[]): FileEntry[] {
  const present = files.map((file) => ({ file, state: look(workspace, file) }));
  const conflicts = present.filter(({ state }) => state === 'conflict').map(({ file }) => file.path);
  if (conflicts.length > 0) {
    throw new RefusedError(
      `The workspace has other versions of ${list(conflicts)} than this step found and left.`,
      'Move them away, or run the step again with "resume: false". Nothing was overwritten.',
    );
  }
  return present.filter(({ state }) => state === 'replaceable').map(({ file }) => file);
}

/**
 * Brings files back from their archive: unpacked and verified beside the workspace first, put in place only when
 * all of them are good.
 * @param missing what to put in place, from {@link missingFiles}
 * @param scratch an empty folder outside the workspace
 * @throws Error that says what is wrong with the archive
 */
export async function restoreFiles(
  workspace: string,
  files: readonly FileEntry[],
  missing: readonly FileEntry[],
  archive: string,
  scratch: string,
): Promise<void> {
  // Only a restore that has something to unpack loads the archive code.
  const { unpack } = await import('./archive.js');
  await unpack(archive, files, scratch);
  for (const file of missing) {
    const target = resolveInside(workspace, file.path);
    fs.mkdirSync(path.dirname(target), { recursive: true });
    const temporary = `${target}.checkpoint-restore`;
    fs.rmSync(temporary, { force: true });
    if (file.link === undefined) {
      fs.copyFileSync(path.join(scratch, ...file.path.split('/')), temporary);
      fs.chmodSync(temporary, file.mode & 0o777);
    } else {
      if (!linkStaysInside(workspace, target, file.link))
        throw new Error(`the link "${file.path}" leads out`);
      fs.symlinkSync(file.link, temporary);
    }
    rename(temporary, target);
  }
}

function look(workspace: string, file: FileEntry): Present {
  const digest = digestAt(resolveInside(workspace, file.path));
  if (digest === file.sha256 && isAsExecutable(workspace, file)) return 'restored';
  if (digest === file.sha256) return 'replaceable';
  return digest === null || digest === (file.before ?? null) ? 'replaceable' : 'conflict';
}

/** Rights differ with each machine's umask; whether a file can be executed is part of what the step left. */
function isAsExecutable(workspace: string, file: FileEntry): boolean {
  if (process.platform === 'win32' || file.link !== undefined) return true;
  return (fs.lstatSync(resolveInside(workspace, file.path)).mode & 0o111) === (file.mode & 0o111);
}

function list(names: readonly string[]): string {
  const shown = names.slice(0, 5).map((name) => `"${name}"`);
  return names.length > 5 ? `${shown.join(', ')} and ${names.length - 5} more` : shown.join(', ');
}
