import * as path from 'node:path';
import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { LIMITS, parseAnswer } from '../../.github/code-generation/answer.mjs';
import { problemOf } from '../../.github/code-generation/safe-path.mjs';

const file = { path: 'src/a.js', content: 'x' };
const answer = (files: unknown, summary: unknown = 'Done.') => JSON.stringify({ summary, files });
const paths = (...names: readonly string[]) => answer(names.map((name) => ({ ...file, path: name })));

describe('an answer that is used', () => {
  test('is taken as it is', () => {
    const files = [file, { path: 'docs/über uns.md', content: '# 日本語\r\n\tx' }];
    expect(parseAnswer(answer(files, ' One\n\ntwo. '))).toEqual({ summary: 'One\n\ntwo.', files });
  });

  test('may stand in a fence', () => {
    expect(parseAnswer(`\n\`\`\`json\n${answer([file])}\n\`\`\`\n`).files).toEqual([file]);
  });

  test('has a summary that calls nobody, closes nothing, and is neither link nor HTML', () => {
    const summary = 'Fixes #7, GH-8, https://e.vil/x, @octo/team, [a](b), <img src=x>, <!-- x -->, 3 < 4.';
    const written = parseAnswer(answer([file], summary)).summary;
    expect(written.replaceAll('\u200B', '')).toBe(summary);
    expect(written).not.toMatch(/#7|GH-8|:\/\/|@octo|\[a\]|<img|<!--/);
  });
});

describe('an answer that is not used, because', () => {
  test.each<[string, string, string]>([
    ['it is prose', 'I cannot do that.', 'did not answer with JSON, but with: I cannot do that.'],
    ['it is a command to the runner', 'x ##[add-mask]e', 'with: x # #[add-mask]e'],
    ['a path is one', paths('a##[add-mask]e'), 'the path "a# #[add-mask]e" would be a command'],
    ['it is cut off', answer([file]).slice(0, -3), 'did not answer with JSON'],
    ['it is a list', '[]', 'The answer is no object'],
    ['it is null', 'null', 'The answer is no object'],
    ['it has another field', '{"summary":"x","files":[],"run":"rm"}', 'unknown field "run"'],
    ['it has no summary', answer([file], ''), '"summary" has to be'],
    ['its summary is no text', answer([file], 7), '"summary" has to be'],
    ['its summary is endless', answer([file], 'x'.repeat(LIMITS.summary + 1)), '"summary" has to be'],
    ['it has no files', answer([]), '"files" has to be a list of 1 to 50'],
    ['it has too many files', answer(Array(51).fill(file)), '"files" has to be a list of 1 to 50'],
    ['its files are an object', answer({}), '"files" has to be'],
    ['a file is a text', answer(['src/a.js']), 'File 1 is no object'],
    ['a file has another field', answer([{ ...file, mode: '755' }]), 'unknown field "mode"'],
    ['a file has no path', answer([{ content: '' }]), 'file 1 has no "path"'],
    ['a file has no content', answer([{ path: 'a' }]), '"a" has no "content"'],
    ['a content is binary', answer([{ path: 'a', content: 'a\0' }]), 'the content of "a" is no text'],
    ['a content is half a character', answer([{ path: 'a', content: '\ud800' }]), 'of "a" is no text'],
    ['it is too large', answer([{ path: 'a', content: 'é'.repeat(500_001) }]), 'have 1000002 bytes'],
    ['a file is there twice', paths('src/a.js', 'src/a.js'), '"src/a.js" is there twice'],
    ['it counts on upper and lower case', paths('a/b', 'A/B'), '"A/B" is there twice'],
    ['a file is also a folder', paths('a/b/c', 'A'), 'needs "a" to be a folder'],
  ])('%s', (_, text, message) => {
    expect(() => parseAnswer(text)).toThrow(message);
  });
});

describe('a path', () => {
  test.each([
    ...['a', 'src/a.js', '.gitignore', '.gitattributes', 'docs/.github/x', 'a..b', '...x', 'git', '.gitx/y'],
    ...['ö/日本.txt', 'a b.txt', '-rf', '--help', '$(x)', "it's", 'a;b', '`x`', 'x.github', 'console.js'],
  ])('%j may be written', (name) => {
    expect(problemOf(name)).toBeNull();
  });

  test.each([
    ...[
      '',
      '/etc/passwd',
      '../x',
      'a/../../x',
      'a/..',
      '..',
      '.',
      './a',
      'a//b',
      'a/',
      'a/./b',
      'x'.repeat(201),
    ],
    ...[
      '.git/config',
      'a/.git/hooks/x',
      '.GIT/config',
      '.git',
      'git~1/config',
      '.git./config',
      '.git /config',
    ],
    ...[
      '.g\u200Cit/config',
      '\uFEFF.git/config',
      '.gitmodules',
      'sub/.GitModules',
      'a\nb',
      'a\rb',
      'a\tb',
      'a\0',
    ],
    ...['.github/workflows/x.yml', '.GitHub/x', '.github', 'GITHUB~1/workflows/x.yml', 'gi7eba~1/config'],
    ...[
      'C:/x',
      'C:x',
      'a\\b',
      '\\\\host\\x',
      'a:stream',
      'con',
      'a/NUL.txt',
      'COM1',
      'a*',
      'a?',
      '<a>',
      'a|b',
    ],
    ...['trailing.', 'trailing ', ' leading', '\u202Eabc', '\ud800'],
  ])('%j may not', (name) => {
    expect(problemOf(name)).not.toBeNull();
  });

  test('that may be written stays in the workspace and out of .git, on every system', () => {
    const piece = fc.oneof(
      fc.constantFrom(
        '.git',
        '.GIT',
        '..',
        '.',
        '',
        'git~1',
        '.github',
        'C:',
        '\\',
        '/',
        'a',
        ' ',
        '\u200b',
        '~',
      ),
      fc.string({ unit: 'binary', maxLength: 4 }),
    );
    fc.assert(
      fc.property(fc.array(fc.oneof(piece, fc.constant('/')), { maxLength: 8 }), (pieces) => {
        const name = pieces.join('');
        if (problemOf(name) !== null) return;
        for (const [system, root] of [
          [path.posix, '/srv/space'],
          [path.win32, 'D:\\work\\space'],
        ] as const) {
          const full = system.resolve(root, name);
          expect(full.startsWith(root + system.sep)).toBe(true);
          expect(system.relative(root, full).split(system.sep)).toEqual(name.split('/'));
        }
        expect(name.split('/').map((part) => part.normalize('NFKC').toLowerCase())).not.toContain('.git');
      }),
      { numRuns: 5000 },
    );
  });
});
