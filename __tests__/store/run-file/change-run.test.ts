import * as fs from 'node:fs';
import * as path from 'node:path';
import { afterEach, describe, expect, test } from '@jest/globals';
import { RefusedError } from '../../../src/engine/errors.js';
import type { Change } from '../../../src/engine/run-document/change.js';
import { reportPhase } from '../../../src/engine/run-document/phases.js';
import { reportUnit } from '../../../src/engine/run-document/unit-transition.js';
import { changeAny } from '../../../src/store/run-file/change-any.js';
import { changeRun } from '../../../src/store/run-file/change-run.js';
import { withRunLock } from '../../../src/store/run-file/locked.js';
import { placesOf } from '../../../src/store/run-file/places.js';
import { JobRun, newFolder, removeFolders } from '../../support/builders.js';
import { RunInMemory } from '../../support/run-in-memory.js';

afterEach(removeFolders);

const PLAIN = RunInMemory.of('a', 'b').document;

/** Documents of every form, some of which need little code to be changed. */
const DOCUMENTS: Readonly<Record<string, object>> = {
  plain: PLAIN,
  'version 1': { schemaVersion: 1, id: 'old', status: 'running', units: { a: { status: 'pending' } } },
  'with fields of others': { ...PLAIN, pipeline: { ref: 'x' }, tags: ['y'] },
  'with a unit of others': { ...PLAIN, units: { ...PLAIN.units, c: { status: 'pending', branch: 'x' } } },
  'with a malformed unit': { ...PLAIN, units: { ...PLAIN.units, odd: 7 } },
  'with a lifecycle': { ...PLAIN, lifecycle: { state: 'running' } },
  'of steps': { ...JobRun.fresh().did('x').start('a').document, finishedAt: null },
  large: { ...PLAIN, notes: 'x'.repeat(2_000_000) },
};

const CHANGES: Readonly<Record<string, Change>> = {
  'a unit': reportUnit({ unit: 'a', status: 'done', note: 'n' }),
  'a new unit': reportUnit({ unit: 'new', status: 'in_progress' }),
  nothing: reportUnit({ unit: 'a', status: 'pending' }),
  'a phase': reportPhase('p', 'running'),
};

function withoutTimes(text: string): string {
  return text.replaceAll(/\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z/g, 'TIME');
}

describe.each(Object.entries(DOCUMENTS))('a document %s', (_, document) => {
  test.each(Object.entries(CHANGES))(
    'is changed the same way with little code: %s',
    async (_name, change) => {
      const files = ['little.json', 'all.json'].map((name) => path.join(newFolder(), name));
      for (const file of files) fs.writeFileSync(file, `${JSON.stringify(document, null, 2)}\n`);
      const [little = '', all = ''] = files;
      const view = await changeRun(little, change);
      const other = await withRunLock(placesOf(all), (lock) => changeAny(placesOf(all), lock, change));
      expect(withoutTimes(fs.readFileSync(little, 'utf8'))).toBe(withoutTimes(fs.readFileSync(all, 'utf8')));
      expect(view.status).toBe(other.status);
      expect(view.malformed()).toEqual(other.malformed());
      expect(withoutTimes(JSON.stringify(view.document()))).toBe(
        withoutTimes(JSON.stringify(other.document())),
      );
    },
  );
});

test('a document that says it has an event log is not changed without it', async () => {
  const file = path.join(newFolder(), 'm.json');
  fs.writeFileSync(
    file,
    JSON.stringify({ ...PLAIN, eventLog: { sequence: 1, offset: 1, hash: 'a'.repeat(64) } }),
  );
  const before = fs.readFileSync(file, 'utf8');
  await expect(changeRun(file, reportUnit({ unit: 'a', status: 'done' }))).rejects.toThrow(RefusedError);
  expect(fs.readFileSync(file, 'utf8')).toBe(before);
});

test('a change that is refused is refused once, and writes nothing', async () => {
  const file = path.join(newFolder(), 'm.json');
  fs.writeFileSync(file, JSON.stringify(PLAIN));
  let calls = 0;
  const refuse: Change = () => {
    calls += 1;
    throw new RefusedError('no', '');
  };
  await expect(changeRun(file, refuse)).rejects.toThrow('no');
  expect([calls, fs.readFileSync(file, 'utf8')]).toEqual([1, JSON.stringify(PLAIN)]);
});
