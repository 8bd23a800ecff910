import { type ChildProcess, spawn } from 'node:child_process';
import { StringDecoder } from 'node:string_decoder';

export interface Ending {
  readonly exitCode: number | null;
  readonly signal: NodeJS.Signals | null;
  readonly log: string;
  readonly durationMs: number;
}

/** How long the runner waits before it takes the next step against a process. */
export interface Patience {
  /** From SIGINT to SIGTERM. */
  readonly sigintMs: number;
  /** From SIGTERM to SIGKILL. */
  readonly sigtermMs: number;
  /** For streams that a child of the process still holds open when the process has ended. */
  readonly streamsMs: number;
}

/** The runner's own times (actions/runner ProcessInvoker). */
export const runnersPatience: Patience = { sigintMs: 7500, sigtermMs: 2500, streamsMs: 5000 };

export interface ProcessOptions {
  readonly patience: Patience;
  readonly node: string;
  readonly script: string;
  readonly cwd: string;
  readonly env: Record<string, string>;
  /** Gets every complete line, of either stream. */
  readonly onLine: (line: string) => void;
  /** Gets the output as it comes. */
  readonly onOutput: (text: string) => void;
}

/** One node process as the runner starts, watches and cancels it. */
export class StepProcess {
  readonly ended: Promise<Ending>;
  readonly #child: ChildProcess;
  readonly #patience: Patience;
  #log = '';
  #exited = false;
  #ended = false;
  #onGrowth: (() => void)[] = [];
  #ladder: NodeJS.Timeout[] = [];

  constructor(options: ProcessOptions) {
    const startedAt = performance.now();
    // Stdin is closed, so that nothing waits for a person.
    const child = spawn(options.node, [options.script], {
      cwd: options.cwd,
      env: options.env,
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    this.#child = child;
    this.#patience = options.patience;
    this.#collect(child.stdout, options);
    this.#collect(child.stderr, options);
    this.ended = new Promise((resolve, reject) => {
      child.once('error', (error) => {
        this.#exited = true;
        this.#ended = true;
        reject(error);
        this.#grown();
      });
      child.once('exit', (exitCode, signal) => {
        this.#exited = true;
        for (const timer of this.#ladder) clearTimeout(timer);
        const finish = () => {
          clearTimeout(patience);
          child.stdout?.destroy();
          child.stderr?.destroy();
          this.#ended = true;
          resolve({ exitCode, signal, log: this.#log, durationMs: performance.now() - startedAt });
          this.#grown();
        };
        // A child of the step may hold the streams open; the runner does not wait for it for ever.
        const patience = setTimeout(finish, options.patience.streamsMs);
        child.once('close', finish);
      });
    });
  }

  get pid(): number {
    return this.#child.pid ?? -1;
  }

  get log(): string {
    return this.#log;
  }

  /** SIGINT, then SIGTERM, then SIGKILL, and each to this process only: its children get nothing on Unix. */
  cancel(): void {
    if (this.#exited || this.#ladder.length > 0) return;
    const { sigintMs, sigtermMs } = this.#patience;
    this.kill('SIGINT');
    this.#ladder = [
      setTimeout(() => this.kill('SIGTERM'), sigintMs),
      setTimeout(() => this.kill('SIGKILL'), sigintMs + sigtermMs),
    ];
  }

  kill(signal: NodeJS.Signals): void {
    if (!this.#exited) this.#child.kill(signal);
  }

  /** Resolves once the log matches; rejects when the process ends before. */
  async until(pattern: RegExp): Promise<void> {
    for (;;) {
      if (pattern.test(this.#log)) return;
      if (this.#ended) {
        throw new Error(`the step ended before its log matched ${pattern}:\n${this.#log}`);
      }
      await new Promise<void>((resolve) => this.#onGrowth.push(resolve));
    }
  }

  #collect(stream: NodeJS.ReadableStream | null, options: ProcessOptions): void {
    const decoder = new StringDecoder('utf8');
    let rest = '';
    stream?.on('data', (chunk: Buffer) => {
      const text = decoder.write(chunk);
      this.#log += text;
      const lines = (rest + text).split('\n');
      rest = lines.pop() ?? '';
      for (const line of lines) options.onLine(line);
      options.onOutput(text);
      this.#grown();
    });
    stream?.on('end', () => {
      if (rest !== '') options.onLine(rest);
      rest = '';
    });
  }

  #grown(): void {
    const waiting = this.#onGrowth;
    this.#onGrowth = [];
    for (const resolve of waiting) resolve();
  }
}
