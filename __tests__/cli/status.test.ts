import { spawnSync } from 'node:child_process';
import * as fs from 'node:fs';
import * as path from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import * as v from 'valibot';
import { StatusSchema } from '../../src/engine/status/schema.js';
import { ago, DAY, HOUR, MINUTE, runText, treeOf } from '../support/run-documents.js';
import { bundleNode } from '../support/workbench.js';
import { type Ended, Shell } from './shell.js';

let shell: Shell;
beforeEach(() => {
  shell = new Shell();
});
afterEach(() => shell.close());

const RUNS = '.checkpoint/runs';

function status(...args: string[]): Ended {
  return shell.checkpoint(['status', ...args], { CLAUDE_CONFIG_DIR: path.join(shell.temp, 'none') });
}

function keep(id: string, given: Readonly<Record<string, unknown>> = {}, name = id): string {
  return shell.write(`${RUNS}/${name}.json`, runText(id, given));
}

/** The text behind a label of the default view, up to the next label. */
function section(stdout: string, label: string): string {
  const [, rest = ''] = stdout.split(new RegExp(`^ {2}${label} +`, 'm'));
  return (
    rest
      .split(/^ {2}\S/m)[0]
      ?.replace(/\n +/g, '\n')
      .trim() ?? ''
  );
}

