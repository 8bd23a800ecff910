import { type DocumentName, type PayloadName, parseName } from '../names.js';

/**
 * Keys of the cache. The service takes every key that it is asked for as a prefix too, newest entry first: asked
 * for `x-1` it may answer `x-10`. Here each part ends in a `/` that no part contains, so that a prefix is always a
 * whole part, and asking for a prefix is how the newest document of a scope is found: the client cannot list.
 *
 * | entry    | key                                                                       |
 * |----------|---------------------------------------------------------------------------|
 * | document | `checkpoint/<run>/a<attempt>/<scope>/<name>/<writer>-<one or several>/`   |
 * | payload  | `checkpoint/<run>/files/<scope>/<digest>/<name>/`                         |
 *
 * The attempt stands before the scope, so that one question tells whether an attempt kept anything at all.
 */

/** Who wrote an entry, as far as its key tells. */
export interface WriterMark {
  /** A few characters that differ from job to job; empty where the runner does not tell. */
  readonly writer: string;
  /** Another job of the same attempt had written the scope before. */
  readonly several: boolean;
}

export interface CacheKey {
  readonly name: string;
  readonly parsed: DocumentName | PayloadName;
  /** Null for payloads. */
  readonly mark: WriterMark | null;
}

const SHORT_SCOPE = 12;
const SHORT_DIGEST = 16;

/** Everything that an attempt of this run kept, in any scope. */
export function attemptPrefix(runId: string, attempt: number): string {
  return `checkpoint/${runId}/a${attempt}/`;
}

/** The documents that an attempt kept of one scope. */
export function documentPrefix(runId: string, attempt: number, scope: string): string {
  return `${attemptPrefix(runId, attempt)}${scope.slice(0, SHORT_SCOPE)}/`;
}

export function documentKey(runId: string, name: string, parsed: DocumentName, mark: WriterMark): string {
  const seen = mark.several ? 'several' : 'one';
  return `${documentPrefix(runId, parsed.attempt, parsed.scope)}${name}/${mark.writer || 'unknown'}-${seen}/`;
}

/** All payloads of one scope. */
export function payloadsPrefix(runId: string, scope: string): string {
  return `checkpoint/${runId}/files/${scope.slice(0, SHORT_SCOPE)}/`;
}

/** The payloads of one content. */
export function payloadPrefix(runId: string, scope: string, digest: string): string {
  return `${payloadsPrefix(runId, scope)}${digest.slice(0, SHORT_DIGEST)}/`;
}

export function payloadKey(runId: string, name: string, parsed: PayloadName): string {
  return `${payloadPrefix(runId, parsed.scope, parsed.digest)}${name}/`;
}

/** Everything of this run that can belong to a scope, for listing: the attempts are not known beforehand. */
export function runPrefix(runId: string): string {
  return `checkpoint/${runId}/`;
}

/** What a key says; null for one that this action did not make for this run. */
export function parseKey(runId: string, key: string): CacheKey | null {
  const parts = key.split('/');
  const name = parts.find((part) => parseName(part) !== null);
  const parsed = name === undefined ? null : parseName(name);
  if (name === undefined || parsed === null) return null;
  if (parsed.kind === 'payload') {
    return payloadKey(runId, name, parsed) === key ? { name, parsed, mark: null } : null;
  }
  const mark = /^([0-9a-z]+)-(one|several)$/.exec(parts.at(-2) ?? '');
  if (mark === null) return null;
  const [, writer = '', seen] = mark;
  const found = { writer: writer === 'unknown' ? '' : writer, several: seen === 'several' };
  // Every part has to be where this action puts it.
  return documentKey(runId, name, parsed, found) === key ? { name, parsed, mark: found } : null;
}
