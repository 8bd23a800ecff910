import type { Json } from '../../../engine/run-document/operations.js';
import type { RunDocument } from '../../../engine/schema.js';
import type { RunEvent } from './event.js';

/**
 * Nearly all events say what one unit has become, and when. Of these, only the unit is parsed: everything around it is
 * always the same, and parsing that, too, takes half as long again.
 */
export interface UsualEvent {
  readonly seq: number;
  readonly at: string;
  readonly status: string;
  readonly unit: string;
  /** The unit's record, as JSON. */
  readonly value: string;
}

const SEQUENCE = '"seq":';
const AT = ',"at":"';
const TIME = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/;
const TIME_LENGTH = 24;
const STATUS = '","status":"';
const UNIT = '","ops":[{"op":"set","path":["units","';
const VALUE = '"],"value":';
const UPDATED = '},{"op":"merge","path":[],"value":{"updatedAt":"';
const END = '"}}]';
const UPDATED_BEFORE_END = UPDATED.length + TIME_LENGTH + END.length;
/** What stands for itself between quotation marks. */
const PLAIN = /^[^\\\p{Cc}]*$/u;

/**
 * The usual event that a text is, if its value is JSON; null when it may be any other.
 * @param text what the line of an event says between its hashes, from its sequence number to its operations
 * @param seq which is known to be right
 */
export function asUsual(text: string, seq: number): UsualEvent | null {
  const end = text.length;
  const atBegin = SEQUENCE.length + String(seq).length + AT.length;
  const atEnd = atBegin + TIME_LENGTH;
  const at = text.slice(atBegin, atEnd);
  const updated = end - UPDATED_BEFORE_END;
  if (
    !text.startsWith(UPDATED, updated) ||
    !text.startsWith(at, updated + UPDATED.length) ||
    !text.startsWith(END, end - END.length) ||
    !text.startsWith(AT, atBegin - AT.length) ||
    !text.startsWith(STATUS, atEnd) ||
    !TIME.test(at)
  ) {
    return null;
  }
  const statusBegin = atEnd + STATUS.length;
  const statusEnd = text.indexOf('"', statusBegin);
  const unitBegin = statusEnd + UNIT.length;
  if (!text.startsWith(UNIT, statusEnd)) return null;
  const unitEnd = text.indexOf('"', unitBegin);
  const valueBegin = unitEnd + VALUE.length;
  if (!text.startsWith(VALUE, unitEnd) || valueBegin > updated) return null;
  const status = text.slice(statusBegin, statusEnd);
  const unit = text.slice(unitBegin, unitEnd);
  if (!PLAIN.test(status) || !PLAIN.test(unit)) return null;
  return { seq, at, status, unit, value: text.slice(valueBegin, updated) };
}

/** What parsing all of it would give. */
export function usualEvent({ seq, at, status, unit }: UsualEvent, value: Json): RunEvent {
  return {
    seq,
    at,
    status: status as RunDocument['status'],
    ops: [
      { op: 'set', path: ['units', unit], value },
      { op: 'merge', path: [], value: { updatedAt: at } },
    ],
  };
}
