import * as fs from 'node:fs';
import * as path from 'node:path';
import { compareRevisions } from '../../src/engine/join.js';
import type { RunDocument } from '../../src/engine/schema.js';
import { bundleNode, type Workbench } from './workbench.js';

/**
 * A script with steps of its own, as a user writes it with the library: `COUNT` calls of `EACH_MS`, each counted in
 * `CALLS`, each leaving a file. `FAIL_AT` ends it with an error; on SIGINT it ends after its call, with 130, or, with
 * `ON_INT=ignore`, goes on.
 */
const SCRIPT = `
import fs from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { openCheckpoint } from ${JSON.stringify(path.resolve('dist/library/index.js'))};
const { COUNT = '100', EACH_MS = '1', FAIL_AT = '0', ON_INT = 'finish', CALLS, STATE = 'state' } = process.env;
let interrupted = false;
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => { interrupted = ON_INT === 'finish'; });
fs.mkdirSync(STATE, { recursive: true });
const run = openCheckpoint({ log: () => {} });
for (let i = 1; i <= Number(COUNT); i += 1) {
  await run.step('call-' + i, async () => {
    fs.appendFileSync(CALLS, i + '\\n');
    await sleep(Number(EACH_MS));
    fs.writeFileSync(STATE + '/' + i + '.txt', 'answer ' + i);
    return i;
  }, { idempotent: true });
  console.log('did ' + i + '.');
  if (i === Number(FAIL_AT)) process.exit(3);
  if (interrupted) process.exit(130);
}
`;

/** The script as a step of the Action, which goes on from its progress, and saves it when it has ended only. */
export function ownSteps(bench: Workbench, given: Readonly<Record<string, string>> = {}) {
  const file = path.join(bench.root, 'script.mjs');
  fs.writeFileSync(file, SCRIPT);
  return {
    step: 'fix',
    run: `exec "${bundleNode}" "${file}"`,
    'progress-files': 'state/**',
    'autosave-seconds': '0',
    ...given,
  };
}

/** The script's variables. */
export function scriptEnv(bench: Workbench, given: Readonly<Record<string, string>> = {}) {
  return { CALLS: path.join(bench.root, 'calls'), ...given };
}

/** How often each of the script's calls was made, by its number. */
export function calls(bench: Workbench): Map<number, number> {
  const made = new Map<number, number>();
  for (const line of fs.readFileSync(path.join(bench.root, 'calls'), 'utf8').trim().split('\n')) {
    made.set(Number(line), (made.get(Number(line)) ?? 0) + 1);
  }
  return made;
}

/** How many of the script's own steps the log says it goes on with. */
export function goesOnWith(log: string): number {
  return Number(/fix goes on with (\d+) of its own steps/.exec(log)?.[1] ?? 0);
}

/** How many of the script's own steps the newest document knows of that can be downloaded. */
export function lastSaved(bench: Workbench): number {
  const documents = bench.github.artifacts.live().filter(({ name }) => name.endsWith('.json'));
  const newest = documents
    .map(({ content }) => JSON.parse(content.toString('utf8')) as RunDocument)
    .sort(compareRevisions);
  return newest.at(-1)?.units.fix?.progress?.ownSteps ?? 0;
}
