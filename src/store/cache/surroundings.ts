import { AsyncLocalStorage } from 'node:async_hooks';
import * as fs from 'node:fs';
import * as path from 'node:path';
import { isMainThread } from 'node:worker_threads';

/**
 * What GitHub's cache client sees of this machine. An entry is found only under the same *version*: a digest of the
 * paths as given and of the compression. So both have to be the same on every machine, whatever its folders are
 * called and whatever is installed there:
 * - the path is one relative name. The client looks for it below `process.cwd()`, and packs and unpacks there as long
 *   as GITHUB_WORKSPACE is not set. A thread cannot change its working directory, but it has its own `process`, and
 *   can say what it takes for the working directory, call by call;
 * - the compression is always gzip. The client takes zstd where `zstd --version` prints anything, so the first zstd
 *   of this thread's PATH is one that prints nothing. What is kept is small or compressed already.
 * It also tells a failure from a miss only in its log, so that each call's log is collected.
 *
 * A thread's `process.env` is a copy: neither the main thread nor any command that it starts sees any of this.
 */

/** One call of the client. */
export interface Call {
  /** What it takes for its working directory. */
  readonly folder: string;
  /** Each line that it logged. */
  readonly log: string[];
}

const calls = new AsyncLocalStorage<Call>();

/** Runs one call of the client below `folder`. `log` fills while it runs. */
export function callBelow<T>(call: Call, work: () => Promise<T>): Promise<T> {
  return calls.run(call, work);
}

/**
 * Prepares this thread, once, before the client's code is loaded, which reads some variables as it loads.
 * @param root a folder of this thread alone, which need not exist
 */
export function prepareThread(root: string): void {
  if (isMainThread) throw new Error('the cache client may only be used in a thread of its own');
  const temp = path.join(root, 'tmp');
  const programs = path.join(root, 'bin');
  for (const folder of [temp, programs]) fs.mkdirSync(folder, { recursive: true });
  fs.writeFileSync(path.join(programs, 'zstd'), '#!/bin/sh\n', { mode: 0o755 });
  fs.writeFileSync(path.join(programs, 'zstd.cmd'), '@exit /b 0\r\n');

  // Unlike the main thread's, this copy tells `Path` from `PATH` on Windows, and the client asks for the latter.
  for (const [name, value] of Object.entries(process.env)) process.env[name.toUpperCase()] ??= value;
  process.env.PATH = [programs, process.env.PATH ?? ''].join(path.delimiter);
  process.env.RUNNER_TEMP = temp;
  delete process.env.GITHUB_WORKSPACE;

  const cwd = process.cwd.bind(process);
  process.cwd = () => calls.getStore()?.folder ?? cwd();
  collectLog();
}

function collectLog(): void {
  const write = process.stdout.write.bind(process.stdout) as (...given: unknown[]) => boolean;
  process.stdout.write = ((...given: unknown[]): boolean => {
    const [text] = given;
    if (typeof text === 'string') calls.getStore()?.log.push(...text.split(/\r?\n/));
    return write(...given);
  }) as typeof process.stdout.write;
}
