import { isNestedTooDeep, MAX_DEPTH } from './nesting.js';
import { isPlainUnit } from './plain-unit.js';
import type { ReadDocument } from './read-document.js';
import { record } from './record.js';
import type { RunDocument } from './schema.js';
import { RUN_STATUSES } from './statuses.js';

/**
 * The plain form that run documents have as long as only the commands for them wrote them. It is recognized without the
 * schema library, which takes as long to load as changing a small document does. What is recognized is valid; of
 * anything else the schema has to decide.
 */

type Check = (value: unknown) => boolean;

const isText: Check = (value) => typeof value === 'string';
const isTextOrNull: Check = (value) => value === null || typeof value === 'string';
const isObject: Check = (value) => value !== null && typeof value === 'object' && !Array.isArray(value);
const isShallow: Check = (value) => !isNestedTooDeep(value, MAX_DEPTH - 1);
const isStatus: Check = (value) => (RUN_STATUSES as readonly unknown[]).includes(value);
const isNeverPlain: Check = () => false;

/** What the fields of a plain document hold. It may have others, of any form. */
const FIELDS: Readonly<Record<string, Check>> = record(
  Object.entries({
    schemaVersion: (value) => value === 1 || value === 2,
    id: isText,
    task: isText,
    status: isStatus,
    createdAt: isText,
    updatedAt: isText,
    finishedAt: isTextOrNull,
    units: isObject,
    phases: (value) => isObject(value) && isShallow(value),
    currentPhase: isTextOrNull,
    openItems: (value) => Array.isArray(value) && isShallow(value),
    resolvedItems: (value) => Array.isArray(value) && isShallow(value),
    // The head, and what steps add: they have rules of their own.
    runId: isNeverPlain,
    step: isNeverPlain,
    attempt: isNeverPlain,
    inputHash: isNeverPlain,
    timestamp: isNeverPlain,
    lifecycle: isNeverPlain,
    work: isNeverPlain,
    scope: isNeverPlain,
    revision: isNeverPlain,
    order: isNeverPlain,
    lostRecord: isNeverPlain,
  } satisfies Record<string, Check>),
);

const REQUIRED = ['schemaVersion', 'id', 'status', 'units'];

/**
 * Reads a document of the plain form; null for anything else, which says nothing about it.
 * @param areUnitsRight as for interpretDocument
 */
export function readPlainDocument(value: unknown, areUnitsRight = false): ReadDocument | null {
  if (!isPlainDocument(value) || !(areUnitsRight || arePlain(value.units))) return null;
  return { kind: 'document', document: value, malformed: record(), stored: value };
}

function isPlainDocument(value: unknown): value is RunDocument {
  if (!isObject(value)) return false;
  const document = value as Readonly<Record<string, unknown>>;
  return (
    REQUIRED.every((name) => Object.hasOwn(document, name)) &&
    Object.entries(document).every(([name, field]) => (FIELDS[name] ?? isShallow)(field))
  );
}

function arePlain(units: Readonly<Record<string, unknown>>): boolean {
  for (const id in units) if (!isPlainUnit(units[id])) return false;
  return true;
}
