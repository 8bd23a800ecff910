import * as fs from 'node:fs';
import * as path from 'node:path';
import { canonicalJson, sha256 } from '../engine/hash.js';
import { errorCode } from '../store/errors.js';
import type { RunContext } from './run-context.js';

/** What one use of this action came to, for the table of the whole job. */
export interface UseRecord {
  readonly step: string;
  readonly key: string;
  readonly outcome: string;
  /** What happened and why, in words. */
  readonly story: string;
  readonly durationMs: number;
  readonly savedMs: number;
  readonly kept: string;
}

/** GitHub allows 500 artifacts a job; the other 100 are for the workflow's own. */
const MAX_ARTIFACTS = 400;
/** After so many failed saves in a job, later ones get less time. */
const FAILURES_BEFORE_HURRY = 2;

/**
 * What the uses of this action within one job tell each other, as files in the runner's temp folder. It is there
 * to keep the log short and the job fast; losing it loses no work, so faults of the disk are passed over.
 */
export class JobState {
  readonly #folder: string;

  constructor(context: Pick<RunContext, 'temp' | 'runId' | 'attempt' | 'writer' | 'scope'>) {
    const { temp, runId, attempt } = context;
    const folder = `job-${runId}-${attempt}-${sha256(identityOf(context)).slice(0, 12)}`;
    this.#folder = path.join(temp, 'checkpoint-action', folder);
  }

  /**
   * True for the first caller in this job, false for all others. Where that cannot be noted, everybody is the first:
   * a message that comes twice does less harm than one that never comes.
   */
  first(what: string): boolean {
    try {
      fs.mkdirSync(this.#folder, { recursive: true });
      fs.closeSync(fs.openSync(path.join(this.#folder, `first-${what}`), 'wx'));
      return true;
    } catch (error) {
      return errorCode(error) !== 'EEXIST';
    }
  }

  addUse(use: UseRecord): void {
    this.#append('uses.jsonl', `${JSON.stringify(use)}\n`);
  }

  uses(): UseRecord[] {
    return this.#read('uses.jsonl')
      .split('\n')
      .flatMap((line) => {
        try {
          return line === '' ? [] : [JSON.parse(line) as UseRecord];
        } catch {
          return [];
        }
      });
  }

  countFailedSave(): void {
    this.#append('failed-saves', '.');
  }

  /** Whether saves have failed so often that later ones should not hold up the job. */
  get inHurry(): boolean {
    return this.#read('failed-saves').length >= FAILURES_BEFORE_HURRY;
  }

  /** A document could not be kept without GitHub's clients, so that the rest of the job leaves it to them. */
  noteDirectFailure(): void {
    this.#append('direct-failed', '.');
  }

  get directWorks(): boolean {
    return this.#read('direct-failed') === '';
  }

  countArtifact(): void {
    this.#append('artifacts', '.');
  }

  countAutosave(): void {
    this.#append('autosaves', '.');
  }

  /** How often the progress of running steps has been saved. */
  get autosaves(): number {
    return this.#read('autosaves').length;
  }

  /** @param reserve how many have to be left, for the post step's last word */
  hasRoomForArtifacts(reserve: number): boolean {
    return this.#read('artifacts').length + reserve < MAX_ARTIFACTS;
  }

  #append(name: string, text: string): void {
    try {
      fs.mkdirSync(this.#folder, { recursive: true });
      fs.appendFileSync(path.join(this.#folder, name), text);
    } catch {
      // see above
    }
  }

  #read(name: string): string {
    try {
      return fs.readFileSync(path.join(this.#folder, name), 'utf8');
    } catch {
      return '';
    }
  }
}

/** Jobs of one attempt may come one after the other to a runner that does not empty its temp folder. */
function identityOf({ writer, scope }: Pick<RunContext, 'writer' | 'scope'>): string {
  return writer === '' ? canonicalJson({ ...scope, key: '' }) : writer;
}
