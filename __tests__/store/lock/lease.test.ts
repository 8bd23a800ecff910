import * as fs from 'node:fs';
import * as path from 'node:path';
import { jest } from '@jest/globals';
import type { HeldLock } from '../../../src/store/lock/held-lock.js';
import { takeLockSync } from '../../../src/store/lock/lock.js';
import { LockAttempt } from '../../../src/store/lock/lock-attempt.js';
import { LockedError, LockLostError } from '../../../src/store/lock/lock-error.js';
import { newFolder, removeFolders } from '../../support/builders.js';

afterAll(removeFolders);
afterEach(() => jest.restoreAllMocks());

const patient = { what: 'run.json', waitMs: 3_600_000 };

/** A lock that this process holds, seen from elsewhere: nothing about its owner can be proven. */
function heldElsewhere(): { folder: string; file: string; lock: HeldLock } {
  const folder = path.join(newFolder(), 'run.json.lock');
  const lock = takeLockSync(folder, patient);
  const file = path.join(folder, '1.lock');
  const text = fs.readFileSync(file, 'utf8').replace(/"pidNamespace":"/, '$&elsewhere ');
  fs.writeFileSync(file, text);
  return { folder, file, lock };
}

/** Sets the clock by which a waiter watches, in seconds. */
function clock(): (seconds: number) => void {
  const [begun] = process.hrtime();
  const now = jest.spyOn(process, 'hrtime');
  return (seconds) => now.mockReturnValue([begun + Math.floor(seconds), (seconds % 1) * 1e9]);
}

function lastSignOfLife(file: string, secondsAgo: number): void {
  const then = new Date(Date.now() - secondsAgo * 1000);
  fs.utimesSync(file, then, then);
}

function isTaken(step: HeldLock | number): boolean {
  return typeof step !== 'number';
}

test('without a sign of life for forty seconds, before our own eyes, it may be taken', () => {
  const { folder } = heldElsewhere();
  const at = clock();
  at(0);
  const attempt = new LockAttempt(folder, patient);
  expect(isTaken(attempt.step())).toBe(false);
  at(39);
  expect(isTaken(attempt.step())).toBe(false);
  at(41);
  expect(isTaken(attempt.step())).toBe(true);
});

test('a sign of life starts the time anew', () => {
  const { folder, lock } = heldElsewhere();
  const at = clock();
  at(0);
  const attempt = new LockAttempt(folder, patient);
  for (let seconds = 0; seconds < 200; seconds += 10) {
    at(seconds);
    lock.pulse();
    expect(isTaken(attempt.step())).toBe(false);
  }
  at(229);
  expect(isTaken(attempt.step())).toBe(false);
  at(231);
  expect(isTaken(attempt.step())).toBe(true);
});

test('the file system has seen none for that long, and we none for longer than the time between two', () => {
  const { folder, file } = heldElsewhere();
  lastSignOfLife(file, 41);
  const at = clock();
  at(0);
  const attempt = new LockAttempt(folder, patient);
  expect(isTaken(attempt.step())).toBe(false);
  at(11);
  expect(isTaken(attempt.step())).toBe(false);
  at(13);
  expect(isTaken(attempt.step())).toBe(true);
});

test('a file that looks old, on another clock perhaps, is not enough', () => {
  const { folder, file, lock } = heldElsewhere();
  const at = clock();
  at(0);
  const attempt = new LockAttempt(folder, patient);
  for (const seconds of [0, 10, 20, 30]) {
    at(seconds);
    lock.pulse();
    lastSignOfLife(file, 3600);
    expect(isTaken(attempt.step())).toBe(false);
  }
});

test('on a clock that is ahead of ours, it takes as long as we watch', () => {
  const { folder, file } = heldElsewhere();
  lastSignOfLife(file, -3600);
  const at = clock();
  at(0);
  const attempt = new LockAttempt(folder, patient);
  for (const seconds of [0, 13, 39]) {
    at(seconds);
    expect(isTaken(attempt.step())).toBe(false);
  }
  at(41);
  expect(isTaken(attempt.step())).toBe(true);
});

describe('who tries for a short time, again and again', () => {
  const hasty = { what: 'run.json', waitMs: 5000 };

  /** Tries for five seconds; a message when that was in vain. */
  function tryFor5s(folder: string, at: (seconds: number) => void, since: number): string | null {
    at(since);
    const attempt = new LockAttempt(folder, hasty);
    for (let seconds = since; ; seconds += 1) {
      at(seconds);
      try {
        const step = attempt.step();
        if (typeof step === 'number') continue;
        step.release();
        return null;
      } catch (error) {
        if (!(error instanceof LockedError)) throw error;
        return error.fix;
      }
    }
  }

  test('gets it in the end, just when it was told to come back, and nothing is left of that', () => {
    const { folder, file } = heldElsewhere();
    lastSignOfLife(file, -3600);
    const at = clock();
    expect(tryFor5s(folder, at, 0)).toContain('so try again in 35 s;');
    expect(tryFor5s(folder, at, 10)).toContain('so try again in 25 s;');
    expect(tryFor5s(folder, at, 30)).toContain('so try again in 5 s;');
    expect(tryFor5s(folder, at, 40)).toBeNull();
    expect(fs.readdirSync(folder)).toEqual(['1.contested', '2.lock']);
  });

  test('does not, if there was a sign of life in between', () => {
    const { folder, lock } = heldElsewhere();
    const at = clock();
    expect(tryFor5s(folder, at, 0)).toContain('so try again in 35 s;');
    lock.pulse();
    expect(tryFor5s(folder, at, 40)).toContain('so try again in 35 s;');
    expect(tryFor5s(folder, at, 60)).toContain('so try again in 15 s;');
  });

  test.each([
    ['by another clock', (seen: object) => ({ ...seen, clock: 'elsewhere' })],
    ['after a time that is still to come', (seen: object) => ({ ...seen, since: Number.MAX_VALUE })],
    ['at no time', (seen: object) => ({ ...seen, since: null })],
    ['of another holder', (seen: object) => ({ ...seen, what: '1 other 0 0' })],
    ['nothing', () => null],
  ])('and finds what somebody has seen %s, watches from the beginning', (_, change) => {
    const { folder } = heldElsewhere();
    const at = clock();
    expect(tryFor5s(folder, at, 0)).not.toBeNull();
    const note = path.join(folder, '1.seen.tmp');
    fs.writeFileSync(note, JSON.stringify(change(JSON.parse(fs.readFileSync(note, 'utf8')))));
    expect(tryFor5s(folder, at, 100)).toContain('so try again in 35 s;');
    expect(tryFor5s(folder, at, 140)).toBeNull();
  });
});

describe('who has the time that everybody has', () => {
  const usual = { what: 'run.json' };

  test('waits until the lease ends, if the holder seems to be gone', () => {
    const { folder } = heldElsewhere();
    const at = clock();
    at(0);
    const attempt = new LockAttempt(folder, usual);
    for (const seconds of [0, 7, 19, 21, 39]) {
      at(seconds);
      expect(isTaken(attempt.step())).toBe(false);
    }
    at(40.1);
    expect(isTaken(attempt.step())).toBe(true);
  });

  test('gives up after 20 s, if there was a sign of life only now', () => {
    const { folder, lock } = heldElsewhere();
    const at = clock();
    at(0);
    const attempt = new LockAttempt(folder, usual);
    attempt.step();
    at(9);
    lock.pulse();
    expect(isTaken(attempt.step())).toBe(false);
    at(21);
    expect(() => attempt.step()).toThrow(/^run\.json is locked by process \d+ on /);
  });

  test('gives up in the end, if there is one after all', () => {
    const { folder, lock } = heldElsewhere();
    const at = clock();
    at(0);
    const attempt = new LockAttempt(folder, usual);
    for (const seconds of [0, 21, 39]) {
      at(seconds);
      expect(isTaken(attempt.step())).toBe(false);
    }
    lock.pulse();
    at(40.1);
    expect(isTaken(attempt.step())).toBe(false);
    at(41);
    expect(() => attempt.step()).toThrow(LockedError);
  });
});

test('one that provably lives is never taken, however long it is silent', () => {
  if (process.platform !== 'linux') return;
  const folder = path.join(newFolder(), 'run.json.lock');
  const lock = takeLockSync(folder, patient);
  lastSignOfLife(path.join(folder, '1.lock'), 3600);
  const at = clock();
  const attempt = new LockAttempt(folder, patient);
  for (const seconds of [0, 100, 1000]) {
    at(seconds);
    expect(isTaken(attempt.step())).toBe(false);
  }
  at(3700);
  expect(() => attempt.step()).toThrow(LockedError);
  lock.release();
});

test('who was paused for so long finds out before it writes, and its letting go frees nothing', () => {
  const { folder, lock } = heldElsewhere();
  expect(lock.check()).toBe(false);
  const at = clock();
  at(0);
  const attempt = new LockAttempt(folder, patient);
  attempt.step();
  expect(lock.check(true)).toBe(true);
  at(41);
  const taken = attempt.step();
  expect(() => lock.check()).toThrow(LockLostError);
  lock.pulse();
  lock.release();
  jest.restoreAllMocks();
  lock.release();
  expect(() => takeLockSync(folder, { ...patient, waitMs: 20 })).toThrow(LockedError);
  if (typeof taken !== 'number') taken.release();
  takeLockSync(folder, patient).release();
});

test('files of processes that waited and died are removed after a while', () => {
  const folder = path.join(newFolder(), 'run.json.lock');
  fs.mkdirSync(folder);
  for (const [name, seconds] of [
    ['abandoned0', 61],
    ['waiting000', 50],
  ] as const) {
    fs.writeFileSync(path.join(folder, `${name}.waiting`), '');
    lastSignOfLife(path.join(folder, `${name}.waiting`), seconds);
  }
  for (let turn = 0; turn < 200; turn += 1) takeLockSync(folder, patient).release();
  expect(fs.readdirSync(folder)).toEqual(['200.lock', 'waiting000.waiting']);
});

test('who takes it from somebody that may live is told so until that is settled', () => {
  const { folder } = heldElsewhere();
  const at = clock();
  at(0);
  const attempt = new LockAttempt(folder, patient);
  attempt.step();
  at(41);
  const taken = attempt.step();
  if (typeof taken === 'number') throw new Error('it was not taken');
  expect(taken.isContested).toBe(true);
  // It had no time for that.
  taken.release();
  const next = takeLockSync(folder, patient);
  expect(next.isContested).toBe(true);
  next.settle();
  next.release();
  expect(takeLockSync(folder, patient).isContested).toBe(false);
});
