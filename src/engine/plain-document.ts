import { isNestedTooDeep, MAX_DEPTH } from './nesting.js';
import type { ReadDocument } from './read-document.js';
import { record } from './record.js';
import type { RunDocument, Unit } from './schema.js';
import { RUN_STATUSES, UNIT_STATUSES } from './statuses.js';

/**
 * The plain form that run documents have as long as only commands for them wrote them, recognized without the schema
 * library, which takes as long to load as a small document takes to be changed, and on a large one several times as long
 * as JSON.parse. Whatever is recognized is valid; whatever is not is for the schema to decide.
 */

const isText = (value: unknown) => typeof value === 'string';
const isTextOrNull = (value: unknown) => value === null || typeof value === 'string';
const isTexts = (value: unknown) => Array.isArray(value) && value.every(isText);
const isObject = (value: unknown) => value !== null && typeof value === 'object' && !Array.isArray(value);
const isShallow = (value: unknown) => !isNestedTooDeep(value, MAX_DEPTH - 1);

const UNIT_WORDS: ReadonlySet<unknown> = new Set(UNIT_STATUSES);
const RUN_WORDS: ReadonlySet<unknown> = new Set(RUN_STATUSES);

/** What the fields of a plain document hold; others hold anything. */
const ENVELOPE: ReadonlyMap<string, (value: unknown) => boolean> = new Map([
  ['schemaVersion', (value) => value === 1 || value === 2],
  ['id', isText],
  ['task', isText],
  ['status', (value) => RUN_WORDS.has(value)],
  ['createdAt', isText],
  ['updatedAt', isText],
  ['finishedAt', isTextOrNull],
  ['units', (value) => isObject(value) && arePlainUnits(value as Readonly<Record<string, unknown>>)],
  ['phases', (value) => isObject(value) && isShallow(value)],
  ['currentPhase', isTextOrNull],
  ['openItems', (value) => Array.isArray(value) && isShallow(value)],
  ['resolvedItems', (value) => Array.isArray(value) && isShallow(value)],
]);

/** Reads a document of the plain form; null for anything else, which says nothing about it. */
export function readPlainDocument(value: unknown): ReadDocument | null {
  if (!isPlainDocument(value)) return null;
  return { kind: 'document', document: value, malformed: record(), stored: value };
}

function isPlainDocument(value: unknown): value is RunDocument {
  if (!isObject(value)) return false;
  const document = value as Readonly<Record<string, unknown>>;
  const required = ['schemaVersion', 'id', 'status', 'units'];
  return (
    required.every((name) => Object.hasOwn(document, name)) &&
    Object.keys(document).every((name) => {
      const isValid = ENVELOPE.get(name) ?? isShallow;
      return !NOT_PLAIN.document.has(name) && isValid(document[name]);
    })
  );
}

function arePlainUnits(units: Readonly<Record<string, unknown>>): boolean {
  for (const id in units) if (!isPlainUnit(units[id])) return false;
  return true;
}

/** Fields with rules of their own. A document or unit that has one of them is not plain. */
export const NOT_PLAIN = {
  document: new Set([
    'runId',
    'step',
    'attempt',
    'inputHash',
    'timestamp',
    'lifecycle',
    'work',
    'scope',
    'revision',
    'order',
  ]),
  unit: new Set([
    'attempt',
    'sequence',
    'completionId',
    'basis',
    'supersedes',
    'fingerprint',
    'fingerprintParts',
    'durationMs',
    'outputs',
    'secretOutputs',
    'files',
    'withheld',
    'payload',
    'git',
    'partial',
    'interrupted',
    'usedInAttempt',
  ]),
};

export function isPlainUnit(value: unknown): value is Unit {
  if (!isObject(value)) return false;
  const unit = value as Readonly<Record<string, unknown>>;
  for (const name in unit) {
    const field = unit[name];
    switch (name) {
      case 'status':
      case 'note':
      case 'createdAt':
      case 'updatedAt':
        if (typeof field !== 'string') return false;
        break;
      case 'startedAt':
      case 'finishedAt':
        if (field !== null && typeof field !== 'string') return false;
        break;
      case 'dependsOn':
        if (!isTexts(field)) return false;
        break;
      default:
        if (NOT_PLAIN.unit.has(name) || (field !== null && typeof field === 'object')) return false;
    }
  }
  return UNIT_WORDS.has(unit.status);
}
