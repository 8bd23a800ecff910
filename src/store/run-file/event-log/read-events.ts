import * as fs from 'node:fs';
import { DamagedLogError } from './damage.js';
import { asEvent, type LogPosition, type RunEvent, verifyLine } from './event.js';

/** How much of a log is in memory at a time, unless one line is longer. */
const CHUNK_BYTES = 1024 * 1024;
const LINE_END = 0x0a;

export interface LogSource {
  readonly file: string;
  readonly descriptor: number;
}

/** Some events that follow each other, and where each of them begins. */
export interface EventBatch {
  readonly events: readonly RunEvent[];
  readonly offsets: readonly number[];
}

/**
 * Verifies every event behind `from`, up to the last complete line within `size` bytes, and gives them to `onBatch`.
 * Without that, they are verified only, which is much faster.
 * @returns the position behind the last one; what follows there has no line end, so it was never acknowledged
 * @throws DamagedLogError for a complete line that does not verify or does not follow from the one before
 */
export function readEvents(
  source: LogSource,
  from: LogPosition,
  size: number,
  onBatch?: (batch: EventBatch) => void,
): LogPosition {
  let position = from;
  // The first byte is for the bracket that makes a list of the lines.
  let buffer = Buffer.allocUnsafe(Math.min(CHUNK_BYTES, size - from.offset) + 1);
  while (position.offset < size) {
    const start = position.offset;
    const wanted = Math.min(buffer.length - 1, size - start);
    const read = fs.readSync(source.descriptor, buffer, 1, wanted, start);
    const chunk = buffer.subarray(0, read + 1);
    const ends: number[] = [];
    for (let end = chunk.indexOf(LINE_END, 1); end >= 0; end = chunk.indexOf(LINE_END, end + 1)) {
      position = follow(source, position, chunk.subarray((ends.at(-1) ?? 0) + 1, end));
      ends.push(end);
    }
    if (ends.length > 0) {
      if (onBatch !== undefined) onBatch(parse(source, chunk, ends, start, position));
    } else if (read < size - start && read === wanted) {
      buffer = Buffer.allocUnsafe(Math.min(size - start, 2 * buffer.length) + 1);
    } else {
      break;
    }
  }
  return position;
}

function follow({ file }: LogSource, before: LogPosition, line: Buffer): LogPosition {
  const number = before.sequence + 1;
  const link = verifyLine(line);
  if (link === null) throw new DamagedLogError(file, number, 'its hash is not that of its content');
  if (link.prev !== before.hash || link.sequence !== number) {
    const why =
      number === 1 ? 'it begins the log of another document' : 'it does not follow from the line before';
    throw new DamagedLogError(file, number, why);
  }
  return { sequence: number, offset: before.offset + line.length + 1, hash: link.hash };
}

/** All lines of a chunk at once, as one list: parsing them one by one takes twice as long. */
function parse(
  { file }: LogSource,
  chunk: Buffer,
  ends: readonly number[],
  start: number,
  after: LogPosition,
): EventBatch {
  const first = after.sequence - ends.length + 1;
  const offsets = ends.map((_, index) => start + (ends[index - 1] ?? 0));
  chunk[0] = 0x5b; // [
  for (const end of ends) chunk[end] = 0x2c; // ,
  const last = ends.at(-1) ?? 0;
  chunk[last] = 0x5d; // ]
  const values = parseList(chunk.toString('utf8', 0, last + 1));
  const events = values.map(asEvent);
  const wrong = events.findIndex((event, index) => event === null || event.seq !== first + index);
  if (values.length !== ends.length || wrong >= 0) {
    throw new DamagedLogError(file, first + Math.max(wrong, 0), 'it is not an event');
  }
  return { events: events.filter((event) => event !== null), offsets };
}

function parseList(text: string): readonly unknown[] {
  try {
    const values: unknown = JSON.parse(text);
    return Array.isArray(values) ? values : [];
  } catch {
    return [];
  }
}
