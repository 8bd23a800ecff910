import { spawnSync } from 'node:child_process';
import * as fs from 'node:fs';
import * as path from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import * as v from 'valibot';
import { StatusSchema } from '../../src/engine/status/schema.js';
import { ago, DAY, HOUR, MINUTE, runText } from '../support/run-documents.js';
import { bundleNode } from '../support/workbench.js';
import { RUNS, StatusShell } from './status-shell.js';

let shell: StatusShell;
beforeEach(() => {
  shell = new StatusShell();
});
afterEach(() => shell.close());

describe('which run it is', () => {
  test('without an id, the one that was updated last, whatever the file’s own time says', () => {
    shell.keep('old', { updatedAt: ago(HOUR) });
    shell.keep('new', { updatedAt: ago(MINUTE) });
    const past = new Date(Date.now() - 1e9);
    fs.utimesSync(path.join(shell.folder, RUNS, 'new.json'), past, past);
    expect(shell.status().stdout).toContain('  new\n');
  });

  test('the beginning of its id or of its file’s name is enough, and an exact name is never ambiguous', () => {
    shell.keep('alpha-1', {}, 'first');
    shell.keep('alpha', {}, 'second');
    shell.keep('beta', {}, 'third');
    for (const [name, id] of [
      ['b', 'beta'],
      ['alpha', 'alpha'],
      ['alpha-', 'alpha-1'],
      ['fir', 'alpha-1'],
      ['third', 'beta'],
    ] as const) {
      expect(JSON.parse(shell.status(name, '--json').stdout).id).toBe(id);
    }
  });

  test('a beginning that several have is an error that names them', () => {
    shell.keep('alpha-1', { updatedAt: ago(MINUTE) });
    shell.keep('alpha-2', { updatedAt: ago(HOUR) }, 'file');
    const { code, stdout, stderr } = shell.status('alpha');
    expect([code, stdout]).toEqual([1, '']);
    expect(stderr).toBe(
      'checkpoint: "alpha" may be alpha-1, alpha-2 (file.json). Give more of it, the path of its file, or its folder with --dir.\n',
    );
  });

  test('a name that several have is an error that tells them apart, and each way out that it names is one', () => {
    shell.keep('one', { task: 'ours' }, 'o');
    shell.write('.ulpi/runs/o.json', runText('one', { task: 'theirs', updatedAt: ago(HOUR) }));
    for (const id of ['one', 'o', 'o.json', 'on']) {
      const { code, stderr } = shell.status(id);
      expect(code).toBe(1);
      expect(stderr).toContain(
        `"${id}" may be one (${path.join(RUNS, 'o.json')}), one (${path.join('.ulpi', 'runs', 'o.json')}).`,
      );
      expect(stderr).toContain('Give the path of its file, or its folder with --dir.');
    }
    const task = (...args: string[]) => JSON.parse(shell.status(...args, '--json').stdout).task;
    expect(task(`${RUNS}/o.json`)).toBe('ours');
    expect(task('.ulpi/runs/o.json')).toBe('theirs');
    expect(task('one', '--dir', '.ulpi/runs')).toBe('theirs');
  });

  (process.platform === 'win32' ? test.skip : test)(
    'a run is one, by however many names its folder or its file can be reached',
    () => {
      const listed = () => shell.status('--list').stdout.match(/^●/gm)?.length;
      shell.write('.ulpi/runs/o.json', runText('one'));
      fs.mkdirSync(path.join(shell.folder, '.checkpoint'));
      const ours = path.join(shell.folder, RUNS);
      fs.symlinkSync('../.ulpi/runs', ours);
      expect(listed()).toBe(1);
      expect(shell.status('one').code).toBe(0);
      fs.rmSync(ours);
      fs.mkdirSync(ours);
      fs.symlinkSync('../../.ulpi/runs/o.json', path.join(ours, 'o.json'));
      fs.symlinkSync('o.json', path.join(ours, 'another.json'));
      expect(listed()).toBe(1);
      expect(shell.status('one').code).toBe(0);
      for (const name of ['o.json', 'another.json']) fs.rmSync(path.join(ours, name));
      fs.linkSync(path.join(shell.folder, '.ulpi/runs/o.json'), path.join(ours, 'o.json'));
      expect(listed()).toBe(1);
      expect(shell.status('one').code).toBe(0);
    },
  );

  test('the name of its file or its path will do, and so will the path of any run document', () => {
    shell.keep('alpha', {}, 'first');
    shell.keep('beta', {}, 'second');
    shell.write(`${RUNS}/archive/old.json`, runText('old'));
    shell.write('elsewhere/third.json', runText('gamma'));
    shell.write('elsewhere/fourth', runText('delta'));
    shell.write('fifth', runText('epsilon'));
    shell.write('notes', 'no run');
    const id = (name: string) => JSON.parse(shell.status(name, '--json').stdout).id;
    expect(id('first.json')).toBe('alpha');
    expect(id(`${RUNS}/first.json`)).toBe('alpha');
    expect(id(path.join(shell.folder, RUNS, 'second.json'))).toBe('beta');
    expect(id('old.json')).toBe('old');
    expect(id(`${RUNS}/archive/old.json`)).toBe('old');
    expect(id('elsewhere/third.json')).toBe('gamma');
    expect(id('./elsewhere/fourth')).toBe('delta');
    expect(id('fifth')).toBe('epsilon');
    expect(shell.status('notes').code).toBe(3);
    expect(shell.status('elsewhere/none.json').code).toBe(3);
    const folder = shell.status(RUNS);
    expect([folder.code, folder.stderr]).toEqual([1, expect.stringContaining('Look into it with --dir.')]);
    shell.remove('.checkpoint');
    expect(id('elsewhere/third.json')).toBe('gamma');
    expect(shell.status('elsewhere/none.json').code).toBe(3);
  });

  test('a run whose file does not end in .json is found by its path only, and help says so', () => {
    const file = `${RUNS}/plain`;
    shell.checkpoint(['init', file, '--task', 'a', '--id', 'plain-1']);
    expect(shell.status('--list').stdout).toMatch(/^There are no runs/);
    expect(shell.status('plain-1').code).toBe(3);
    expect(shell.status(file).stdout).toMatch(/ plain-1\n/);
    shell.checkpoint(['finalize', file, 'aborted']);
    expect(shell.checkpoint(['gc', RUNS, '--keep-days', '0']).stdout).toBe('0 runs archived, 0 kept\n');
    for (const command of ['init', 'status', 'gc']) {
      expect(shell.checkpoint([command, '--help']).stdout).toMatch(/names? ends? in .json/);
    }
  });

  test('an id comes before a file that is called the same', () => {
    shell.keep('docs/plan.json', {}, 'first');
    shell.keep('beta', {}, 'run');
    shell.write('docs/plan.json', runText('another'));
    shell.write('run.json', runText('yet another'));
    expect(JSON.parse(shell.status('docs/plan.json', '--json').stdout).id).toBe('docs/plan.json');
    expect(JSON.parse(shell.status('./docs/plan.json', '--json').stdout).id).toBe('another');
    expect(JSON.parse(shell.status('run.json', '--json').stdout).id).toBe('beta');
  });

  test('an unknown one is not found', () => {
    shell.keep('alpha');
    const { code, stdout, stderr } = shell.status('gamma');
    expect([code, stdout]).toEqual([3, '']);
    expect(stderr).toContain('There is no run "gamma"');
    shell.remove('.checkpoint');
    expect(shell.status('gamma').code).toBe(3);
  });

  test('it is looked for in the folders above, in both places, and in "--dir"', () => {
    shell.write('.ulpi/runs/theirs.json', runText('theirs'));
    shell.write('deep/down/x', '');
    expect(JSON.parse(shell.checkpoint(['status', '--json']).stdout).id).toBe('theirs');
    shell.keep('ours', { updatedAt: ago(1) });
    const inFolder = spawnSync(process.execPath, [path.resolve('dist/cli/index.js'), 'status', '--list'], {
      cwd: path.join(shell.folder, 'deep/down'),
      encoding: 'utf8',
    });
    expect(inFolder.stdout).toMatch(/ours .*\n.* theirs /);
    shell.write('elsewhere/one.json', runText('one'));
    expect(JSON.parse(shell.status('--dir', 'elsewhere', '--json').stdout).id).toBe('one');
    expect(shell.status('--dir', 'nowhere').code).toBe(3);
  });

  test('one that was archived is found by its name, and not listed', () => {
    shell.keep('live');
    shell.write(`${RUNS}/archive/gone.json`, runText('gone', { status: 'done' }));
    expect(shell.status('gone').stdout).toMatch(/^● done {2}gone\n/);
    expect(shell.status('--list').stdout).not.toContain('gone');
  });
});

