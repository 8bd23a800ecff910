/** What a command's module exports. */
export interface Command {
  /** The answer to `--help`. */
  readonly help: string;
  /**
   * @param args what follows the command's name
   * @returns the exit code; errors are thrown
   */
  run(args: readonly string[]): Promise<number>;
}

export interface CommandEntry {
  readonly name: string;
  /** One line for the list of commands. */
  readonly summary: string;
  /** Commands are loaded when they are used: what one of them needs costs the others nothing. */
  readonly load: () => Promise<Command>;
  /** The exit code of all errors of its own, where the codes of `exit-code.ts` belong to somebody else. */
  readonly ownErrorCode?: number;
}

export const COMMANDS: readonly CommandEntry[] = [
  {
    name: 'run',
    summary: 'run a command once; when the script is run again, skip it if it is done',
    load: () => import('./commands/run.js'),
    ownErrorCode: 125,
  },
  {
    name: 'demo',
    summary: 'see a job lose its machine and resume: the real Action, on this machine only',
    load: () => import('./commands/demo.js'),
  },
];
