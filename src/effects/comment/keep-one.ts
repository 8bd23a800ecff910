import { faultOf, isStatus, verdictOf } from '../../engine/answer.js';
import { compareRuns, type Marker, writerOf } from '../../engine/marker.js';
import type { SeenComment } from '../../engine/own-comments.js';
import type { Stop } from '../stop.js';
import type { Comments } from './comments.js';

/** Pauses before a removal is asked for again, which does no harm, in ms. */
const AGAIN_PAUSES_MS = [500, 2_000];

/**
 * Of several comments of ours, the lowest id stays, and nothing that a newer run has written is lost with the others.
 * Null: none of them is there any more.
 * @param own by their ids
 * @param run the one that looks
 */
export async function keepOne(
  own: readonly SeenComment[],
  comments: Comments,
  run: Marker['run'],
  stop: Stop,
  warn: (line: string) => void,
): Promise<SeenComment | null> {
  if (own.length <= 1) return own[0] ?? null;
  const there: SeenComment[] = [];
  // The list may still show one that is deleted, in favour of which none of the others may go.
  for (const { id } of own) {
    const one = await comments.one(id);
    if (one !== null) there.push(one);
  }
  const [first, ...others] = there;
  if (first === undefined) return null;
  const newest = there.reduce((a, b) => (compareRuns(writerOf(b.body), writerOf(a.body)) > 0 ? b : a));
  let kept = first;
  if (newest !== first && compareRuns(writerOf(newest.body), run) > 0) {
    const answer = await comments.edit(first.id, newest.body);
    if (verdictOf(answer) !== 'landed') return newest;
    kept = { ...first, body: newest.body };
  }
  for (const other of others) await remove(other, comments, stop, warn);
  return kept;
}

/** Whoever comes next may never look again, so that a gateway's bad moment must not leave two. */
async function remove(
  { id, url }: SeenComment,
  comments: Comments,
  stop: Stop,
  warn: (line: string) => void,
): Promise<void> {
  for (const pause of [...AGAIN_PAUSES_MS, null]) {
    const answer = await comments.remove(id);
    const verdict = verdictOf(answer);
    if (verdict === 'landed' || isStatus(answer, 404)) return;
    if (verdict === 'refused' || pause === null) {
      warn(`The duplicate ${url} could not be removed (${faultOf(answer)}).`);
      return;
    }
    await stop.pause(pause);
  }
}
