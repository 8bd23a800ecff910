import * as fs from 'node:fs';
import * as path from 'node:path';
import { sha256 } from '../../engine/hash.js';
import { record } from '../../engine/record.js';
import { findGitDir } from './checkout.js';
import { git, gitAnswer, type Place, parts } from './git.js';

/** What is checked out in the folder of a submodule. */
export interface Submodule {
  readonly commit: string;
  /** A digest of what differs from that commit; empty when nothing does. */
  readonly dirt: string;
}

export const SUBMODULE_MODE = '160000';

/** The submodules that are checked out, by path. */
export async function lookAtSubmodules(shadow: Place): Promise<Readonly<Record<string, Submodule>>> {
  const found = record<Submodule>();
  // Without that file there are no submodules that a checkout would know of.
  if (!fs.existsSync(path.join(shadow.workspace, '.gitmodules'))) return found;
  const entries = parts(await git(shadow, ['ls-files', '--stage', '-z']));
  for (const entry of entries) {
    if (!entry.startsWith(SUBMODULE_MODE)) continue;
    const name = entry.slice(entry.indexOf('\t') + 1);
    const seen = await lookAtSubmodule(shadow.workspace, name);
    if (seen !== null) found[name] = seen;
  }
  return found;
}

/** Null when it is not checked out. */
export async function lookAtSubmodule(workspace: string, name: string): Promise<Submodule | null> {
  const place = openSubmodule(workspace, name);
  if (place === null) return null;
  const head = await gitAnswer(place, ['rev-parse', '--verify', '--quiet', 'HEAD^{commit}'], {
    answers: [1, 128],
  });
  if (head.code !== 0) return null;
  const dirt = await git(place, ['status', '--porcelain', '-z', '--untracked-files=all']);
  return {
    commit: head.output.toString('utf8').trim(),
    dirt: dirt.length === 0 ? '' : sha256(dirt.toString('latin1')),
  };
}

/** Whether a submodule's repository has a commit. */
export async function hasCommit(workspace: string, name: string, commit: string): Promise<boolean> {
  const place = openSubmodule(workspace, name);
  if (place === null) return false;
  const { code } = await gitAnswer(place, ['cat-file', '-e', `${commit}^{commit}`], { answers: [1, 128] });
  return code === 0;
}

/** Checks out a commit in a submodule. */
export async function moveSubmodule(workspace: string, name: string, commit: string): Promise<void> {
  const place = openSubmodule(workspace, name);
  if (place !== null) await git(place, ['checkout', '--quiet', '--detach', commit]);
}

function openSubmodule(workspace: string, name: string): Place | null {
  const folder = path.join(workspace, ...name.split('/'));
  if (!fs.existsSync(path.join(folder, '.git'))) return null;
  return { workspace: folder, gitDir: findGitDir(folder), settings: [], env: {} };
}
