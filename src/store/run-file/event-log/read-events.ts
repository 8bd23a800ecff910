import { isAscii } from 'node:buffer';
import * as fs from 'node:fs';
import { RefusedError } from '../../../engine/errors.js';
import type { Json } from '../../../engine/run-document/operations.js';
import { errorCode } from '../../errors.js';
import { READ_AT_ONCE } from '../../file/read-at-once.js';
import { DamagedLogError } from './damage.js';
import {
  asEvent,
  BODY_AT,
  BODY_BEFORE_END,
  type LinkCheck,
  type LogPosition,
  ownHash,
  type RunEvent,
  verifiedHash,
} from './event.js';
import { asUsual, type UsualEvent, usualEvent } from './usual-event.js';

/** How much of a log is in memory at a time, unless one line is longer. Of more, texts are no longer short-lived. */
const CHUNK_BYTES = 64 * 1024;

export interface LogSource {
  readonly file: string;
  readonly descriptor: number;
}

/**
 * @returns null when there is none
 * @throws RefusedError when it cannot be read
 */
export function openSource(file: string): LogSource | null {
  try {
    return openRegular(file, READ_AT_ONCE);
  } catch (error) {
    if (error instanceof RefusedError) throw error;
    throw new RefusedError(`${file} cannot be read: ${errorCode(error)}.`, 'It is left as it is.');
  }
}

/** @throws RefusedError when it is something else than a regular file; what the system says */
export function openRegular(file: string, flags: number): LogSource | null {
  try {
    // Before it is opened: a pipe would wait for somebody at its other end.
    const stat = fs.statSync(file, { throwIfNoEntry: false });
    if (stat === undefined) return null;
    if (stat.isFile()) return { file, descriptor: fs.openSync(file, flags) };
  } catch (error) {
    if (errorCode(error) === 'ENOENT') return null;
    throw error;
  }
  throw new RefusedError(`${file} is not a regular file.`, 'It is left as it is.');
}

/** Some events that follow each other, and where each of them begins. */
export interface EventBatch {
  readonly events: readonly RunEvent[];
  readonly offsets: readonly number[];
}

/**
 * Verifies every event behind `from`, up to the last complete line within `size` bytes, and gives them to `onBatch`.
 * Without that, they are verified only, which is much faster.
 * @param check how an event is verified
 * @returns the position behind the last one; what follows there has no line end, so it was never acknowledged
 * @throws DamagedLogError for a complete line that does not verify or does not follow from the one before
 */
export function readEvents(
  source: LogSource,
  from: LogPosition,
  size: number,
  onBatch?: (batch: EventBatch) => void,
  check: LinkCheck = verifiedHash,
): LogPosition {
  let position = from;
  let buffer = Buffer.allocUnsafe(Math.min(CHUNK_BYTES, Math.max(size - from.offset, 0)));
  while (position.offset < size) {
    const start = position.offset;
    const wanted = Math.min(buffer.length, size - start);
    const read = fs.readSync(source.descriptor, buffer, 0, wanted, start);
    const chunk = buffer.subarray(0, read);
    // One text to look at the lines in: a piece of a buffer for each of them costs as much as verifying it.
    const text = chunk.toString('latin1');
    const ends: number[] = [];
    for (let begin = 0, end = text.indexOf('\n'); end >= 0; end = text.indexOf('\n', begin)) {
      const hash = check(position, chunk, text, begin, end);
      if (hash === null) throw brokenLink(source, position, chunk.subarray(begin, end));
      position = { sequence: position.sequence + 1, offset: start + end + 1, hash };
      ends.push(end);
      begin = end + 1;
    }
    if (ends.length > 0) {
      if (onBatch !== undefined) onBatch(parse(source, chunk, text, ends, start, position));
    } else if (read < size - start && read === wanted) {
      buffer = Buffer.allocUnsafe(Math.min(size - start, 2 * buffer.length));
    } else {
      break;
    }
  }
  return position;
}

function brokenLink({ file }: LogSource, before: LogPosition, line: Buffer): DamagedLogError {
  const sequence = before.sequence + 1;
  if (ownHash(line) === null) {
    return new DamagedLogError(file, sequence, 'its hash is not that of its content');
  }
  const why =
    sequence === 1 ? 'it begins the log of another document' : 'it does not follow from the line before';
  return new DamagedLogError(file, sequence, why);
}

function parse(
  { file }: LogSource,
  chunk: Buffer,
  text: string,
  ends: readonly number[],
  start: number,
  after: LogPosition,
): EventBatch {
  const first = after.sequence - ends.length + 1;
  const bodies = bodiesIn(chunk, text, ends);
  const events = parseUsual(bodies, first) ?? parseAny(bodies, first);
  if (events.length < ends.length) {
    throw new DamagedLogError(file, first + events.length, 'it is not an event');
  }
  return { events, offsets: [0, ...ends.slice(0, -1).map((end) => end + 1)].map((begin) => start + begin) };
}

/** What the lines say, without their hashes, which have been seen to be right and would only be a lot of short-lived texts. */
function bodiesIn(chunk: Buffer, text: string, ends: readonly number[]): string[] {
  const isPlain = isAscii(chunk);
  let begin = 0;
  return ends.map((end) => {
    const [from, to] = [begin + BODY_AT, end - BODY_BEFORE_END];
    begin = end + 1;
    return isPlain ? text.slice(from, to) : chunk.toString('utf8', from, to);
  });
}

/** Null when they are not all usual. */
function parseUsual(bodies: readonly string[], first: number): RunEvent[] | null {
  const found: UsualEvent[] = [];
  for (const body of bodies) {
    const usual = asUsual(body, first + found.length);
    if (usual === null) return null;
    found.push(usual);
  }
  // All of them as one list, because parsing them one by one takes twice as long.
  const values = parseList(`[${found.map(({ value }) => value).join(',')}]`);
  if (values.length !== found.length) return null;
  return found.map((usual, index) => usualEvent(usual, values[index] as Json));
}

/** As many as are events, up to the first that is none. */
function parseAny(bodies: readonly string[], first: number): RunEvent[] {
  const values = parseList(`[{${bodies.join('},{')}}]`);
  const events: RunEvent[] = [];
  if (values.length > bodies.length) return events;
  for (const value of values) {
    const event = asEvent(value);
    if (event === null || event.seq !== first + events.length) break;
    events.push(event);
  }
  return events;
}

function parseList(text: string): readonly unknown[] {
  try {
    const values: unknown = JSON.parse(text);
    return Array.isArray(values) ? values : [];
  } catch {
    return [];
  }
}
