import { compareContent, compareRevisions, joinDocuments, revisionOf } from './join.js';
import { record } from './record.js';
import type { Head, RunDocument } from './schema.js';

/** What the stores, and this machine, had to say about one scope of one run. */
export interface Findings {
  /** Readable documents of this scope, from anywhere, in any order. */
  readonly documents: readonly RunDocument[];
  /** Five-field checkpoints without units. */
  readonly heads: readonly Head[];
  /** Why something could not be read, one sentence each: a store that did not answer, a malformed document. */
  readonly unread: readonly string[];
  /** Units of readable documents that are themselves malformed: name to reason. */
  readonly malformedUnits: Readonly<Record<string, string>>;
}

export interface Now {
  readonly attempt: number;
  readonly inputHash: string;
  /** The job asking; empty where the runner does not tell. */
  readonly writer: string;
}

/** What is known when a step begins (design section 3). */
export interface Knowledge {
  readonly answer: 'found' | 'none' | 'unknown';
  /** False when something could not be read: a unit that is not in the document is then unknown, not new. */
  readonly complete: boolean;
  /** Everything readable that works on the same input, joined; its revision is the latest one's. */
  readonly document: RunDocument | null;
  readonly head: Head | null;
  /** Documents of this scope that worked on something else. They do not count. */
  readonly void: readonly RunDocument[];
  /** Documents that claim an attempt after this one. They do not count and are never removed. */
  readonly fromLaterAttempts: readonly RunDocument[];
  /** Two jobs of one attempt wrote this scope. */
  readonly twoWriters: boolean;
  readonly unread: readonly string[];
  readonly malformedUnits: Readonly<Record<string, string>>;
}

/** The knowledge of an attempt that asked nothing, because there is nothing before it. */
export const NOTHING: Knowledge = {
  answer: 'none',
  complete: true,
  document: null,
  head: null,
  void: [],
  fromLaterAttempts: [],
  twoWriters: false,
  unread: [],
  malformedUnits: record(),
};

export function know(findings: Findings, now: Now): Knowledge {
  const current = findings.documents.filter((document) => revisionOf(document).attempt <= now.attempt);
  const sameWork = current.filter((document) => document.inputHash === now.inputHash);
  const document = joinDocuments(sameWork);
  const head = document === null ? latestHead(findings.heads, now) : null;
  const complete = findings.unread.length === 0;
  const otherWork = current.filter((candidate) => candidate.inputHash !== now.inputHash);
  const found = document !== null || head !== null || otherWork.length > 0;
  return {
    answer: found ? 'found' : complete ? 'none' : 'unknown',
    complete,
    document,
    head,
    void: otherWork.sort(compareRevisions),
    fromLaterAttempts: findings.documents.filter((late) => revisionOf(late).attempt > now.attempt),
    twoWriters: haveTwoWriters(current, now),
    unread: findings.unread,
    malformedUnits: findings.malformedUnits,
  };
}

/** The latest bare checkpoint about this work; without one, the latest about other work, which does not count. */
function latestHead(heads: readonly Head[], now: Now): Head | null {
  const rank = (head: Head) => [head.inputHash === now.inputHash ? 1 : 0, head.attempt] as const;
  const candidates = heads.filter((head) => head.attempt <= now.attempt);
  return (
    candidates
      .sort((a, b) => rank(a)[0] - rank(b)[0] || rank(a)[1] - rank(b)[1] || compareContent(a, b))
      .at(-1) ?? null
  );
}

/** A job has one id per attempt. Two ids in one attempt mean two jobs that look alike to each other. */
function haveTwoWriters(documents: readonly RunDocument[], now: Now): boolean {
  const writers = new Map<number, string>(now.writer === '' ? [] : [[now.attempt, now.writer]]);
  for (const document of documents) {
    const { attempt, writer } = revisionOf(document);
    if (writer === '') continue;
    const known = writers.get(attempt);
    if (known !== undefined && known !== writer) return true;
    writers.set(attempt, writer);
  }
  return false;
}
