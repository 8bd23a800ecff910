import { spawnSync } from 'node:child_process';
import * as fs from 'node:fs';
import * as path from 'node:path';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { newFolder, removeFolders } from '../support/builders.js';
import { bundleNode, plainEnvironment } from '../support/workbench.js';

let folder: string;

/** A project that has installed the package: a plain script in it imports the bundle as it is. */
beforeEach(() => {
  folder = newFolder();
  fs.mkdirSync(path.join(folder, 'node_modules'));
  fs.symlinkSync(path.resolve('.'), path.join(folder, 'node_modules', 'checkpoint-action'), 'junction');
});
afterEach(removeFolders);

function run(script: string, env: Readonly<Record<string, string>> = {}) {
  fs.writeFileSync(path.join(folder, 'script.mjs'), script);
  const own = { ...plainEnvironment(), ...env };
  return spawnSync(bundleNode, ['script.mjs'], { cwd: folder, env: own, encoding: 'utf8' });
}

/** The first script below a heading of a page, with what it calls. */
function scriptOf(page: string, heading: string): string {
  const part = fs.readFileSync(page, 'utf8').split(`\n## ${heading}\n`)[1]?.split('\n## ')[0] ?? '';
  const [, script = ''] = /```js\n([\s\S]*?)```/.exec(part) ?? [];
  return `${script}
    function callTheModel() { console.log('asked the model'); return { text: 'answer' }; }
    function postComment({ text }) { console.log('posted ' + text); if (process.env.DIE) process.exit(9); }
    function findComment() { console.log('looked'); return true; }`;
}

test('the README’s durable steps', () => {
  const script = scriptOf('README.md', 'Library');
  expect(run(script, { DIE: '1' })).toMatchObject({ stdout: 'asked the model\nposted answer\n', status: 9 });
  expect(run(script)).toMatchObject({ stdout: 'looked\n', status: 0 });
  expect(run(script)).toMatchObject({ stdout: '', status: 0 });
  const file = path.join(folder, '.checkpoint', 'runs', 'script.json');
  expect(JSON.parse(fs.readFileSync(file, 'utf8'))).toMatchObject({ status: 'done', step: 'done' });
});

test('the bare checkpoint of its page', () => {
  const script = scriptOf('docs/library.md', 'A checkpoint without results');
  expect(run(script)).toMatchObject({ stdout: 'asked the model\n', stderr: '', status: 0 });
  expect(run(script)).toMatchObject({ stdout: '', stderr: '', status: 0 });
});

test('an error that nobody catches says what to do', () => {
  const { stderr, status } = run(
    `import { openCheckpoint } from 'checkpoint-action';
     const checkpoint = openCheckpoint();
     await checkpoint.step('a', () => ({ when: new Date() }));`,
  );
  expect(status).toBe(1);
  expect(stderr).toContain(
    'UnstorableResultError: a is done, but what it returned cannot be stored: result.when is an',
  );
  expect(stderr).toContain("fix: 'Return what JSON can hold");
});

test('what an error said in an earlier attempt is no command to the runner that reads along', () => {
  const script = `
    import { openCheckpoint } from 'checkpoint-action';
    await openCheckpoint().step('a', () => { if (process.env.DIE) throw new Error('x ##[add-mask]e\\n::add-mask::e'); });`;
  expect(run(script, { DIE: '1' }).status).toBe(1);
  expect(run(script).stderr).toBe(
    'checkpoint: a failed in attempt 1 (x # #[add-mask]e ::add-mask::e), so it runs.\n',
  );
});

test.each([[false], [true]])(
  'a command within a step may keep steps of its own in the same file (event log: %s)',
  (eventLog) => {
    const cli = path.resolve('dist/cli/index.js');
    const script = `
    import { execFileSync } from 'node:child_process';
    import { openCheckpoint } from 'checkpoint-action';
    const checkpoint = openCheckpoint({ file: 'run.json', runId: 'r', issueNumber: 42, commitSha: 'abc', eventLog: ${eventLog} });
    const inner = ${JSON.stringify([cli, 'run', '--file', 'run.json', '--step', 'inner', '--issue', '42', '--sha', 'abc'])};
    await checkpoint.step('outer', () => {
      execFileSync(process.execPath, [...inner, '--', process.execPath, '-e', 'console.log("inner")'], { stdio: 'inherit' });
      if (process.env.DIE) process.exit(9);
    }, { idempotent: true });
    await checkpoint.done();`;
    expect(run(script, { DIE: '1' })).toMatchObject({ stdout: 'inner\n', status: 9 });
    expect(run(script)).toMatchObject({ stdout: '', status: 0 });
    expect(JSON.parse(fs.readFileSync(path.join(folder, 'run.json'), 'utf8'))).toMatchObject({
      status: 'done',
      units: { outer: { status: 'done', attempt: 2 }, inner: { status: 'done', attempt: 1 } },
    });
  },
);
