import type { LoadQuery, LoadReply, PayloadQuery, StoreName } from '../store.js';

/** What the main thread asks of the transfer thread, and what it gets back. */
export interface TransferSetup {
  readonly stores: readonly StoreName[];
  readonly repository: string;
  readonly runId: string;
  readonly token: string;
}

export interface Operations {
  load: { ask: LoadQuery; answer: LoadReply };
  save: { ask: { store: StoreName; file: string; retentionDays: number }; answer: string };
  fetch: { ask: PayloadQuery; answer: string };
  remove: { ask: readonly string[]; answer: string[] };
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
  | { readonly kind: 'answer'; readonly id: number; readonly answer: Operations[OperationName]['answer'] }
  | { readonly kind: 'fault'; readonly id: number; readonly fault: string }
  /** Bytes have moved since the last message. */
  | { readonly kind: 'progress' };
