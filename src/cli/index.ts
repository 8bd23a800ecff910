import { STDERR, writeOutput } from '../effects/output.js';
import { COMMANDS, type Command, type CommandEntry } from './commands.js';
import { EXIT, exitCodeOf } from './exit-code.js';
import { say, sayError } from './messages.js';
import { printText } from './print.js';
import { commandList } from './usage.js';

async function main(args: readonly string[]): Promise<number> {
  try {
    return await dispatch(args);
  } catch (error) {
    sayError(error);
    return EXIT.usage;
  }
}

/** The `checkpoint` command: finds the command that is meant and loads only that one. */
async function dispatch(args: readonly string[]): Promise<number> {
  const [name = '', ...rest] = args;
  switch (name) {
    case '':
      writeOutput(STDERR, commandList(COMMANDS));
      return EXIT.usage;
    case '-h':
    case '--help':
      printText(commandList(COMMANDS));
      return EXIT.done;
    case '-V':
    case '--version': {
      const { packageVersion } = await import('./package-root.js');
      printText(`${packageVersion()}\n`);
      return EXIT.done;
    }
  }
  if (name === 'help') {
    const [about, ...more] = rest.filter((argument) => argument !== '--help' && argument !== '-h');
    return about === undefined ? dispatch(['--help']) : dispatch([about, '--help', ...more]);
  }
  const entry = COMMANDS.find((candidate) => candidate.name === name);
  if (entry === undefined) {
    say(`there is no command "${name}". checkpoint --help lists them.`);
    return EXIT.usage;
  }
  const exitCode = await run(entry, await entry.load(), rest);
  // Node would look for what may be left to do, and take itself apart in order.
  if (entry.endsAtOnce) {
    // Warnings are printed a moment after they were given.
    await new Promise(setImmediate);
    process.exit(exitCode);
  }
  return exitCode;
}

async function run(entry: CommandEntry, command: Command, args: readonly string[]): Promise<number> {
  if (asksForHelp(args)) {
    printText(command.help);
    return EXIT.done;
  }
  try {
    return await command.run(args);
  } catch (error) {
    sayError(error);
    return entry.ownErrorCode ?? exitCodeOf(error);
  }
}

/** Whether `--help` is among our own arguments; behind `--` it belongs to somebody else. */
function asksForHelp(args: readonly string[]): boolean {
  const end = args.indexOf('--');
  const own = end < 0 ? args : args.slice(0, end);
  return own.includes('--help') || own.includes('-h');
}

// Should a promise never settle, the process ends when nothing is left to wait for; that must not look like success.
process.exitCode = EXIT.usage;
process.exitCode = await main(process.argv.slice(2));
