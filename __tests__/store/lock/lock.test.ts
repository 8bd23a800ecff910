import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import * as fs from 'node:fs';
import * as os from 'node:os';
import * as path from 'node:path';
import { takeLock, takeLockSync } from '../../../src/store/lock/lock.js';
import { LockedError } from '../../../src/store/lock/lock-error.js';
import { livenessOf, newOwner, type Owner } from '../../../src/store/lock/owner.js';
import { ownIdentity } from '../../../src/store/lock/process-identity.js';
import { newFolder, removeFolders, writeTree } from '../../support/builders.js';
import { compileSource } from '../../support/compiled-source.js';

const linux = process.platform === 'linux';
/** When no process of today was started, in the way in which this system says it. */
const LONG_AGO = linux ? '1' : '2001-01-01T00:00:00.000Z';

afterAll(removeFolders);

function lockFolder(): string {
  return path.join(newFolder(), 'run.json.lock');
}

const brief = { what: 'run.json', waitMs: 100 };

/** A folder with a lock that somebody holds who is like this process, but for what is given. */
function heldBy(given: Partial<Owner>, age = 0): string {
  const folder = lockFolder();
  const owner = { ...newOwner('elsewhere0', true), ...given };
  writeTree(folder, { '7.lock': `held 0000000000\n${JSON.stringify(owner)}\n` });
  const then = new Date(Date.now() - age);
  fs.utimesSync(path.join(folder, '7.lock'), then, then);
  return folder;
}

/** A process that has ended, and whose id is free. */
function endedProcess(): number {
  return spawnSync(process.execPath, ['-e', '0']).pid;
}

test('one at a time; it is free again when it is released, and nothing piles up', async () => {
  const folder = lockFolder();
  for (let turn = 0; turn < 20; turn += 1) {
    const lock = await takeLock(folder, brief);
    await expect(takeLock(folder, { ...brief, waitMs: 5 })).rejects.toThrow(LockedError);
    expect(lock.check()).toBe(false);
    lock.release();
  }
  expect(fs.readdirSync(folder)).toEqual(['20.lock']);
});

test('of a lock that is retired, because what it locked is gone, nothing is left', async () => {
  const folder = lockFolder();
  (await takeLock(folder, brief)).release();
  const lock = await takeLock(folder, brief);
  fs.writeFileSync(lock.temporaryFile(), 'half a docum');
  lock.retire();
  expect(fs.readdirSync(path.dirname(folder))).toEqual([]);
});

/** Takes the lock again and again, every other time to count, and every other time for nothing. */
const COUNTER = `
  import * as fs from 'node:fs';
  import { takeLockSync } from './store/lock/lock.js';
  const [folder, file, count] = process.argv.slice(2);
  for (let number = 0; number < Number(count); number += 1) {
    takeLockSync(folder, { what: file }).release();
    const lock = takeLockSync(folder, { what: file });
    const next = Number(fs.readFileSync(file, 'utf8')) + 1;
    fs.writeFileSync(file + process.pid, String(next));
    lock.check(true);
    fs.renameSync(file + process.pid, file);
    lock.release();
  }
`;

test('many processes that take it and let go at once never have it together', async () => {
  const code = compileSource(['store/lock/lock']);
  writeTree(code, { 'counter.js': COUNTER });
  const file = path.join(newFolder(), 'counter');
  const [processes, count, rounds] = [8, 40, process.env.FULL === '1' ? 50 : 3];
  for (let round = 1; round <= rounds; round += 1) {
    fs.writeFileSync(file, '0');
    const args = [path.join(code, 'counter.js'), `${file}.lock`, file, String(count)];
    const ends = Array.from({ length: processes }, () =>
      once(spawn(process.execPath, args, { stdio: 'inherit' }), 'close'),
    );
    expect((await Promise.all(ends)).map(([exit]) => exit)).toEqual(Array(processes).fill(0));
    expect(fs.readFileSync(file, 'utf8')).toBe(String(processes * count));
  }
}, 600_000);

test('who waits gets it as soon as it is free, and is seen until then', async () => {
  const folder = lockFolder();
  const first = takeLockSync(folder, brief);
  const waiting = takeLock(folder, { what: 'run.json' });
  await new Promise((resolve) => setTimeout(resolve, 20));
  expect(first.check()).toBe(true);
  first.release();
  const second = await waiting;
  expect(second.check()).toBe(false);
  second.release();
});

