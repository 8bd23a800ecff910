import { expect, test } from '@jest/globals';
import { superseded } from '../../src/action/prune.js';
import { type KnownDocument, knownDocument, type ScopeState } from '../../src/action/scope-folder.js';
import { documentOf, doneUnit } from '../support/builders.js';

const NEWEST = 'checkpoint-generate-000000000000-a2-s9-newest0000.json';
const OLDER = 'checkpoint-generate-000000000000-a1-s3-older00000.json';

function state(older: KnownDocument, newest: KnownDocument, unread: string[] = []): ScopeState {
  return {
    runId: '1',
    attempt: 2,
    label: 'generate',
    unread,
    malformedUnits: {},
    twoWriters: false,
    read: [older],
    payloads: [],
    kept: [newest],
    keptIn: ['artifact'],
    begun: {},
    care: 'open',
    unsaved: false,
  };
}

const whole = documentOf({ ai: doneUnit({ completionId: 'c-1', withheld: [] }) });
const partly = documentOf({
  ai: doneUnit({ completionId: 'c-1', withheld: [{ kind: 'output', name: 'a', reason: 'elsewhere' }] }),
});
const other = documentOf({ ai: doneUnit({ completionId: 'c-2' }) });

test.each([
  ['contains it', whole, whole, [], [OLDER]],
  ['does not contain it', whole, other, [], []],
  ['holds less of it', whole, partly, [], []],
  ['holds more of it', partly, whole, [], [OLDER]],
  ['contains it, but a copy could not be read', whole, whole, [`artifact ${OLDER}: 403`], []],
])('an older document goes only when the newest one … %s', (_, older, newest, unread, gone) => {
  const given = state(knownDocument(OLDER, older), knownDocument(NEWEST, newest), unread);
  expect(superseded(given, newest)).toEqual(gone);
});
