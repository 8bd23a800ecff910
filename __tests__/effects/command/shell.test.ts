import { resolveShell, type ShellHost } from '../../../src/effects/command/shell.js';

const linux: ShellHost = { platform: 'linux', inContainer: false, has: () => true };
const windows: ShellHost = { platform: 'win32', inContainer: false, has: () => true };
const FILE = '/tmp/script';

/** What is started, as one line, with the ending of the script file. */
function line(shell: string, host = linux): string {
  const { program, extension, args } = resolveShell(shell, host);
  return [program, ...args(`${FILE}${extension}`)].join(' ');
}

function without(host: ShellHost, ...missing: string[]): ShellHost {
  return { ...host, has: (program) => !missing.includes(program) };
}

// facts: actions/runner, ScriptHandlerHelpers.cs and ScriptHandler.cs
test.each([
  ['no shell', '', linux, 'bash -e /tmp/script.sh'],
  ['no shell, without bash', '', without(linux, 'bash'), 'sh -e /tmp/script.sh'],
  ['no shell, in a job container', '', { ...linux, inContainer: true }, 'sh -e /tmp/script.sh'],
  ['no shell, on macOS', '', { ...linux, platform: 'darwin' as const }, 'bash -e /tmp/script.sh'],
  ['no shell, on Windows', '', windows, `pwsh -command . '/tmp/script.ps1'`],
  ['no shell, Windows without pwsh', '', without(windows, 'pwsh'), `powershell -command . '/tmp/script.ps1'`],
  ['bash', 'bash', linux, 'bash --noprofile --norc -e -o pipefail /tmp/script.sh'],
  ['bash on Windows', 'bash', windows, 'bash --noprofile --norc -e -o pipefail /tmp/script.sh'],
  [
    'bash in a job container',
    'bash',
    { ...linux, inContainer: true },
    'bash --noprofile --norc -e -o pipefail /tmp/script.sh',
  ],
  ['sh', 'sh', linux, 'sh -e /tmp/script.sh'],
  ['pwsh', 'pwsh', linux, `pwsh -command . '/tmp/script.ps1'`],
  ['powershell', 'powershell', windows, `powershell -command . '/tmp/script.ps1'`],
  ['cmd', 'cmd', windows, 'cmd /D /E:ON /V:OFF /S /C "CALL "/tmp/script.cmd""'],
  ['python', 'python', linux, 'python /tmp/script.py'],
  ['white space around', '  bash\n', linux, 'bash --noprofile --norc -e -o pipefail /tmp/script.sh'],
  ['custom', 'perl {0}', linux, 'perl /tmp/script'],
  ['custom, with options', 'perl -w -x {0} --end', linux, 'perl -w -x /tmp/script --end'],
  // The runner goes by the command alone here: ending and additions are those of the known shell.
  ['a known shell with options of its own', 'bash -x {0}', linux, 'bash -x /tmp/script.sh'],
  [
    'pwsh with options of its own',
    'pwsh -NoProfile -File {0}',
    linux,
    'pwsh -NoProfile -File /tmp/script.ps1',
  ],
])('%s', (_, shell, host, expected) => {
  expect(line(shell, host)).toBe(expected);
});

test('the script’s path is one argument, whatever is in it', () => {
  const args = (shell: string, file: string) => resolveShell(shell, linux).args(file);
  expect(args('', "/a b/it's $&")).toEqual(['-e', "/a b/it's $&"]);
  expect(args('pwsh', "/a b/it's")).toEqual(['-command', ". '/a b/it''s'"]);
  expect(args('perl {0}', "/a b/it's $&")).toEqual(["/a b/it's $&"]);
});

test('arguments of a custom shell are split as on a command line', () => {
  expect(resolveShell('node -e "a b" "c \\"d\\"" x\\ y {0}', linux).args('F')).toEqual(
    expect.arrayContaining(['-e', 'a b', 'c "d"', 'F']),
  );
  expect(resolveShell('env A="b c" perl {0}', linux).args('F')).toEqual(['A=b c', 'perl', 'F']);
});

test.each(['fish', 'perl -w', 'constructor', '__proto__', 'toString'])(
  '"%s" does not say where the script goes',
  (shell) => {
    expect(() => resolveShell(shell, linux)).toThrow(
      expect.objectContaining({ name: 'InvalidInputError', fix: expect.stringContaining('{0}') }),
    );
  },
);

describe('the script', () => {
  const run = 'one\ntwo';
  const powershell = `$ErrorActionPreference = 'stop'\none\ntwo\nif ((Test-Path -LiteralPath variable:\\LASTEXITCODE)) { exit $LASTEXITCODE }`;

  test.each([
    ['', linux, run],
    ['bash', linux, run],
    ['perl {0}', linux, run],
    ['pwsh', linux, powershell],
    ['pwsh -File {0}', linux, powershell],
    ['bash', windows, 'one\r\ntwo'],
    ['cmd', windows, '@echo off\r\none\r\ntwo'],
    ['powershell', windows, powershell.replaceAll('\n', '\r\n')],
  ])('of "%s"', (shell, host, expected) => {
    expect(resolveShell(shell, host).script(run)).toBe(expected);
  });

  test('has one kind of line ending on Windows, and is left alone elsewhere', () => {
    expect(resolveShell('bash', windows).script('a\r\nb\nc')).toBe('a\r\nb\r\nc');
    expect(resolveShell('bash', linux).script('a\r\nb\nc')).toBe('a\r\nb\nc');
  });

  test('only cmd parses its own command line', () => {
    expect(resolveShell('cmd', windows).verbatim).toBe(true);
    expect(resolveShell('bash', windows).verbatim).toBe(false);
  });
});
