import * as fs from 'node:fs';
import * as os from 'node:os';
import * as path from 'node:path';
import type { Situation } from '../../src/engine/decision.js';
import {
  continueDocument,
  createDocument,
  finishRun,
  nextRevision,
} from '../../src/engine/document-transitions.js';
import { fingerprint } from '../../src/engine/fingerprint.js';
import { inputHash, type Work } from '../../src/engine/input-hash.js';
import { type Findings, type Knowledge, know, NOTHING, type Now } from '../../src/engine/knowledge.js';
import { record } from '../../src/engine/record.js';
import { saveProgress } from '../../src/engine/save-progress.js';
import type { RunDocument, Unit } from '../../src/engine/schema.js';
import type { Scope } from '../../src/engine/scope.js';
import {
  completeStep,
  failStep,
  interruptStep,
  skipStep,
  startStep,
} from '../../src/engine/step-transitions.js';

export const RUN_ID = '16234567890';
export const WORK: Work = { issueNumber: '42', commitSha: 'a'.repeat(40) };
export const OTHER_WORK: Work = { issueNumber: '43', commitSha: 'b'.repeat(40) };
export const HASH = inputHash(WORK);
export const SCOPE: Scope = {
  repository: 'octo/app',
  workflow: '.github/workflows/triage.yml',
  calledWorkflow: '.github/workflows/triage.yml',
  job: 'generate',
  matrix: 'null',
  key: '',
};
/** What every step of these tests does, unless told otherwise. */
export const PRINT = fingerprint({ kind: 'command', run: 'ask-the-model' });

/** A moment, `seconds` into the tests' own day. */
export function at(seconds = 0): string {
  return new Date(Date.UTC(2026, 10, 30, 17, 0, seconds)).toISOString();
}

/** A record of a step that is done and can be restored. */
export function doneUnit(given: Partial<Unit> = {}): Unit {
  return {
    status: 'done',
    attempt: 1,
    sequence: 1,
    completionId: 'c1',
    basis: null,
    fingerprint: PRINT.value,
    fingerprintParts: { ...PRINT.parts },
    durationMs: 41_000,
    outputs: {},
    files: [],
    withheld: [],
    usedInAttempt: 1,
    finishedAt: at(41),
    ...given,
  };
}

/** A document of {@link SCOPE} and {@link WORK}, as attempt 1 would have left it. */
export function documentOf(
  units: Readonly<Record<string, Unit>>,
  given: Partial<RunDocument> = {},
): RunDocument {
  return {
    ...createDocument({ runId: RUN_ID, scope: SCOPE, work: WORK, attempt: 1, at: at(), writer: '' }),
    revision: { attempt: 1, sequence: 1, nonce: 'nonce00001', writer: '' },
    order: Object.keys(units),
    units: record(Object.entries(units)),
    ...given,
  };
}

/** What attempt 2 knows from these documents; `findings` and `now` say otherwise. */
export function knowledgeOf(
  documents: readonly RunDocument[],
  findings: Partial<Findings> = {},
  now: Partial<Now> = {},
): Knowledge {
  return know(
    { documents, heads: [], unread: [], malformedUnits: record(), ...findings },
    { attempt: 2, inputHash: HASH, writer: '', ...now },
  );
}

/** Step `ai-complete` in attempt 2, with nothing known and every input at its default. */
export function situationOf(given: Partial<Situation> = {}): Situation {
  return {
    step: 'ai-complete',
    steps: ['ai-complete', 'label-applied', 'comment-posted', 'done'],
    attempt: 2,
    work: WORK,
    fingerprint: PRINT,
    knowledge: NOTHING,
    usedBefore: false,
    resume: true,
    onUnknown: 'rerun',
    onChange: 'rerun',
    proof: 'none',
    unrestorable: [],
    ...given,
  };
}

let completions = 0;

/** A job of one attempt, which takes its document through what happens, as the faces of this project do. */
export class JobRun {
  readonly attempt: number;
  document: RunDocument;
  #seconds: number;

  private constructor(document: RunDocument, attempt: number) {
    this.document = document;
    this.attempt = attempt;
    this.#seconds = attempt * 1000;
  }

