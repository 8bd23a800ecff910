import { type Answer, faultOf, isStatus, verdictOf } from '../../engine/answer.js';
import { bodyWith, compareRuns, type Marker, textOf, writerOf } from '../../engine/marker.js';
import { type Author, mayBeOurs, ownComments, type SeenComment } from '../../engine/own-comments.js';
import { explainRefusal } from '../rest/refusal.js';
import { type Rest, RestRefusal, UnreachableError } from '../rest/rest.js';
import type { Stop } from '../stop.js';
import { Comments, commentOf } from './comments.js';
import { keepOne } from './keep-one.js';

export interface CommentWish {
  /** The number of the issue or pull request. */
  readonly issue: string;
  /** What the comment says, as `textOf` would give it back. */
  readonly text: string;
  readonly marker: Marker;
  /** One comment for all runs, of which the newest one's text stays. */
  readonly sticky: boolean;
  /** The comment's id in the step's record; null without one. */
  readonly recorded: number | null;
}

export interface PlacedComment {
  /**
   * `found`: it was there already, and says this. `newer`: what it says is of a newer run, or attempt, and stays.
   * `deleted`: it was posted before, and somebody has deleted it since.
   */
  readonly how: 'posted' | 'edited' | 'found' | 'newer' | 'deleted';
  readonly id: number;
  /** Empty for `deleted`. */
  readonly url: string;
}

/** How often the comment is posted when no answer says whether it was, and no look-up finds it. */
const MAX_POSTS = 3;
/** GitHub's list can be behind: pauses before the look-ups after an answer that says nothing, in ms. */
const LOOK_UP_PAUSES_MS = [500, 2_000, 5_000];
/** Pauses before a change is asked for again that was not made, in ms. */
const AGAIN_PAUSES_MS = [500, 2_000, 5_000];
/** How often a comment is edited that others edit at the same time. */
const MAX_EDITS = 3;
/** Pauses before the look-ups after a post, which find racers, in ms; no more rounds than these. */
const ROUND_PAUSES_MS = [0, 1_000, 2_000];

/**
 * Brings one comment of ours to an issue: looks for it before every post and after every answer that leaves open
 * whether it was posted; adopts it, edits it, or posts it.
 */
export class CommentPlacer {
  readonly #comments: Comments;
  readonly #rest: Rest;
  readonly #stop: Stop;
  readonly #wish: CommentWish;
  readonly #warn: (line: string) => void;
  readonly #first: Promise<SeenComment[]>;
  #poster: Author | null = null;
  #posts = 0;

  /** Begins with the first look-up at once, which changes nothing. */
  constructor(rest: Rest, stop: Stop, wish: CommentWish, warn: (line: string) => void) {
    this.#comments = new Comments(rest, wish.issue);
    this.#rest = rest;
    this.#stop = stop;
    this.#wish = wish;
    this.#warn = warn;
    this.#first = this.#comments.all();
    this.#first.catch(() => {}); // reported by whoever waits for it
  }

  /**
   * @throws RefusedError when GitHub refuses, UnreachableError when it cannot be known whether it was posted,
   * StoppedError
   */
  async place(): Promise<PlacedComment> {
    try {
      return await this.#place();
    } catch (error) {
      if (error instanceof RestRefusal) throw this.#refusal('the comments could not be read', error.answer);
      throw error;
    }
  }

  async #place(): Promise<PlacedComment> {
    let seen = await this.#first;
    for (let waits = 0, gone = 0; ; ) {
      const own = await this.#keepOne(await this.#own(seen));
      if (own !== null) {
        const placed = await this.#bringUpToDate(own, this.#posts > 0 ? 'posted' : 'found');
        if (placed !== null) return placed;
        // The list still shows what is deleted, for a while.
        const pause = AGAIN_PAUSES_MS[gone++];
        if (pause === undefined) throw this.#unsettled();
        await this.#stop.pause(pause);
        seen = await this.#comments.all();
        continue;
      }
      const { recorded } = this.#wish;
      if (recorded !== null && !seen.some(({ id }) => id === recorded)) {
        // The list may be behind, or have been shifted by a deletion between two of its pages.
        const hidden = await this.#comments.one(recorded);
        if (hidden === null) return { how: 'deleted', id: recorded, url: '' };
        seen = [...seen, hidden];
        continue;
      }
      if (this.#posts === MAX_POSTS) throw this.#unsettled();

      const answer = await this.#comments.post(this.#body);
      const verdict = verdictOf(answer);
      const posted = answer.kind === 'answered' ? commentOf(answer.body) : undefined;
      if (verdict === 'landed' && posted !== undefined) return this.#afterPost(posted);
      if (verdict === 'refused') throw this.#refusal('the comment could not be posted', answer);
      if (verdict === 'wait') {
        await this.#rest.wait(answer, waits++);
        seen = await this.#comments.all();
        continue;
      }
      this.#posts += 1;
      seen = await this.#lookAgain(answer);
    }
  }

