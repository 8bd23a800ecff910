import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { Shell } from './shell.js';

let shell: Shell;
beforeEach(() => {
  shell = new Shell();
});
afterEach(() => shell.close());

const init = (id: string, ...options: readonly string[]) =>
  shell.ok('init', 'a.json', '--id', id, '--task', 't', ...options);
const deploy = (script: string) => shell.run(['--step', 'deploy', '--file', 'a.json'], script);
const unrecorded = () => shell.files().filter((name) => name.includes('.unrecorded-'));

/** A script that calls `checkpoint` while the step is done. */
function within(...calls: readonly (readonly string[])[]): string {
  return `const { execFileSync } = require('child_process'); const fs = require('fs');
    const checkpoint = (...args) => execFileSync(process.execPath, [${JSON.stringify(shell.cli)}, ...args]);
    ${calls.map(([command, ...args]) => (command === 'rm' ? `fs.rmSync('${args[0]}');` : `checkpoint(...${JSON.stringify([command, ...args])});`)).join('\n')}`;
}

const SECOND = ['init', 'a.json', '--id', 'second', '--task', 'o'];
const DONE = ['finalize', 'a.json', 'done'];

describe.each([
  ['no event log', []],
  ['an event log', ['--event-log']],
])('another run that takes the place of one made by hand, with %s, while a command runs', (_, options) => {
  test.each([
    ['after the document was removed', [['rm', 'a.json']]],
    ['after it was given up', [['finalize', 'a.json', 'aborted']]],
  ])('%s: is left alone, and what is done is kept beside it', (__, first) => {
    init('first');
    const { code, stderr } = deploy(within(...first, [...SECOND, ...options], DONE));
    expect({ code, stderr }).toEqual({
      code: 0,
      stderr: expect.stringContaining('a.json now holds the record of other work, of run second.'),
    });
    expect(shell.document('a.json')).toMatchObject({ id: 'second', status: 'done', units: {} });
    const [kept = ''] = unrecorded();
    expect(stderr).toContain(kept);
    expect(shell.document(kept)).toMatchObject({ id: 'first', units: { deploy: { status: 'done' } } });
  });
});

test('one of the same name is another run as well', () => {
  init('first');
  deploy(within(['rm', 'a.json'], ['init', 'a.json', '--id', 'first', '--task', 'o'], DONE));
  expect(shell.document('a.json')).toMatchObject({ status: 'done', units: {} });
  expect(unrecorded()).toHaveLength(1);
});

test('a document that is gone is not made from the event log of another run', () => {
  init('first', '--event-log');
  shell.ok('init', 'other.json', '--id', 'second', '--task', 'o', '--event-log');
  const before = shell.read('other.events.jsonl');
  const swap = `const fs = require('fs'); fs.rmSync('a.json'); fs.copyFileSync('other.events.jsonl', 'a.events.jsonl');`;
  const { code, stderr } = deploy(swap);
  expect({ code, stderr }).toEqual({ code: 0, stderr: expect.stringContaining('of run second') });
  expect([shell.read('a.events.jsonl'), shell.files().includes('a.json')]).toEqual([before, false]);
  expect(unrecorded()).toHaveLength(1);
});

test.each(['1', '2'])('a document made by hand is adopted, also of version %s without times', (version) => {
  const document = { schemaVersion: Number(version), id: 'x', status: 'running', units: {} };
  shell.write('a.json', JSON.stringify(document));
  expect(deploy('').code).toBe(0);
  expect(deploy('').stderr).toContain('so it is skipped');
  expect(unrecorded()).toEqual([]);
});

describe('in a workflow, whose number tells the run', () => {
  const env = { GITHUB_RUN_ID: '7', GITHUB_RUN_ATTEMPT: '1' };
  const inner = ['run', '--step', 'inner', '--file', 'a.json', '--', 'node', '-e', ''];

  test('what another command of the run has made anew is gone on with', () => {
    const outer = () =>
      shell.run(['--step', 'outer', '--file', 'a.json'], within(['rm', 'a.json'], inner), env);
    expect(outer().code).toBe(0);
    expect(Object.keys(shell.document('a.json').units).sort()).toEqual(['inner', 'outer']);
    expect(unrecorded()).toEqual([]);
  });

  test('what was made by hand meanwhile is another run, also when it is worked on by then', () => {
    const script = within(['rm', 'a.json'], SECOND, inner, DONE);
    expect(shell.run(['--step', 'outer', '--file', 'a.json'], script, env).code).toBe(0);
    const { id, status, units } = shell.document('a.json');
    expect([id, status, Object.keys(units)]).toEqual(['second', 'done', ['inner']]);
    expect(unrecorded()).toHaveLength(1);
  });
});
