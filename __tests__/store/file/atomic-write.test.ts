import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import * as fs from 'node:fs';
import * as path from 'node:path';
import { whileBusy, writeFileAtomic } from '../../../src/store/file/atomic-write.js';
import { readDocumentFile, writeDocumentFile } from '../../../src/store/file/document-file.js';
import { serializeDocument } from '../../../src/store/file/document-text.js';
import { documentOf, doneUnit, newFolder, removeFolders, writeTree } from '../../support/builders.js';

const windows = process.platform === 'win32';
const root = process.getuid?.() === 0;

afterAll(removeFolders);

function fault(work: () => void): unknown {
  try {
    work();
  } catch (error) {
    return error;
  }
  throw new Error('it did not fail');
}

/** Runs `work` as a user whom the file system can refuse something; root it lets do everything. */
function asNobody(work: () => void): void {
  if (root) process.seteuid?.(65534);
  try {
    work();
  } finally {
    if (root) process.seteuid?.(0);
  }
}

test('replaces the file, and leaves nothing beside it', () => {
  const folder = newFolder();
  const file = path.join(folder, 'run.json');
  writeFileAtomic(file, 'old');
  writeFileAtomic(file, Buffer.from('new'));
  expect(fs.readFileSync(file, 'utf8')).toBe('new');
  expect(fs.readdirSync(folder)).toEqual(['run.json']);
});

test('a temporary file that a killed process left is no obstacle', () => {
  const file = path.join(newFolder(), 'run.json');
  fs.writeFileSync(`${file}.tmp`, 'half a docum');
  writeFileAtomic(file, 'whole');
  expect(fs.readFileSync(file, 'utf8')).toBe('whole');
});

test('a link left under the temporary name is not followed', () => {
  const folder = newFolder();
  const victim = path.join(folder, 'victim');
  fs.writeFileSync(victim, 'precious');
  fs.symlinkSync(victim, path.join(folder, 'run.json.tmp'));
  writeFileAtomic(path.join(folder, 'run.json'), 'document');
  expect(fs.readFileSync(victim, 'utf8')).toBe('precious');
  expect(fs.lstatSync(path.join(folder, 'run.json')).isSymbolicLink()).toBe(false);
});

test('a link at the file itself is replaced, not written through', () => {
  const folder = newFolder();
  fs.writeFileSync(path.join(folder, 'victim'), 'precious');
  fs.symlinkSync('victim', path.join(folder, 'run.json'));
  writeFileAtomic(path.join(folder, 'run.json'), 'document');
  expect(fs.readFileSync(path.join(folder, 'victim'), 'utf8')).toBe('precious');
});

describe('a write that fails says what to do, and leaves the old document', () => {
  test('the folder is gone', () => {
    const file = path.join(newFolder(), 'gone', 'run.json');
    expect(fault(() => writeFileAtomic(file, 'x'))).toMatchObject({
      name: 'StoreError',
      message: `Could not write ${file}: ENOENT.`,
      fix: 'The folder is gone; create it again.',
    });
  });

  test('the folder is a file', () => {
    const folder = newFolder();
    fs.writeFileSync(path.join(folder, 'file'), '');
    expect(fault(() => writeFileAtomic(path.join(folder, 'file', 'run.json'), 'x'))).toMatchObject({
      name: 'StoreError',
      fix: 'What has to be a folder is a file; use another path.',
    });
  });

  test('no permission', () => {
    if (windows) return;
    const folder = newFolder();
    const file = path.join(folder, 'run.json');
    fs.writeFileSync(file, 'old');
    fs.chmodSync(folder, 0o555);
    asNobody(() => {
      expect(fault(() => writeFileAtomic(file, 'new'))).toMatchObject({
        name: 'StoreError',
        message: `Could not write ${file}: EACCES.`,
        fix: 'Give this user the permission for it.',
      });
    });
    fs.chmodSync(folder, 0o755);
    expect(fs.readFileSync(file, 'utf8')).toBe('old');
  });

  test('something stands in its place that cannot be replaced', () => {
    const file = path.join(newFolder(), 'run.json');
    fs.mkdirSync(path.join(file, 'inside'), { recursive: true });
    expect(fault(() => writeFileAtomic(file, 'x'))).toMatchObject({ name: 'StoreError' });
    expect(fs.existsSync(`${file}.tmp`)).toBe(false);
  });

  /** Runs with a small file system of its own where the machine lets us make one. */
  function onSmallDisk(work: (folder: string, remount: (options: string) => void) => void): void {
    const folder = newFolder();
    try {
      execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=64k', 'tmpfs', folder], { stdio: 'ignore' });
    } catch {
      return; // not root, no such right, or another system
    }
    try {
      work(folder, (options) =>
        execFileSync('mount', ['-o', `remount,${options}`, folder], { stdio: 'ignore' }),
      );
    } finally {
      execFileSync('umount', [folder], { stdio: 'ignore' });
    }
  }

  test('the disk is full', () => {
    onSmallDisk((folder) => {
      const file = path.join(folder, 'run.json');
      writeFileAtomic(file, 'old');
      expect(fault(() => writeFileAtomic(file, 'x'.repeat(1024 * 1024)))).toMatchObject({
        name: 'StoreError',
        message: `Could not write ${file}: ENOSPC.`,
        fix: 'Free some disk space.',
      });
      expect(fs.readFileSync(file, 'utf8')).toBe('old');
      expect(fs.readdirSync(folder)).toEqual(['run.json']); // the space is free again
      writeFileAtomic(file, 'new');
    });
  });

  test('the file system is read-only', () => {
    onSmallDisk((folder, remount) => {
      const file = path.join(folder, 'run.json');
      writeFileAtomic(file, 'old');
      remount('ro');
      expect(fault(() => writeFileAtomic(file, 'new'))).toMatchObject({
        name: 'StoreError',
        message: `Could not write ${file}: EROFS.`,
        fix: 'The file system is read-only; use another folder.',
      });
      expect(fs.readFileSync(file, 'utf8')).toBe('old');
    });
  });
});