  static fresh(attempt = 1, writer = ''): JobRun {
    const given = { runId: RUN_ID, scope: SCOPE, work: WORK, attempt, at: at(), writer };
    return new JobRun(createDocument(given), attempt);
  }

  /** The next attempt, which knows the given documents. */
  static resumed(documents: readonly RunDocument[], attempt: number): JobRun {
    const { document } = knowledgeOf(documents, {}, { attempt });
    return document === null
      ? JobRun.fresh(attempt)
      : new JobRun(continueDocument(document, attempt, ''), attempt);
  }

  start(step: string, print = PRINT, afresh = false): this {
    return this.#update((document, now) =>
      startStep(document, {
        step,
        afresh,
        attempt: this.attempt,
        at: now,
        fingerprint: print.value,
        fingerprintParts: print.parts,
      }),
    );
  }

  complete(step: string, outputs: Readonly<Record<string, string>> = {}): this {
    completions += 1;
    const completionId = `${step}-${completions}`;
    return this.#update((document, now) =>
      completeStep(document, {
        step,
        at: now,
        completionId,
        durationMs: 1000,
        outputs,
        files: [],
        withheld: [],
        payload: null,
        partial: false,
      }),
    );
  }

  fail(step: string, note = 'exit code 1'): this {
    return this.#update((document, now) => failStep(document, { step, at: now, durationMs: 1000, note }));
  }

  interrupt(step: string, durationMs = 41_000): this {
    return this.#update((document, now) =>
      interruptStep(document, { step, at: now, durationMs, reason: 'signal' }),
    );
  }

  /** Saves its progress, of which `digest` is the archive. */
  save(step: string, digest = ''): this {
    const sha256 = digest.padEnd(64, '0');
    return this.#update((document, now) =>
      saveProgress(
        document,
        step,
        { at: now, payload: { sha256, size: 1, unpackedSize: 1 }, files: [], ownSteps: 1, withheld: [] },
        this.attempt,
      ),
    );
  }

  skip(step: string): this {
    return this.#update((document, now) => skipStep(document, step, this.attempt, now));
  }

  finish(): this {
    return this.#update((document, now) => finishRun(document, now));
  }

  /** Runs these steps from start to end. */
  did(...steps: readonly string[]): this {
    for (const step of steps) this.start(step).complete(step);
    return this;
  }

  unit(step: string): Unit {
    const unit = this.document.units[step];
    if (unit === undefined) throw new Error(`The document has no unit "${step}".`);
    return unit;
  }

  #update(change: (document: RunDocument, now: string) => RunDocument): this {
    this.#seconds += 1;
    const changed = change(this.document, at(this.#seconds));
    const sequence = (changed.revision?.sequence ?? 0) + 1;
    this.document = nextRevision(changed, `a${this.attempt}s${sequence}`.padEnd(10, '0'));
    return this;
  }
}

const folders: string[] = [];

/** A new empty folder, by its real path. {@link removeFolders} removes it. */
export function newFolder(): string {
  const folder = fs.realpathSync(fs.mkdtempSync(path.join(os.tmpdir(), 'checkpoint-test-')));
  folders.push(folder);
  return folder;
}

export function removeFolders(): void {
  for (const folder of folders.splice(0)) fs.rmSync(folder, { recursive: true, force: true });
}

/** Writes files, by path, with the folders they need. */
export function writeTree(folder: string, files: Readonly<Record<string, string | Uint8Array>>): void {
  for (const [name, content] of Object.entries(files)) {
    const file = path.join(folder, name);
    fs.mkdirSync(path.dirname(file), { recursive: true });
    fs.writeFileSync(file, content);
  }
}

/** Everything below a folder: path to content, or to `-> target` for a link. */
export function readTree(folder: string): Record<string, string> {
  const tree: Record<string, string> = {};
  for (const entry of fs.readdirSync(folder, { recursive: true, withFileTypes: true })) {
    const file = path.join(entry.parentPath, entry.name);
    const name = path.relative(folder, file).split(path.sep).join('/');
    if (entry.isSymbolicLink()) tree[name] = `-> ${fs.readlinkSync(file)}`;
    else if (entry.isFile()) tree[name] = fs.readFileSync(file, 'latin1');
  }
  return tree;
}
