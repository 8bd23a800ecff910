import { spawn } from 'node:child_process';
import * as fs from 'node:fs';
import * as path from 'node:path';
import { newFolder } from '../support/builders.js';
import { keyValuePairs } from '../support/runner/index.js';

const SCRIPTS = path.resolve('.github/code-generation');

/** How a script ended. */
export interface Ended {
  readonly code: number | null;
  readonly log: string;
  readonly outputs: Readonly<Record<string, string>>;
}

export interface RunningScript {
  readonly pid: number;
  readonly ended: Promise<Ended>;
}

export interface Invocation {
  readonly cwd: string;
  readonly env: Readonly<Record<string, string>>;
  readonly args?: readonly string[];
}

/** Starts a script of the workflow as its step does. */
export function start(name: string, { cwd, env, args = [] }: Invocation): RunningScript {
  const output = path.join(newFolder(), 'output');
  fs.writeFileSync(output, '');
  const child = spawn(process.execPath, [path.join(SCRIPTS, name), ...args], {
    cwd,
    env: {
      PATH: process.env.PATH,
      HOME: cwd,
      GIT_CONFIG_NOSYSTEM: '1',
      GITHUB_ACTIONS: 'true',
      GITHUB_OUTPUT: output,
      ...env,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let log = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (chunk: Buffer) => {
      log += chunk.toString('utf8');
    });
  }
  const ended = new Promise<Ended>((resolve, reject) => {
    child.once('error', reject);
    child.once('close', (code) => {
      resolve({ code, log, outputs: Object.fromEntries(keyValuePairs(fs.readFileSync(output, 'utf8'))) });
    });
  });
  return { pid: child.pid ?? 0, ended };
}

export async function run(name: string, invocation: Invocation): Promise<Ended> {
  return start(name, invocation).ended;
}