/** Whom file permissions hold for. */
const somebody = process.getuid?.() === 0 ? { uid: 65534, gid: 65534 } : {};
const cli = path.resolve('dist/cli/index.js');
const canRun = () => spawnSync(bundleNode, [cli, '--version'], { ...somebody, cwd: '/' }).status === 0;

(process.platform !== 'win32' && canRun() ? describe : describe.skip)('a folder that nobody may read', () => {
  const status = (...args: string[]) => {
    fs.chmodSync(path.dirname(shell.folder), 0o755);
    const {
      status: code,
      stdout,
      stderr,
    } = spawnSync(bundleNode, [cli, 'status', ...args], {
      ...somebody,
      cwd: shell.folder,
      env: { PATH: process.env.PATH, CLAUDE_CONFIG_DIR: '/none' },
      encoding: 'utf8',
    });
    return { code, stdout, stderr };
  };
  const close = (folder: string) => fs.chmodSync(path.join(shell.folder, folder), 0);
  const open = (folder: string) => fs.chmodSync(path.join(shell.folder, folder), 0o755);

  test.each([
    ['the folder of runs', RUNS],
    ['the folder around it', '.checkpoint'],
  ])('is shown, and hides no other (%s)', (_, closed) => {
    shell.keep('hidden');
    shell.write('.ulpi/runs/theirs.json', runText('theirs'));
    close(closed);
    try {
      const list = status('--list');
      expect([list.code, list.stderr]).toEqual([0, '']);
      expect(list.stdout).toMatch(
        / theirs .*\n● unreadable .*\.checkpoint.runs +- +Could not read .*EACCES.*\n$/,
      );
      const listed = JSON.parse(status('--list', '--json').stdout);
      expect(listed).toEqual([
        expect.objectContaining({ id: 'theirs' }),
        expect.objectContaining({ id: RUNS, unreadable: expect.stringContaining('EACCES') }),
      ]);
      const newest = status();
      expect([newest.code, newest.stderr]).toEqual([0, '']);
      expect(newest.stdout).toMatch(/ theirs\n[\s\S]*\nCould not read .*EACCES.*\n$/);
      const json = status('--json');
      expect(JSON.parse(json.stdout).id).toBe('theirs');
      expect(json.stderr).toContain('EACCES');
      expect(status('the').code).toBe(0);
      const hidden = status('hidden');
      expect([hidden.code, hidden.stdout]).toEqual([1, '']);
      expect(hidden.stderr).toContain('Could not read');
    } finally {
      open(closed);
    }
  });

  test('is an error where there is nothing else', () => {
    shell.keep('hidden');
    close(RUNS);
    try {
      for (const args of [[], ['--list'], ['--dir', RUNS, '--list']]) {
        const { code, stdout, stderr } = status(...args);
        expect([code, stdout]).toEqual([1, '']);
        expect(stderr).toMatch(
          /^checkpoint: Could not read .*EACCES.*Give this user the permission for it\.\n$/,
        );
      }
    } finally {
      open(RUNS);
    }
  });

  test('and one whose files nobody may open has each of them on the list', () => {
    shell.keep('one');
    shell.keep('two');
    shell.write('.ulpi/runs/theirs.json', runText('theirs'));
    fs.chmodSync(path.join(shell.folder, RUNS), 0o744);
    try {
      const { code, stdout } = status('--list');
      expect(code).toBe(0);
      for (const name of ['one', 'two']) expect(stdout).toMatch(new RegExp(`^● unreadable +${name} `, 'm'));
      expect(stdout).toContain(' theirs ');
    } finally {
      open(RUNS);
    }
  });
});

