import * as fs from 'node:fs';
import * as path from 'node:path';
import { describeError } from '../engine/errors.js';
import { steadyNow } from './clock.js';
import { StorePolicyError } from './errors.js';
import { withPatience } from './patience.js';
import { EMPTY_REPLY, type LoadQuery, type LoadReply, type Store, type StoreName } from './store.js';

/**
 * Several stores asked at once. A store that does not answer in time does not keep the others' answers waiting, and
 * is named as what could not be read or written.
 */

/** One document as one store is to keep it: the same edition, but not everything may be kept everywhere. */
export interface Copy {
  readonly store: StoreName;
  readonly file: string;
}

export interface SaveReply {
  readonly kept: readonly { readonly store: StoreName; readonly id: string }[];
  readonly faults: readonly {
    readonly store: StoreName;
    readonly fault: string;
    /** Another try would fail too. */
    readonly final: boolean;
  }[];
}

export interface ClearReply {
  readonly gone: readonly string[];
  /** What is still there, or may be. */
  readonly left: readonly string[];
}

/** Everything that any of the stores knows. What only one of them could not tell is unread. */
export async function loadFromAll(stores: readonly Store[], query: LoadQuery): Promise<LoadReply> {
  const replies = await Promise.all(stores.map((store) => load(store, query)));
  return {
    documents: replies.flatMap(({ documents }) => documents),
    payloads: [...new Set(replies.flatMap(({ payloads }) => payloads))],
    unread: replies.flatMap(({ unread }) => unread),
    sawEarlierAttempt: replies.some((reply) => reply.sawEarlierAttempt),
    severalWriters: replies.some((reply) => reply.severalWriters),
    siblings: replies.flatMap(({ siblings }) => siblings),
  };
}

async function load(store: Store, query: LoadQuery): Promise<LoadReply> {
  try {
    const folder = path.join(query.folder, store.name);
    fs.mkdirSync(folder);
    // Begun after the wait for it: the waits inside it are the ones to give up first.
    const loaded = Promise.resolve().then(() => store.load({ ...query, folder }));
    return await withPatience(loaded, query.deadline - steadyNow());
  } catch (error) {
    return {
      ...EMPTY_REPLY,
      unread: [`the ${store.name} store could not be read (${describeError(error)})`],
    };
  }
}

/** Keeps a document in every store that it has a copy for; a store that fails does not hold up the others. */
export async function saveToAll(
  stores: ReadonlyMap<StoreName, Store>,
  copies: readonly Copy[],
  retentionDays: number,
  deadline: number,
): Promise<SaveReply> {
  const kept: { store: StoreName; id: string }[] = [];
  const faults: { store: StoreName; fault: string; final: boolean }[] = [];
  await Promise.all(
    copies.map(async ({ store, file }) => {
      try {
        const saved = stores.get(store)?.save(file, retentionDays);
        if (saved === undefined) throw new Error('it is not set up');
        kept.push({ store, id: await withPatience(saved, deadline - steadyNow()) });
      } catch (error) {
        faults.push({ store, fault: describeError(error), final: error instanceof StorePolicyError });
      }
    }),
  );
  return { kept, faults };
}

/** Removes by exact names wherever they are. A store that fails has removed nothing. */
export async function removeFromAll(stores: readonly Store[], names: readonly string[]): Promise<string[]> {
  const gone = await Promise.allSettled(stores.map((store) => store.remove(names)));
  return [...new Set(gone.flatMap((result) => (result.status === 'fulfilled' ? result.value : [])))];
}

/**
 * Removes everything of a scope, also what a newer document contains.
 * @param known names to try where a store cannot list
 */
export async function clearAll(
  stores: readonly Store[],
  scope: string,
  known: readonly string[],
): Promise<ClearReply> {
  const replies = await Promise.all(stores.map((store) => clear(store, scope, known)));
  const left = new Set(replies.flatMap((reply) => reply.left));
  const gone = new Set(replies.flatMap((reply) => reply.gone));
  return { left: [...left], gone: [...gone].filter((name) => !left.has(name)) };
}

async function clear(store: Store, scope: string, known: readonly string[]): Promise<ClearReply> {
  let names = known;
  try {
    names = await store.list(scope);
    const gone = new Set(await store.remove(names));
    return { gone: [...gone], left: names.filter((name) => !gone.has(name)) };
  } catch {
    const gone = new Set(await store.remove(names).catch(() => []));
    return { gone: [...gone], left: names.filter((name) => !gone.has(name)) };
  }
}
