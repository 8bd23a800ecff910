// @ts-check
import { randomUUID } from 'node:crypto';
import * as fs from 'node:fs';
import path from 'node:path';
import { Failure } from './failure.mjs';
import { git } from './git.mjs';

/** @typedef {import('./answer.mjs').GeneratedFile} GeneratedFile */

/**
 * Writes all files or, when one of them cannot be written, none: each beside its place first, then all are moved.
 * @param {string} workspace
 * @param {readonly GeneratedFile[]} files
 */
export function writeFiles(workspace, files) {
  const paths = files.map((file) => file.path);
  for (const file of paths) refuseDetours(workspace, file);
  refuseIgnored(paths);
  /** @type {{ temporary: string, target: string }[]} */
  const moves = [];
  try {
    for (const { path: file, content } of files) {
      const target = path.join(workspace, file);
      fs.mkdirSync(path.dirname(target), { recursive: true });
      const temporary = path.join(path.dirname(target), `.${randomUUID()}.tmp`);
      moves.push({ temporary, target });
      fs.writeFileSync(temporary, content, { flag: 'wx' });
      const mode = fs.lstatSync(target, { throwIfNoEntry: false })?.mode;
      if (mode !== undefined) fs.chmodSync(temporary, mode & 0o777);
    }
    for (const { temporary, target } of moves) fs.renameSync(temporary, target);
  } finally {
    for (const { temporary } of moves) fs.rmSync(temporary, { force: true });
  }
}

/**
 * A link on the way could lead out of the workspace, or into .git.
 * @param {string} workspace
 * @param {string} file
 */
function refuseDetours(workspace, file) {
  const names = file.split('/');
  names.forEach((_, index) => {
    const part = names.slice(0, index + 1).join('/');
    const found = fs.lstatSync(path.join(workspace, part), { throwIfNoEntry: false });
    if (found === undefined) return;
    const isLast = index === names.length - 1;
    if (isLast ? found.isFile() : found.isDirectory()) return;
    throw new Failure(
      `The model's answer was not used: "${file}" cannot be written, because "${part}" is ${kindOf(found)}.`,
      'Nothing was written. Say in the issue where the code should go.',
    );
  });
}

/** @param {fs.Stats} found */
function kindOf(found) {
  if (found.isSymbolicLink()) return 'a symbolic link';
  return found.isDirectory() ? 'a folder' : 'no folder';
}

/**
 * What git ignores could be neither committed nor, by `files: '@changes'`, be kept for the next attempt.
 * @param {readonly string[]} paths
 */
function refuseIgnored(paths) {
  const input = paths.map((path) => `${path}\0`).join('');
  const ignored = git(['check-ignore', '-z', '--stdin'], { input, expected: [0, 1] }).split('\0')[0];
  if (!ignored) return;
  throw new Failure(
    `The model's answer was not used: git ignores "${ignored}".`,
    'Nothing was written. Run the job again, or say in the issue where the code should go.',
  );
}
