import * as fs from 'node:fs';
import { expect, test } from '@jest/globals';
import { StandingSchema, StatusSchema } from '../../src/engine/status/schema.js';

test('the fields that the documentation explains are those that status adds to a document', () => {
  const [, section = ''] = fs.readFileSync('docs/run-documents.md', 'utf8').split('## Looking at runs');
  const [table = ''] = section.split('\n### ');
  const explained = [...table.matchAll(/^\| (`.*?`) \|/gm)].flatMap(([, names = '']) =>
    [...names.matchAll(/`(\w+)`/g)].map(([, name = '']) => name),
  );
  const added = [...Object.keys(StandingSchema.entries), 'file', 'malformed'];
  expect(explained.sort()).toEqual(added.sort());
  expect(Object.keys(StatusSchema.entries)).toEqual(expect.arrayContaining(added));
});