describe('the default view', () => {
  test('tells everything that a person asks', () => {
    keep('migrate', {
      task: 'Migrate all services',
      units: {
        a: { status: 'done' },
        b: { status: 'done', note: 'reconciled-from-trailer:c0ffee' },
        c: { status: 'in_progress', startedAt: ago(5 * MINUTE) },
        d: { status: 'in_progress', interrupted: { reason: 'SIGTERM', at: ago(HOUR) } },
        e: { status: 'blocked', note: 'needs a key', updatedAt: ago(2 * HOUR) },
        f: { status: 'pending', dependsOn: ['e'] },
        g: { status: 'pending', dependsOn: ['a'] },
        h: { status: 'dep_blocked', dependsOn: ['f'] },
      },
      phases: {
        plan: { status: 'done', finishedAt: ago(HOUR) },
        build: { status: 'running', startedAt: ago(10 * MINUTE) },
        verify: { status: 'pending' },
      },
      currentPhase: 'build',
      openItems: Array.from({ length: 12 }, (_, index) => ({
        id: `i${index}`,
        title: `look at ${index}`,
        at: ago(HOUR),
      })),
      resolvedItems: [{ id: 'r1' }, { id: 'r2' }],
      validation: { status: 'red', note: '3 tests fail', at: ago(MINUTE) },
      pipeline: { integrationRef: 'integration/migrate', targetRef: 'main' },
      launch: { scriptPath: 'scripts/pipeline.mjs', args: { command: 'resume', run: 'migrate 1' } },
    });
    const { code, stdout, stderr } = status();
    expect([code, stderr]).toEqual([0, '']);
    expect(stdout).toMatch(/^● running \(unproven\) {2}migrate\n/);
    const lines = (label: string) => section(stdout, label);
    expect(lines('Task')).toBe('Migrate all services');
    expect(lines('Age')).toBe('created 2h ago, updated 3m ago');
    expect(lines('File')).toBe(path.join(RUNS, 'migrate.json'));
    expect(lines('Branch')).toBe('integration/migrate → main');
    expect(lines('Phases')).toBe('✓ plan done 1h ago\n▸ build running 10m\n· verify pending');
    expect(lines('Units')).toBe(`${'█'.repeat(5)}${'░'.repeat(15)} 2/8`);
    expect(lines('In flight')).toBe('c  5m\nd  interrupted 1h ago: SIGTERM');
    expect(lines('Blocked')).toBe('e  needs a key (2h)');
    expect(lines('Ready')).toBe('g');
    expect(lines('Waiting')).toBe('f (for e), h (for e)');
    expect(lines('Reconciled')).toBe('b  reconciled-from-trailer:c0ffee');
    expect(lines('Open items').split('\n')).toHaveLength(12);
    expect(lines('Open items')).toMatch(/^12\n- i0 {2}look at 0 \(1h ago\)\n[\s\S]*- i9 .*\nand 2 more$/);
    expect(lines('Resolved')).toBe('2');
    expect(lines('Validation')).toBe('red: 3 tests fail (1m ago)');
    expect(lines('Live workflow')).toMatch(/^no live workflow .* use \/workflows /);
    expect(lines('Resume')).toBe("node scripts/pipeline.mjs resume --run 'migrate 1'");
  });

  test('of a run that is done says how it ended, and not how it is resumed', () => {
    keep('over', {
      status: 'done',
      finishedAt: ago(DAY),
      units: { a: { status: 'done' } },
      validation: { status: 'green', note: '', at: ago(DAY) },
      result: { merged: true },
      launch: { scriptPath: 'pipeline.mjs', args: { command: 'resume', run: 'x' } },
    });
    const { stdout } = status();
    expect(stdout).toMatch(/^● done {2}over\n/);
    expect(section(stdout, 'Age')).toContain('finished 1d ago');
    expect(section(stdout, 'Units')).toBe(`${'█'.repeat(20)} 1/1`);
    expect(section(stdout, 'Validation')).toBe('green (1d ago)');
    expect(section(stdout, 'Result')).toBe('{"merged":true}');
    expect(stdout).not.toContain('Resume');
  });

  test('a bar is not full before all are done, and long groups are cut', () => {
    const units = Object.fromEntries(
      Array.from({ length: 1000 }, (_, index) => [`u${index}`, { status: index === 7 ? 'blocked' : 'done' }]),
    );
    for (let index = 20; index < 40; index += 1) units[`u${index}`] = { status: 'in_progress' };
    keep('long', { units });
    const { stdout } = status();
    expect(section(stdout, 'Units')).toBe(`${'█'.repeat(19)}░ 979/1000`);
    expect(section(stdout, 'In flight').split('\n')).toHaveLength(11);
    expect(section(stdout, 'In flight')).toMatch(/and 10 more$/);
  });

  test('names a circle, and a dependency that is not there', () => {
    keep('knots', {
      units: {
        a: { status: 'pending', dependsOn: ['b'] },
        b: { status: 'pending', dependsOn: ['a'] },
        c: { status: 'pending', dependsOn: ['gone'] },
      },
    });
    const { stdout } = status();
    expect(section(stdout, 'Cycle')).toMatch(/^a -> b -> a$/);
    expect(section(stdout, 'Missing')).toBe('c depends on gone: not there');
    expect(section(stdout, 'Resume')).toContain('it does not say how it was started');
  });

  test('shows what is malformed as malformed, and everything else with it', () => {
    keep('bent', {
      units: { ok: { status: 'done' }, bad: { status: 'finished' }, worse: null },
      phases: { plan: { status: 'done' }, odd: 7, strange: { status: 'unheard of' } },
      openItems: ['just a text', null, { id: 1 }],
      validation: 'green',
      pipeline: 'main',
      launch: 'node x',
      createdAt: 'yesterday',
    });
    const { code, stdout } = status();
    expect(code).toBe(0);
    expect(section(stdout, 'Units')).toMatch(/ 1\/3$/);
    expect(stdout).toMatch(/Malformed +bad: status: /);
    expect(stdout).toMatch(/Malformed +worse: /);
    expect(section(stdout, 'Phases')).toMatch(
      /^✓ plan done\n\? odd is malformed: 7\n\? strange is malformed/,
    );
    expect(section(stdout, 'Open items')).toBe('3\n- just a text\n- null\n- 1  {}');
    expect(section(stdout, 'Validation')).toBe('is malformed: green');
    expect(section(stdout, 'Age')).toContain('created at an unknown time');
  });
});

