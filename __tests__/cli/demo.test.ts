import * as fs from 'node:fs';
import * as path from 'node:path';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { Shell } from './shell.js';

let shell: Shell;
const others: Shell[] = [];
beforeEach(() => {
  shell = new Shell();
});
afterEach(() => {
  for (const each of [shell, ...others.splice(0)]) each.close();
});

test('the demo shows one call of the AI over two attempts, and identical results', () => {
  const { code, stdout, stderr } = shell.checkpoint(['demo']);
  expect(stderr).toBe('');
  expect(stdout).toMatch(/SIGKILL as label-applied starts/);
  expect(stdout).toMatch(
    /↷ ai-complete was done in attempt 1 in .+, so it is skipped; restored 2 outputs, 2 files/,
  );
  const summary = stdout.slice(stdout.indexOf('What came of it'));
  expect(summary).toBe(
    [
      'What came of it',
      '  ✓ AI calls  1 without interruption, 1 over both attempts',
      '  ✓ outputs   identical: summary, file-count',
      '  ✓ files     identical, byte for byte: out/diagram.bin, out/upload.mjs',
      '  ✓ labels    identical: ai-generated',
      '  ✓ comments  identical: github-actions[bot]: Done: Retry the upload twice (answer 1)',
      '',
      'The AI was asked once over both attempts, and everything else is as if nothing had happened.',
      '',
    ].join('\n'),
  );
  expect(code).toBe(0);
  // It cleans up, and speaks plainly to what is not a terminal.
  expect(fs.readdirSync(shell.temp)).toEqual([]);
  expect(stdout).not.toContain('\u001b');
}, 60_000);

test('the demo works from what is shipped, in an empty folder', () => {
  const folder = path.join(shell.folder, 'shipped');
  fs.cpSync('dist', path.join(folder, 'dist'), { recursive: true });
  for (const file of ['action.yml', 'package.json']) fs.copyFileSync(file, path.join(folder, file));
  const { code, stdout } = installedIn(folder).checkpoint(['demo', '--keep']);
  expect(code).toBe(0);
  const kept = /Everything is still in (.+)/.exec(stdout)?.[1] ?? '';
  expect(fs.readdirSync(kept).sort()).toEqual(['interrupted-machine-2', 'uninterrupted']);
}, 60_000);

test('the demo says what is missing', () => {
  const folder = path.join(shell.folder, 'incomplete');
  fs.cpSync('dist/cli', path.join(folder, 'dist/cli'), { recursive: true });
  const { code, stderr } = installedIn(folder).checkpoint(['demo']);
  expect(code).toBe(1);
  expect(stderr).toContain('action.yml and dist/action/index.js is not in');
});

function installedIn(folder: string): Shell {
  const other = new Shell(path.join(folder, 'dist/cli/index.js'));
  others.push(other);
  return other;
}