describe('a file that somebody holds for a moment, as on Windows', () => {
  function refusing(times: number, code: string): { calls: number; work: () => void } {
    const state = {
      calls: 0,
      work: () => {
        state.calls += 1;
        if (state.calls <= times) throw Object.assign(new Error(code), { code });
      },
    };
    return state;
  }

  test.each(['EPERM', 'EACCES', 'EBUSY'])('%s: tried again', (code) => {
    const file = refusing(2, code);
    whileBusy([1, 1, 1], file.work);
    expect(file.calls).toBe(3);
  });

  test('not for ever', () => {
    const file = refusing(9, 'EBUSY');
    expect(() => whileBusy([1, 1], file.work)).toThrow('EBUSY');
    expect(file.calls).toBe(3);
  });

  test('another fault is reported at once', () => {
    const file = refusing(9, 'ENOSPC');
    expect(() => whileBusy([1, 1], file.work)).toThrow('ENOSPC');
    expect(file.calls).toBe(1);
  });
});

/** The writer, as a process that can be killed at any moment: the very code, with its types taken off. */
async function writerScript(): Promise<string> {
  const folder = newFolder();
  const { default: typescript } = await import('typescript');
  const { ESNext } = typescript.ModuleKind;
  for (const name of ['store/file/atomic-write', 'store/errors', 'engine/errors']) {
    const source = fs.readFileSync(path.resolve('src', `${name}.ts`), 'utf8');
    const options = { target: typescript.ScriptTarget.ES2022, module: ESNext };
    writeTree(folder, { [`${name}.js`]: typescript.transpile(source, options) });
  }
  writeTree(folder, {
    'package.json': '{"type":"module"}',
    'main.js': `import * as fs from 'node:fs';
      import { writeFileAtomic } from './store/file/atomic-write.js';
      const [file, ...sources] = process.argv.slice(2);
      const texts = sources.map((source) => fs.readFileSync(source));
      for (let turn = 0; ; turn += 1) {
        writeFileAtomic(file, texts[turn % texts.length]);
        if (turn === 0) process.stdout.write('writing');
      }`,
  });
  return path.join(folder, 'main.js');
}

test('killed at any moment, the file is a whole old or a whole new document', async () => {
  const folder = newFolder();
  const script = await writerScript();
  const file = path.join(folder, 'run.json');
  const texts = [1, 2].map((attempt) =>
    serializeDocument(
      documentOf({ a: doneUnit({ attempt, outputs: { text: String(attempt).repeat(100_000 * attempt) } }) }),
    ),
  );
  const sources = texts.map((text, index) => {
    const source = path.join(newFolder(), `${index}`);
    fs.writeFileSync(source, text);
    return source;
  });
  writeDocumentFile(file, documentOf({}));
  const before = fs.readFileSync(file, 'utf8');

  const seen = new Map<string, number>();
  let leftovers = 0;
  const killOne = async (number: number): Promise<void> => {
    const own = path.join(folder, `run-${number % 4}.json`);
    if (!fs.existsSync(own)) fs.writeFileSync(own, before);
    const child: ChildProcess = spawn(process.execPath, [script, own, ...sources], {
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    const exited = once(child, 'exit');
    if (child.stdout !== null) await once(child.stdout, 'data');
    await new Promise((resolve) => setTimeout(resolve, (number * 7) % 20));
    child.kill('SIGKILL');
    await exited;
    const text = fs.readFileSync(own, 'utf8');
    seen.set(text, (seen.get(text) ?? 0) + 1);
    expect([before, ...texts]).toContain(text);
    expect(readDocumentFile(own).kind).toBe('document');
    if (fs.existsSync(`${own}.tmp`)) leftovers += 1;
  };
  // Four at a time, each with a file of its own: starting Node is what takes the time.
  for (let round = 0; round < 15; round += 1) {
    await Promise.all([0, 1, 2, 3].map((lane) => killOne(round * 4 + lane)));
  }
  expect([...seen.values()].reduce((sum, count) => sum + count, 0)).toBe(60);
  // The kills did hit the middle of writes, and both documents were in place at some of them.
  if (!windows) expect(leftovers).toBeGreaterThan(0);
  expect(texts.every((text) => seen.has(text))).toBe(true);
});
