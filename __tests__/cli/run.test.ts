import * as fs from 'node:fs';
import * as path from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { bundleNode } from '../support/workbench.js';
import { Shell } from './shell.js';

/** Adds a line to `calls`, writes two outputs and two files, one of them not text. */
const GENERATE = `
const fs = require('node:fs');
fs.appendFileSync('calls', 'x\\n');
fs.mkdirSync('out', { recursive: true });
fs.writeFileSync('out/answer.md', 'the answer\\n');
fs.writeFileSync('out/data.bin', Buffer.from([0, 1, 254, 255, 13, 10]));
fs.appendFileSync(process.env.GITHUB_OUTPUT, 'answer=42\\nlong<<END\\none\\ntwo\\nEND\\n');
`;
const COUNT = `require('node:fs').appendFileSync('calls', 'x\\n');`;

let shell: Shell;
beforeEach(() => {
  shell = new Shell();
});
afterEach(() => shell.close());

describe('a step that is done', () => {
  test('is skipped, with its outputs and files, byte for byte', () => {
    const options = ['--step', 'ai-complete', '--files', 'out/**'];
    const first = shell.write('first', '');
    const second = shell.write('second', '');
    expect(shell.run(options, GENERATE, { GITHUB_OUTPUT: first }).code).toBe(0);
    shell.remove('out');
    const again = shell.run(options, GENERATE, { GITHUB_OUTPUT: second });

    expect(again.code).toBe(0);
    expect(again.stderr).toMatch(
      /^checkpoint: ai-complete was done in attempt 1 in .+, so it is skipped; restored 2 outputs, 2 files \(17 B\)\.\n$/,
    );
    expect(shell.count('calls')).toBe(1);
    expect(fs.readFileSync(path.join(shell.folder, 'out/data.bin'))).toEqual(
      Buffer.from([0, 1, 254, 255, 13, 10]),
    );
    const withoutDelimiters = (text: string) => text.replaceAll(/checkpoint_end_*/g, 'END');
    expect(withoutDelimiters(shell.read('second'))).toBe(withoutDelimiters(shell.read('first')));
    expect(withoutDelimiters(shell.read('second'))).toContain('long<<END\none\ntwo\nEND\n');
  });

  test('is a checkpoint of five fields for other readers', () => {
    shell.run(['--step', 'ai-complete', '--issue', '42', '--sha', 'abc'], COUNT);
    expect(shell.document()).toMatchObject({
      step: 'ai-complete',
      attempt: 1,
      // printf '%s:%s' 42 abc | sha256sum
      inputHash: '4c611c47136d0d52ef7b1d6508b6d77b5d245237732f0e539c3b8a614d0586e5',
      timestamp: expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/),
    });
  });

  test('runs again when its command, its inputs or its files change', () => {
    const options = ['--step', 'ai-complete', '--inputs', 'model-1'];
    shell.run(options, COUNT);
    expect(shell.run(['--step', 'ai-complete', '--inputs', 'model-2'], COUNT).stderr).toContain(
      'ai-complete was done in attempt 1, but has changed since (inputs), so it runs.',
    );
    expect(shell.run(['--step', 'ai-complete', '--inputs', 'model-2'], `${COUNT} `).stderr).toContain(
      '(run)',
    );
    expect(shell.count('calls')).toBe(3);
  });

  test('runs again when a step that it was built on has been done again', () => {
    const script = (inputs: string) => {
      shell.run(['--step', 'ai-complete', '--inputs', inputs], COUNT);
      return shell.run(['--step', 'label-applied'], COUNT);
    };
    script('1');
    script('1');
    expect(shell.count('calls')).toBe(2);
    expect(script('2').stderr).toContain('a step it was built on has been done again');
    expect(shell.count('calls')).toBe(4);
  });

  test('runs again when its archive is damaged, and says so', () => {
    const options = ['--step', 'ai-complete', '--files', 'out/**'];
    shell.run(options, GENERATE);
    const [archive = ''] = shell.files('.checkpoint/runs/default.json.files');
    shell.write(`.checkpoint/runs/default.json.files/${archive}`, 'damaged');
    shell.remove('out');
    expect(shell.run(options, GENERATE).stderr).toContain('is damaged');
    expect(shell.count('calls')).toBe(2);
  });

  test('leaves no archive behind that nothing refers to', () => {
    const options = (inputs: string) => ['--step', 'ai', '--files', 'out/**', '--inputs', inputs];
    const write = (text: string) =>
      `const fs = require('node:fs'); fs.mkdirSync('out', { recursive: true }); fs.writeFileSync('out/a', '${text}');`;
    shell.run(options('1'), write('one'));
    shell.run(options('2'), write('two'));
    const { units } = shell.document();
    expect(shell.files('.checkpoint/runs/default.json.files')).toEqual([`${units.ai?.payload?.sha256}.tgz`]);
  });

  test('never overwrites a file that nobody knows', () => {
    const options = ['--step', 'ai-complete', '--files', 'out/**'];
    shell.run(options, GENERATE);
    shell.write('out/answer.md', 'edited by hand');
    const again = shell.run(options, GENERATE);
    expect(again.code).toBe(125);
    expect(again.stderr).toContain('other versions of "out/answer.md"');
    expect(again.stderr).toContain('Nothing was overwritten.');
    expect(shell.read('out/answer.md')).toBe('edited by hand');
  });

  test('leaves alone what a later step made of its files', () => {
    const script = () => {
      shell.run(['--step', 'ai-complete', '--files', 'out/**'], GENERATE);
      return shell.run(
        ['--step', 'formatted', '--files', 'out/**'],
        `${COUNT} require('node:fs').writeFileSync('out/answer.md', 'formatted');`,
      );
    };
    script();
    expect(script().stderr).toContain('so it is skipped');
    expect(shell.read('out/answer.md')).toBe('formatted');
    expect(shell.count('calls')).toBe(2);
  });
});

