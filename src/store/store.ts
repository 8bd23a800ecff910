/**
 * A place outside this machine that keeps documents and payloads. Both are files, kept whole under names that
 * are never used twice (`names.ts`). Methods reject with an error that says what the place answered; deadlines
 * are the caller's, who can end the thread that a store runs in.
 */
export interface Store {
  readonly name: StoreName;
  /** Loads what a save needs, so that the save itself need not. */
  prepare?(): Promise<void>;
  /**
   * The documents of one scope of this run that count: those that a newer document of the same attempt contains
   * may be left out.
   */
  load(query: LoadQuery): Promise<LoadReply>;
  /** Keeps one file under its own base name. Returns the store's id for it. */
  save(file: string, retentionDays: number): Promise<string>;
  /** Brings one payload into an empty folder; returns the file's path. */
  fetch(query: PayloadQuery): Promise<string>;
  /** The names of everything of one scope of this run, superseded or not. Rejects when it cannot be told. */
  list(scope: string): Promise<readonly string[]>;
  /** Removes by exact names; returns those that it removed. */
  remove(names: readonly string[]): Promise<string[]>;
}

export const STORE_NAMES = ['artifact', 'cache'] as const;
export type StoreName = (typeof STORE_NAMES)[number];

/** What one thing kept in a store is called, for messages. */
export const THING: Readonly<Record<StoreName, string>> = { artifact: 'artifact', cache: 'cache entry' };

export interface LoadQuery {
  /** The scope hash. */
  readonly scope: string;
  /** The current attempt. */
  readonly attempt: number;
  /** The job's label in names, for finding {@link LoadReply.siblings}. */
  readonly label?: string;
  /** An existing folder for downloads. */
  readonly folder: string;
  /** When to answer with what there is by then, by the clock of `clock.ts`. */
  readonly deadline: number;
}

export interface LoadReply {
  readonly documents: readonly StoredDocument[];
  /** Names of all payloads of the scope that the store can list. */
  readonly payloads: readonly string[];
  /** What could not be read, one sentence each. Empty: the answer is complete. */
  readonly unread: readonly string[];
  /** Whether anything that an earlier attempt kept, in any scope, is visible from here. */
  readonly sawEarlierAttempt: boolean;
  /** When there is no document of this scope: some that earlier attempts kept under its label, in other scopes. */
  readonly siblings: readonly StoredDocument[];
  /** Whether the store noticed, beyond what the documents show, that several jobs of one attempt wrote the scope. */
  readonly severalWriters: boolean;
}

export const EMPTY_REPLY: LoadReply = {
  documents: [],
  payloads: [],
  unread: [],
  sawEarlierAttempt: false,
  severalWriters: false,
  siblings: [],
};

export interface StoredDocument {
  readonly name: string;
  readonly text: string;
  readonly store: StoreName;
}

export interface PayloadQuery {
  readonly scope: string;
  /** sha256 hex of the payload. */
  readonly digest: string;
  /** Its size in bytes; anything larger under its name is not fetched. */
  readonly size: number;
  readonly folder: string;
}