test('a lock that stays is an error that names its owner, since when, and what is locked', async () => {
  const folder = lockFolder();
  const lock = takeLockSync(folder, brief);
  const error = await takeLock(folder, brief).catch((reason: unknown) => reason);
  expect(error).toBeInstanceOf(LockedError);
  expect(error).toMatchObject({
    message: expect.stringMatching(
      new RegExp(`^run\\.json is locked by process ${process.pid} on \\S+, since \\d{4}-\\S+Z\\.$`),
    ),
    fix: expect.stringContaining(linux ? 'end it' : 'try again'),
  });
  expect(() => takeLockSync(folder, brief)).toThrow(LockedError);
  lock.release();
});

describe('the owner is provably dead: taken over at once', () => {
  const cases: [string, () => Partial<Owner>, boolean][] = [
    ['its process is gone', () => ({ pid: endedProcess() }), true],
    [
      'its pid was given to another process, which lives',
      () => ({ pid: process.ppid, startedAt: '17' }),
      linux,
    ],
    ['it is from an earlier boot', () => ({ bootId: 'an-earlier-boot' }), linux],
    [
      'its process is gone, from another time',
      () => ({ pid: endedProcess(), timeNamespace: 'time:[1]' }),
      true,
    ],
    [
      'its process is gone, written by a version that knew of no time namespaces',
      () => ({ pid: endedProcess(), timeNamespace: null }),
      true,
    ],
  ];
  test.each(cases)('%s', async (_, given, here) => {
    if (!here || process.platform === 'win32') return;
    const folder = heldBy(given());
    const started = performance.now();
    const lock = await takeLock(folder, brief);
    expect(performance.now() - started).toBeLessThan(90);
    expect(fs.readdirSync(folder)).toEqual(['8.lock']);
    lock.release();
  });

  test('it has ended, but nobody has asked about it yet', async () => {
    if (!linux) return;
    // The shell becomes a program that never looks after the child it has inherited.
    const parent = spawn('sh', ['-c', 'sleep 0.01 & echo $!; exec sleep 30']);
    const [text] = (await once(parent.stdout, 'data')) as [Buffer];
    const pid = Number(text.toString());
    try {
      while (!/\) Z /.test(fs.readFileSync(`/proc/${pid}/stat`, 'utf8'))) {
        await new Promise((resolve) => setTimeout(resolve, 5));
      }
      (await takeLock(heldBy({ pid }), brief)).release();
    } finally {
      parent.kill('SIGKILL');
    }
  });
});

