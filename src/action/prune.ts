import { contains } from '../engine/containment.js';
import { payloadsOf } from '../engine/progress.js';
import type { RunDocument } from '../engine/schema.js';
import { isOfDigest, parseName } from '../store/names.js';
import type { ScopeState } from './scope-folder.js';

/**
 * What may be removed once this attempt's newest document is durable (design section 4, point 6): documents that it
 * contains, and archives that no kept document refers to. What could not be read, and what it may refer to, stays.
 * This holds only for the stores that have the newest document (`state.keptIn`).
 * @param document the newest document, whose last edition is the last of `state.kept`
 */
export function superseded(state: ScopeState, document: RunDocument): string[] {
  const newest = state.kept.at(-1);
  // An attempt that kept nothing of its own has nothing newer than what it read.
  if (newest === undefined) return [];
  const others = [...state.read, ...state.kept].filter(({ name }) => name !== newest.name);
  const contained = others.filter((other) => other.inputHash !== newest.inputHash || contains(newest, other));
  // One store's copy that could not be read may say more than another store's copy that was.
  const isUnread = (name: string) => state.unread.some((fault) => fault.includes(name));
  const documents = contained.map(({ name }) => name).filter((name) => !isUnread(name));
  const someStay = contained.length < others.length;
  if (someStay || state.unread.length > 0 || Object.keys(state.malformedUnits).length > 0) return documents;
  const digests = Object.values(document.units).flatMap((unit) =>
    payloadsOf(unit).map(({ sha256 }) => sha256),
  );
  const orphans = state.payloads.filter((name) => {
    const parsed = parseName(name);
    return parsed !== null && !digests.some((digest) => isOfDigest(parsed, digest));
  });
  return [...documents, ...orphans];
}
