import { spawnSync } from 'node:child_process';
import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { readOptions } from '../../src/cli/run/options.js';
import { InvalidInputError } from '../../src/engine/errors.js';
import { parseGlobs } from '../../src/engine/globs.js';
import { printableJson } from '../../src/engine/hidden-characters.js';
import { classifyLaunch, pinnedRecipe } from '../../src/engine/launch.js';
import { readLaunch } from '../../src/engine/run-document/new-run.js';
import { shellLine } from '../../src/engine/shell-words.js';

const classify = (launch: unknown, root: string | null = '/srv/app') =>
  classifyLaunch(launch, { id: 'doc-1', root });
const pipeline = (args: unknown, scriptPath: unknown = 'scripts/pipeline.mjs') => ({ scriptPath, args });
const own = (args: object) => ({ scriptPath: 'checkpoint', args });
const step = (more: object) => own({ command: 'run', step: 'a', argv: ['true'], ...more });

/** What a terminal would act on. A line end within quotes is part of an argument. */
const HIDDEN = /[^\P{Cc}\n]|[\u2028\u2029\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/u;

describe('what a launch is', () => {
  test.each<[string, unknown, string[]]>([
    [
      'a pipeline that can be resumed',
      pipeline({ command: 'resume', run: 'r-1' }),
      ['node', 'scripts/pipeline.mjs', 'resume', '--run', 'r-1'],
    ],
    [
      'one in a folder of Windows',
      pipeline({ command: 'resume', run: 'r', more: 1 }, 'C:\\app\\pipeline.mjs'),
      ['node', 'C:\\app\\pipeline.mjs', 'resume', '--run', 'r'],
    ],
    [
      'one whose path looks like an option',
      pipeline({ command: 'resume', run: 'r' }, '--eval/pipeline.mjs'),
      ['node', './--eval/pipeline.mjs', 'resume', '--run', 'r'],
    ],
    [
      'a durable step',
      own({ command: 'run', step: 'ask', argv: ['node', 'ask.mjs', '--fast'] }),
      ['checkpoint', 'run', '--step', 'ask', '--', 'node', 'ask.mjs', '--fast'],
    ],
    [
      'a durable step with everything',
      own({
        command: 'run',
        step: 'ask',
        file: 'x.json',
        issue: '42',
        sha: 'c0ffee',
        inputs: '-m big',
        files: ['out/**', '!out/tmp'],
        argv: ['true'],
      }),
      [
        ...['checkpoint', 'run', '--step', 'ask', '--file', 'x.json', '--issue', '42', '--sha', 'c0ffee'],
        ...['--inputs=-m big', '--files', 'out/**', '--files', '!out/tmp', '--', 'true'],
      ],
    ],
    [
      'a durable step for the number of an issue, and with one glob',
      step({ issue: 4, files: 'out/**' }),
      ['checkpoint', 'run', '--step', 'a', '--issue', '4', '--files', 'out/**', '--', 'true'],
    ],
    ['a supervisor', own({ command: 'work' }), ['checkpoint', 'work']],
    [
      'a supervisor with options',
      { scriptPath: './node_modules/.bin/checkpoint', args: { command: 'work', once: true, dir: 'runs' } },
      ['./node_modules/.bin/checkpoint', 'work', '--once', '--dir', 'runs'],
    ],
  ])('%s can be run', (_, launch, argv) => {
    const found = classify(launch);
    expect(found).toMatchObject({ runnable: true, migrationOnly: false, argv, command: shellLine(argv) });
    expect(found.shell).toBe(`cd /srv/app && ${found.command}`);
    expect(classify(launch, null).shell).toBe(found.command);
  });

  test('the id that a pipeline is resumed with is the run; else it is the document’s', () => {
    expect(classify(pipeline({ command: 'resume', run: 'r-1' }))).toMatchObject({
      kind: 'codex-cli',
      run: 'r-1',
    });
    expect(classify(own({ command: 'work' }))).toMatchObject({ kind: 'checkpoint', run: 'doc-1' });
    expect(classify(null)).toMatchObject({ kind: 'no-launch', run: 'doc-1' });
  });

  test.each<[string, unknown]>([
    ['another script', { scriptPath: 'workflow.mjs', args: { a: 1 } }],
    ['another script without arguments', { scriptPath: 'workflow.mjs' }],
    ['a pipeline that is to do something else', pipeline({ command: 'start', run: 'r' })],
    ['a pipeline without a run', pipeline({ command: 'resume' })],
    ['a pipeline with an empty run', pipeline({ command: 'resume', run: '' })],
    ['a pipeline whose run is a number', pipeline({ command: 'resume', run: 7 })],
    ['a pipeline whose run cannot be an argument', pipeline({ command: 'resume', run: 'a\0b' })],
    ['a script that is only named alike', pipeline({ command: 'resume', run: 'r' }, 'my-pipeline.mjs')],
    ['another command of ours', own({ command: 'init' })],
  ])('%s is for migration only', (_, launch) => {
    const found = classify(launch);
    expect(found).toMatchObject({ runnable: false, kind: 'legacy-workflow', migrationOnly: true });
    expect([found.command, found.argv, found.shell]).toEqual([null, null, null]);
    expect(pinnedRecipe(launch, '/runs/x.json')).toMatchObject({ args: { statusFile: '/runs/x.json' } });
  });

  test.each<[string, unknown]>([
    ['none', undefined],
    ['null', null],
    ['a text', 'node pipeline.mjs'],
    ['a list', ['node']],
    ['an empty object', {}],
    ['an empty path', { scriptPath: '' }],
    ['a blank path', { scriptPath: ' ' }],
    ['a path with half a character', { scriptPath: 'a\ud800.mjs' }],
    ['a path that is a number', { scriptPath: 1 }],
    ['a path with NUL', { scriptPath: 'a\0/pipeline.mjs' }],
    ['arguments in a list', { scriptPath: 'pipeline.mjs', args: [] }],
    ['arguments that are null', { scriptPath: 'pipeline.mjs', args: null }],
  ])('%s is no launch', (_, launch) => {
    expect(classify(launch)).toMatchObject({
      runnable: false,
      kind: 'no-launch',
      migrationOnly: false,
      command: null,
    });
    expect(pinnedRecipe(launch, '/runs/x.json')).toBeNull();
  });

  test.each<[string, unknown, string]>([
    ['a step without a command', step({ argv: [] }), '"argv"'],
    ['a step without a name', own({ command: 'run', argv: ['true'] }), '"step"'],
    ['a step with a name that no step has', step({ step: 'a b' }), '"step"'],
    ['a step with a number among its arguments', step({ argv: ['x', 1] }), '"argv"'],
    ['a step whose command cannot be an argument', step({ argv: ['a\0b'] }), '"argv"'],
    ['a step whose file is a number', step({ file: 1 }), '"file"'],
    ['a step for an issue in words', step({ issue: 'abc' }), '"issue"'],
    ['a step for a negative issue', step({ issue: '-1' }), '"issue"'],
    ['a step for half an issue', step({ issue: 4.5 }), '"issue"'],
    ['a step for an issue that is null', step({ issue: null }), '"issue"'],
    ['a step for commits in a list', step({ sha: ['a'] }), '"sha"'],
    ['a step with inputs that cannot be an argument', step({ inputs: '\ud800' }), '"inputs"'],
    ['a step that keeps what changed', step({ files: ['out', '@changes'] }), '"@changes"'],
    ['a step that keeps files elsewhere', step({ files: ['../x'] }), '"../x"'],
    ['a step that leaves out files elsewhere', step({ files: 'a\n!/etc/**' }), '"!/etc/**"'],
    ['a step that keeps a number', step({ files: [7] }), '"files"'],
    ['a step with an argument that there is not', step({ retries: 3 }), '"retries"'],
    ['a step with an argument that would break a line', step({ 'x\n$(touch owned)': 1 }), '"x $(touch'],
    ['a supervisor that is told "once" in words', own({ command: 'work', once: 'yes' }), '"once"'],
    ['a supervisor in no folder', own({ command: 'work', dir: '' }), '"dir"'],
    ['a supervisor with an argument that there is not', own({ command: 'work', all: true }), '"all"'],
  ])('%s is malformed, and the argument is named', (_, launch, named) => {
    const found = classify(launch);
    expect(found).toMatchObject({ runnable: false, kind: 'no-launch', migrationOnly: false });
    expect([found.command, found.argv, found.shell]).toEqual([null, null, null]);
    expect(found.reason).toMatch(/^its launch is malformed: \P{Cc}+$/u);
    expect(found.reason).toContain(named);
    expect(pinnedRecipe(launch, '/runs/x.json')).toBeNull();
  });

  test('what is printed for a step is what our command accepts, and takes for the same (property)', () => {
    const word = fc.oneof(
      fc.string({ unit: 'grapheme', maxLength: 6 }),
      fc.constantFrom('-x', '--', '--help', '@changes', '../x', 'a/../b', '/x', '~', '!/x', '#c', 'a\nb', ''),
    );
    const issue = fc.oneof(fc.integer(), fc.constantFrom('12', '#7', ' 3 ', '-1', 'abc', '', 1.5), word);
    const args = fc.record(
      {
        step: fc.oneof(fc.constantFrom('a', '-a', 'a b'), word),
        argv: fc.array(word, { minLength: 1, maxLength: 3 }),
        file: word,
        issue,
        sha: word,
        inputs: word,
        files: fc.oneof(word, fc.array(word, { maxLength: 3 })),
      },
      { requiredKeys: ['step', 'argv'] },
    );
    let runnable = 0;
    fc.assert(
      fc.property(args, (given) => {
        const { argv } = classify(own({ command: 'run', ...given }));
        if (argv === null) return;
        runnable += 1;
        const options = readOptions(argv.slice(2), {});
        const globs = parseGlobs([given.files ?? []].flat().join('\n'));
        expect(options).toMatchObject({ step: given.step, inputs: given.inputs ?? '', globs });
        expect(options.command).toEqual(given.argv);
        if (Number.isInteger(given.issue)) expect(options.work.issueNumber).toBe(String(given.issue));
      }),
      { numRuns: 500 },
    );
    expect(runnable).toBeGreaterThan(20);
  });

  test('whatever it is, it is classified, and a command is given only when it is runnable', () => {
    fc.assert(
      fc.property(fc.jsonValue(), (launch) => {
        const found = classify(launch);
        expect(found.runnable).toBe(found.command !== null && found.argv !== null && found.shell !== null);
        expect(found.reason).toMatch(/^\P{Cc}+$/u);
      }),
    );
  });
});

test('what is recorded with a run is never called malformed later, and what would be is not recorded (property)', () => {
  const path = fc.constantFrom('checkpoint', 'x/pipeline.mjs', 'w.mjs', ' ', '', 'a\0b', 'a\ud800', 7, null);
  const args = fc.oneof(
    fc.jsonValue({ maxDepth: 1 }),
    fc.dictionary(
      fc.constantFrom('command', 'step', 'argv', 'issue', 'files', 'once', 'dir', 'run', 'x'),
      fc.constantFrom<unknown>('run', 'work', 'resume', 'a', ['a'], '@changes', 3, true, '', null),
      { noNullPrototype: true },
    ),
  );
  fc.assert(
    fc.property(path, fc.option(args, { nil: undefined }), (scriptPath, given) => {
      const launch = { scriptPath, ...(given === undefined ? {} : { args: given }) };
      const isMalformed = classify(launch).kind === 'no-launch';
      const record = () => readLaunch(JSON.stringify(launch));
      if (isMalformed) expect(record).toThrow(InvalidInputError);
      else expect(record()).toEqual(JSON.parse(JSON.stringify(launch)));
    }),
    { numRuns: 500 },
  );
});

test('a legacy recipe keeps everything else that it says', () => {
  const launch = { scriptPath: 'w.mjs', args: { statusFile: 'old', units: [1] }, cwd: '/x' };
  expect(pinnedRecipe(launch, '/runs/x.json')).toEqual({
    scriptPath: 'w.mjs',
    args: { statusFile: '/runs/x.json', units: [1] },
    cwd: '/x',
  });
});

describe('a command line', () => {
  const nasty = fc.string({
    unit: fc.constantFrom(
      ...'ab \t\n\r\'"\\$`!*?[]{}()<>|&;#~=%-'.split(''),
      ...['\u001b', '\u0007', '\u007f', '\u0085', '\u009b', '\u202e', '\u2028', 'é', '\u{1f600}'],
    ),
    maxLength: 12,
  });
  const anything = fc
    .oneof(nasty, fc.string({ unit: 'binary', maxLength: 8 }))
    .filter((text) => !text.includes('\0'));

  test('is read by a shell as exactly its words, and shows a terminal nothing that it acts on', () => {
    fc.assert(
      fc.property(fc.array(anything, { maxLength: 5 }), (words) => {
        const line = shellLine(['printf', '%s\\0', ...words]);
        expect(line).not.toMatch(HIDDEN);
        const { stdout } = spawnSync('sh', ['-c', line], { encoding: 'utf8' });
        expect(stdout).toBe(words.length === 0 ? '\0' : words.map((word) => `${word}\0`).join(''));
      }),
      { numRuns: 200 },
    );
  });

  test('is plain where it can be', () => {
    expect(shellLine(['node', 'a/pipeline.mjs', 'resume', '--run', 'r_1.2'])).toBe(
      'node a/pipeline.mjs resume --run r_1.2',
    );
    expect(shellLine(['A=b', '', '~', "it's"])).toBe("'A=b' '' '~' 'it'\\''s'");
  });
});

test('JSON for a terminal means the same, and shows nothing that a terminal acts on', () => {
  fc.assert(
    fc.property(fc.jsonValue(), fc.string({ unit: 'binary' }), (value, text) => {
      for (const indent of [undefined, 2]) {
        const json = printableJson({ value, text }, indent);
        expect(json).not.toMatch(HIDDEN);
        expect(JSON.parse(json)).toEqual(JSON.parse(JSON.stringify({ value, text })));
      }
    }),
  );
});
