import * as fs from 'node:fs';
import * as path from 'node:path';
import { InvalidInputError } from '../../engine/errors.js';

/**
 * The absolute path of a kept file, after checking that it stays inside the workspace: no `..`, nothing absolute,
 * and no folder on the way that is a link leading out.
 * @param relative as in the document: relative to the workspace, with forward slashes
 * @throws InvalidInputError when it would leave the workspace
 */
export function resolveInside(workspace: string, relative: string): string {
  const escapes =
    relative === '' ||
    relative.includes('\0') ||
    relative.split(/[/\\]/).includes('..') ||
    path.posix.isAbsolute(relative) ||
    path.win32.isAbsolute(relative) ||
    /^[A-Za-z]:/.test(relative);
  const root = fs.realpathSync(workspace);
  const target = path.join(root, ...relative.split('/'));
  if (escapes || !isInside(root, existingAncestor(path.dirname(target)))) throw leavesWorkspace(relative);
  return target;
}

/** Whether a link at `file` that points to `target` leads to a place inside the workspace. */
export function linkStaysInside(workspace: string, file: string, target: string): boolean {
  if (path.isAbsolute(target)) return false;
  const root = fs.realpathSync(workspace);
  const destination = path.resolve(path.dirname(file), target);
  return isInside(root, destination) && isInside(root, existingAncestor(destination));
}

/** The real path of the deepest folder on the way to `folder` that exists. */
function existingAncestor(folder: string): string {
  for (let candidate = folder; ; candidate = path.dirname(candidate)) {
    try {
      return fs.realpathSync(candidate);
    } catch {
      if (path.dirname(candidate) === candidate) return candidate;
    }
  }
}

function isInside(root: string, candidate: string): boolean {
  const relative = path.relative(root, candidate);
  return (
    relative === '' ||
    (!relative.startsWith(`..${path.sep}`) && relative !== '..' && !path.isAbsolute(relative))
  );
}

function leavesWorkspace(relative: string): InvalidInputError {
  return new InvalidInputError(
    `"${relative}" leads out of the workspace.`,
    'Only files below the workspace are kept and restored; use paths relative to it, without "..".',
  );
}
