import { COMMANDS, type Command, type CommandEntry } from './commands.js';
import { EXIT, exitCodeOf } from './exit-code.js';
import { say, sayError } from './messages.js';
import { commandList } from './usage.js';

/** The `checkpoint` command: finds the command that is meant and loads only that one. */
async function main(args: readonly string[]): Promise<number> {
  const [name = '', ...rest] = args;
  switch (name) {
    case '':
      process.stderr.write(commandList(COMMANDS));
      return EXIT.usage;
    case '-h':
    case '--help':
      process.stdout.write(commandList(COMMANDS));
      return EXIT.done;
    case '-V':
    case '--version': {
      const { packageVersion } = await import('./package-root.js');
      process.stdout.write(`${packageVersion()}\n`);
      return EXIT.done;
    }
  }
  const entry = COMMANDS.find((candidate) => candidate.name === name);
  if (entry === undefined) {
    say(`there is no command "${name}". checkpoint --help lists them.`);
    return EXIT.usage;
  }
  return run(entry, await entry.load(), rest);
}

async function run(entry: CommandEntry, command: Command, args: readonly string[]): Promise<number> {
  if (asksForHelp(args)) {
    process.stdout.write(command.help);
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

// A reader that has seen enough (`| head`) or a terminal that is gone must not end the work.
for (const stream of [process.stdout, process.stderr]) stream.on('error', () => {});
// Should a promise never settle, the process ends when nothing is left to wait for; that must not look like success.
process.exitCode = EXIT.usage;
process.exitCode = await main(process.argv.slice(2));