describe('a command', () => {
  test('that fails is not recorded as done, and its exit code is ours', () => {
    const failed = shell.run(['--step', 'deploy'], `${COUNT} process.exit(3)`);
    expect(failed.code).toBe(3);
    expect(failed.stderr).toMatch(
      /^checkpoint: deploy failed after .+ \(exit code 3\); it runs again next time\.\n$/,
    );
    expect(shell.document().step).toBeUndefined();
    expect(shell.document().units.deploy?.status).toBe('blocked');

    const again = shell.run(['--step', 'deploy'], `${COUNT} process.exit(3)`);
    expect(again.stderr).toContain('deploy failed in attempt 1 (exit code 3), so it runs.');
    expect(shell.count('calls')).toBe(2);
  });

  test('that writes outputs the runner would reject has failed', () => {
    const secret = `ghp_${'a1B2'.repeat(9)}`;
    const failed = shell.run(
      ['--step', 'ai'],
      `require('node:fs').writeFileSync(process.env.GITHUB_OUTPUT, '${secret}\\n')`,
    );
    expect(failed.code).toBe(1);
    expect(shell.document().units.ai?.status).toBe('blocked');
    expect(shell.read('.checkpoint/runs/default.json')).not.toContain(secret);
  });

  test('has this terminal, our environment without the runner’s, and a key that stays', () => {
    const script = `
      const { ACTIONS_RUNTIME_TOKEN, INPUT_STEP, MINE, CHECKPOINT_IDEMPOTENCY_KEY } = process.env;
      console.log(JSON.stringify({ ACTIONS_RUNTIME_TOKEN, INPUT_STEP, MINE, CHECKPOINT_IDEMPOTENCY_KEY }));
      process.exit(1);`;
    const env = { ACTIONS_RUNTIME_TOKEN: 'x', INPUT_STEP: 'y', MINE: 'z' };
    const first = shell.run(['--step', 'ai'], script, env);
    const second = shell.run(['--step', 'ai'], script, env);
    expect(JSON.parse(first.stdout)).toEqual({
      MINE: 'z',
      CHECKPOINT_IDEMPOTENCY_KEY: expect.stringMatching(/^[0-9a-f]{64}$/),
    });
    expect(second.stdout).toBe(first.stdout);
  });

  test('reads our standard input', () => {
    const args = ['run', '--step', 'ai', '--', bundleNode, '-e', 'process.stdin.pipe(process.stdout)'];
    expect(shell.checkpoint(args, {}, 'piped').stdout).toBe('piped');
  });

  test('gets its arguments as they are', () => {
    const args = [
      'run',
      '--step',
      'ai',
      '--',
      bundleNode,
      '-p',
      'JSON.stringify(process.argv.slice(1))',
      '--',
    ];
    const own = ['--help', 'a b', '"', '$HOME', '--step'];
    expect(JSON.parse(shell.checkpoint([...args, ...own]).stdout)).toEqual(own);
  });

  test('that does not exist is 127, and nothing is recorded', () => {
    const result = shell.checkpoint(['run', '--step', 'ai', '--', 'no-such-command-anywhere']);
    expect(result.code).toBe(127);
    expect(result.stderr).toContain('"no-such-command-anywhere" was not found');
    expect(shell.files()).toEqual([]);
  });
});

