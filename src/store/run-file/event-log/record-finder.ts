import * as fs from 'node:fs';
import type { Operation } from '../../../engine/run-document/operations.js';
import { changedKeys, fieldKey, recordAfter } from '../../../engine/run-document/whole-records.js';
import type { HeldLock } from '../../lock/held-lock.js';
import { bootMark } from '../../lock/process-identity.js';
import type { RunPlaces } from '../places.js';
import { DamagedLogError } from './damage.js';
import type { LogFile } from './log-file.js';
import type { EventBatch } from './read-events.js';
import { DamagedIndexError, type IndexHeader, keyOf, UnitIndex } from './unit-index.js';

/** So many new offsets stay in memory at most before they are written. */
const MAX_PENDING = 16_384;

/** Finds the newest record of a unit, or of another field of the document: by what this process has written, else by the index. */
export class RecordFinder {
  readonly #places: RunPlaces;
  readonly #lock: () => HeldLock;
  #index: UnitIndex | null;
  /** What is not in the index yet: key to offset. Without an index, that is everything. */
  #pending = new Map<string, number>();
  #lastOffset: number;

  /** @param index null when there is none: then all events have to be noted */
  constructor(places: RunPlaces, lock: () => HeldLock, index: UnitIndex | null) {
    this.#places = places;
    this.#lock = lock;
    this.#index = index;
    this.#lastOffset = index?.header.lastOffset ?? 0;
  }

  get lastOffset(): number {
    return this.#lastOffset;
  }

  get hasMuchToWrite(): boolean {
    return this.#index !== null && this.#pending.size >= MAX_PENDING;
  }

  note(operations: readonly Operation[], offset: number): void {
    const keys = changedKeys(operations);
    this.#lastOffset = offset;
    if (keys !== null) {
      for (const key of keys) this.#pending.set(key, offset);
      return;
    }
    // From here on, nothing counts that was before.
    this.#index?.close();
    this.#index = null;
    this.#pending.clear();
    for (const operation of operations) {
      if (operation.op === 'delete') continue;
      const isTable = operation.path.length === 1;
      for (const name of Object.keys(Object(operation.value))) {
        this.#pending.set(isTable ? name : fieldKey(name), offset);
      }
    }
  }

  noteAll({ events, offsets }: EventBatch): void {
    for (const [number, { ops }] of events.entries()) this.note(ops, offsets[number] ?? 0);
  }

  /**
   * A record, as it is stored; undefined when there is none.
   * @throws DamagedLogError
   */
  find(key: string, log: LogFile): unknown {
    try {
      return this.#recordAt(this.#pending.get(key) ?? this.#index?.find(key) ?? null, key, log);
    } catch (error) {
      if (!(error instanceof DamagedIndexError || error instanceof DamagedLogError)) throw error;
      // Which of the two is damaged shows when the log is read as a whole.
      this.#rebuild(log);
      return this.#recordAt(this.#pending.get(key) ?? null, key, log);
    }
  }

  #recordAt(offset: number | null, key: string, log: LogFile): unknown {
    if (offset === null) return undefined;
    const { ops } = log.eventAt(offset).event;
    const record = recordAfter(ops, key);
    // It may have been deleted; if the event says nothing of it, the index is not right.
    if (record === undefined && changedKeys(ops)?.has(key) === false) throw new DamagedIndexError();
    return record;
  }

  #rebuild(log: LogFile): void {
    this.#index?.close();
    this.#index = null;
    this.#pending.clear();
    log.readAll((batch) => this.noteAll(batch));
  }

  /** Writes what is new into the index. Never fails: without an index, the next process takes longer. */
  flush(header: IndexHeader): void {
    const boot = bootMark();
    try {
      if (this.#index?.add(this.#pending, boot, header) !== true) {
        const pending = [...this.#pending].map(([key, offset]) => [keyOf(key), offset] as const);
        const entries = [...(this.#index?.entries() ?? []), ...pending];
        const temporary = this.#lock().temporaryFile();
        const grown = UnitIndex.create(this.#places.index, temporary, boot, entries, header);
        this.#index?.close();
        this.#index = grown;
      }
      this.#pending.clear();
    } catch {
      // What this process knows is still right; what is on the disk must not be taken for that.
      try {
        fs.rmSync(this.#places.index, { force: true });
      } catch {
        // Its header says how far it goes.
      }
    }
  }

  close(): void {
    this.#index?.close();
    this.#index = null;
  }
}
