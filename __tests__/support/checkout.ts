import { execFileSync } from 'node:child_process';
import * as fs from 'node:fs';
import * as path from 'node:path';
import { newFolder, readTree, writeTree } from './builders.js';

/** Git's own configuration of this machine must not decide what a test sees. */
const ENV = {
  PATH: process.env.PATH,
  HOME: '/nonexistent',
  GIT_CONFIG_NOSYSTEM: '1',
  GIT_AUTHOR_NAME: 'Ada',
  GIT_AUTHOR_EMAIL: 'ada@example.com',
  GIT_COMMITTER_NAME: 'Ada',
  GIT_COMMITTER_EMAIL: 'ada@example.com',
};

/** Runs git as a wrapped command would. */
export function run(folder: string, ...args: readonly string[]): string {
  return execFileSync('git', ['-c', 'protocol.file.allow=always', ...args], {
    cwd: folder,
    env: { ...process.env, ...ENV },
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'pipe'],
  });
}

/** Content of every kind, to be changed. */
export const FILES: Readonly<Record<string, string | Uint8Array>> = {
  'README.md': 'read me\n',
  'src/a.txt': 'a\n',
  'src/b.txt': 'b\n',
  'src/deep/c.txt': 'c\n',
  'script.sh': '#!/bin/sh\n',
  'binary.bin': Buffer.from([0, 255, 1, 254, 10, 13]),
  '.gitignore': '*.log\n/ignored/\n',
};

/** A repository with one commit of {@link FILES}, or of others. */
export function newRepository(files: Readonly<Record<string, string | Uint8Array>> = FILES): string {
  const folder = newFolder();
  run(folder, 'init', '--quiet', '--initial-branch=main');
  writeTree(folder, files);
  run(folder, 'add', '--all');
  run(folder, 'commit', '--quiet', '--allow-empty', '--message=first');
  return folder;
}

/** What actions/checkout does: one commit, or all of them, of a branch. */
export function checkOut(source: string, options: { depth?: number; into?: string } = {}): string {
  const folder = options.into ?? newFolder();
  const depth = options.depth === 0 ? [] : [`--depth=${options.depth ?? 1}`];
  run(folder, 'init', '--quiet', '--initial-branch=main');
  run(folder, 'remote', 'add', 'origin', `file://${source}`);
  const head = run(source, 'rev-parse', 'HEAD').trim();
  run(folder, 'fetch', '--quiet', '--no-tags', ...depth, 'origin', `+${head}:refs/remotes/origin/main`);
  run(folder, 'checkout', '--quiet', '--force', '-B', 'main', 'refs/remotes/origin/main');
  return folder;
}

/** Everything about a checkout that a restore brings back. */
export function stateOf(folder: string): Record<string, unknown> {
  const modes = fs
    .readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !/[/\\]\.git(?:[/\\]|$)/.test(entry.parentPath))
    .filter((entry) => fs.statSync(path.join(entry.parentPath, entry.name)).mode & 0o100)
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)))
    .sort();
  const tree = Object.entries(readTree(folder)).filter(([name]) => !/(?:^|\/)\.git(?:\/|$)/.test(name));
  return {
    tree: Object.fromEntries(tree.sort(([a], [b]) => (a < b ? -1 : 1))),
    executable: modes,
    status: run(folder, 'status', '--porcelain=v2', '-z', '--branch', '--untracked-files=all')
      .split('\0')
      .filter((line) => !/^# branch\.(?:upstream|ab)/.test(line)),
    staged: run(folder, 'ls-files', '--stage'),
    refs: run(folder, 'for-each-ref', 'refs/heads', 'refs/tags'),
    log: run(folder, 'log', '--format=%H %s', '-n', '5', '--no-decorate'),
  };
}