describe('text from documents', () => {
  const EVIL = 'x\u001b[2J\u001b]0;owned\u0007\r\n\u009b31m\u202egnp.exe';

  test('cannot act on the terminal, wherever it stands', () => {
    keep(
      EVIL,
      {
        task: EVIL,
        units: {
          [EVIL]: { status: 'blocked', note: EVIL },
          b: { status: EVIL },
          c: { status: 'in_progress', interrupted: { reason: EVIL, at: EVIL } },
          d: { status: 'pending', dependsOn: [EVIL] },
          e: { status: 'done', note: `reconciled-from-trailer:${EVIL}` },
        },
        phases: { [EVIL]: { status: 'running' }, x: { status: EVIL } },
        openItems: [{ id: EVIL, title: EVIL }, EVIL],
        validation: { status: 'green', note: EVIL },
        pipeline: { integrationRef: EVIL, targetRef: EVIL },
        result: EVIL,
        launch: { scriptPath: 'pipeline.mjs', args: { command: 'resume', run: EVIL } },
        lifecycle: { state: 'failed', reason: EVIL, pr_url: EVIL, retry_of: EVIL },
      },
      'evil',
    );
    shell.write(
      `${RUNS}/other.json`,
      runText('legacy', { launch: { scriptPath: EVIL, args: { a: EVIL } }, updatedAt: ago(HOUR) }),
    );
    shell.write(`${RUNS}/broken.json`, `{"${EVIL}`);
    const unsafe = /[^\P{Cc}\n]|[\u2028\u2029\u202a-\u202e\u2066-\u2069]/u;
    for (const args of [
      [],
      ['--list'],
      ['--json'],
      ['--list', '--json'],
      ['--resume'],
      ['--resume', '--json'],
      ['x\u001b'],
      ['legacy', '--resume'],
      ['broken'],
      ['broken', '--json'],
      [`no${EVIL}`],
    ]) {
      const { stdout, stderr } = status(...args);
      expect(stdout + stderr).not.toBe('');
      expect(stdout).not.toMatch(unsafe);
      expect(stderr).not.toMatch(unsafe);
    }
  });

  test('is cut when it is long', () => {
    keep('a', {
      task: 'x'.repeat(1_000_000),
      units: { ['u'.repeat(10_000)]: { status: 'blocked', note: 'n'.repeat(100_000) } },
    });
    expect(status().stdout.length).toBeLessThan(3000);
  });
});

describe('colours', () => {
  /** In a terminal: `script` gives it one. */
  function inTerminal(args: string, env: Readonly<Record<string, string>> = {}): string {
    const command = `'${bundleNode}' '${path.resolve('dist/cli/index.js')}' status ${args}`;
    const { NO_COLOR: _, ...others } = process.env;
    return spawnSync('script', ['-qec', command, '/dev/null'], {
      cwd: shell.folder,
      env: { ...others, TERM: 'xterm', CLAUDE_CONFIG_DIR: shell.temp, ...env },
      encoding: 'utf8',
    }).stdout;
  }

  test('are there on a terminal, unless somebody wants none', () => {
    keep('one', { units: { a: { status: 'done' } } });
    expect(status().stdout).not.toContain('\u001b');
    if (process.platform !== 'linux') return;
    for (const args of ['', '--list']) {
      expect(inTerminal(args)).toContain('\u001b[1mone\u001b[0m');
      expect(inTerminal(`${args} --no-color`)).not.toContain('\u001b');
      expect(inTerminal(args, { NO_COLOR: '1' })).not.toContain('\u001b');
    }
    expect(inTerminal('--no-color').replaceAll('\r', '')).toBe(status().stdout);
  });
});

