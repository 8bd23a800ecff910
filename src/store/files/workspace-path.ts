import * as fs from 'node:fs';
import * as path from 'node:path';
import { InvalidInputError } from '../../engine/errors.js';

/** How many links one path may go through, as on Linux. */
const MAX_LINKS = 40;

/**
 * The absolute path of a kept file, after checking that it stays inside the workspace: no `..`, nothing absolute,
 * and no folder on the way that is a link leading out. Git's own folder counts as outside: what is written there, a
 * hook, is executed.
 * @param relative as in the document: relative to the workspace, with forward slashes
 * @throws InvalidInputError when it would leave the workspace, or cannot be a file on this system
 */
export function resolveInside(
  workspace: string,
  relative: string,
  platform: NodeJS.Platform = process.platform,
): string {
  checkRelative(relative, platform);
  const root = fs.realpathSync(workspace);
  const parts = relative.split('/');
  const folder = walk(root, root, parts.slice(0, -1));
  if (folder === null) throw leavesWorkspace(relative);
  if ([...parts, ...path.relative(root, folder).split(path.sep)].some(isGitFolder)) throw gitsOwn(relative);
  return path.join(root, ...parts);
}

/** The part of {@link resolveInside} that needs no look at the disk. @throws InvalidInputError */
export function checkRelative(relative: string, platform: NodeJS.Platform = process.platform): void {
  const escapes =
    relative.split('/').some((part) => part === '' || part === '.') ||
    relative.includes('\0') ||
    relative.split(/[/\\]/).includes('..') ||
    path.posix.isAbsolute(relative) ||
    path.win32.isAbsolute(relative) ||
    /^[A-Za-z]:/.test(relative);
  if (escapes) throw leavesWorkspace(relative);
  if (platform === 'win32' && relative.split('/').some(isNoWindowsName)) throw noWindowsName(relative);
}

/** Whether a link at `file`, in a folder that exists, leads to a place inside the workspace when it points to `target`. */
export function linkStaysInside(
  workspace: string,
  file: string,
  target: string,
  platform: NodeJS.Platform = process.platform,
): boolean {
  const windows = platform === 'win32';
  // `C:x` is relative to the drive's own current folder.
  if (path.isAbsolute(target) || (windows && /^(?:[A-Za-z]:|[/\\])/.test(target))) return false;
  const root = fs.realpathSync(workspace);
  const folder = fs.realpathSync(path.dirname(file));
  const parts = target.split(windows ? /[/\\]/ : '/');
  return isInside(root, folder) && walk(root, folder, parts) !== null;
}

/**
 * Walks as the system would, through links and `..`, from a real folder. Null as soon as that leaves `root`; what does
 * not exist yet is taken for folders.
 */
function walk(root: string, from: string, parts: readonly string[]): string | null {
  const pending = [...parts];
  let current = from;
  let links = 0;
  for (let part = pending.shift(); part !== undefined; part = pending.shift()) {
    if (part === '' || part === '.') continue;
    const next = path.join(current, part);
    const target = part === '..' ? null : linkAt(next);
    if (target === null) {
      current = next;
      if (!isInside(root, current)) return null;
      continue;
    }
    links += 1;
    if (links > MAX_LINKS) return null;
    if (path.isAbsolute(target)) {
      const real = realPath(target);
      if (real === null || !isInside(root, real)) return null;
      current = real;
    } else pending.unshift(...target.split(path.sep));
  }
  return current;
}

/** Where a link points to; null when there is no link. */
function linkAt(file: string): string | null {
  try {
    return fs.readlinkSync(file);
  } catch {
    return null;
  }
}

function realPath(file: string): string | null {
  try {
    return fs.realpathSync(file);
  } catch {
    return null;
  }
}

function isInside(root: string, candidate: string): boolean {
  const relative = path.relative(root, candidate);
  return (
    relative === '' ||
    (!relative.startsWith(`..${path.sep}`) && relative !== '..' && !path.isAbsolute(relative))
  );
}

/** `.git` as file systems compare it: without regard to case, and by the short name that Windows gives it. */
function isGitFolder(part: string): boolean {
  // macOS ignores these characters in a name, Windows dots and spaces at its end.
  const plain = part.replace(/[\u200c-\u200f\u202a-\u202e\u206a-\u206f\ufeff]/g, '').replace(/[. ]+$/, '');
  return /^(?:\.git|git~1)$/i.test(plain);
}

/** What Windows takes for something else than a file of this name: a path, a stream, a device, another name. */
function isNoWindowsName(part: string): boolean {
  return (
    /[\\:*?"<>|]/.test(part) || /[. ]$/.test(part) || /^(?:con|prn|aux|nul|com\d|lpt\d)(?:\.|$)/i.test(part)
  );
}

function noWindowsName(relative: string): InvalidInputError {
  return new InvalidInputError(
    `"${relative}" cannot be the name of a file on Windows.`,
    'Leave it out of "files", or run this job on the system that made it.',
  );
}

function gitsOwn(relative: string): InvalidInputError {
  return new InvalidInputError(
    `"${relative}" belongs to Git.`,
    'What is in a folder .git is neither kept nor restored.',
  );
}

function leavesWorkspace(relative: string): InvalidInputError {
  return new InvalidInputError(
    `"${relative}" leads out of the workspace.`,
    'Only files below the workspace are kept and restored; use paths relative to it, without "..".',
  );
}

/**
 * What stands at a path of the workspace itself: nothing is found through a link that stands for one of the folders on
 * the way.
 */
export function isAt(workspace: string, relative: string): 'file' | 'folder' | null {
  const parts = relative.split('/');
  let current = workspace;
  for (const [index, part] of parts.entries()) {
    current = path.join(current, part);
    const last = index === parts.length - 1;
    const stat = lstat(current);
    if (stat === null) return null;
    if (last) return stat.isDirectory() ? 'folder' : 'file';
    if (!stat.isDirectory()) return null;
  }
  return null;
}

/**
 * Whether the folders on the way list a file under just these names, which file systems that ignore case do not ask
 * for.
 */
export function isNamedExactly(workspace: string, relative: string): boolean {
  let folder = workspace;
  return relative.split('/').every((part) => {
    try {
      const listed = fs.readdirSync(folder).includes(part);
      folder = path.join(folder, part);
      return listed;
    } catch {
      return false;
    }
  });
}

/** Whether a path leads into git's own folder, under any name that a file system may know it by. */
export function isInsideGit(relative: string): boolean {
  return relative.split(/[/\\]/).some((part) => /^(?:\.git|git~1)[ .]*(?::.*)?$/i.test(withoutIgnored(part)));
}

/** HFS+ does not see these characters in a name. */
function withoutIgnored(name: string): string {
  return name.replace(/[\u200c-\u200f\u202a-\u202e\u206a-\u206f\ufeff]/g, '');
}

function lstat(file: string): fs.Stats | null {
  try {
    return fs.lstatSync(file, { throwIfNoEntry: false }) ?? null;
  } catch {
    return null;
  }
}
