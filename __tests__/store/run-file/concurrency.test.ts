import * as fs from 'node:fs';
import * as path from 'node:path';
import { createRun, readRun } from '../../../src/store/run-file/run-file.js';
import { newFolder, removeFolders } from '../../support/builders.js';
import { emptyRun, Writers } from './writers.js';

/** All the numbers of the contract take minutes: FULL=1 npm test -- concurrency */
const full = process.env.FULL === '1';
const rounds = full ? 10 : 1;
const processes = full ? 20 : 8;
const transitions = full ? 50 : 15;

afterAll(removeFolders);

const writers = new Writers();

describe.each([
  ['snapshot', false],
  ['event log', true],
])('%s mode', (_, eventLog) => {
  test('many processes change one document at once, and nothing is lost', async () => {
    for (let round = 0; round < rounds; round += 1) {
      const file = path.join(newFolder(), 'run.json');
      await createRun(file, (_present, at) => emptyRun(at), { eventLog });
      const names = Array.from({ length: processes }, (_value, number) => `w${number}`);
      const ends = await Promise.all(names.map((name) => writers.run(file, name, transitions)));
      expect(ends.map(({ code }) => code)).toEqual(names.map(() => 0));
      const { units } = await readRun(file);
      const { counter, ...others } = units;
      expect(Object.keys(others)).toHaveLength(processes * transitions);
      expect(counter).toMatchObject({ tries: processes * transitions });
      const left = fs
        .readdirSync(path.dirname(file))
        .filter((name) => !/^run\.(json|events\.\w+)$/.test(name));
      expect(left.flatMap((name) => fs.readdirSync(path.join(path.dirname(file), name))).length).toBeLessThan(
        2,
      );
    }
  }, 600_000);

  test('the same while writers are killed: everything acknowledged is there', async () => {
    for (let round = 0; round < rounds; round += 1) {
      const file = path.join(newFolder(), 'run.json');
      await createRun(file, (_present, at) => emptyRun(at), { eventLog });
      const acknowledged: string[] = [];
      await Promise.all(
        Array.from({ length: processes }, async (_value, number) => {
          const doomed = number % 2 === 0 ? (number * 37) % 150 : undefined;
          const end = await writers.run(file, `w${number}`, transitions, doomed);
          acknowledged.push(...end.acknowledged);
          if (doomed === undefined) expect(end.code).toBe(0);
        }),
      );
      const { units } = await readRun(file);
      const { counter, ...others } = units;
      expect(acknowledged.length).toBeGreaterThan((processes / 2) * transitions);
      expect(acknowledged.filter((id) => units[id]?.status !== 'done')).toEqual([]);
      // What was being written when its writer died may be there as well; it counts whole or not at all.
      expect(counter).toMatchObject({ tries: Object.keys(others).length });
    }
  }, 600_000);
});