describe('which run it is', () => {
  test('without an id, the one that was updated last, whatever the file’s own time says', () => {
    keep('old', { updatedAt: ago(HOUR) });
    keep('new', { updatedAt: ago(MINUTE) });
    const past = new Date(Date.now() - 1e9);
    fs.utimesSync(path.join(shell.folder, RUNS, 'new.json'), past, past);
    expect(status().stdout).toContain('  new\n');
  });

  test('the beginning of its id or of its file’s name is enough, and an exact name is never ambiguous', () => {
    keep('alpha-1', {}, 'first');
    keep('alpha', {}, 'second');
    keep('beta', {}, 'third');
    for (const [name, id] of [
      ['b', 'beta'],
      ['alpha', 'alpha'],
      ['alpha-', 'alpha-1'],
      ['fir', 'alpha-1'],
      ['third', 'beta'],
    ] as const) {
      expect(JSON.parse(status(name, '--json').stdout).id).toBe(id);
    }
  });

  test('a beginning that several have is an error that names them', () => {
    keep('alpha-1', { updatedAt: ago(MINUTE) });
    keep('alpha-2', { updatedAt: ago(HOUR) }, 'file');
    const { code, stdout, stderr } = status('alpha');
    expect([code, stdout]).toEqual([1, '']);
    expect(stderr).toContain('"alpha" may be alpha-1, alpha-2 (file.json).');
  });

  test('an unknown one is not found', () => {
    keep('alpha');
    const { code, stdout, stderr } = status('gamma');
    expect([code, stdout]).toEqual([3, '']);
    expect(stderr).toContain('There is no run "gamma"');
    shell.remove('.checkpoint');
    expect(status('gamma').code).toBe(3);
  });

  test('it is looked for in the folders above, in both places, and in "--dir"', () => {
    shell.write('.ulpi/runs/theirs.json', runText('theirs'));
    shell.write('deep/down/x', '');
    expect(JSON.parse(shell.checkpoint(['status', '--json']).stdout).id).toBe('theirs');
    keep('ours', { updatedAt: ago(1) });
    const inFolder = spawnSync(process.execPath, [path.resolve('dist/cli/index.js'), 'status', '--list'], {
      cwd: path.join(shell.folder, 'deep/down'),
      encoding: 'utf8',
    });
    expect(inFolder.stdout).toMatch(/ours .*\n.* theirs /);
    shell.write('elsewhere/one.json', runText('one'));
    expect(JSON.parse(status('--dir', 'elsewhere', '--json').stdout).id).toBe('one');
    expect(status('--dir', 'nowhere').code).toBe(3);
  });

  test('one that was archived is found by its name, and not listed', () => {
    keep('live');
    shell.write(`${RUNS}/archive/gone.json`, runText('gone', { status: 'done' }));
    expect(status('gone').stdout).toMatch(/^● done {2}gone\n/);
    expect(status('--list').stdout).not.toContain('gone');
  });
});

describe('an empty project', () => {
  test.each([
    ['a folder without runs', false],
    ['an empty folder of runs', true],
  ])('%s says so', (_, made) => {
    if (made) fs.mkdirSync(path.join(shell.folder, RUNS), { recursive: true });
    for (const args of [[], ['--list'], ['--resume'], ['--raw']]) {
      const { code, stdout, stderr } = status(...args);
      expect([code, stderr]).toEqual([0, '']);
      expect(stdout).toMatch(/^There are no runs/);
    }
    expect(status('--json').stdout).toBe('null\n');
    expect(status('--list', '--json').stdout).toBe('[]\n');
  });
});

describe('--list', () => {
  test('has one line a run, the newest first, its age last', () => {
    keep('old', { status: 'done', updatedAt: ago(3 * DAY), units: { a: { status: 'done' } } });
    keep('new', { units: { a: { status: 'done' }, b: { status: 'pending' } } });
    keep('middle', { status: 'aborted', updatedAt: ago(5 * HOUR) });
    const lines = status('--list').stdout.trimEnd().split('\n');
    expect(lines.map((line) => line.split(/ {2,}/).slice(1, 3))).toEqual([
      ['new', '1/2'],
      ['middle', '0/0'],
      ['old', '1/1'],
    ]);
    expect(lines[0]).toMatch(/^● running \(unproven\) .* 3m ago$/);
    expect(lines[1]).toMatch(/^● aborted .* 5h ago$/);
    expect(lines[2]).toMatch(/^● done .* 3d ago$/);
  });

  test('shows what cannot be read among the others', () => {
    keep('good');
    const broken = {
      empty: '',
      'not-json': 'garbage',
      list: '[]',
      newer: '{"schemaVersion":9,"units":{}}',
      'no-status': '{"schemaVersion":2,"id":"x","units":{}}',
      nul: '\0\0\0',
    };
    for (const [name, text] of Object.entries(broken)) shell.write(`${RUNS}/${name}.json`, text);
    fs.mkdirSync(path.join(shell.folder, RUNS, 'folder.json'));
    if (process.platform !== 'win32')
      fs.symlinkSync('nowhere', path.join(shell.folder, RUNS, 'dangling.json'));
    const { code, stdout } = status('--list');
    expect(code).toBe(0);
    for (const name of Object.keys(broken))
      expect(stdout).toMatch(new RegExp(`^● unreadable .*${name} .* ago|just now$`, 'm'));
    expect(stdout).toMatch(/● running \(unproven\) +good /);
    expect(status().stdout).toMatch(
      /good[\s\S]*\n6 files in the same folder cannot be read; checkpoint status --list names them\.\n$/,
    );
    const listed = JSON.parse(status('--list', '--json').stdout) as { id: string; unreadable?: string }[];
    expect(
      listed
        .filter(({ unreadable }) => unreadable !== undefined)
        .map(({ id }) => id)
        .sort(),
    ).toEqual(Object.keys(broken).sort());
  });

  test('is the same for programs', () => {
    keep('one', { units: { a: { status: 'done' }, b: { status: 'pending' }, c: 7 } });
    expect(JSON.parse(status('--list', '--json').stdout)).toEqual([
      {
        id: 'one',
        file: path.join(fs.realpathSync(shell.folder), RUNS, 'one.json'),
        task: 'The task of one',
        status: 'running',
        state: 'running',
        worker: 'unproven',
        next_action: 'resume',
        done: 1,
        total: 3,
        malformed: 1,
        updatedAt: expect.any(String),
      },
    ]);
  });
});