describe('whether the owner lives cannot be proven: not stolen', () => {
  const cases: [string, Partial<Owner>][] = [
    ['another pid namespace', { pidNamespace: 'pid:[1]', pid: 999_999 }],
    ['another machine', { bootId: 'another', machineId: 'another', pid: 999_999 }],
    [
      'a copy of this machine, by another name, started at another time',
      { bootId: 'another', host: 'another' },
    ],
    ['a machine that does not say which it is', { bootId: null, machineId: null, pid: 999_999 }],
    [
      'another boot of a machine that does not say which it is',
      { bootId: 'another', machineId: null, pid: 999_999 },
    ],
    [
      'another time namespace, in which starts are told otherwise',
      { timeNamespace: 'time:[1]', pid: process.ppid, startedAt: LONG_AGO },
    ],
    [
      'a version that did not say in which time namespace',
      { timeNamespace: null, pid: process.ppid, startedAt: LONG_AGO },
    ],
  ];
  test.each(cases)('%s', async (_, given) => {
    const folder = heldBy(given);
    const error = await takeLock(folder, brief).catch((reason: unknown) => reason);
    expect(error).toBeInstanceOf(LockedError);
    expect(error).toMatchObject({
      fix: expect.stringMatching(/no sign of life for 40 s, so try again in \d\d s; .*remove .*\.lock\.$/),
    });
    expect(fs.readdirSync(folder)).toEqual(['7.lock', '7.seen.tmp']);
  });

  test('a real process in a namespace of its own, seen from here', async () => {
    const folder = lockFolder();
    const code = compileSource(['store/lock/lock']);
    const script = `import { takeLockSync } from ${JSON.stringify(`${code}/store/lock/lock.js`)};
      takeLockSync(process.argv[1], { what: 'run.json' }); process.stdout.write('held'); setTimeout(() => {}, 60000);`;
    const unshare = ['--pid', '--fork', '--mount-proc', '--kill-child', process.execPath];
    const child = spawn('unshare', [...unshare, '--input-type=module', '-e', script, folder]);
    const came = await Promise.race([
      once(child.stdout, 'data'),
      once(child, 'exit').catch(() => null),
      once(child, 'error'),
    ]);
    if (!Buffer.isBuffer(came?.[0])) return; // no such right, or another system
    await expect(takeLock(folder, brief)).rejects.toThrow(/is locked by process 1 on/);
    child.kill('SIGKILL');
    await once(child, 'exit');
    // Even now: from here, nothing tells that it is gone.
    await expect(takeLock(folder, brief)).rejects.toThrow(/is locked by process 1 on/);
  });

  test.each([
    ['empty', ''],
    ['garbage', '\0\0\0'],
    ['half an owner', 'held 0000000000\n{"pid":1'],
    ['a pid that would mean a whole group', 'held 0000000000\n{"pid":-1,"nonce":"a","since":"b","host":"c"}'],
  ])('what is written there is %s', async (_, content) => {
    const folder = lockFolder();
    writeTree(folder, { '1.lock': content });
    await expect(takeLock(folder, brief)).rejects.toThrow('run.json is locked by somebody who cannot be');
  });

  test('we cannot say ourselves in which time namespace we are', () => {
    const owner = { ...newOwner('elsewhere0', true), startedAt: LONG_AGO };
    if (process.platform !== 'win32') expect(livenessOf(owner)).not.toBe('unproven');
    expect(livenessOf(owner, { ...ownIdentity(true), timeNamespace: null })).toBe('unproven');
    expect(livenessOf({ ...owner, timeNamespace: null }, { ...ownIdentity(true), timeNamespace: null })).toBe(
      'unproven',
    );
  });
});

describe('after a loss of power, when only names and permissions are there', () => {
  const { getuid } = process;
  /** Others than Linux may keep this bit of a file for the superuser, or have no such thing. */
  const keepsBit = linux || getuid?.() === 0;

  test.each([
    ['empty', ''],
    ['full of zeros', '\0'.repeat(300)],
  ])('a lock that had been released is free: %s', async (_, content) => {
    const folder = lockFolder();
    (await takeLock(folder, brief)).release();
    fs.writeFileSync(path.join(folder, '1.lock'), content);
    if (!keepsBit) return;
    const started = performance.now();
    const lock = await takeLock(folder, brief);
    expect(performance.now() - started).toBeLessThan(90);
    expect(fs.readdirSync(folder)).toEqual(['2.lock']);
    lock.release();
  });

  test('what is still written there counts, whatever the bit says', async () => {
    const folder = lockFolder();
    const file = path.join(folder, '1.lock');
    const lock = await takeLock(folder, brief);
    if (keepsBit) fs.chmodSync(file, 0o1644);
    await expect(takeLock(folder, brief)).rejects.toThrow(LockedError);
    lock.release();
    fs.chmodSync(file, 0o644);
    const next = await takeLock(folder, brief);
    expect(next.follows).toBe(lock.nonce);
    next.release();
  });

  test('who may read and write a lock does not change when it is released', async () => {
    const folder = lockFolder();
    const file = path.join(folder, '1.lock');
    const lock = await takeLock(folder, brief);
    if (process.platform !== 'win32') fs.chmodSync(file, 0o640);
    const { mode } = fs.statSync(file);
    lock.release();
    expect(fs.statSync(file).mode & 0o777).toBe(mode & 0o777);
  });

  test('one that was held then is taken over once it is clear that nobody is just writing it', async () => {
    const folder = lockFolder();
    writeTree(folder, { '1.lock': '' });
    const before = Date.now() - (os.uptime() + 60) * 1000;
    fs.utimesSync(path.join(folder, '1.lock'), before / 1000, before / 1000);
    await expect(takeLock(folder, brief)).rejects.toThrow(LockedError);
    const started = performance.now();
    const lock = await takeLock(folder, { what: 'run.json', waitMs: 5000 });
    expect(performance.now() - started).toBeLessThan(4000);
    expect(fs.readdirSync(folder)).toEqual(['1.contested', '2.lock']);
    lock.release();
  });

  test('one that was written since this machine was started is not', async () => {
    const folder = lockFolder();
    writeTree(folder, { '1.lock': '' });
    const since = Date.now() - Math.min(30, os.uptime() / 2) * 1000;
    fs.utimesSync(path.join(folder, '1.lock'), since / 1000, since / 1000);
    await expect(takeLock(folder, { what: 'run.json', waitMs: 2000 })).rejects.toThrow(LockedError);
  });
});

