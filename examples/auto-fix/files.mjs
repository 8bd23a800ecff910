import * as fs from 'node:fs';
import * as path from 'node:path';
import { quoted } from './quoted.mjs';

/**
 * What a path from outside must not be, on any system. Git and some file systems take `.git` for more names than this
 * one: upper case, with invisible characters, as a short name, with dots or spaces at its end.
 */
const REFUSED = [
  [(file) => file === '' || Buffer.byteLength(file) > 200, 'is empty, or too long'],
  [(file) => /[\p{C}\\:*?"<>|`]/u.test(file), 'has a character that does not belong into a name'],
  [(file) => file.includes('##['), 'would be a command to the runner where it is printed'],
  [(file) => file.split('/').some((name) => ['', '.', '..'].includes(name)), 'is not below the workspace'],
  [
    (file) => file.split('/').some((name) => /[. ]$|^ /.test(name)),
    'has a name with a dot or space at its end',
  ],
  [(file) => file.split('/').some((name) => /^(?:\.git|git~\d+|\.gitmodules)$/i.test(name)), "is git's own"],
  [(file) => /^(?:\.github|github~\d+)(?:\/|$)/i.test(file), 'is in .github, which runs workflows'],
];

/** Why a file of this name is neither read nor written; null when it is. */
export function problemOf(workspace, file) {
  const rule = REFUSED.find(([isRefused]) => isRefused(file));
  if (rule !== undefined) return rule[1];
  // A link on the way could lead anywhere.
  const names = file.split('/');
  for (let depth = 1; depth <= names.length; depth += 1) {
    const found = fs.lstatSync(path.join(workspace, ...names.slice(0, depth)), { throwIfNoEntry: false });
    if (found === undefined) return null;
    const isRight = depth === names.length ? found.isFile() : found.isDirectory();
    if (!isRight)
      return `leads over "${names.slice(0, depth).join('/')}", which is no ${depth === names.length ? 'file' : 'folder'}`;
  }
  return null;
}

/** Writes files that may be there already, each of them whole or not at all. */
export function writeFiles(workspace, files) {
  for (const file of files) refuse(workspace, file.path);
  for (const { path: file, content } of files) {
    const target = path.join(workspace, file);
    const mode = fs.statSync(target, { throwIfNoEntry: false })?.mode ?? 0o644;
    fs.mkdirSync(path.dirname(target), { recursive: true });
    const temporary = `${target}.auto-fix.tmp`;
    fs.rmSync(temporary, { force: true });
    fs.writeFileSync(temporary, content, { flag: 'wx' });
    fs.chmodSync(temporary, mode & 0o777);
    fs.renameSync(temporary, target);
  }
}

/** @throws Error when a file of this name must not be written */
export function refuse(workspace, file) {
  const problem = problemOf(workspace, file);
  if (problem !== null) throw new Error(`${quoted(file)} is not written: it ${problem}.`);
}