describe('an empty project', () => {
  test.each([
    ['a folder without runs', false],
    ['an empty folder of runs', true],
  ])('%s says so', (_, made) => {
    if (made) fs.mkdirSync(path.join(shell.folder, RUNS), { recursive: true });
    for (const args of [[], ['--list'], ['--resume'], ['--raw']]) {
      const { code, stdout, stderr } = shell.status(...args);
      expect([code, stderr]).toEqual([0, '']);
      expect(stdout).toMatch(/^There are no runs/);
    }
    expect(shell.status('--json').stdout).toBe('null\n');
    expect(shell.status('--list', '--json').stdout).toBe('[]\n');
  });
});

describe('--list', () => {
  test('has one line a run, the newest first, its age last', () => {
    shell.keep('old', { status: 'done', updatedAt: ago(3 * DAY), units: { a: { status: 'done' } } });
    shell.keep('new', { units: { a: { status: 'done' }, b: { status: 'pending' } } });
    shell.keep('middle', { status: 'aborted', updatedAt: ago(5 * HOUR) });
    const lines = shell.status('--list').stdout.trimEnd().split('\n');
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
    shell.keep('good');
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
    const names = Object.keys(broken);
    if (process.platform !== 'win32') {
      fs.symlinkSync('nowhere', path.join(shell.folder, RUNS, 'dangling.json'));
      names.push('dangling');
    }
    const { code, stdout } = shell.status('--list');
    expect(code).toBe(0);
    for (const name of names)
      expect(stdout).toMatch(new RegExp(`^● unreadable .*${name} .* ago|just now$`, 'm'));
    expect(stdout).toMatch(/● running \(unproven\) +good /);
    expect(shell.status().stdout).toMatch(
      new RegExp(
        `good[\\s\\S]*\\n${names.length} files in the same folder cannot be read; checkpoint status --list names them\\.\\n$`,
      ),
    );
    const listed = JSON.parse(shell.status('--list', '--json').stdout) as {
      id: string;
      unreadable?: string;
    }[];
    expect(
      listed
        .filter(({ unreadable }) => unreadable !== undefined)
        .map(({ id }) => id)
        .sort(),
    ).toEqual(names.sort());
  });

  test('is the same for programs', () => {
    shell.keep('one', { units: { a: { status: 'done' }, b: { status: 'pending' }, c: 7 } });
    expect(JSON.parse(shell.status('--list', '--json').stdout)).toEqual([
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
    const file = shell.keep('one', {
      units: { a: { status: 'done', own: [1] }, b: 'malformed' },
      more: { x: 1 },
    });
    const told = JSON.parse(shell.status('--json').stdout);
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

  test('has the form of the schema, whatever a document has, and names what it cannot tell', () => {
    shell.keep('bent', {
      units: { q: 'malformed' },
      phases: { ok: { status: 'done' }, q: 5, 'a/b': { status: 'done', createdAt: 1 } },
      openItems: [5, [1], { id: 7, title: 't' }, { title: 'fine' }],
      resolvedItems: [{ id: 'x', title: {} }],
      validation: 5,
      requiredPhases: 'p',
      requireValidation: 'yes',
      eventLog: 1,
      malformed: 1,
      state: 1,
    });
    const { openItems, phases, ...told } = JSON.parse(shell.status('--json').stdout);
    expect(v.is(StatusSchema, { openItems, phases, ...told })).toBe(true);
    expect(phases).toEqual({ ok: { status: 'done' } });
    expect(openItems).toEqual([
      { id: expect.stringMatching(/^item-/), item: 5 },
      { id: expect.stringMatching(/^item-/), item: [1] },
      { id: '7', item: { id: 7, title: 't' } },
      { title: 'fine' },
    ]);
    expect(told.resolvedItems).toEqual([{ id: 'x', item: { id: 'x', title: {} } }]);
    expect(Object.keys(told.malformed).sort()).toEqual([
      '/eventLog',
      '/openItems/0',
      '/openItems/1',
      '/openItems/2',
      '/phases/a~1b',
      '/phases/q',
      '/requireValidation',
      '/requiredPhases',
      '/resolvedItems/0',
      '/validation',
      'q',
    ]);
    // Its items can be resolved by the ids that are told.
    const ids = openItems.slice(0, 3).map(({ id }: { id: string }) => id);
    expect(shell.checkpoint(['resolve', `${RUNS}/bent.json`, '--ids', ids.join(',')]).code).toBe(0);
    shell.keep('bent', { phases: [], malformed: 1 });
    const listed = JSON.parse(shell.status('--json').stdout);
    expect([listed.phases, listed.malformed]).toEqual([{}, { '/phases': 'it is a list' }]);
    shell.keep('bent', { malformed: 1 });
    expect(JSON.parse(shell.status('--json').stdout)).not.toHaveProperty('malformed');
  });

  test('knows of a retry that replaced the run', () => {
    shell.keep('first', { status: 'needs_attention', lifecycle: { state: 'failed', retryable: true } });
    expect(JSON.parse(shell.status('first', '--json').stdout)).toMatchObject({
      next_action: 'retry',
      superseded_by: null,
    });
    shell.keep('second', { lifecycle: { state: 'queued', retry_of: 'first' } });
    expect(JSON.parse(shell.status('first', '--json').stdout)).toMatchObject({
      next_action: 'none',
      superseded_by: 'second',
    });
    const listed = JSON.parse(shell.status('--list', '--json').stdout) as {
      id: string;
      next_action: string;
    }[];
    expect(listed.find(({ id }) => id === 'first')?.next_action).toBe('none');
  });

  test('of what cannot be read says why', () => {
    shell.write(`${RUNS}/bad.json`, 'garbage');
    const { code, stdout } = shell.status('bad', '--json');
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
    expect(shell.status('--raw').stdout).toBe(text);
    shell.write(`${RUNS}/bad.json`, 'gar\u0007bage');
    expect(shell.status('bad', '--raw').stdout).toBe('gar\u0007bage');
  });
});