describe('the document', () => {
  test.each([
    ['empty', ''],
    ['truncated', '{"runId":"1","units":{"a":{"st'],
    ['not JSON', 'hello'],
    ['of wrong types', '{"units":[],"schemaVersion":"x"}'],
    ['from the future', '{"schemaVersion":3,"id":"x","status":"running","units":{}}'],
    ['NUL bytes', '\0\0\0\0'],
  ])('that is unreadable (%s) is set aside, and the run starts over', (_, text) => {
    shell.write('state.json', text);
    const result = shell.run(['--step', 'ai', '--file', 'state.json'], COUNT);
    expect(result.code).toBe(0);
    expect(result.stderr).toContain('state.json cannot be read (');
    const aside = shell.files().find((name) => name.startsWith('state.json.unreadable-')) ?? '';
    expect(shell.read(aside)).toBe(text);
    expect(result.stderr).toContain(aside);
    expect(shell.document('state.json').units.ai?.status).toBe('done');
  });

  test('that is a folder is a mistake: it stays where it is, and nothing is run', () => {
    shell.write('state/kept.txt', 'kept');
    const result = shell.run(['--step', 'ai', '--file', 'state'], COUNT);
    expect(result.code).toBe(125);
    expect(result.stderr).toContain('state is not a regular file.');
    expect(shell.read('state/kept.txt')).toBe('kept');
    expect(shell.count('calls')).toBe(0);
  });

  test('with a step that cannot be read still says of it, later, that it is not known', () => {
    shell.run(['--step', 'ai', '--file', 'state.json'], COUNT);
    const document = shell.document('state.json');
    shell.write('state.json', JSON.stringify({ ...document, units: { ...document.units, odd: 5 } }));
    shell.run(['--step', 'label', '--file', 'state.json'], COUNT);
    expect(shell.document('state.json').units.odd).toMatchObject({ status: 'in_progress' });
  });

  test('that cannot be written costs a warning, and the work goes on', () => {
    shell.write('file', '');
    const result = shell.run(['--step', 'ai', '--file', 'file/state.json'], `${COUNT} process.exit(5)`);
    expect(result.code).toBe(5);
    expect(result.stderr).toMatch(/warning: Could not write .* The work goes on/s);
    expect(shell.count('calls')).toBe(1);
  });

  test('about another issue or commit does not count, and is replaced', () => {
    shell.run(['--step', 'ai', '--issue', '42', '--sha', 'abc'], COUNT);
    const other = shell.run(['--step', 'ai', '--issue', '43', '--sha', 'abc'], COUNT);
    expect(other.stderr).toContain(
      'the checkpoint is about issue 42 at commit abc, this job works on issue 43 at commit abc',
    );
    expect(shell.document().work).toEqual({ issueNumber: '43', commitSha: 'abc' });
    expect(shell.run(['--step', 'ai', '--issue', '43', '--sha', 'abc'], COUNT).stderr).toContain('skipped');
    expect(shell.count('calls')).toBe(2);
  });

  test('with five fields says that the steps before are done, also for the runs after this one', () => {
    shell.run(['--step', 'ai-complete', '--issue', '42', '--sha', 'abc'], COUNT);
    const { runId, step, attempt, inputHash, timestamp } = shell.document();
    shell.write(
      '.checkpoint/runs/default.json',
      JSON.stringify({ runId, step, attempt, inputHash, timestamp }),
    );
    const work = ['--issue', '42', '--sha', 'abc'];
    expect(shell.run(['--step', 'ai-complete', ...work], COUNT).stderr).toContain('is skipped');
    shell.run(['--step', 'label-applied', ...work], COUNT);
    expect(shell.run(['--step', 'ai-complete', ...work], COUNT).stderr).toContain('is skipped');
    expect(shell.run(['--step', 'label-applied', ...work], COUNT).stderr).toContain('is skipped');
    expect(shell.count('calls')).toBe(2);
  });

  test('of a run that has no checkpoint yet is taken over, with everything in it', () => {
    const document = {
      schemaVersion: 2,
      id: 'big-task',
      task: 'a big task',
      status: 'running',
      units: { other: { status: 'pending', x: 1 } },
      openItems: [{ id: '1' }],
      mine: { anything: true },
    };
    shell.write('run.json', JSON.stringify(document));
    expect(shell.run(['--step', 'ai', '--file', 'run.json'], COUNT).code).toBe(0);
    expect(shell.document('run.json')).toMatchObject({
      ...document,
      units: { other: { status: 'pending', x: 1 }, ai: { status: 'done' } },
    });
  });

  test('is not kept as one of the files of a step', () => {
    const options = ['--step', 'ai', '--files', '**', '--file', 'state.json'];
    shell.run(options, GENERATE);
    const names = shell.document('state.json').units.ai?.files?.map((file) => file.path);
    expect(names).toEqual(['calls', 'out/answer.md', 'out/data.bin']);
  });
});

