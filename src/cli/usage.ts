import { type ParseArgsConfig, parseArgs } from 'node:util';
import { describeError, InvalidInputError } from '../engine/errors.js';
import type { CommandEntry } from './commands.js';

/** The command line makes no sense. */
export class UsageError extends InvalidInputError {
  constructor(command: string, message: string) {
    super(message, `checkpoint ${command} --help shows how it is used.`);
  }
}

/** The answer to `checkpoint --help`. */
export function commandList(commands: readonly CommandEntry[]): string {
  const width = Math.max(...commands.map(({ name }) => name.length));
  const lines = commands.map(({ name, summary }) => `  ${name.padEnd(width)}  ${summary}`);
  return [
    'Usage: checkpoint <command> [options]',
    '',
    'Durable steps: what is done is recorded the moment it is done, and skipped the next time.',
    '',
    'Commands:',
    ...lines,
    '',
    'checkpoint help <command> explains one of them, and so does checkpoint <command> --help.',
    'checkpoint --version says which version this is.',
    '',
  ].join('\n');
}

/**
 * `parseArgs` of Node, with errors that name the command. An option that takes one value is given once: of two, nobody
 * could tell which was meant.
 * @throws UsageError
 */
export function parseCommandLine<const T extends ParseArgsConfig>(
  command: string,
  config: T,
): ReturnType<typeof parseArgs<T>> {
  try {
    refuseRepeated(command, config);
    return parseArgs(config);
  } catch (error) {
    throw error instanceof UsageError ? error : new UsageError(command, explain(command, config, error));
  }
}

function refuseRepeated(command: string, config: ParseArgsConfig): void {
  const seen = new Set<string>();
  for (const token of parseArgs({ ...config, tokens: true }).tokens) {
    if (token.kind !== 'option') continue;
    const option = config.options?.[token.name];
    if (option?.type !== 'string' || option.multiple === true) continue;
    if (seen.has(token.name)) throw new UsageError(command, `"--${token.name}" is given twice.`);
    seen.add(token.name);
  }
}

/** What Node says, without its advice, which is about its own conventions; and what helps here. */
function explain(command: string, { args = [], allowPositionals }: ParseArgsConfig, error: unknown): string {
  const message = describeError(error);
  const [, option] = /^Option '(--\S+)' argument is ambiguous/.exec(message) ?? [];
  if (option !== undefined) {
    const value = args[args.indexOf(option) + 1] ?? '';
    return `"${option}" is followed by "${value}". If that is its value, write ${option}=${value}.`;
  }
  const [sentence = ''] = message.split(/\.\s/);
  const said = `${sentence.replace(/\.$/, '')}.`;
  const isUnknown = (error as { readonly code?: unknown }).code === 'ERR_PARSE_ARGS_UNKNOWN_OPTION';
  // What is behind "--" of "run" is the command that it runs.
  if (!isUnknown || allowPositionals !== true || command === 'run') return said;
  return `${said} If it is no option, give it behind "--": checkpoint ${command} [options] -- <arguments>.`;
}
