import * as v from 'valibot';
import { describeError } from './errors.js';
import { MAX_DOCUMENT_BYTES } from './limits.js';
import { isNestedTooDeep } from './nesting.js';
import { readPlainDocument } from './plain-document.js';
import { isPlainUnit } from './plain-unit.js';
import { record } from './record.js';
import { EnvelopeSchema, type Head, HeadSchema, type RunDocument, type Unit, UnitSchema } from './schema.js';
import { SCHEMA_VERSION } from './statuses.js';
import { oneLine } from './words.js';

/** A run document. `malformed` names units that could not be understood, each with the reason. */
export interface ReadDocument {
  readonly kind: 'document';
  readonly document: RunDocument;
  readonly malformed: Record<string, string>;
  /** What was read, with the malformed units: what is written again must not leave them out. */
  readonly stored: object;
}

export type ReadResult =
  | ReadDocument
  /** Just the five-field checkpoint, as written by `saveCheckpoint` or by another tool. */
  | { readonly kind: 'head'; readonly head: Head }
  | { readonly kind: 'unreadable'; readonly reason: string };

/**
 * Reads any text as a document. Never throws: what cannot be understood comes back as a reason.
 * @param areUnitsRight see {@link interpretDocument}
 */
export function readDocument(text: string, areUnitsRight = false): ReadResult {
  if (text.length > MAX_DOCUMENT_BYTES) return unreadable(`it is larger than ${MAX_DOCUMENT_BYTES} bytes`);
  if (text.trim() === '') return unreadable('it is empty');
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch (error) {
    return unreadable(`it is not JSON: ${oneLine(describeError(error)).slice(0, 200)}`);
  }
  return interpretDocument(value, areUnitsRight);
}

/**
 * The same for what has been parsed already.
 * @param areUnitsRight they were checked before they were written, and are still what was written
 */
export function interpretDocument(value: unknown, areUnitsRight = false): ReadResult {
  return readPlainDocument(value, areUnitsRight) ?? interpretAny(value, areUnitsRight);
}

function interpretAny(value: unknown, areUnitsRight: boolean): ReadResult {
  if (value === null || typeof value !== 'object' || Array.isArray(value)) {
    return unreadable('it is not a JSON object');
  }
  const { units: given, ...fields } = value as { readonly units?: unknown };
  if (isNestedTooDeep(fields)) return unreadable('it is nested too deeply');
  const hasUnits = Object.hasOwn(value, 'units');
  const head = hasUnits ? null : v.safeParse(HeadSchema, value, { abortEarly: true });
  if (head?.success) return { kind: 'head', head: head.output };
  const version = 'schemaVersion' in value ? value.schemaVersion : undefined;
  if (typeof version === 'number' && version > SCHEMA_VERSION) {
    return unreadable(`it has schemaVersion ${version}, written by a newer version of checkpoint-action`);
  }
  // What says that it is a run document does not lack the fields of a checkpoint.
  if (head !== null) return unreadable(version === undefined ? explain(head.issues[0]) : 'it has no units');
  // The schema library takes a list for an object with numbers as names.
  if ('units' in value && Array.isArray(value.units)) return unreadable('units: it is a list');
  const envelope = v.safeParse(EnvelopeSchema, value, { abortEarly: true });
  if (!envelope.success) return unreadable(explain(envelope.issues[0]));

  const sorted = areUnitsRight ? asTheyAre(given as object) : sortOut(given as Record<string, unknown>);
  if (sorted === null) return unreadable('it is nested too deeply');
  const { units, malformed } = sorted;
  // The object that was read, not the parser's copy: unknown fields and key order stay as they were.
  return { kind: 'document', document: { ...(value as RunDocument), units }, malformed, stored: value };
}

interface SortedUnits {
  readonly units: Record<string, Unit>;
  readonly malformed: Record<string, string>;
}

/**
 * Which units can be understood: the table itself as long as all of them can, because it may be large. Null when one
 * is nested too deeply.
 */
function sortOut(given: Record<string, unknown>): SortedUnits | null {
  const malformed = record<string>();
  let count = 0;
  for (const name in given) {
    const unit = given[name];
    if (isPlainUnit(unit)) continue;
    if (isNestedTooDeep(unit)) return null;
    const reason = unitProblem(unit);
    if (reason === null) continue;
    malformed[name] = reason;
    count += 1;
  }
  if (count === 0) return asTheyAre(given);
  const understood = Object.entries(given).filter(([name]) => !Object.hasOwn(malformed, name));
  return { units: record(understood as [string, Unit][]), malformed };
}

function asTheyAre(units: object): SortedUnits {
  return { units: Object.setPrototypeOf(units, null), malformed: record() };
}

/** Why something cannot be understood as a unit; null when it can. */
export function unitProblem(unit: unknown): string | null {
  if (isPlainUnit(unit)) return null;
  const checked = v.safeParse(UnitSchema, unit, { abortEarly: true });
  if (!checked.success) return explain(checked.issues[0]);
  // The schema library passes over keys such as `constructor`; a user may have an output of that name.
  const outputs = Object.values((unit as Unit).outputs ?? {});
  return outputs.every((output) => typeof output === 'string') ? null : 'outputs: must be texts';
}

function explain(issue: v.BaseIssue<unknown>): string {
  const path = v.getDotPath(issue);
  return oneLine(path === null ? issue.message : `${path}: ${issue.message}`);
}

function unreadable(reason: string): ReadResult {
  return { kind: 'unreadable', reason };
}