describe('--json', () => {
  test('is the document, and where it stands', () => {
    const file = keep('one', { units: { a: { status: 'done', own: [1] }, b: 'malformed' }, more: { x: 1 } });
    const told = JSON.parse(status('--json').stdout);
    const stored = JSON.parse(fs.readFileSync(file, 'utf8'));
    expect(told).toEqual({
      ...stored,
      state: 'running',
      retryable: false,
      retry_of: null,
      interrupted_reason: null,
      reason: expect.stringContaining('cannot be proven'),
      recovered_at: null,
      superseded_by: null,
      pr_url: null,
      output_sha: null,
      worker: 'unproven',
      next_action: 'resume',
      file: fs.realpathSync(file),
      malformed: { b: expect.any(String) },
    });
    expect(v.is(StatusSchema, told)).toBe(true);
  });

  test('knows of a retry that replaced the run', () => {
    keep('first', { status: 'needs_attention', lifecycle: { state: 'failed', retryable: true } });
    expect(JSON.parse(status('first', '--json').stdout)).toMatchObject({
      next_action: 'retry',
      superseded_by: null,
    });
    keep('second', { lifecycle: { state: 'queued', retry_of: 'first' } });
    expect(JSON.parse(status('first', '--json').stdout)).toMatchObject({
      next_action: 'none',
      superseded_by: 'second',
    });
    const listed = JSON.parse(status('--list', '--json').stdout) as { id: string; next_action: string }[];
    expect(listed.find(({ id }) => id === 'first')?.next_action).toBe('none');
  });

  test('of what cannot be read says why', () => {
    shell.write(`${RUNS}/bad.json`, 'garbage');
    const { code, stdout } = status('bad', '--json');
    expect(code).toBe(0);
    expect(JSON.parse(stdout)).toMatchObject({
      id: 'bad',
      unreadable: expect.stringContaining('not JSON'),
      state: null,
    });
  });

  test('--raw is the file, byte for byte', () => {
    const text = `${runText('one').replace('{', '{ "odd":   1.0e0,')}\n\n`;
    shell.write(`${RUNS}/one.json`, text);
    expect(status('--raw').stdout).toBe(text);
    shell.write(`${RUNS}/bad.json`, 'gar\u0007bage');
    expect(status('bad', '--raw').stdout).toBe('gar\u0007bage');
  });
});

