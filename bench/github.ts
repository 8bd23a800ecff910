import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import type { AttemptHandle, AttemptOptions } from '../__tests__/support/github/index.js';

/** The other end of `stand-in.ts`. */
export class GitHubProcess {
  readonly latencyMs: number;
  readonly #child: ChildProcess;

  constructor(latencyMs: number) {
    this.latencyMs = latencyMs;
    this.#child = fork(fileURLToPath(new URL('./stand-in.js', import.meta.url)), [String(latencyMs)]);
  }

  async attempt(options: AttemptOptions): Promise<AttemptHandle> {
    this.#child.send(options);
    const [handle] = (await once(this.#child, 'message')) as [AttemptHandle];
    return handle;
  }

  close(): void {
    this.#child.disconnect();
  }
}
