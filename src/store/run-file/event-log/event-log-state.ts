import * as fs from 'node:fs';
import { describeError } from '../../../engine/errors.js';
import { MAX_DOCUMENT_BYTES } from '../../../engine/limits.js';
import type { RunView } from '../../../engine/run-document/change.js';
import { checkFixedFields, outcomeOf } from '../../../engine/run-document/event-rules.js';
import type { Operation } from '../../../engine/run-document/operations.js';
import { withWholeRecords } from '../../../engine/run-document/whole-records.js';
import { WorkingDocument } from '../../../engine/run-document/working-document.js';
import type { RunDocument } from '../../../engine/schema.js';
import { stampOf } from '../../file/stamp.js';
import type { HeldLock } from '../../lock/held-lock.js';
import { LockLostError } from '../../lock/lock-error.js';
import type { RunPlaces } from '../places.js';
import type { RunState } from '../state.js';
import { tooLarge } from '../whole-document.js';
import { writeUnderLock } from '../write-under-lock.js';
import { encodeEvent } from './event.js';
import { EventView, lastingView } from './event-view.js';
import type { LogFile } from './log-file.js';
import { findSnapshot, mismatch } from './paired-snapshot.js';
import { readEventLogged } from './read-event-logged.js';
import { readEvents } from './read-events.js';
import type { RecordFinder } from './record-finder.js';
import { encodeSnapshot, withPosition } from './snapshot.js';
import type { SnapshotStamp } from './unit-index.js';

/** Documents up to here (and a little beyond) are exact after each change: whoever reads only them misses nothing. */
const SMALL_BYTES = 128 * 1024;
/** So much in the log is read in a moment. */
const MIN_TAIL_BYTES = 1024 * 1024;

/** What a log, verified, says of the document. */
export interface OpenedLog {
  readonly log: LogFile;
  readonly finder: RecordFinder;
  readonly status: RunDocument['status'];
  readonly snapshot: SnapshotStamp;
}

/** A document with an event log: each change is one event, and the snapshot follows when it has fallen behind. */
export class EventLogState implements RunState {
  readonly #places: RunPlaces;
  readonly #lock: () => HeldLock;
  readonly #log: LogFile;
  readonly #finder: RecordFinder;
  #status: RunDocument['status'];
  #snapshot: SnapshotStamp;
  #view: RunView;
  /** What the newest event did. */
  #operations: readonly Operation[] = [];
  /** The whole document, once it was needed. */
  #working: WorkingDocument | undefined;

  constructor(places: RunPlaces, lock: () => HeldLock, { log, finder, status, snapshot }: OpenedLog) {
    this.#places = places;
    this.#lock = lock;
    this.#log = log;
    this.#finder = finder;
    this.#status = status;
    this.#snapshot = snapshot;
    this.#view = this.#newView();
  }

  get view(): RunView {
    return this.#view;
  }

  commit(operations: readonly Operation[], at: string): void {
    checkFixedFields(operations);
    const whole = withWholeRecords(operations, {
      find: (key) => this.#stored(key),
      whole: () => this.#whole().stored,
    });
    const outcome = outcomeOf(whole);
    const status = outcome.status ?? this.#status;
    const { line, after } = encodeEvent(this.#log.end, { at, status, ops: whole });
    this.#makeRoom(line.length);
    const { offset } = this.#log.end;
    this.#log.append(line, after);
    // From here on it has happened. The rest is for those who come later, and must not make it look undone.
    this.#status = status;
    this.#finder.note(whole, offset);
    this.#working?.apply(whole);
    this.#operations = whole;
    this.#view = this.#newView();
    if (this.#isOutgrown || outcome.ends) this.#tryToWriteSnapshot();
    if (this.#finder.hasMuchToWrite) this.pause();
  }

  makeDurable(): void {
    this.#log.makeDurable();
  }

  lastingView(): RunView {
    return lastingView(this.#places.name, this.#status, this.#operations, () =>
      readEventLogged(this.#places),
    );
  }

  get isExact(): boolean {
    return this.#log.end.offset === this.#snapshot.offset;
  }

  isCurrent(): boolean {
    return (
      stampOf(this.#places.file) === this.#snapshot.stamp &&
      inodeOf(this.#places.eventLog) === inodeOf(this.#log.descriptor) &&
      this.#log.size === this.#log.end.offset
    );
  }

  pause(): void {
    this.#finder.flush({
      covered: this.#log.end,
      lastOffset: this.#finder.lastOffset,
      snapshot: this.#snapshot,
    });
  }

  finish(): void {
    if (!this.isExact) this.#writeSnapshot();
    this.pause();
  }

  dispose(): void {
    this.#finder.close();
    this.#log.close();
  }

  #newView(): RunView {
    return new EventView(
      this.#places.name,
      this.#status,
      (id) => this.#stored(id),
      () => withPosition(this.#whole().copy(), this.#log.end),
    );
  }

  #stored(key: string): unknown {
    if (this.#working === undefined) return this.#finder.find(key, this.#log);
    return this.#working.find(key);
  }

  #whole(): WorkingDocument {
    if (this.#working === undefined) {
      const { read, position } = findSnapshot(this.#places);
      if (position === null) throw mismatch(this.#places, 'dropped');
      const working = new WorkingDocument(read.stored);
      readEvents(this.#log, position, this.#log.end.offset, ({ events }) => {
        for (const { ops } of events) working.apply(ops);
      });
      this.#working = working;
    }
    return this.#working;
  }

  /**
   * What is only in the log grows with the document at most: so reading both takes not much longer than reading the
   * document, and writing it anew, spread over all changes, costs each of them little and the same at any size.
   */
  get #isOutgrown(): boolean {
    const { size, offset } = this.#snapshot;
    return size <= SMALL_BYTES || this.#log.end.offset - offset > Math.max(size, MIN_TAIL_BYTES);
  }

  /** @throws InvalidInputError when the document would become too large to be read */
  #makeRoom(added: number): void {
    const sum = () => this.#snapshot.size + this.#log.end.offset - this.#snapshot.offset + added;
    if (sum() <= MAX_DOCUMENT_BYTES) return;
    this.#writeSnapshot();
    if (sum() > MAX_DOCUMENT_BYTES) throw tooLarge(this.#places.name);
  }

  #writeSnapshot(): void {
    const { file } = this.#places;
    const lock = this.#lock();
    const position = this.#log.end;
    // A document must never contain what its log may lose.
    this.#log.makeDurable();
    const bytes = encodeSnapshot(this.#whole().stored, position);
    writeUnderLock(file, bytes, lock);
    this.#snapshot = { stamp: stampOf(file), size: bytes.length, offset: position.offset };
  }

  #tryToWriteSnapshot(): void {
    try {
      this.#writeSnapshot();
    } catch (error) {
      if (error instanceof LockLostError) return;
      const why = `${this.#places.name} lags behind its event log, which has everything: ${describeError(error)}`;
      process.emitWarning(why, 'CheckpointWarning');
    }
  }
}

function inodeOf(file: string | number): bigint | undefined {
  return typeof file === 'number'
    ? fs.fstatSync(file, { bigint: true }).ino
    : fs.statSync(file, { bigint: true, throwIfNoEntry: false })?.ino;
}
