import { spawnSync } from 'node:child_process';
import * as path from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { ago, DAY, HOUR, MINUTE, runText } from '../support/run-documents.js';
import { bundleNode } from '../support/workbench.js';
import { RUNS, StatusShell, section } from './status-shell.js';

let shell: StatusShell;
beforeEach(() => {
  shell = new StatusShell();
});
afterEach(() => shell.close());

describe('the default view', () => {
  test('tells everything that a person asks', () => {
    shell.keep('migrate', {
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
    const { code, stdout, stderr } = shell.status();
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
    shell.keep('over', {
      status: 'done',
      finishedAt: ago(DAY),
      units: { a: { status: 'done' } },
      validation: { status: 'green', note: '', at: ago(DAY) },
      result: { merged: true },
      launch: { scriptPath: 'pipeline.mjs', args: { command: 'resume', run: 'x' } },
    });
    const { stdout } = shell.status();
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
    shell.keep('long', { units });
    const { stdout } = shell.status();
    expect(section(stdout, 'Units')).toBe(`${'█'.repeat(19)}░ 979/1000`);
    expect(section(stdout, 'In flight').split('\n')).toHaveLength(11);
    expect(section(stdout, 'In flight')).toMatch(/and 10 more$/);
  });

  test('counts how long a unit is blocked from when it became so, also when more is said about it', () => {
    const file = shell.keep('stuck', {
      units: { a: { status: 'blocked', note: 'why', updatedAt: ago(3 * DAY) } },
    });
    for (const note of ['more', 'and more']) {
      expect(shell.checkpoint(['unit', file, 'a', 'blocked', '--note', note]).code).toBe(0);
      expect(section(shell.status().stdout, 'Blocked')).toBe(`a  ${note} (3d)`);
    }
  });

  test('has phases in the order in which they were first named', () => {
    const file = shell.keep('phased');
    for (const phase of ['2', '1', 'x', '0']) shell.checkpoint(['phase', file, phase, 'pending']);
    expect(section(shell.status().stdout, 'Phases')).toBe(
      '· 2 pending\n· 1 pending\n· x pending\n· 0 pending',
    );
  });

  test('names a circle, and a dependency that is not there', () => {
    shell.keep('knots', {
      units: {
        a: { status: 'pending', dependsOn: ['b'] },
        b: { status: 'pending', dependsOn: ['a'] },
        c: { status: 'pending', dependsOn: ['gone'] },
      },
    });
    const { stdout } = shell.status();
    expect(section(stdout, 'Cycle')).toMatch(/^a -> b -> a$/);
    expect(section(stdout, 'Missing')).toBe('c depends on gone: not there');
    expect(section(stdout, 'Resume')).toContain('it does not say how it was started');
  });

  test('shows what is malformed as malformed, and everything else with it', () => {
    shell.keep('bent', {
      units: { ok: { status: 'done' }, bad: { status: 'finished' }, worse: null },
      phases: { plan: { status: 'done' }, odd: 7, strange: { status: 'unheard of' } },
      openItems: ['just a text', null, { id: 1 }],
      validation: 'green',
      pipeline: 'main',
      launch: 'node x',
      createdAt: 'yesterday',
    });
    const { code, stdout } = shell.status();
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
    shell.keep(
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
      const { stdout, stderr } = shell.status(...args);
      expect(stdout + stderr).not.toBe('');
      expect(stdout).not.toMatch(unsafe);
      expect(stderr).not.toMatch(unsafe);
    }
  });

  test('is cut when it is long', () => {
    shell.keep('a', {
      task: 'x'.repeat(1_000_000),
      units: { ['u'.repeat(10_000)]: { status: 'blocked', note: 'n'.repeat(100_000) } },
    });
    expect(shell.status().stdout.length).toBeLessThan(3000);
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
    shell.keep('one', { units: { a: { status: 'done' } } });
    expect(shell.status().stdout).not.toContain('\u001b');
    if (process.platform !== 'linux') return;
    for (const args of ['', '--list']) {
      expect(inTerminal(args)).toContain('\u001b[1mone\u001b[0m');
      expect(inTerminal(`${args} --no-color`)).not.toContain('\u001b');
      expect(inTerminal(args, { NO_COLOR: '1' })).not.toContain('\u001b');
    }
    expect(inTerminal('--no-color').replaceAll('\r', '')).toBe(shell.status().stdout);
  });
});

describe('a command line that makes no sense', () => {
  test.each([
    [['a', 'b'], '"b" is one id too many'],
    [['--list', '--raw'], '"--list" and "--raw" do not go together'],
    [['--list', 'a'], 'takes no id'],
    [['--lists'], "Unknown option '--lists'"],
    [[''], 'The id is empty'],
  ])('%j', (args, message) => {
    const { code, stdout, stderr } = shell.status(...args);
    expect([code, stdout]).toEqual([1, '']);
    expect(stderr).toContain(message);
  });
});
