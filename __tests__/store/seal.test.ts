import * as fs from 'node:fs';
import * as os from 'node:os';
import * as path from 'node:path';
import { afterAll, describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { isSealed } from '../../src/store/is-sealed.js';
import { SealError, SealKeys } from '../../src/store/seal.js';
import { openArchive, sealArchive, sealedSize } from '../../src/store/seal-archive.js';
import { openDocument, sealDocument } from '../../src/store/seal-document.js';

const context = { repository: 'octo/repo', runId: '1', scope: 'a'.repeat(64), name: 'checkpoint-x.json' };
const keys = new SealKeys('a key that is long enough');
const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'seal-'));
afterAll(() => fs.rmSync(folder, { recursive: true, force: true }));

const elsewhere = [
  ['repository', { ...context, repository: 'octo/other' }],
  ['run', { ...context, runId: '2' }],
  ['scope', { ...context, scope: 'b'.repeat(64) }],
  ['name', { ...context, name: 'checkpoint-y.json' }],
] as const;

describe('documents', () => {
  test('any text comes back, also with another process of the same key', () =>
    fc.assert(
      fc.asyncProperty(fc.string({ unit: 'grapheme' }), async (text) => {
        const sealed = await sealDocument(text, keys, context);
        expect(isSealed(sealed)).toBe(true);
        expect(await openDocument(sealed, keys, context)).toBe(text);
      }),
      { numRuns: 50 },
    ));

  test('another process opens it, and another key does not', async () => {
    const sealed = await sealDocument('text', keys, context);
    expect(await openDocument(sealed, new SealKeys('a key that is long enough'), context)).toBe('text');
    await expect(openDocument(sealed, new SealKeys('another key, also long'), context)).rejects.toThrow(
      SealError,
    );
  });

  test('two envelopes of one text have nothing in common', async () => {
    const [a, b] = await Promise.all([1, 2].map(() => sealDocument('the same text', keys, context)));
    expect(JSON.parse(a ?? '').data).not.toBe(JSON.parse(b ?? '').data);
  });

  test.each(elsewhere)('moved to another %s, it does not open', async (_, other) => {
    const sealed = await sealDocument('text', keys, context);
    await expect(openDocument(sealed, keys, other)).rejects.toThrow(SealError);
  });

  test('whatever byte is changed, it does not open', async () => {
    const sealed = Buffer.from(await sealDocument('{"units":{}}', keys, context));
    await fc.assert(
      fc.asyncProperty(fc.nat(sealed.length - 1), fc.integer({ min: 1, max: 255 }), async (at, change) => {
        const changed = Buffer.from(sealed);
        changed[at] = (changed[at] ?? 0) ^ change;
        // Bytes that are no UTF-8 reach the reader as they reach it from a store.
        await expect(openDocument(changed.toString('utf8'), keys, context)).rejects.toThrow(SealError);
      }),
      { numRuns: 60 },
    );
  }, 60_000);

  test.each([
    '',
    '{}',
    'null',
    '[]',
    '{"checkpointSeal":1}',
    '{"checkpointSeal":1,"salt":"","id":"","data":""}',
  ])('%s is nothing sealed', (text) => expect(openDocument(text, keys, context)).rejects.toThrow(SealError));
});

describe('archives', () => {
  const MIB = 1024 * 1024;
  let count = 0;
  const newFile = (content?: Buffer) => {
    count += 1;
    const file = path.join(folder, String(count));
    if (content !== undefined) fs.writeFileSync(file, content);
    return file;
  };
  const seal = async (content: Buffer) => {
    const sealed = newFile();
    await sealArchive(newFile(content), sealed, keys, context);
    return sealed;
  };

  test.each([0, 1, MIB - 1, MIB, MIB + 1, 2 * MIB, 2 * MIB + 5])('%d bytes come back', async (size) => {
    const content = Buffer.alloc(size, 'x');
    const sealed = await seal(content);
    expect(fs.statSync(sealed).size).toBe(sealedSize(size));
    const opened = newFile();
    await openArchive(sealed, opened, keys, context);
    expect(fs.readFileSync(opened).equals(content)).toBe(true);
  });

  test('changed, cut, moved or exchanged frames do not open, and leave nothing behind', async () => {
    const sealed = fs.readFileSync(await seal(Buffer.alloc(3 * MIB + 5, 'x')));
    const header = sealed.length - sealedSizeOfFrames(3 * MIB + 5);
    const frame = MIB + 16;
    const frames = [0, 1, 2, 3].map((index) =>
      sealed.subarray(header + index * frame, header + (index + 1) * frame),
    );
    const [a, b, c, d] = frames as [Buffer, Buffer, Buffer, Buffer];
    const head = sealed.subarray(0, header);
    const flipped = (at: number) => {
      const copy = Buffer.from(sealed);
      copy[at] = (copy[at] ?? 0) ^ 1;
      return copy;
    };
    const bad = [
      Buffer.alloc(0),
      head,
      sealed.subarray(0, 20),
      sealed.subarray(0, sealed.length - 1),
      Buffer.concat([sealed, Buffer.from([0])]),
      Buffer.concat([head, a, b, c]),
      Buffer.concat([head, b, a, c, d]),
      Buffer.concat([head, a, b, d]),
      Buffer.concat([head, a, a, c, d]),
      ...[0, 8, 9, 20, 30, header, header + MIB, sealed.length - 1].map(flipped),
    ];
    for (const content of bad) {
      const opened = newFile();
      await expect(openArchive(newFile(content), opened, keys, context)).rejects.toThrow(SealError);
      expect(fs.existsSync(opened)).toBe(false);
    }
  });

  test.each(elsewhere)('moved to another %s, it does not open', async (_, other) => {
    const sealed = await seal(Buffer.from('files'));
    await expect(openArchive(sealed, newFile(), keys, other)).rejects.toThrow(SealError);
  });

  function sealedSizeOfFrames(size: number): number {
    return sealedSize(size) - (sealedSize(0) - 16);
  }
});
