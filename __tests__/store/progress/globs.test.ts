import { parseProgressGlobs } from '../../../src/store/progress/globs.js';

const roots = { workspace: '/srv/app', home: '/home/runner' };

test.each([
  ['state/**', { workspace: ['state/**'] }],
  ['./state/**', { workspace: ['state/**'] }],
  ['~/.agent/sessions', { home: ['.agent/sessions'] }],
  ['/home/runner/.agent/**', { home: ['.agent/**'] }],
  ['/srv/app/state/**', { workspace: ['state/**'] }],
  ['a\n!a/b\n# a comment\n\n', { workspace: ['a', '!a/b'] }],
  ['~/.agent/**\n!**/*.log', { home: ['.agent/**', '!**/*.log'] }],
  ['~/.agent/**\n!~/.agent/x', { home: ['.agent/**', '!.agent/x'] }],
  ['a\n~/b\n!**/*.log', { workspace: ['a', '!**/*.log'], home: ['b', '!**/*.log'] }],
  ['!a', {}],
  ['', {}],
])('%j', (input, sorted) => {
  expect(parseProgressGlobs(input, roots, 'linux')).toEqual({ workspace: [], home: [], ...sorted });
});

test('on Windows, where drives and folders are not told apart by case', () => {
  const windows = { workspace: 'D:\\a\\app', home: 'C:\\Users\\runner' };
  const input = 'state\\**\n~\\.agent\\**\nc:\\users\\Runner\\.other\\**\nD:/a/app/more';
  expect(parseProgressGlobs(input, windows, 'win32')).toEqual({
    workspace: ['state/**', 'more'],
    home: ['.agent/**', '.other/**'],
  });
});

test.each([
  '../out',
  'a/../../b',
  '/etc/passwd',
  '/',
  '/srv/application/x',
  '~root/x',
  '~',
  '~/',
  '~/../x',
  '!/etc/x',
])('%s leads out', (line) => {
  expect(() => parseProgressGlobs(line, roots, 'linux')).toThrow(
    `"progress-files" has the pattern "${line}"`,
  );
});

test('"@changes" is an error that says what to do', () => {
  expect(() => parseProgressGlobs('a\n@changes', roots)).toThrow('"progress-files" takes globs');
});
