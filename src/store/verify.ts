import type { Findings } from '../engine/knowledge.js';
import { type ReadResult, readDocument } from '../engine/read-document.js';
import { record } from '../engine/record.js';
import type { RunDocument } from '../engine/schema.js';
import { scopeHash } from '../engine/scope.js';
import { isStepName } from '../engine/step-name.js';
import { parseName } from './names.js';
import { type StoredDocument, THING } from './store.js';

export interface Expected {
  readonly runId: string;
  /** The scope hash. */
  readonly scope: string;
}

export interface Verified extends Findings {
  /**
   * The names of `documents`, one each. Empty for a document with a malformed unit: a newer one does not contain
   * what could not be understood in it, so that it must never be removed.
   */
  readonly names: readonly string[];
}

/** Reads what a store gave; whatever is not a document of this run and scope, under its own name, is unread. */
export function verifyStored(stored: readonly StoredDocument[], expected: Expected): Verified {
  const documents: RunDocument[] = [];
  const names: string[] = [];
  const unread: string[] = [];
  const malformedUnits = record<string>();
  const seen = new Set<string>();
  for (const { name, text, store } of stored) {
    // Two stores give the same edition twice. Copies that differ both count: one holds less, or is damaged.
    const edition = `${name}\n${text}`;
    if (seen.has(edition)) continue;
    seen.add(edition);
    const read = readDocument(text);
    const fault = faultOf(read, name, expected);
    if (fault !== null || read.kind !== 'document') {
      unread.push(`${THING[store]} ${name}: ${fault ?? 'it is no run document'}`);
      continue;
    }
    documents.push(read.document);
    names.push(Object.keys(read.malformed).length === 0 ? name : '');
    Object.assign(malformedUnits, read.malformed);
  }
  return { documents, heads: [], unread, malformedUnits, names };
}

function faultOf(read: ReadResult, name: string, expected: Expected): string | null {
  if (read.kind === 'unreadable') return read.reason;
  if (read.kind === 'head') return 'it is a bare checkpoint, which is only read from a file';
  const { document } = read;
  const named = parseName(name);
  const revision = document.revision;
  const agrees =
    named?.kind === 'document' &&
    revision !== undefined &&
    named.attempt === revision.attempt &&
    named.sequence === revision.sequence &&
    named.nonce === revision.nonce;
  if (!agrees) return 'its content does not agree with its name';
  const names = [...Object.keys(document.units), ...(document.order ?? [])];
  if (!names.every(isStepName)) return 'it has steps with names that no step can have';
  const sameScope = document.scope !== undefined && scopeHash(document.scope) === expected.scope;
  return document.runId === expected.runId && sameScope ? null : 'it belongs to another run or job';
}

/** Whether a local document, found on this machine, can stand for this run and scope. */
export function isOfRun(document: RunDocument, expected: Expected): boolean {
  return (
    document.runId === expected.runId &&
    document.scope !== undefined &&
    scopeHash(document.scope) === expected.scope
  );
}
