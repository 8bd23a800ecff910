import { STDOUT, writeOutput } from '../effects/output.js';
import { oneLine } from '../engine/words.js';

/**
 * The runner's workflow commands, as lines on standard output. Small enough to write here: the library that
 * offers them also loads an HTTP client, which would more than double the start-up time of a skipped step.
 */

/** One line for people. A name or reason from outside cannot make a command of it. */
export function info(line: string): void {
  writeOutput(
    STDOUT,
    `${oneLine(line)
      .replace(/^(\s*)::/, '$1: :')
      .replaceAll('##[', '# #[')}\n`,
  );
}

/** Passes on a workflow command that somebody else has put together. */
export function forward(line: string): void {
  writeOutput(STDOUT, `${line}\n`);
}

/** Shown only when the workflow is run with debug logging. */
export function debug(line: string): void {
  command('debug', {}, line);
}

export function isDebug(env: NodeJS.ProcessEnv): boolean {
  return env.RUNNER_DEBUG === '1';
}

/** Annotations: the runner shows ten of each kind per step, so they are for what a person has to know. */
export function notice(message: string): void {
  command('notice', { title: 'checkpoint-action' }, message);
}

export function warning(message: string): void {
  command('warning', { title: 'checkpoint-action' }, message);
}

export function error(message: string): void {
  command('error', { title: 'checkpoint-action' }, message);
}

/** Hides a value in the log from here on, line by line, because the runner masks single lines. */
export function mask(value: string): void {
  for (const line of value.split(/\r?\n/)) if (line.trim() !== '') command('add-mask', {}, line);
}

/** A folded group of lines. The lines are only shown: what looks like a command in them is not acted on. */
export function group(title: string, lines: readonly string[]): void {
  command('group', {}, title);
  // The global one is loaded when it is used; a skipped step never gets here.
  const token = crypto.randomUUID();
  command('stop-commands', {}, token);
  for (const line of lines) writeOutput(STDOUT, `${line}\n`);
  command(token, {}, '');
  command('endgroup', {}, '');
}

function command(name: string, properties: Readonly<Record<string, string>>, message: string): void {
  const list = Object.entries(properties).map(([key, value]) => `${key}=${escapeProperty(value)}`);
  writeOutput(STDOUT, `::${name}${list.length > 0 ? ` ${list.join(',')}` : ''}::${escapeData(message)}\n`);
}

/**
 * The text of a line that somebody else printed, which may be a workflow command. Its escapes are undone: escaped a
 * second time, a masked value would not be recognized by the runner, which looks for `%3D` and would see `%253D`.
 */
export function plainText(line: string): string {
  const data = /^::\w[\w-]*(?: [^:]*)?::(.*)$/s.exec(line)?.[1];
  return data === undefined ? line : unescapeData(data);
}

function unescapeData(text: string): string {
  return text.replaceAll('%0D', '\r').replaceAll('%0A', '\n').replaceAll('%25', '%');
}

function escapeData(text: string): string {
  return text.replaceAll('%', '%25').replaceAll('\r', '%0D').replaceAll('\n', '%0A');
}

function escapeProperty(text: string): string {
  return escapeData(text).replaceAll(':', '%3A').replaceAll(',', '%2C');
}
