import * as fs from 'node:fs';
import * as path from 'node:path';
import { createRun, viewRun } from '../../../src/store/run-file/run-file.js';
import { newFolder, removeFolders } from '../../support/builders.js';
import { emptyRun, Writers } from './writers.js';

/** The contract's number takes a while: FULL=1 npm test -- kill-loop */
const kills = process.env.FULL === '1' ? 1000 : 24;
/** At the same time, on one document: starting Node is what takes the time. */
const LANES = 4;

afterAll(removeFolders);

const writers = new Writers();

test.each([
  ['snapshot', false, 0],
  ['event log', true, 0],
  ['event log, large document', true, 150_000],
])(
  '%s: killed again and again while it writes, the document always parses and nothing acknowledged is missing',
  async (_, eventLog, padding) => {
    const file = path.join(newFolder(), 'run.json');
    await createRun(
      file,
      (_present, at) => {
        const run = emptyRun(at);
        return { ...run, units: { ...run.units, large: { status: 'pending', note: 'x'.repeat(padding) } } };
      },
      { eventLog },
    );
    const acknowledged: string[] = [];
    let cutShort = 0;
    for (let round = 0; round < kills / LANES; round += 1) {
      const ends = await Promise.all(
        Array.from({ length: LANES }, (_value, lane) =>
          writers.run(file, `r${round}l${lane}`, 100_000, Math.floor(Math.random() * 30)),
        ),
      );
      for (const end of ends) {
        acknowledged.push(...end.acknowledged);
        if (end.code === null) cutShort += 1;
      }
      expect(() => JSON.parse(fs.readFileSync(file, 'utf8'))).not.toThrow();
      const { units } = (await viewRun(file, { verifyAll: true })).document();
      expect(acknowledged.filter((id) => units[id]?.status !== 'done')).toEqual([]);
      const { counter, large: _l, ...others } = units;
      expect(counter).toMatchObject({ tries: Object.keys(others).length });
    }
    if (process.platform !== 'win32') expect(cutShort).toBe(kills);
    expect(acknowledged.length).toBeGreaterThan(kills);
  },
  3_600_000,
);
