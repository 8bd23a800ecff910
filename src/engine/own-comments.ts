import { type Marker, markerOf } from './marker.js';

/** Who wrote a comment, or whom a token speaks for. */
export interface Author {
  readonly login: string;
  readonly id: number | null;
  readonly isBot: boolean;
}

export interface SeenComment {
  readonly id: number;
  readonly url: string;
  readonly body: string;
  /** Null: the account is gone. */
  readonly author: Author | null;
}

/** How a comment of ours is known. */
export interface Claim {
  readonly hash: string;
  readonly nonce: string;
  /** The id that the step's record has; null when it never got one. */
  readonly id: number | null;
  /** Whom we post as; null when that cannot be learnt. */
  readonly me: Author | null;
}

/** Whether there is a comment that could be ours. Only then does it matter who we are. */
export function mayBeOurs(comments: readonly SeenComment[], claim: Omit<Claim, 'me'>): boolean {
  return comments.some((comment) => comment.id === claim.id || carries(comment, claim.hash) !== null);
}

/**
 * Our comments among all of an issue, lowest id first; the first one stays, the others are duplicates.
 *
 * | is it known who we are? | ours are, of the comments that carry our marker                                  |
 * |-------------------------|----------------------------------------------------------------------------------|
 * | yes                     | those that we wrote, whatever their nonce: a racer of this step has another one   |
 * | no                      | those by the author of the recorded one, else of the first one with our nonce,   |
 * |                         | else of the first one by a bot                                                    |
 *
 * The one with the recorded id is ours, too, if it carries our marker (it was posted with another token) or if we wrote
 * it (somebody took the marker away); a record that names any other comment is wrong. Everybody can copy a marker,
 * nonce included, once it is posted, so it never makes a stranger's comment ours.
 */
export function ownComments(comments: readonly SeenComment[], claim: Claim): readonly SeenComment[] {
  const marked = comments.filter((comment) => carries(comment, claim.hash) !== null).sort(byId);
  const recorded = comments.find((comment) => comment.id === claim.id && isOurRecorded(comment, claim));
  const author =
    claim.me ??
    recorded?.author ??
    marked.find((comment) => carries(comment, claim.hash)?.nonce === claim.nonce)?.author ??
    marked.find((comment) => comment.author?.isBot)?.author ??
    null;
  const written = marked.filter((comment) => author !== null && isSame(comment.author, author));
  return recorded === undefined || written.includes(recorded) ? written : [...written, recorded].sort(byId);
}

function isOurRecorded(comment: SeenComment, { hash, me }: Claim): boolean {
  if (carries(comment, hash) !== null) return true;
  return me === null ? comment.author?.isBot === true : isSame(comment.author, me);
}

export function isSame(a: Author | null, b: Author | null): boolean {
  if (a === null || b === null) return false;
  return a.id !== null && b.id !== null ? a.id === b.id : a.login.toLowerCase() === b.login.toLowerCase();
}

function carries(comment: SeenComment, hash: string): Marker | null {
  const marker = markerOf(comment.body);
  return marker?.hash === hash ? marker : null;
}

function byId(a: SeenComment, b: SeenComment): number {
  return a.id - b.id;
}
