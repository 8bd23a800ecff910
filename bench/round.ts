import * as fs from 'node:fs';
import * as path from 'node:path';
import type { Baselines } from './baselines.js';
import type { GitHubProcess } from './github.js';
import { bareStart, Machine } from './machine.js';

/** The command that both sides of a save wrap, and its time, which is taken off. */
const COMMAND = 'sleep 1';
const COMMAND_MS = 1000;

/** One measurement of each thing, in ms. */
export interface Sample {
  readonly bare: number;
  readonly localSkip: number;
  readonly firstSkip: number;
  readonly cacheRestore: number;
  readonly save: number;
  readonly artifactUpload: number;
  readonly comment: number;
  /** The same upload with no command to hide behind. */
  readonly plainUpload: number;
}

/** One workflow run that is re-run on another machine, and beside it what it is measured against. */
export async function measureRound(
  github: GitHubProcess,
  baselines: Baselines,
  runId: string,
  root: string,
): Promise<Sample> {
  const action = path.resolve('.');
  const answer = { step: 'ai-complete', run: `${COMMAND}; echo "answer=yes" >> "$GITHUB_OUTPUT"` };
  const label = { step: 'label-applied', run: 'true' };

  const first = await github.attempt({ runId, attempt: 1 });
  const before = new Machine(root, action, first);
  const saved = await before.step(answer);
  expectOutcome(saved.outputs.outcome, 'completed');
  const uploading = new Machine(root, baselines['artifact-upload'], first);
  const uploaded = path.join(uploading.workspace, 'document.json');
  fs.copyFileSync(documentIn(before.temp), uploaded);
  const upload = await uploading.step({}, { BENCH_FILE: uploaded, BENCH_COMMAND: COMMAND });

  const commenting = new Machine(root, action, await github.attempt({ runId: `${runId}1`, attempt: 1 }));
  const commented = await commenting.step({ step: 'comment-posted', comment: 'It is done.' });
  expectOutcome(commented.outputs.outcome, 'completed');
  const plain = new Machine(root, baselines['artifact-upload'], first);
  const document = path.join(plain.workspace, 'checkpoint.json');
  fs.copyFileSync(documentIn(commenting.temp), document);
  const plainUpload = await plain.step({}, { BENCH_FILE: document, BENCH_COMMAND: '' });

  // What the second attempt finds: two steps done, and the same document as a cache entry.
  await before.step(label);
  await before.finish();
  const cached = { BENCH_FILE: 'document.json', BENCH_KEY: `document-${runId}` };
  const saving = new Machine(root, baselines['cache-save'], first);
  fs.copyFileSync(documentIn(before.temp), path.join(saving.workspace, cached.BENCH_FILE));
  await saving.step({}, cached);

  const second = await github.attempt({ runId, attempt: 2 });
  const after = new Machine(root, action, second);
  const firstSkip = await after.step(answer);
  expectOutcome(firstSkip.outputs.outcome, 'skipped');
  const restoring = new Machine(root, baselines['cache-restore'], second);
  const restore = await restoring.step({}, cached);
  fs.accessSync(path.join(restoring.workspace, cached.BENCH_FILE));

  const localSkip = await after.step(label);
  expectOutcome(localSkip.outputs.outcome, 'skipped');
  return {
    bare: await bareStart(),
    localSkip: localSkip.durationMs,
    firstSkip: firstSkip.durationMs,
    cacheRestore: restore.durationMs,
    save: saved.durationMs - COMMAND_MS,
    artifactUpload: upload.durationMs - COMMAND_MS,
    comment: commented.durationMs,
    plainUpload: plainUpload.durationMs,
  };
}

function expectOutcome(outcome: string | undefined, expected: string): void {
  if (outcome !== expected) throw new Error(`a step was ${outcome}, not ${expected}`);
}

/** The one document that the job has on its machine. */
function documentIn(temp: string): string {
  const folder = path.join(temp, 'checkpoint-action');
  const scope = fs.readdirSync(folder).find((name) => /^[0-9a-f]{12}$/.test(name));
  if (scope === undefined) throw new Error('the step left no document');
  return path.join(folder, scope, 'checkpoint.json');
}
