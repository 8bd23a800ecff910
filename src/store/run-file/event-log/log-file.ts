import * as fs from 'node:fs';
import { RefusedError } from '../../../engine/errors.js';
import { errorCode, fixForFileFault, StoreError } from '../../errors.js';
import { writeFault } from '../../file/atomic-write.js';
import type { HeldLock } from '../../lock/held-lock.js';
import { checkEvents } from './check-events.js';
import { DamagedLogError } from './damage.js';
import { asEvent, type LogPosition, ownHash, type RunEvent } from './event.js';
import { firstPrevious } from './log-ends.js';
import { type EventBatch, type LogSource, openRegular, readEvents } from './read-events.js';

/** How much is read to find one event; most are smaller. */
const EVENT_BYTES = 4096;
const LINE_END = 0x0a;

/** An event log that this process may append to. */
export class LogFile implements LogSource {
  readonly file: string;
  readonly descriptor: number;
  readonly #lock: () => HeldLock;
  /** For one event; each is done with before the next one is read. */
  readonly #buffer = Buffer.allocUnsafe(EVENT_BYTES);
  /** Behind the last event that is known to be right. */
  end: LogPosition;
  #isDurable = false;

  private constructor(file: string, descriptor: number, lock: () => HeldLock, start: LogPosition) {
    this.file = file;
    this.descriptor = descriptor;
    this.#lock = lock;
    this.end = start;
  }

  /**
   * @param start up to where it is known already
   * @returns null when there is none
   * @throws RefusedError when it is no file; StoreError when it cannot be written
   */
  static open(file: string, lock: () => HeldLock, start: LogPosition): LogFile | null {
    const flags = fs.constants.O_RDWR | fs.constants.O_APPEND;
    try {
      const source = openRegular(file, flags);
      return source === null ? null : new LogFile(file, source.descriptor, lock, start);
    } catch (error) {
      throw error instanceof RefusedError ? error : writeFault(file, error);
    }
  }

  get size(): number {
    return fs.fstatSync(this.descriptor).size;
  }

  /**
   * Verifies what is behind {@link end} and goes on from there.
   * @throws DamagedLogError, also for an event that does what no event may do
   */
  catchUp(onBatch?: (batch: EventBatch) => void): void {
    this.end = readEvents(this, this.end, this.size, (batch) => {
      checkEvents(this, batch);
      onBatch?.(batch);
    });
  }

  /** A last line without an end was never acknowledged, and is cut off, once everything else is known to be right. */
  cutTornLine(): void {
    if (this.end.offset === this.size) return;
    this.#lock().check();
    this.#truncate();
  }

  /** Verifies everything up to {@link end} once more. */
  readAll(onBatch: (batch: EventBatch) => void): void {
    const start = { sequence: 0, offset: 0, hash: firstPrevious(this.descriptor) };
    readEvents(this, start, this.end.offset, onBatch);
  }

  /**
   * Appends an event, as it was encoded for {@link end}, durably. When that fails, it is as if it had never been tried:
   * nothing can be told of pages that a disk refused, so they are cut off, and what comes next writes them anew.
   * @throws StoreError when it is not durable; LockLostError when it may count and may not: see `out-of-reach.ts`
   */
  append(line: Buffer, after: LogPosition): void {
    const lock = this.#lock();
    lock.check();
    try {
      for (let written = 0; written < line.length; ) {
        written += fs.writeSync(this.descriptor, line, written);
      }
      fs.fdatasyncSync(this.descriptor);
      // What was removed meanwhile takes it, and nobody ever sees it.
      if (fs.fstatSync(this.descriptor).nlink === 0) throw Object.assign(new Error(), { code: 'ENOENT' });
    } catch (error) {
      throw this.#undo(error);
    }
    // Whoever has taken the lock by now may have copied the log without our event.
    lock.check();
    this.end = after;
    this.#isDurable = true;
  }

  /** Makes durable what somebody may have appended who died before he could do that. */
  makeDurable(): void {
    if (this.#isDurable) return;
    try {
      fs.fdatasyncSync(this.descriptor);
    } catch (error) {
      throw writeFault(this.file, error);
    }
    this.#isDurable = true;
  }

  #undo(error: unknown): StoreError {
    // Behind our event may be those of somebody who has taken the lock over.
    this.#lock().check(true);
    try {
      this.#truncate();
    } catch {
      const code = errorCode(error);
      const why = `Could not write ${this.file}: ${code || String(error)}. Part of the change may be there.`;
      return new StoreError(why, fixForFileFault(code), { cause: error });
    }
    return writeFault(this.file, error);
  }

  #truncate(): void {
    try {
      fs.ftruncateSync(this.descriptor, this.end.offset);
    } catch (error) {
      throw writeFault(this.file, error);
    }
  }

  /** One event, verified by itself, and the position behind it. @throws DamagedLogError */
  eventAt(offset: number): { readonly event: RunEvent; readonly after: LogPosition } {
    const line = this.#lineAt(offset);
    const hash = line === null ? null : ownHash(line);
    const event = line === null || hash === null ? null : parse(line);
    if (line !== null && hash !== null && event !== null) {
      const after = { sequence: event.seq, offset: offset + line.length + 1, hash };
      return { event, after };
    }
    throw new DamagedLogError(this.file, this.#numberOf(offset), 'its hash is not that of its content');
  }

  close(): void {
    fs.closeSync(this.descriptor);
  }

  #lineAt(offset: number): Buffer | null {
    for (let buffer = this.#buffer; ; buffer = Buffer.allocUnsafe(4 * buffer.length)) {
      const read = fs.readSync(this.descriptor, buffer, 0, buffer.length, offset);
      const end = buffer.subarray(0, read).indexOf(LINE_END);
      if (end >= 0) return buffer.subarray(0, end);
      if (read < buffer.length) return null;
    }
  }

  #numberOf(offset: number): number {
    let number = 1;
    const bytes = Buffer.allocUnsafe(1024 * 1024);
    for (let start = 0; start < offset; ) {
      const read = fs.readSync(this.descriptor, bytes, 0, Math.min(bytes.length, offset - start), start);
      if (read === 0) break;
      for (const byte of bytes.subarray(0, read)) if (byte === LINE_END) number += 1;
      start += read;
    }
    return number;
  }
}

function parse(line: Buffer): RunEvent | null {
  try {
    return asEvent(JSON.parse(line.toString()));
  } catch {
    return null;
  }
}
