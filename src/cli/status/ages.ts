import { ago, span } from '../../engine/words.js';

/** How long ago a moment was, given as documents have it or in ms since the epoch: `3m ago`. */
export function since(time: unknown, now: number): string {
  const ms = elapsed(time, now);
  return ms === null ? 'at an unknown time' : ago(ms);
}

/** How long something has lasted that began at a moment of a document: `3m`. Empty when that is not known. */
export function lasting(time: unknown, now: number): string {
  const ms = elapsed(time, now);
  return ms === null ? '' : span(ms);
}

function elapsed(time: unknown, now: number): number | null {
  const at = typeof time === 'string' ? Date.parse(time) : typeof time === 'number' ? time : Number.NaN;
  return Number.isNaN(at) ? null : now - at;
}
