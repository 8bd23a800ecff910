import * as fs from 'node:fs';
import * as os from 'node:os';
import * as path from 'node:path';
import { type Contents, contentsOf } from '../engine/containment.js';
import { sha256 } from '../engine/hash.js';
import { record } from '../engine/record.js';
import type { SavedProgress } from '../engine/save-progress.js';
import type { RunDocument } from '../engine/schema.js';
import { writeFileAtomic } from '../store/file/atomic-write.js';
import type { Before } from '../store/files/step-files.js';
import type { StoreName } from '../store/store.js';
import type { RunContext } from './run-context.js';

/** A step between `begin` and `complete`. */
export interface Begun {
  /** It was done before: `complete` only gives out what is stored. */
  readonly skipped: boolean;
  /** How the kept files were before it ran. */
  readonly before: Before;
}

/** A document in the stores, and what of it must not get lost when it is removed. */
export interface KnownDocument extends Contents {
  readonly name: string;
  readonly sequence: number;
  /** What it works on: a document about something else does not count, and holds nothing that could be lost. */
  readonly inputHash: string;
}

export function knownDocument(name: string, document: RunDocument): KnownDocument {
  const { inputHash = '', revision } = document;
  return { name, sequence: revision?.sequence ?? 0, inputHash, ...contentsOf(document) };
}

/** What this attempt learnt when it first asked the stores, and what it has kept there since. */
export interface ScopeState {
  /** Whose state it is: run and attempt. A leftover of another one is not ours. */
  readonly runId: string;
  readonly attempt: number;
  /** For artifact names: the job's key. */
  readonly label: string;
  readonly unread: readonly string[];
  readonly malformedUnits: Readonly<Record<string, string>>;
  readonly twoWriters: boolean;
  /** The documents that were read: superseded once a newer one that contains them is durable. */
  readonly read: readonly KnownDocument[];
  /** Names of all payloads of the scope, read and written. */
  readonly payloads: readonly string[];
  /** The documents that this attempt kept, oldest first. */
  readonly kept: readonly KnownDocument[];
  /** The stores that hold the last one kept; only there is what it contains superseded. */
  readonly keptIn: readonly StoreName[];
  /** Steps that have been begun in this attempt and not yet completed. */
  readonly begun: Readonly<Record<string, Begun>>;
  /** As its most careful use wants it: `sealed`, archives leave only sealed; `strict`, nothing leaves unsealed. */
  readonly care: 'open' | 'sealed' | 'strict';
  /** Progress of steps that could not be kept in the stores; the post step tries again. */
  readonly pendingProgress?: Readonly<Record<string, SavedProgress>>;
  /** The document on this machine says more than the last one kept. */
  readonly unsaved: boolean;
}

/** The files of one scope in the runner's temp folder: the document, and what this attempt knows of the stores. */
export class ScopeFolder {
  readonly path: string;
  readonly documentFile: string;

  /** @param name from {@link folderName} or {@link scopeFolders} */
  constructor(temp: string, name: string) {
    this.path = path.join(rootFolder(temp), name);
    this.documentFile = path.join(this.path, 'checkpoint.json');
  }

  /** The state of this run and attempt; a fresh one when there is none. */
  readState(context: RunContext): ScopeState {
    const state = this.readAnyState();
    return state?.runId === context.runId && state.attempt === context.attempt ? state : freshState(context);
  }

  readAnyState(): ScopeState | null {
    try {
      const state: unknown = JSON.parse(fs.readFileSync(this.#stateFile, 'utf8'));
      return isState(state) ? state : null;
    } catch {
      return null;
    }
  }

  /** Changes part of the state; everything else stays as it is. */
  updateState(context: RunContext, change: (state: ScopeState) => Partial<ScopeState>): void {
    const state = this.readState(context);
    this.writeState({ ...state, ...change(state) });
  }

  /** A disk that refuses costs only tidiness: what is not known to be ours is not removed. */
  writeState(state: ScopeState): void {
    try {
      fs.mkdirSync(this.path, { recursive: true });
      // Not durable, because it counts in this attempt only, and an attempt does not outlive a loss of power.
      writeFileAtomic(this.#stateFile, JSON.stringify(state), { durable: false });
    } catch {
      // see above
    }
  }

  /** An empty folder for one use; elsewhere on this machine when the runner's folder refuses. */
  scratch(name: string): string {
    try {
      fs.mkdirSync(this.path, { recursive: true });
      return fs.mkdtempSync(path.join(this.path, `${name}-`));
    } catch {
      return fs.mkdtempSync(path.join(os.tmpdir(), `checkpoint-${name}-`));
    }
  }

  /** Where the archive with this digest stands on this machine. */
  payloadFile(digest: string): string {
    return path.join(this.path, `files-${digest}.tgz`);
  }

  has(file: string): boolean {
    return fs.existsSync(file);
  }

  /** Where the document with a step's own steps is, for the command; everything in its folder belongs to it. */
  stepFolder(step: string): string {
    // A step may be called `..` or `CON`, and names of two steps may differ in case only.
    return path.join(this.path, `step-${sha256(step).slice(0, 12)}`);
  }

  get #stateFile(): string {
    return path.join(this.path, 'state.json');
  }
}

/**
 * The name of a scope's folder. Each run has its own: what another run left behind, where a self-hosted runner does
 * not empty its temp folder, may be the only copy of its work, and says nothing about this one.
 */
export function folderName({ runId, scopeHash }: Pick<RunContext, 'runId' | 'scopeHash'>): string {
  return sha256(`${runId} ${scopeHash}`).slice(0, 12);
}

/** All scopes that have files on this machine. */
export function scopeFolders(temp: string): string[] {
  try {
    return fs.readdirSync(rootFolder(temp)).filter((name) => /^[0-9a-f]{12}$/.test(name));
  } catch {
    return [];
  }
}

/** The file is ours, but a disk may have kept only half of it. */
function isState(value: unknown): value is ScopeState {
  if (value === null || typeof value !== 'object') return false;
  const state = value as Partial<ScopeState>;
  return (
    [state.unread, state.read, state.payloads, state.kept, state.keptIn].every(Array.isArray) &&
    typeof state.begun === 'object'
  );
}

function rootFolder(temp: string): string {
  return path.join(temp, 'checkpoint-action');
}

function freshState(context: RunContext): ScopeState {
  return {
    runId: context.runId,
    attempt: context.attempt,
    label: context.label,
    unread: [],
    malformedUnits: record(),
    twoWriters: false,
    read: [],
    payloads: [],
    kept: [],
    keptIn: [],
    begun: record(),
    care: 'open',
    unsaved: false,
  };
}