  /** After an answer that leaves open whether the comment was posted: several look-ups, for as long as none finds it. */
  async #lookAgain(answer: Answer): Promise<SeenComment[]> {
    this.#warn(`GitHub did not say that the comment was posted (${faultOf(answer)}); looking for it.`);
    let seen: SeenComment[] = [];
    for (const pause of LOOK_UP_PAUSES_MS) {
      await this.#stop.pause(pause);
      seen = await this.#comments.all();
      if ((await this.#own(seen)).length > 0 || verdictOf(answer) === 'not') break;
    }
    return seen;
  }

  /** Of racers in the same second, the lowest id stays, and each of them sees to that. */
  async #afterPost(posted: SeenComment): Promise<PlacedComment> {
    this.#poster = posted.author;
    const mine = { how: 'posted', id: posted.id, url: posted.url } as const;
    try {
      for (const pause of ROUND_PAUSES_MS) {
        await this.#stop.pause(pause);
        const own = await this.#own(await this.#comments.all());
        const isSeen = own.some(({ id }) => id === posted.id);
        // The list may be behind, also with what was just posted.
        const all = isSeen ? own : [...own, posted].sort((a, b) => a.id - b.id);
        const kept = await this.#keepOne(all);
        if (kept !== null && kept.id !== posted.id)
          return (await this.#bringUpToDate(kept, 'posted')) ?? mine;
        if (isSeen && all.length === 1) break;
      }
    } catch {
      // It is posted. What could not be tidied up is looked at again by whoever comes next.
    }
    return mine;
  }

  /** Null: it is gone, although nothing recorded says that it was there. */
  async #bringUpToDate(own: SeenComment, how: 'posted' | 'found'): Promise<PlacedComment | null> {
    const { sticky, text, marker } = this.#wish;
    let current: SeenComment | null = own;
    let asked = false;
    for (let failures = 0, waits = 0, edits = 0; ; ) {
      const { id, url, body }: SeenComment = current;
      const order = compareRuns(writerOf(body), marker.run);
      if (order > 0) return { how: textOf(body) === text ? how : 'newer', id, url };
      // One that says the same on behalf of an older run would let a run in between overwrite it.
      if (textOf(body) === text && !(sticky && order < 0)) return { how: asked ? 'edited' : how, id, url };

      const answer = await this.#comments.edit(id, this.#body);
      asked = true;
      const verdict = verdictOf(answer);
      // A sticky one is read again: an older run may have been writing at the same time.
      if (verdict === 'landed' && (!sticky || ++edits === MAX_EDITS)) return { how: 'edited', id, url };
      if (verdict === 'landed') await this.#stop.pause(0);
      else if (verdict === 'wait') await this.#rest.wait(answer, waits++);
      else if (verdict === 'refused' && !isStatus(answer, 404)) {
        throw this.#refusal(`the comment ${url} could not be edited`, answer);
      } else {
        const pause = AGAIN_PAUSES_MS[failures++];
        if (pause === undefined) throw this.#unsettled();
        if (verdict !== 'refused') await this.#stop.pause(pause);
      }
      current = await this.#comments.one(id);
      if (current === null) {
        return id === this.#wish.recorded ? { how: 'deleted', id, url: '' } : null;
      }
      if (verdict === 'refused') throw this.#refusal(`the comment ${url} could not be edited`, answer);
    }
  }

  #keepOne(own: readonly SeenComment[]): Promise<SeenComment | null> {
    return keepOne(own, this.#comments, this.#wish.marker.run, this.#stop, this.#warn);
  }

  async #own(seen: readonly SeenComment[]): Promise<readonly SeenComment[]> {
    const { marker, recorded } = this.#wish;
    const claim = { hash: marker.hash, nonce: marker.nonce, id: recorded };
    if (!mayBeOurs(seen, claim)) return [];
    return ownComments(seen, { ...claim, me: this.#poster ?? (await this.#comments.me()) });
  }

  get #body(): string {
    return bodyWith(this.#wish.text, this.#wish.marker);
  }

  #refusal(what: string, answer: Answer): Error {
    if (answer.kind !== 'answered') return this.#unsettled();
    return explainRefusal(`${what} at #${this.#wish.issue}`, answer);
  }

  #unsettled(): UnreachableError {
    return new UnreachableError(
      `GitHub never said whether the comment at #${this.#wish.issue} was posted, and it is not to be seen there.`,
      'Re-run the job: it looks for the comment before it posts another one.',
    );
  }
}