describe('--resume', () => {
  const units = {
    a: { status: 'done' },
    b: { status: 'in_progress' },
    c: { status: 'pending', dependsOn: ['b'] },
  };
  const resumeSet = { skip: ['a'], eligible: ['b'], dep_blocked: { c: 'b' } };

  test('a launch that can be run is a command, and nothing else', () => {
    keep('one', {
      units,
      launch: { scriptPath: 'tools/pipeline.mjs', args: { command: 'resume', run: 'r-1' } },
    });
    expect(status('--resume').stdout).toBe('node tools/pipeline.mjs resume --run r-1\n');
    const project = fs.realpathSync(shell.folder);
    const described = JSON.parse(status('--resume', '--json').stdout);
    expect(described).toEqual({
      runnable: true,
      kind: 'codex-cli',
      run: 'r-1',
      command: 'node tools/pipeline.mjs resume --run r-1',
      argv: ['node', 'tools/pipeline.mjs', 'resume', '--run', 'r-1'],
      shell: expect.stringMatching(/^cd .+ && node tools\/pipeline\.mjs resume --run r-1$/),
      migrationOnly: false,
      reason: expect.any(String),
      resumeSet,
    });
    expect(described.shell).toContain(project);
  });

  test('the command that is printed does it', () => {
    shell.write('tools/pipeline.mjs', 'console.log(JSON.stringify(process.argv.slice(2)))');
    const run = "it's; touch owned $(touch owned) `touch owned`\n\u001b[0m";
    keep('one', { launch: { scriptPath: 'tools/pipeline.mjs', args: { command: 'resume', run } } });
    const { shell: line } = JSON.parse(status('--resume', '--json').stdout);
    const { stdout } = spawnSync('sh', ['-c', line], { cwd: '/', encoding: 'utf8' });
    expect(JSON.parse(stdout)).toEqual(['resume', '--run', run]);
    expect(shell.files()).not.toContain('owned');
  });

  test('one of our own recipes is a command of ours', () => {
    keep('one', {
      launch: { scriptPath: 'checkpoint', args: { command: 'run', step: 'ask', argv: ['node', 'ask.mjs'] } },
    });
    expect(status('--resume').stdout).toBe('checkpoint run --step ask -- node ask.mjs\n');
  });

  test('that of any other script is its recipe with our file in it, which no shell acts on', () => {
    const file = keep('one', {
      units,
      launch: { scriptPath: 'w.mjs', args: { task: '$(touch owned) `touch owned`' } },
    });
    const { stdout } = status('--resume');
    expect(JSON.parse(stdout)).toEqual({
      scriptPath: 'w.mjs',
      args: { task: '$(touch owned) `touch owned`', statusFile: fs.realpathSync(file) },
    });
    spawnSync('sh', ['-c', `eval "$0"`, stdout], { cwd: shell.folder });
    expect(shell.files()).not.toContain('owned');
    expect(JSON.parse(status('--resume', '--json').stdout)).toMatchObject({
      runnable: false,
      kind: 'legacy-workflow',
      command: null,
      argv: null,
      shell: null,
      migrationOnly: true,
      resumeSet,
    });
  });

  test.each([
    ['none', undefined],
    ['a malformed one', { scriptPath: 7 }],
  ])('without a launch (%s) there is the resume set', (_, launch) => {
    keep('one', { units, launch });
    const { stdout } = status('--resume');
    expect(stdout).toMatch(
      /^# not runnable: .*\n# skip \(1\): a\n# eligible \(1\): b\n# dep_blocked \(1\): c\n$/,
    );
    expect(JSON.parse(status('--resume', '--json').stdout)).toMatchObject({
      runnable: false,
      kind: 'no-launch',
      resumeSet,
    });
  });
});

