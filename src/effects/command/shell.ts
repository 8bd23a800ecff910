import { InvalidInputError } from '../../engine/errors.js';

/**
 * How the runner starts a `run:` script, shell by shell (actions/runner,
 * src/Runner.Worker/Handlers/ScriptHandlerHelpers.cs and ScriptHandler.cs).
 */

export interface Shell {
  /** The program, looked up on PATH by the caller. */
  readonly program: string;
  /** The script file's ending, dot included; empty for custom shells. */
  readonly extension: string;
  /** The program's arguments for a script at `file`. */
  readonly args: (file: string) => readonly string[];
  /** The text that is written to the script file. */
  readonly script: (run: string) => string;
  /** cmd.exe parses its own command line: pass the arguments through as they are. */
  readonly verbatim: boolean;
}

export interface ShellHost {
  readonly platform: NodeJS.Platform;
  /** Inside a job container the runner takes plain `sh` when no shell is named. */
  readonly inContainer: boolean;
  /** Whether a program is on PATH. */
  readonly has: (program: string) => boolean;
}

type Template = Pick<Shell, 'extension' | 'args'> & Partial<Pick<Shell, 'script' | 'verbatim'>>;

const POWERSHELL: Template = {
  extension: '.ps1',
  args: (file) => ['-command', `. '${file.replaceAll("'", "''")}'`],
  script: (run) =>
    [
      `$ErrorActionPreference = 'stop'`,
      run,
      'if ((Test-Path -LiteralPath variable:\\LASTEXITCODE)) { exit $LASTEXITCODE }',
    ].join('\n'),
};

const TEMPLATES: Readonly<Record<string, Template>> = {
  bash: { extension: '.sh', args: (file) => ['--noprofile', '--norc', '-e', '-o', 'pipefail', file] },
  sh: { extension: '.sh', args: (file) => ['-e', file] },
  pwsh: POWERSHELL,
  powershell: POWERSHELL,
  cmd: {
    extension: '.cmd',
    args: (file) => ['/D', '/E:ON', '/V:OFF', '/S', '/C', `"CALL "${file}""`],
    script: (run) => `@echo off\n${run}`,
    verbatim: true,
  },
  python: { extension: '.py', args: (file) => [file] },
};

/**
 * Which shell runs a script, and how.
 * @param shell the `shell` input; empty means the runner's default, which on Unix is `bash -e` without pipefail.
 * @throws InvalidInputError for a custom shell without `{0}`.
 */
export function resolveShell(shell: string, host: ShellHost): Shell {
  const named = shell.trim();
  if (named === '') return defaultShell(host);
  const template = templateOf(named);
  return template === null ? customShell(named, host) : fromTemplate(named, template, host);
}

function defaultShell(host: ShellHost): Shell {
  if (host.platform === 'win32') return resolveShell(host.has('pwsh') ? 'pwsh' : 'powershell', host);
  const program = !host.inContainer && host.has('bash') ? 'bash' : 'sh';
  return fromTemplate(program, { extension: '.sh', args: (file) => ['-e', file] }, host);
}

function templateOf(program: string): Template | null {
  const name = program.toLowerCase();
  return Object.hasOwn(TEMPLATES, name) ? (TEMPLATES[name] ?? null) : null;
}

function fromTemplate(program: string, template: Template, host: ShellHost): Shell {
  const script = template.script ?? ((run: string) => run);
  return {
    program,
    extension: template.extension,
    args: template.args,
    script: (run) => withLineEndings(script(run), host.platform),
    verbatim: template.verbatim ?? false,
  };
}

/**
 * `command arguments`, split at the first space; the script's path replaces `{0}`. A command that is one of the known
 * shells keeps that shell's file ending and additions to the script: `pwsh -File {0}` needs its `.ps1`.
 */
function customShell(shell: string, host: ShellHost): Shell {
  const space = shell.indexOf(' ');
  const program = space < 0 ? shell : shell.slice(0, space);
  const template = space < 0 ? '' : shell.slice(space + 1).trim();
  if (!template.includes('{0}')) {
    throw new InvalidInputError(
      `The shell "${shell}" does not say where the script goes.`,
      'Use bash, sh, pwsh, powershell, cmd or python, or a command with {0} in its arguments, such as "perl {0}".',
    );
  }
  const { extension = '', script } = templateOf(program) ?? {};
  const args = (file: string) =>
    splitArguments(template).map((argument) => argument.replaceAll('{0}', () => file));
  return fromTemplate(program, { extension, args, ...(script ? { script } : {}) }, host);
}

/** Splits at spaces outside double quotes; `\"` is a quote. */
function splitArguments(text: string): string[] {
  const words = text.match(/(?:[^\s"\\]|\\.|"(?:[^"\\]|\\.)*")+/g) ?? [];
  return words.map((word) => word.replace(/\\"|"/g, (sign) => (sign === '"' ? '' : '"')));
}

function withLineEndings(text: string, platform: NodeJS.Platform): string {
  return platform === 'win32' ? text.replace(/\r?\n/g, '\r\n') : text;
}