test('a folder that cannot be written is an error that says what to do', async () => {
  const folder = path.join(newFolder(), 'gone', 'run.json.lock');
  await expect(takeLock(folder, brief)).rejects.toMatchObject({
    name: 'StoreError',
    message: 'Could not lock run.json: ENOENT.',
    fix: 'The folder is gone; create it again.',
  });
});

test.each<[string, (folder: string) => void]>([
  ['a file', (folder) => fs.writeFileSync(folder, '')],
  [
    'a link to a file',
    (folder) => {
      fs.writeFileSync(`${folder}.file`, '');
      fs.symlinkSync(`${folder}.file`, folder);
    },
  ],
])('something else where the lock belongs is an error that says so: %s', async (_, make) => {
  const folder = lockFolder();
  make(folder);
  await expect(takeLock(folder, brief)).rejects.toMatchObject({
    name: 'StoreError',
    message: `Could not lock run.json: ${folder}, where its lock belongs, is not a folder.`,
    fix: 'Move that away.',
  });
});

test('a folder in the place of one of its files makes a lock unusable', async () => {
  const folder = lockFolder();
  writeTree(folder, { '7.lock/x': '' });
  await expect(takeLock(folder, brief)).rejects.toMatchObject({
    message: expect.stringMatching(/its lock .* cannot be used as one\.$/),
    fix: 'If nobody works on it, remove that.',
  });
});

test('what a holder leaves behind tells it later whether somebody else had the lock', async () => {
  const folder = lockFolder();
  const first = await takeLock(folder, brief);
  first.release();
  const second = await takeLock(folder, brief);
  expect(second.follows).toBe(first.nonce);
  second.release();
  const third = await takeLock(folder, brief);
  expect(third.follows).toBe(second.nonce);
  third.release();
});

test('a file that a dead holder was writing is removed before the next one looks at anything', async () => {
  const folder = heldBy({ pid: endedProcess() });
  if (process.platform !== 'linux') return;
  fs.writeFileSync(path.join(folder, 'half.tmp'), 'half a docum');
  const lock = await takeLock(folder, brief);
  expect(fs.readdirSync(folder)).toEqual(['8.lock']);
  lock.release();
});

test.each<[string, (folder: string) => void]>([
  ['a link to nowhere', (folder) => fs.symlinkSync('nowhere', folder)],
  [
    'a number behind which none fits',
    (folder) =>
      writeTree(folder, {
        '999999999999999.lock': `free 0000000000\n${JSON.stringify(newOwner('x', true))}\n`,
      }),
  ],
])(
  'what cannot be a lock is an error in the end: %s',
  async (_, make) => {
    const folder = lockFolder();
    make(folder);
    await expect(takeLock(folder, brief)).rejects.toThrow(/its lock .* cannot be used as one/);
  },
  20_000,
);

test("what others have put into the folder is in nobody's way, and does not make it grow", () => {
  const folder = path.join(newFolder(), 'run.json.lock');
  for (const name of ['foo.tmp', 'foo.waiting', 'foo', '3.contested']) {
    fs.mkdirSync(path.join(folder, name), { recursive: true });
  }
  for (let turn = 0; turn < 20; turn += 1) {
    const lock = takeLockSync(folder, { what: 'run.json' });
    lock.settle();
    lock.release();
  }
  expect(fs.readdirSync(folder).filter((name) => name.endsWith('.lock'))).toEqual(['20.lock']);
  expect(fs.existsSync(path.join(folder, '3.contested'))).toBe(false);
});
