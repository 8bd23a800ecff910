import { type SpawnSyncReturns, spawnSync } from 'node:child_process';
import * as fs from 'node:fs';
import * as path from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { loadCheckpoint } from '../../src/index.js';
import { viewRun } from '../../src/store/run-file/run-file.js';
import { newFolder, removeFolders } from '../support/builders.js';
import { bundleNode, plainEnvironment } from '../support/workbench.js';

const library = pathToFileURL(path.resolve('dist/library/index.js'));
const killAt = pathToFileURL(path.resolve('__tests__/support/kill-at.mjs'));

/** One step of each kind, two of them at the same time. Each effect is a line in `effects`. */
const SCRIPT = `
import * as fs from 'node:fs';
import { openCheckpoint } from '${library}';
const effects = () => fs.existsSync('effects') ? fs.readFileSync('effects', 'utf8').split('\\n') : [];
const checkpoint = openCheckpoint({
  file: 'run.json', runId: 'r', issueNumber: 42, commitSha: 'abc', eventLog: process.env.EVENT_LOG === 'true',
});
const ai = await checkpoint.step('ai', () => { effect('effects', 'ai'); return { answer: [1, 2] }; }, { idempotent: true });
await checkpoint.step('once', () => effect('effects', 'once'));
const results = await Promise.all([
  checkpoint.step('label', () => effect('effects', 'label'), { probe: () => effects().includes('label') }),
  checkpoint.step('comment', () => { effect('effects', 'comment'); return { id: 7 }; },
    { probe: () => effects().includes('comment') ? { landed: true, result: { id: 7 } } : false }),
]);
await checkpoint.done();
console.log(JSON.stringify({ ai, results }));
`;
const RESULT = '{"ai":{"answer":[1,2]},"results":[null,{"id":7}]}\n';

let folder: string;
let eventLog = false;
beforeEach(() => {
  folder = newFolder();
  fs.writeFileSync(path.join(folder, 'script.mjs'), SCRIPT);
});
afterEach(removeFolders);

/** One attempt, killed at a point, or not. */
function attempt(killedAt?: number): SpawnSyncReturns<string> {
  const env = {
    ...plainEnvironment(),
    EVENT_LOG: String(eventLog),
    ...(killedAt === undefined ? {} : { KILL_AT: String(killedAt) }),
  };
  return spawnSync(bundleNode, ['--import', killAt.href, 'script.mjs'], {
    cwd: folder,
    env,
    encoding: 'utf8',
  });
}

function effects(): string[] {
  const file = path.join(folder, 'effects');
  return fs.existsSync(file) ? fs.readFileSync(file, 'utf8').trimEnd().split('\n') : [];
}

/** What somebody does about a step of which nobody knows whether it took effect: looks, and writes down what is so. */
function settle(step: string): void {
  const status = effects().includes(step) ? 'done' : 'pending';
  const args = [path.resolve('dist/cli/index.js'), 'unit', 'run.json', step, status];
  const { stderr } = spawnSync(bundleNode, args, { cwd: folder, encoding: 'utf8' });
  expect(stderr).toBe('');
}

/** Attempts until the script has come to its end, the first ones killed. */
function runToTheEnd(kills: readonly number[]): void {
  for (const kill of kills) {
    const { status, stderr } = attempt(kill);
    if (status !== 0) expect(stderr).toMatch(/killed by kill-at\.mjs|UnknownOutcomeError/);
  }
  let last = attempt();
  if (last.status !== 0) {
    expect(last.stderr).toContain('UnknownOutcomeError: once was started in attempt');
    settle('once');
    last = attempt();
  }
  expect({ status: last.status, stdout: last.stdout }).toEqual({ status: 0, stdout: RESULT });
}

describe.each([[false], [true]])(
  'killed at any point (event log: %s), the run comes to the same end',
  (isLogged) => {
    beforeEach(() => {
      eventLog = isLogged;
    });

    test('not at all', () => {
      runToTheEnd([]);
      expect(effects()).toEqual(['ai', 'once', 'label', 'comment']);
    });

    const SWEEP = process.env.FULL === '1' ? { numRuns: 300 } : { numRuns: 12 };
    test('property: every effect takes place once, the idempotent one at least once', async () => {
      const lastCall = isLogged ? 500 : 240;
      const kills = fc.array(fc.integer({ min: 0, max: lastCall }), { minLength: 1, maxLength: 2 });
      const property = fc.asyncProperty(kills, async (killed) => {
        for (const name of fs.readdirSync(folder)) {
          if (name !== 'script.mjs') fs.rmSync(path.join(folder, name), { recursive: true });
        }
        runToTheEnd(killed);
        const all = effects();
        const others = all.filter((effect) => effect !== 'ai').sort();
        expect(others).toEqual(['comment', 'label', 'once']);
        expect(all.filter((effect) => effect === 'ai').length).toBeLessThanOrEqual(1 + killed.length);
        const file = path.join(folder, 'run.json');
        expect(JSON.parse(fs.readFileSync(file, 'utf8'))).toMatchObject({ status: 'done', runId: 'r' });
        expect((await viewRun(file, { verifyAll: true })).document()).toMatchObject({ status: 'done' });
        expect(
          loadCheckpoint({ file, issueNumber: 42, commitSha: 'abc', steps: ['label', 'comment'] }),
        ).not.toBeNull();
        // Of who died there may be an empty file in the folder of the lock, for a minute.
        const left = fs.readdirSync(folder).filter((name) => !name.endsWith('.lock'));
        const log = ['run.events.index', 'run.events.jsonl'];
        expect(left.sort()).toEqual(['effects', ...(isLogged ? log : []), 'run.json', 'script.mjs']);
      });
      // At 257 the run is finished in the log, and not yet in the document.
      await fc.assert(property, { ...SWEEP, examples: isLogged ? [[[257, 0]]] : [] });
    }, 120_000);
  },
);