describe('secrets', () => {
  test.each([
    ['the value of DEPLOY_TOKEN', { DEPLOY_TOKEN: 'correct horse battery' }, 'correct horse battery'],
    ['a token by its form', {}, `ghp_${'a1B2'.repeat(9)}`],
  ])('%s: not one byte is stored, and the step runs again', (_, env, secret) => {
    const script = `${COUNT}
      const fs = require('node:fs');
      fs.writeFileSync('result.txt', 'before ${secret} after');
      fs.appendFileSync(process.env.GITHUB_OUTPUT, 'good=1\\nbad=${secret}\\n');`;
    const options = ['--step', 'ai', '--files', 'result.txt'];
    const output = shell.write('output', '');
    const result = shell.run(options, script, { ...env, GITHUB_OUTPUT: output });
    expect(result.code).toBe(0);
    expect(result.stderr).toContain('output "bad": it contains');
    expect(result.stderr).toContain('file "result.txt": it contains');
    expect(result.stderr).not.toContain(secret);
    // The caller of this attempt still gets what the command said.
    expect(shell.read('output')).toContain(secret);

    expect(everything(path.join(shell.folder, '.checkpoint'))).not.toContain(secret);
    expect(shell.document().units.ai?.outputs).toEqual({ good: '1' });
    expect(shell.run(options, script, env).stderr).toContain('cannot be restored');
    expect(shell.count('calls')).toBe(2);
  });
});

describe('in a workflow step', () => {
  const workflow = { GITHUB_RUN_ID: '1', GITHUB_RUN_ATTEMPT: '1', GITHUB_SHA: 'c0ffee' };

  test('issue and commit are those of the event', () => {
    const event = shell.write('event.json', JSON.stringify({ issue: { number: 7 } }));
    shell.run(['--step', 'ai'], COUNT, { ...workflow, GITHUB_EVENT_PATH: event });
    expect(shell.document()).toMatchObject({
      runId: '1',
      work: { issueNumber: '7', commitSha: 'c0ffee' },
    });
  });

  test('the same step twice in one attempt is an error', () => {
    shell.run(['--step', 'ai'], COUNT, workflow);
    const twice = shell.run(['--step', 'ai'], COUNT, workflow);
    expect(twice.code).toBe(125);
    expect(twice.stderr).toContain('used twice');
    const next = shell.run(['--step', 'ai'], COUNT, { ...workflow, GITHUB_RUN_ATTEMPT: '2' });
    expect(next.stderr).toContain('ai was done in attempt 1');
    expect(shell.count('calls')).toBe(1);
  });

  test('what another run recorded does not count', () => {
    shell.run(['--step', 'ai'], COUNT, workflow);
    const other = shell.run(['--step', 'ai'], COUNT, { ...workflow, GITHUB_RUN_ID: '2' });
    expect(other.stderr).toContain('what is recorded belongs to run 1, this is run 2');
    expect(shell.count('calls')).toBe(2);
  });

  test('what a later attempt recorded does not count, and is not lost', () => {
    shell.run(['--step', 'ai'], COUNT, { ...workflow, GITHUB_RUN_ATTEMPT: '3' });
    const late = shell.read('.checkpoint/runs/default.json');
    const earlier = shell.run(['--step', 'ai'], COUNT, { ...workflow, GITHUB_RUN_ATTEMPT: '2' });
    expect(earlier.stderr).toContain('claims an attempt after 2');
    expect(shell.count('calls')).toBe(2);
    const aside = shell.files('.checkpoint/runs').find((name) => name.includes('.unreadable-')) ?? '';
    expect(shell.read(`.checkpoint/runs/${aside}`)).toBe(late);
  });
});

function everything(folder: string): string {
  return fs
    .readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => fs.readFileSync(path.join(entry.parentPath, entry.name), 'latin1'))
    .join('\n');
}
