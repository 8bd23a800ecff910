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
    'checkpoint <command> --help explains one of them, checkpoint --version says which version this is.',
    '',
  ].join('\n');
}

/**
 * `parseArgs` of Node, with errors that name the command.
 * @throws UsageError
 */
export function parseCommandLine<const T extends ParseArgsConfig>(
  command: string,
  config: T,
): ReturnType<typeof parseArgs<T>> {
  try {
    return parseArgs(config);
  } catch (error) {
    // Node's advice behind the first sentence is about its own conventions.
    const [sentence = ''] = describeError(error).split(/\.\s/);
    throw new UsageError(command, `${sentence.replace(/\.$/, '')}.`);
  }
}
