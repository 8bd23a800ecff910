import { execFileSync } from 'node:child_process';
import * as fs from 'node:fs';
import * as path from 'node:path';
import { hasChangedSince } from '../../../src/engine/containment.js';
import { startStep } from '../../../src/engine/step-transitions.js';
import type { StoreError } from '../../../src/store/errors.js';
import { readDocumentFile, setAside, writeDocumentFile } from '../../../src/store/file/document-file.js';
import { Journal } from '../../../src/store/file/journal.js';
import { documentOf, doneUnit, newFolder, removeFolders } from '../../support/builders.js';

afterAll(removeFolders);

const document = documentOf({ a: doneUnit() });

describe('reading is total', () => {
  test('what was written comes back, as JSON that a person can read', () => {
    const file = path.join(newFolder(), 'run.json');
    writeDocumentFile(file, document);
    expect(readDocumentFile(file)).toMatchObject({ kind: 'document', document, malformed: {} });
    expect(fs.readFileSync(file, 'utf8')).toMatch(/^\{\n {2}"runId".*\n\}\n$/s);
  });

  test('a file that is not there is missing, and silent', () => {
    expect(readDocumentFile(path.join(newFolder(), 'run.json'))).toEqual({ kind: 'missing' });
  });

  test.each([
    ['empty', ''],
    ['garbage', '\0\0\0'],
    ['half a document', JSON.stringify(document).slice(0, 100)],
    ['not UTF-8', Buffer.from([0x7b, 0xff, 0xfe, 0x7d])],
  ])('%s is unreadable', (_, content) => {
    const file = path.join(newFolder(), 'run.json');
    fs.writeFileSync(file, content);
    expect(readDocumentFile(file).kind).toBe('unreadable');
  });

  test('a folder in its place', () => {
    expect(readDocumentFile(newFolder())).toMatchObject({ kind: 'unreadable' });
  });

  test('a pipe in its place does not hang', () => {
    if (process.platform === 'win32') return;
    const pipe = path.join(newFolder(), 'run.json');
    execFileSync('mkfifo', [pipe]);
    expect(readDocumentFile(pipe)).toEqual({ kind: 'unreadable', reason: 'it is not a regular file' });
  });

  test('a file beyond the limit is not even read', () => {
    const file = path.join(newFolder(), 'run.json');
    fs.writeFileSync(file, '');
    fs.truncateSync(file, 65 * 1024 * 1024);
    expect(readDocumentFile(file)).toMatchObject({ reason: expect.stringContaining('larger than') });
  });
});

test('what cannot be read is set aside under a name of its own, untouched', () => {
  const file = path.join(newFolder(), 'run.json');
  fs.writeFileSync(file, 'garbage');
  const aside = setAside(file, new Date('2026-11-30T17:44:00.123Z'));
  expect(path.basename(aside)).toBe('run.json.unreadable-2026-11-30T17-44-00.123Z');
  expect(fs.readFileSync(aside, 'utf8')).toBe('garbage');
  expect(fs.existsSync(file)).toBe(false);
});

describe('the journal', () => {
  test('each change is on disk, under a revision of its own, before it is returned', () => {
    const file = path.join(newFolder(), 'deep', 'folder', 'run.json');
    const journal = new Journal(file, document, () => {});
    const seen: unknown[] = [];
    for (const note of ['one', 'two']) {
      expect(journal.update((given) => ({ ...given, task: note }))).toBe(true);
      const read = readDocumentFile(file);
      expect(read).toMatchObject({ kind: 'document', document: journal.document, malformed: {} });
      seen.push(journal.document.revision?.sequence);
    }
    // What was just written has not been given out yet; each further one is a revision of its own.
    for (let times = 0; times < 3; times += 1) seen.push(journal.stamp().revision?.sequence);
    expect(seen).toEqual([2, 3, 3, 4, 5]);
    expect(journal.document.revision?.nonce).toMatch(/^[0-9a-z]{10}$/);
  });

  test('a reserved revision is that of all changes until the document is given out, and of none after', () => {
    const journal = new Journal(path.join(newFolder(), 'run.json'), document, () => {});
    const given: unknown[] = [];
    const note = (task: string) => journal.update((before) => ({ ...before, task: `${before.task}${task}` }));
    for (const round of [1, 2]) {
      // What is there already goes out under its own.
      note('a');
      const before = journal.document.revision;
      const reserved = journal.reserve();
      expect(journal.reserve()).toEqual(reserved);
      expect(journal.stamp().revision).toEqual(before);
      for (const task of ['b', 'c']) note(task);
      expect(journal.document.task).toMatch(new RegExp(`(abc){${round}}$`));
      expect(journal.stamp().revision).toEqual(reserved);
      given.push(before?.nonce, reserved.nonce, journal.stamp().revision?.nonce);
      expect(journal.document.revision?.sequence).toBe(reserved.sequence + 1);
    }
    expect(new Set(given).size).toBe(6);
  });

  test('what a change calls its own number is that of the edition it goes out with', () => {
    const journal = new Journal(path.join(newFolder(), 'run.json'), document, () => {});
    const { sequence } = journal.reserve();
    for (const step of ['one', 'two']) {
      const at = '2026-11-30T17:44:00.000Z';
      const start = { step, attempt: 1, at, fingerprint: 'f'.repeat(64), fingerprintParts: {} };
      journal.update((before) => startStep(before, start));
    }
    const given = journal.stamp();
    expect(['one', 'two'].map((step) => given.units[step]?.sequence)).toEqual([sequence, sequence]);
    expect(hasChangedSince(given, sequence)).toBe(false);
  });

  test('a disk that refuses is reported with a fix, and the work goes on with the document in memory', () => {
    const folder = newFolder();
    fs.writeFileSync(path.join(folder, 'file'), '');
    const faults: StoreError[] = [];
    const journal = new Journal(path.join(folder, 'file', 'deep', 'run.json'), document, (fault) =>
      faults.push(fault),
    );
    expect(journal.update((given) => ({ ...given, task: 'changed' }))).toBe(false);
    expect(journal.document.task).toBe('changed');
    expect(faults).toHaveLength(1);
    expect(faults[0]).toMatchObject({ name: 'StoreError', fix: expect.stringContaining('folder') });
    expect(faults[0]?.message).toMatch(/^Could not write .*run\.json: E(NOTDIR|EXIST|NOENT)\.$/);
    // A number is not used twice, not even after a failed write.
    expect(journal.stamp().revision?.sequence).toBe(3);
  });
});
