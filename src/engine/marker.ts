import { canonicalJson, sha256 } from './hash.js';

/**
 * The marker by which a comment of ours is found again: the last line of its body, an HTML comment that nobody sees.
 * It says which step of which run posted it; it does not prove who did.
 */
export interface Marker {
  /** sha256 hex that identifies the step, see {@link commentHash}. */
  readonly hash: string;
  /** 32 hex digits that only the start record of the step knows, until the comment is posted. */
  readonly nonce: string;
  /** Which run wrote the text. */
  readonly run: RunOrder;
}

/** Orders what wrote a comment: a text never gives way to an older one. */
export interface RunOrder {
  /** Counts the runs of one workflow; 0 where the runner does not tell. */
  readonly number: string;
  readonly id: string;
  readonly attempt: number;
}

/** What a comment belongs to. */
export interface CommentIdentity {
  readonly repository: string;
  /** Null: one comment for all runs (`sticky`). */
  readonly runId: string | null;
  readonly scope: string;
  readonly step: string;
}

export function commentHash({ repository, runId, scope, step }: CommentIdentity): string {
  return sha256(canonicalJson({ repository: repository.toLowerCase(), runId, scope, step }));
}

const LINE =
  /^<!-- checkpoint-action:v1 ([0-9a-f]{64}) nonce=([0-9a-f]{32}) run=(\d{1,20})\.(\d{1,20})\.(\d{1,9}) -->$/;

/** A comment's body: the text, and the marker as its last line. A code block that the text leaves open is closed. */
export function bodyWith(text: string, marker: Marker): string {
  const { hash, nonce, run } = marker;
  const order = [run.number, run.id, run.attempt].map(digits).join('.');
  return `${closed(text)}\n\n<!-- checkpoint-action:v1 ${hash} nonce=${nonce} run=${order} -->`;
}

/** The marker of a body, null without one: only the last line counts, and only outside quotes and code. */
export function markerOf(body: string): Marker | null {
  const [, last] = split(body);
  if (last === null) return null;
  const [, hash = '', nonce = '', number = '', id = '', attempt = ''] = LINE.exec(last) ?? [];
  return { hash, nonce, run: { number, id, attempt: Number(attempt) } };
}

/** Which run wrote a body; one whose marker is gone counts as older than all. */
export function writerOf(body: string): RunOrder {
  return markerOf(body)?.run ?? { number: '0', id: '0', attempt: 0 };
}

/** What a body says to people, in the form in which it is compared: without marker, line ends all alike. */
export function textOf(body: string): string {
  return split(body)[0];
}

/** A text as {@link textOf} gives it back once it is posted. */
export function closed(text: string): string {
  const lines = normal(text);
  const fence = openFence(lines);
  return fence === null ? lines : `${lines}\n${fence}`;
}

/** Negative when `a` is older than `b`. Attempts count within one run; runs by their number, then by their id. */
export function compareRuns(a: RunOrder, b: RunOrder): number {
  return compareNumbers(a.number, b.number) || compareNumbers(a.id, b.id) || a.attempt - b.attempt;
}

function split(body: string): [text: string, marker: string | null] {
  const lines = normal(body);
  const end = lines.lastIndexOf('\n');
  const last = lines.slice(end + 1);
  if (!LINE.test(last)) return [lines, null];
  const text = normal(lines.slice(0, Math.max(0, end)));
  return openFence(text) === null ? [text, last] : [lines, null];
}

function normal(text: string): string {
  return text.replace(/\r\n?/g, '\n').trimEnd();
}

/** The line that would close the code block that a text leaves open (CommonMark 4.5), or null. */
function openFence(text: string): string | null {
  let open: string | null = null;
  for (const line of text.split('\n')) {
    const fence: string | undefined = /^ {0,3}(`{3,}(?=[^`]*$)|~{3,})/.exec(line)?.[1];
    if (fence === undefined) continue;
    if (open === null) open = fence;
    else if (fence.startsWith(open) && line.trim() === fence) open = null;
  }
  return open;
}

function digits(value: string | number): string {
  return /^\d{1,20}$/.test(String(value)) ? String(value) : '0';
}

function compareNumbers(a: string, b: string): number {
  const [left, right] = [a.replace(/^0+/, ''), b.replace(/^0+/, '')];
  return left.length - right.length || (left < right ? -1 : left > right ? 1 : 0);
}
