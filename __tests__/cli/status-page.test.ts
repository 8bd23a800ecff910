import * as fs from 'node:fs';
import * as path from 'node:path';
import { afterAll, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { listedJson, listRuns, listText } from '../../src/cli/status/list.js';
import { page } from '../../src/cli/status/page.js';
import { painter, wantsColour } from '../../src/cli/status/paint.js';
import { resumeText } from '../../src/cli/status/resume-text.js';
import { takePicture } from '../../src/cli/status/take-picture.js';
import { tallyUnits } from '../../src/engine/status/tally.js';
import { RUN_STATUSES, UNIT_STATUSES } from '../../src/engine/statuses.js';
import { lookAtRun } from '../../src/store/look-at-run.js';
import { projectOf } from '../../src/store/runs-folder.js';
import { surveyRuns } from '../../src/store/survey.js';
import { newFolder, removeFolders } from '../support/builders.js';
import { runText } from '../support/run-documents.js';

afterAll(removeFolders);

const name = fc.oneof(
  fc.constantFrom('a', 'b', 'c', '__proto__', 'constructor', 'toString', '7', ''),
  fc.string({ unit: 'binary', maxLength: 6 }),
);
const anything = fc.jsonValue({ maxDepth: 2 });
const time = or(fc.constantFrom('2026-11-30T17:00:00.000Z', '9999-12-31T00:00:00Z', 'soon', ''));

/** Mostly the right form, with something else in any place. */
function or<T>(usual: fc.Arbitrary<T>): fc.Arbitrary<unknown> {
  return fc.oneof(
    { weight: 40, arbitrary: usual as fc.Arbitrary<unknown> },
    { weight: 1, arbitrary: anything },
  );
}

const unit = fc.record(
  {
    status: or(fc.constantFrom(...UNIT_STATUSES)),
    dependsOn: or(fc.array(name, { maxLength: 3 })),
    note: or(fc.oneof(fc.string(), fc.constant('reconciled-from-trailer:c0ffee'))),
    startedAt: time,
    updatedAt: time,
    interrupted: or(fc.record({ reason: fc.string(), at: time })),
  },
  { requiredKeys: ['status'] },
);

const document = fc.record(
  {
    status: or(fc.constantFrom(...RUN_STATUSES)),
    task: or(fc.string()),
    createdAt: time,
    updatedAt: time,
    finishedAt: time,
    units: or(fc.dictionary(name, or(unit), { maxKeys: 8, noNullPrototype: true })),
    phases: or(
      fc.dictionary(
        name,
        or(fc.record({ status: fc.constantFrom('running', 'done', 'constructor'), startedAt: time })),
      ),
    ),
    currentPhase: or(name),
    openItems: or(fc.array(or(fc.record({ id: name, title: fc.string(), at: time })))),
    resolvedItems: or(fc.array(anything)),
    validation: or(
      fc.record({ status: fc.constantFrom('green', 'red', 'toString'), note: fc.string(), at: time }),
    ),
    result: anything,
    pipeline: or(fc.record({ integrationRef: anything, targetRef: name })),
    launch: or(
      fc.record({
        scriptPath: fc.constantFrom('pipeline.mjs', 'checkpoint', 'w.mjs', ''),
        args: or(
          fc.record({
            command: fc.constantFrom('resume', 'run', 'work'),
            run: name,
            step: name,
            argv: or(fc.array(name)),
          }),
        ),
      }),
    ),
    lifecycle: or(
      fc.record({
        state: fc.constantFrom('queued', 'running', 'failed', 'succeeded'),
        retryable: fc.boolean(),
        reason: anything,
        retry_of: or(name),
      }),
    ),
  },
  { requiredKeys: [] },
);

test('whatever a document holds, every view of it can be shown, and shows nothing that a terminal acts on', async () => {
  const folder = newFolder();
  const file = path.join(folder, 'x.json');
  const project = projectOf(folder);
  const plain = painter(false);
  let pages = 0;
  await fc.assert(
    fc.asyncProperty(document, async (given) => {
      fs.writeFileSync(file, runText('x', given));
      const survey = await surveyRuns(project.folders);
      const runs = listRuns(survey);
      const shown = [listText(runs, plain), ...runs.map((run) => JSON.stringify(listedJson(run)))];
      expect(survey.rows).toHaveLength(1);
      const look = await lookAtRun(file);
      if (look.kind === 'run') {
        pages += 1;
        const picture = await takePicture(project, file, look.view);
        shown.push(page(picture, null, plain), resumeText(picture));
        expect(tallyUnits(picture.document.units, picture.malformed).total).toBe(
          Object.keys(JSON.parse(fs.readFileSync(file, 'utf8')).units).length,
        );
      }
      for (const text of shown) {
        expect(text).toMatch(/^.+/);
        expect(text).not.toMatch(/[^\P{Cc}\n]|NaN|\[object/u);
      }
    }),
    { numRuns: 400 },
  );
  expect(pages).toBeGreaterThan(100);
});

test('whatever a file holds, it is on the list', async () => {
  const folder = newFolder();
  const bytes = fc.oneof(
    fc.uint8Array({ maxLength: 200 }),
    fc.json().map((text) => new TextEncoder().encode(text)),
  );
  await fc.assert(
    fc.asyncProperty(bytes, fc.nat(200), async (content, cut) => {
      fs.writeFileSync(path.join(folder, 'garbage.json'), content);
      fs.writeFileSync(path.join(folder, 'cut.json'), runText('cut').slice(0, cut));
      fs.writeFileSync(path.join(folder, 'good.json'), runText('good'));
      const { rows, newest } = await surveyRuns([folder]);
      expect(rows).toHaveLength(3);
      expect(newest?.row.document.id).toBe('good');
    }),
    { numRuns: 100 },
  );
});

test('colours are for terminals, and for those who have not said that they want none', () => {
  expect(wantsColour(false, true, {})).toBe(true);
  expect(wantsColour(false, true, { NO_COLOR: '' })).toBe(true);
  expect(wantsColour(false, false, {})).toBe(false);
  expect(wantsColour(true, true, {})).toBe(false);
  expect(wantsColour(false, true, { NO_COLOR: '1' })).toBe(false);
  expect(wantsColour(false, true, { TERM: 'dumb' })).toBe(false);
});
