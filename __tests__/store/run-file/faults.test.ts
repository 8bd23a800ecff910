import { execFileSync, spawnSync } from 'node:child_process';
import * as fs from 'node:fs';
import * as path from 'node:path';
import { StoreError } from '../../../src/store/errors.js';
import { RunFile } from '../../../src/store/run-file/open-run.js';
import { changeRun, createRun, readRun, viewRun } from '../../../src/store/run-file/run-file.js';
import { newFolder, removeFolders } from '../../support/builders.js';
import { compileSource } from '../../support/compiled-source.js';
import { emptyRun } from './writers.js';

const root = process.getuid?.() === 0;
const windows = process.platform === 'win32';

afterAll(removeFolders);

async function newRun(folder: string, eventLog: boolean): Promise<string> {
  const file = path.join(folder, 'run.json');
  await createRun(file, (_present, at) => emptyRun(at), { eventLog });
  return file;
}

function note(text: string) {
  return () => [{ op: 'merge' as const, path: ['units', 'a'], value: { status: 'done', note: text } }];
}

async function faultOf(work: Promise<unknown>): Promise<unknown> {
  return work.then(
    () => 'it did not fail',
    (error: unknown) => error,
  );
}

/** The files of a run, without those of its lock. */
function contentOf(file: string): Record<string, string> {
  const folder = path.dirname(file);
  const names = fs.readdirSync(folder).filter((name) => /\.(json|jsonl)$/.test(name));
  return Object.fromEntries(names.map((name) => [name, fs.readFileSync(path.join(folder, name), 'latin1')]));
}

/** Runs with a small file system of its own where the machine lets us make one. */
async function onSmallDisk(work: (folder: string, remount: (options: string) => void) => Promise<void>) {
  const folder = newFolder();
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=256k', 'tmpfs', folder], { stdio: 'ignore' });
  } catch {
    return; // not root, no such right, or another system
  }
  try {
    await work(folder, (options) =>
      execFileSync('mount', ['-o', `remount,${options}`, folder], { stdio: 'ignore' }),
    );
  } finally {
    execFileSync('umount', [folder], { stdio: 'ignore' });
  }
}

describe.each([
  ['snapshot', false],
  ['event log', true],
])(
  '%s mode: what cannot be written is an error that says what to do, and the document stays as it was',
  (_, eventLog) => {
    test('the disk is full', async () => {
      await onSmallDisk(async (folder) => {
        const file = await newRun(folder, eventLog);
        await changeRun(file, note('old'));
        const before = contentOf(file);
        const error = await faultOf(changeRun(file, note('x'.repeat(400_000))));
        expect(error).toBeInstanceOf(StoreError);
        expect(error).toMatchObject({
          message: expect.stringContaining('ENOSPC'),
          fix: 'Free some disk space.',
        });
        expect(contentOf(file)).toEqual(before);
        // Not a byte is left, not even for a lock.
        fs.writeFileSync(path.join(folder, 'filler'), '');
        const filler = fs.openSync(path.join(folder, 'filler'), 'w');
        expect(() => {
          for (;;) fs.writeSync(filler, Buffer.alloc(4096));
        }).toThrow('ENOSPC');
        fs.closeSync(filler);
        expect(await faultOf(changeRun(file, note('new')))).toMatchObject({ fix: 'Free some disk space.' });
        expect(contentOf(file)).toEqual(before);
        fs.rmSync(path.join(folder, 'filler'));
        await changeRun(file, note('new'));
        expect((await viewRun(file, { verifyAll: true })).document().units.a?.note).toBe('new');
      });
    });

    test('the disk is full for a document that is kept open: it goes on when there is room again', async () => {
      await onSmallDisk(async (folder) => {
        const run = await RunFile.open(await newRun(folder, eventLog));
        await run.change(note('old'));
        for (let turn = 0; turn < 3; turn += 1) {
          expect(await faultOf(run.change(note('x'.repeat(400_000))))).toMatchObject({ name: 'StoreError' });
          await run.change(note(`new ${turn}`));
          expect(run.document().units.a?.note).toBe(`new ${turn}`);
        }
        await run.close();
        expect((await readRun(path.join(folder, 'run.json'))).units.a?.note).toBe('new 2');
      });
    });

    test('the file system is read-only', async () => {
      await onSmallDisk(async (folder, remount) => {
        const file = await newRun(folder, eventLog);
        remount('ro');
        expect(await faultOf(changeRun(file, note('new')))).toMatchObject({
          name: 'StoreError',
          message: expect.stringContaining('EROFS'),
          fix: 'The file system is read-only; use another folder.',
        });
        // Reading needs no lock.
        expect((await readRun(file)).units.a).toBeUndefined();
      });
    });

    test('files must not become larger', async () => {
      if (windows) return;
      const folder = newFolder();
      const file = await newRun(folder, eventLog);
      const before = contentOf(file);
      const code = compileSource(['store/run-file/run-file']);
      const script = `import { changeRun } from ${JSON.stringify(`${code}/store/run-file/run-file.js`)};
      process.on('SIGXFSZ', () => {});
      const value = { status: 'done', note: 'x'.repeat(300_000) };
      await changeRun(process.argv[1], () => [{ op: 'set', path: ['units', 'a'], value }]);`;
      const limited = [
        '-c',
        'ulimit -f 64; exec "$0" --input-type=module -e "$1" "$2"',
        process.execPath,
        script,
        file,
      ];
      const { status, stderr } = spawnSync('bash', limited, { encoding: 'utf8' });
      expect(status).toBe(1);
      expect(stderr).toMatch(/StoreError: Could not write .*EFBIG/);
      expect(contentOf(file)).toEqual(before);
      await changeRun(file, note('new'));
    });

    test('the folder must not be written', async () => {
      if (windows) return;
      const folder = newFolder();
      const file = await newRun(folder, eventLog);
      fs.chmodSync(folder, 0o555);
      const before = contentOf(file);
      if (root) process.seteuid?.(65534);
      try {
        expect(await faultOf(changeRun(file, note('new')))).toMatchObject({
          name: 'StoreError',
          message: `Could not lock ${file}: EACCES.`,
          fix: 'Give this user the permission for it.',
        });
        expect(await readRun(file)).toMatchObject({ status: 'running' });
      } finally {
        if (root) process.seteuid?.(0);
        fs.chmodSync(folder, 0o755);
      }
      expect(contentOf(file)).toEqual(before);
    });

    test('the folder has vanished', async () => {
      const folder = newFolder();
      const file = await newRun(folder, eventLog);
      const run = await RunFile.open(file);
      await run.change(note('old'));
      fs.rmSync(folder, { recursive: true });
      expect(await faultOf(changeRun(file, note('new')))).toMatchObject({ name: 'NotFoundError' });
      expect(await faultOf(run.change(note('new')))).toBeInstanceOf(Error);
      await run.close();
      expect(fs.existsSync(folder)).toBe(false);
    });
  },
);
