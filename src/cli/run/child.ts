import { type ChildProcess, spawn } from 'node:child_process';
import * as fs from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import type { CommandEnd } from '../../effects/command/command-failure.js';
import { ProcessGroup } from '../../effects/command/process-group.js';
import { which } from '../../effects/command/which.js';
import { errorCode } from '../../store/errors.js';
import { CannotStartError } from './cannot-start.js';
import { terminalRole } from './terminal.js';
import { windowsStart } from './windows-program.js';

const WATCHED: readonly NodeJS.Signals[] =
  process.platform === 'win32' ? ['SIGINT', 'SIGBREAK', 'SIGHUP'] : ['SIGINT', 'SIGTERM', 'SIGHUP'];

/** The signals that a keyboard, or a terminal that closes, sends to everything in the foreground. */
const FROM_TERMINAL: readonly NodeJS.Signals[] = ['SIGINT', 'SIGBREAK', 'SIGHUP'];

export interface ChildSpec {
  readonly program: string;
  readonly args: readonly string[];
  readonly cwd: string;
  readonly env: NodeJS.ProcessEnv;
  /** Called when everything is ready, right before the command starts; unless it throws. */
  readonly starting: () => void;
  /** A signal has come, and has been passed on. */
  readonly onSignal: (signal: NodeJS.Signals) => void;
}

export interface ChildEnd extends CommandEnd {
  readonly durationMs: number;
  /** The first signal that this process got while the command ran. */
  readonly interrupted: NodeJS.Signals | null;
}

/** How far apart two processes may hear of one signal. */
const SIMULTANEOUS_MS = 100;

/** The full path of the command. @throws CannotStartError when there is none */
export function findProgram(name: string, env: NodeJS.ProcessEnv): string {
  const program = which(name, env);
  if (program !== null) return program;
  if (/[/\\]/.test(name) && fs.existsSync(name)) {
    throw new CannotStartError(`"${name}" is not a program.`, `Make it one with chmod +x.`, 126);
  }
  throw new CannotStartError(
    `The command "${name}" was not found.`,
    'It is started directly: for shell syntax use sh -c "…".',
    127,
  );
}

/**
 * Runs a command with this process's own input, output and error output, and passes signals on. At a terminal the
 * command stays in our process group, because only there can it read the keyboard, and the terminal's own signals
 * reach it without us. Elsewhere it leads a group of its own, so that a signal reaches everything it has started.
 * @throws CannotStartError
 */
export function runChild(spec: ChildSpec): Promise<ChildEnd> {
  const { program, args, verbatim } =
    process.platform === 'win32'
      ? windowsStart(spec.program, spec.args, spec.env.ComSpec ?? 'cmd.exe')
      : { program: spec.program, args: spec.args, verbatim: false };
  const leadsGroup = terminalRole() === 'none';
  let child: ChildProcess | undefined;
  const passOn = (signal: NodeJS.Signals) => {
    if (child?.pid === undefined) return; // it could not be started
    if (leadsGroup) new ProcessGroup(child.pid).signal(signal);
    else if (!FROM_TERMINAL.includes(signal) || terminalRole() === 'background') child.kill(signal);
  };
  let interrupted: NodeJS.Signals | null = null;
  // Before the start is recorded and the command runs; both happen before a listener can be called.
  const listeners = WATCHED.map((signal) => {
    const listener = () => {
      passOn(signal);
      interrupted ??= signal;
      spec.onSignal(signal);
    };
    process.on(signal, listener);
    return [signal, listener] as const;
  });
  try {
    spec.starting();
  } catch (error) {
    for (const [signal, listener] of listeners) process.off(signal, listener);
    throw error;
  }
  const started = performance.now();
  const running = spawn(program, args, {
    cwd: spec.cwd,
    env: spec.env,
    stdio: 'inherit',
    detached: leadsGroup,
    windowsVerbatimArguments: verbatim,
  });
  child = running;
  return new Promise((resolve, reject) => {
    running.once('error', (error) => {
      const code = errorCode(error);
      const why = `The command "${spec.program}" cannot be started: ${code || error.message}.`;
      reject(new CannotStartError(why, 'Check that it is a program.', 126, { cause: error }));
    });
    running.once('exit', async (exitCode, signal) => {
      const durationMs = Math.round(performance.now() - started);
      // A signal to both of us may have ended the command before we hear of it.
      if (signal !== null && interrupted === null) await sleep(SIMULTANEOUS_MS);
      // From here on the record is being made, which takes a moment and is not to be cut short.
      for (const [name, listener] of listeners) {
        process.off(name, listener);
        process.on(name, () => {});
      }
      resolve({ exitCode, signal, durationMs, interrupted });
    });
  });
}