describe('the live workflow', () => {
  const journal = (folder: string, name: string, lines: object[]) =>
    shell.write(
      path.join('home', 'projects', folder, 'conversation', 'subagents', 'workflows', name, 'journal.jsonl'),
      lines.map((line) => `${JSON.stringify(line)}\n`).join(''),
    );
  const started = (key: string) => ({ type: 'started', key, agentId: key });
  const result = (key: string) => ({ type: 'result', key, agentId: key, result: null });
  const look = () => {
    const { stdout } = shell.checkpoint(['status'], { CLAUDE_CONFIG_DIR: path.join(shell.folder, 'home') });
    return { workflow: section(stdout, 'Live workflow'), divergence: section(stdout, 'divergence') };
  };
  const here = () => fs.realpathSync(shell.folder).replace(/[^A-Za-z0-9-]/g, '-');

  beforeEach(() => {
    keep('one', { units: { a: { status: 'done' }, b: { status: 'pending' }, c: { status: 'pending' } } });
  });

  test('is told beside what is recorded', () => {
    journal(here(), 'wf_1', [started('a'), result('a'), started('b')]);
    expect(look()).toEqual({
      workflow: expect.stringMatching(/^1 done, 1 running \(journal written (just now|\d+s ago)\)$/),
      divergence: 'live agents 2 vs durable units 1/3',
    });
  });

  test('is the newest one', () => {
    journal(here(), 'wf_new', [started('a')]);
    const old = journal(here(), 'wf_old', [started('a'), started('b'), started('c')]);
    fs.utimesSync(old, new Date(0), new Date(0));
    journal(here(), 'other', [started('a'), started('b')]);
    journal('-somewhere-else', 'wf_2', [started('a'), started('b')]);
    expect(look().divergence).toBe('live agents 1 vs durable units 1/3');
  });

  test.each<[string, object[]]>([
    ['of another form', [started('a'), { type: 'log', text: 'hello' }]],
    ['with a field more', [{ ...started('a'), at: 1 }]],
    ['empty', []],
  ])('one that is %s is none', (_, lines) => {
    journal(here(), 'wf_1', lines);
    expect(look()).toEqual({
      workflow: expect.stringMatching(/^no live workflow .* use \/workflows /),
      divergence: '',
    });
  });
});

describe('it is read-only', () => {
  const views = [
    [],
    ['--list'],
    ['--json'],
    ['--raw'],
    ['--resume'],
    ['--resume', '--json'],
    ['one'],
    ['nope'],
  ];

  test('not a byte, time or file is changed', () => {
    keep('one', { units: { a: { status: 'done' } } });
    keep('first', { schemaVersion: 1, resolvedItems: undefined });
    shell.write(`${RUNS}/bad.json`, 'garbage');
    const before = treeOf(shell.folder);
    const temp = treeOf(shell.temp);
    for (const args of views) status(...args);
    expect(treeOf(shell.folder)).toEqual(before);
    expect(treeOf(shell.temp)).toEqual(temp);
  });

  test('it does the same where it may neither write nor start a process', () => {
    keep('one', { units: { a: { status: 'done' } } });
    shell.write(`${RUNS}/bad.json`, 'garbage');
    for (const args of views) expect(whenForbidden(args)).toEqual(withoutAges(status(...args)));
  });

  test('it does the same in a folder that may only be read', () => {
    if (process.platform === 'win32') return;
    keep('one', { units: { a: { status: 'done' } } });
    const folder = path.join(shell.folder, RUNS);
    fs.chmodSync(path.join(folder, 'one.json'), 0o444);
    fs.chmodSync(folder, 0o555);
    for (const args of views) expect(whenForbidden(args)).toEqual(withoutAges(status(...args)));
    fs.chmodSync(folder, 0o755);
  });

  /** Under Node's permission model, which lets it read files and nothing else. */
  function whenForbidden(args: readonly string[]): Partial<Ended> {
    const { stdout } = spawnSync(bundleNode, ['--version'], { encoding: 'utf8' });
    const flag = stdout.startsWith('v20.') ? '--experimental-permission' : '--permission';
    const result = spawnSync(
      bundleNode,
      [flag, '--no-warnings', '--allow-fs-read=*', path.resolve('dist/cli/index.js'), 'status', ...args],
      {
        cwd: shell.folder,
        env: { ...process.env, CLAUDE_CONFIG_DIR: path.join(shell.temp, 'none') },
        encoding: 'utf8',
      },
    );
    return withoutAges({
      code: result.status,
      signal: result.signal,
      stdout: result.stdout,
      stderr: result.stderr,
    });
  }

  function withoutAges(ended: Ended): Partial<Ended> {
    return { ...ended, stdout: ended.stdout.replace(/\d+[smh] ago|just now/g, '') };
  }
});

describe('a command line that makes no sense', () => {
  test.each([
    [['a', 'b'], '"b" is one id too many'],
    [['--list', '--raw'], '"--list" and "--raw" do not go together'],
    [['--list', 'a'], 'takes no id'],
    [['--lists'], "Unknown option '--lists'"],
    [[''], 'The id is empty'],
  ])('%j', (args, message) => {
    const { code, stdout, stderr } = status(...args);
    expect([code, stdout]).toEqual([1, '']);
    expect(stderr).toContain(message);
  });
});
