import * as unit from './commands/unit.js';

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
  /** Nothing is left to wait for when it has ended. */
  readonly endsAtOnce?: boolean;
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
    name: 'init',
    summary: 'begin a run document: a large task, split into units',
    load: () => import('./commands/init.js'),
  },
  {
    name: 'unit',
    summary: 'record what became of a unit',
    // The one that scripts call again and again is there at once.
    load: async () => unit,
    endsAtOnce: true,
  },
  {
    name: 'phase',
    summary: 'record where a phase stands',
    load: () => import('./commands/phase.js'),
  },
  {
    name: 'get',
    summary: 'print a run document, or a summary of it',
    load: () => import('./commands/get.js'),
  },
  {
    name: 'resume',
    summary: 'say which units to skip, which to do and which have to wait',
    load: () => import('./commands/resume.js'),
  },
  {
    name: 'item',
    summary: 'report what has to be looked at before the run is done',
    load: () => import('./commands/item.js'),
  },
  {
    name: 'resolve',
    summary: 'settle such items',
    load: () => import('./commands/resolve.js'),
  },
  {
    name: 'validation',
    summary: 'record the outcome of the final validation',
    load: () => import('./commands/validation.js'),
  },
  {
    name: 'finalize',
    summary: 'end a run: done, needs_attention or aborted',
    load: () => import('./commands/finalize.js'),
  },
  {
    name: 'rebuild',
    summary: 'make a run document from its event log again',
    load: () => import('./commands/rebuild.js'),
  },
  {
    name: 'status',
    summary: 'where a run stands, and how to resume it; changes nothing',
    load: () => import('./commands/status.js'),
  },
  {
    name: 'gc',
    summary: 'move runs that are over into the archive',
    load: () => import('./commands/gc.js'),
  },
  {
    name: 'demo',
    summary: 'see a job lose its machine and resume: the real Action, on this machine only',
    load: () => import('./commands/demo.js'),
  },
];
