import type { ClearReply, Copy, SaveReply } from '../several-stores.js';
import type { LoadQuery, LoadReply, PayloadQuery, StoreName } from '../store.js';

/** What the main thread asks of the transfer thread, and what it gets back. */
export interface TransferSetup {
  readonly stores: readonly StoreName[];
  readonly repository: string;
  readonly runId: string;
  readonly token: string;
  /** The job that writes; empty where the runner does not tell. */
  readonly writer: string;
  /** A folder of this thread alone, which need not exist. */
  readonly folder: string;
}

export interface Operations {
  /** Asks all stores at once. */
  load: { ask: LoadQuery; answer: LoadReply };
  save: { ask: SaveQuery; answer: SaveReply };
  fetch: { ask: { readonly store: StoreName; readonly query: PayloadQuery }; answer: string };
  remove: {
    ask: { readonly stores: readonly StoreName[]; readonly names: readonly string[] };
    answer: string[];
  };
  clear: { ask: { readonly scope: string; readonly known: readonly string[] }; answer: ClearReply };
}

export interface SaveQuery {
  readonly copies: readonly Copy[];
  readonly retentionDays: number;
  /** When to answer with what there is by then, in ms since the epoch; Infinity: not before all have ended. */
  readonly deadline: number;
}

export type OperationName = keyof Operations;

export type Request = {
  [Name in OperationName]: {
    readonly id: number;
    readonly name: Name;
    readonly ask: Operations[Name]['ask'];
  };
}[OperationName];

export type Message =
  | {
      readonly kind: 'answer';
      readonly id: number;
      readonly answer: Operations[OperationName]['answer'];
      /** Something was given up that cannot be aborted; this thread must not be used again. */
      readonly spent: boolean;
    }
  | { readonly kind: 'fault'; readonly id: number; readonly fault: string }
  /** Bytes have moved since the last message. */
  | { readonly kind: 'progress' }
  /** A program of this thread has begun or ended. */
  | { readonly kind: 'child'; readonly pid: number; readonly running: boolean };
