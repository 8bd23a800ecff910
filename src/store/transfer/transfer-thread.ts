import * as fs from 'node:fs';
import * as os from 'node:os';
import { Worker } from 'node:worker_threads';
import { steadyNow } from '../clock.js';
import { errorCode, StoreError } from '../errors.js';
import type { Message, OperationName, Operations, Request, TransferSetup } from './protocol.js';

export interface Limits {
  /**
   * When the operation has to be over, by {@link steadyNow}; Infinity for none. A function is asked again and again,
   * since a signal may bring it forward.
   */
  readonly deadline: number | (() => number);
  /** How long it may go on without moving a byte, in ms. */
  readonly stallMs?: number;
}

interface Pending {
  readonly id: number;
  readonly resolve: (answer: never) => void;
  readonly reject: (error: Error) => void;
  lastMoved: number;
}

/**
 * The main thread's end of the transfer thread: one operation at a time, each with an end. An operation that is
 * late ends the thread, and the next one starts a new thread.
 */
export class TransferThread {
  readonly #entry: URL;
  readonly #setup: TransferSetup;
  readonly #log: (line: string) => void;
  #worker: Worker | null = null;
  /** Programs that the thread has started and that have not ended: they would outlive it. */
  #children = new Set<number>();
  readonly #env: NodeJS.ProcessEnv;
  #pending: Pending | null = null;
  #queue: Promise<unknown> = Promise.resolve();
  #lastId = 0;

  /**
   * @param entry the bundle of `worker.ts`
   * @param log gets each line that the clients print
   * @param env what the clients read their addresses and tokens from
   */
  constructor(
    entry: URL,
    setup: TransferSetup,
    log: (line: string) => void,
    env: NodeJS.ProcessEnv = process.env,
  ) {
    this.#env = env;
    this.#entry = entry;
    this.#setup = setup;
    this.#log = log;
  }

  /** Starts the thread, so that its code is loaded by the time it is needed. */
  warmUp(): void {
    this.#start();
  }

  /** @throws StoreError when it failed or did not end in time; the message says which. */
  call<Name extends OperationName>(
    name: Name,
    ask: Operations[Name]['ask'],
    limits: Limits,
  ): Promise<Operations[Name]['answer']> {
    const run = () => this.#run(name, ask, limits);
    const result = this.#queue.then(run, run);
    this.#queue = result.catch(() => undefined);
    return result;
  }

  /** Ends the thread and whatever it is doing. */
  async close(): Promise<void> {
    this.#fail(new StoreError('The transfer was ended.', ''));
    await this.#terminate();
  }

  async #run<Name extends OperationName>(
    name: Name,
    ask: Operations[Name]['ask'],
    limits: Limits,
  ): Promise<Operations[Name]['answer']> {
    const started = steadyNow();
    if (deadlineOf(limits) <= started) throw tooLate(0);
    const worker = this.#start();
    this.#lastId += 1;
    const id = this.#lastId;
    let watch: NodeJS.Timeout | undefined;
    try {
      return await new Promise<Operations[Name]['answer']>((resolve, reject) => {
        const pending: Pending = { id, resolve, reject, lastMoved: started };
        this.#pending = pending;
        watch = setInterval(() => {
          const now = steadyNow();
          const stalled = limits.stallMs !== undefined && now - pending.lastMoved >= limits.stallMs;
          if (!stalled && now < deadlineOf(limits)) return;
          const error = stalled ? stalledFor(limits.stallMs ?? 0) : tooLate(now - started);
          this.#abandon(error);
        }, 50);
        worker.postMessage({ id, name, ask } as Request);
      });
    } finally {
      clearInterval(watch);
      this.#pending = null;
    }
  }

  #start(): Worker {
    if (this.#worker !== null) return this.#worker;
    leaveRemovedFolder();
    const worker = new Worker(this.#entry, {
      workerData: this.#setup,
      env: this.#env,
      stdout: true,
      stderr: true,
    });
    this.#worker = worker;
    for (const stream of [worker.stdout, worker.stderr]) {
      stream.setEncoding('utf8').on('data', (text: string) => {
        for (const line of text.split(/\r?\n/)) if (line !== '') this.#log(line);
      });
    }
    worker.on('message', (message: Message) => this.#receive(message, worker));
    // A promise that never settles lets the thread end with code 0 and without a word; that is a failure too.
    worker.on('exit', () =>
      this.#ended(worker, 'the transfer ended without an answer (the connection was cut)'),
    );
    worker.on('error', (error) => this.#ended(worker, `the transfer crashed (${error.message})`));
    // Waiting for an operation keeps the process alive; an idle thread does not.
    worker.unref();
    return worker;
  }

  #receive(message: Message, from: Worker): void {
    if (from !== this.#worker) return;
    if (message.kind === 'child') {
      if (message.running) this.#children.add(message.pid);
      else this.#children.delete(message.pid);
      return;
    }
    const pending = this.#pending;
    if (pending === null) return;
    if (message.kind === 'progress') pending.lastMoved = steadyNow();
    else if (message.id !== pending.id) return;
    else if (message.kind === 'answer') {
      pending.resolve(message.answer as never);
      if (message.spent) void this.#terminate();
    } else pending.reject(new StoreError(message.fault, ''));
  }

  #ended(worker: Worker, why: string): void {
    if (this.#worker !== worker) return;
    void this.#terminate();
    this.#fail(new StoreError(why, ''));
  }

  #abandon(error: StoreError): void {
    void this.#terminate();
    this.#fail(error);
  }

  /** Ends the thread and the programs that it has started. A killed `tar` leaves only a file that nobody reads. */
  async #terminate(): Promise<void> {
    const worker = this.#worker;
    const children = this.#children;
    this.#worker = null;
    this.#children = new Set();
    for (const pid of children) kill(pid);
    await worker?.terminate();
  }

  #fail(error: StoreError): void {
    this.#pending?.reject(error);
  }
}

function kill(pid: number): void {
  try {
    process.kill(pid, 'SIGKILL');
  } catch (error) {
    if (errorCode(error) !== 'ESRCH') throw error;
  }
}

/** A command may have removed the folder that this process is in; a thread cannot start there. */
function leaveRemovedFolder(): void {
  // Node remembers the name of the current folder, so that asking for it does not tell.
  if (!fs.existsSync(process.cwd())) process.chdir(os.tmpdir());
}

function deadlineOf({ deadline }: Limits): number {
  return typeof deadline === 'function' ? deadline() : deadline;
}

function tooLate(ms: number): StoreError {
  return new StoreError(
    ms === 0 ? 'there was no time left' : `no answer within ${Math.round(ms / 1000)} s`,
    '',
  );
}

function stalledFor(ms: number): StoreError {
  return new StoreError(`not a byte moved for ${Math.round(ms / 1000)} s`, '');
}
