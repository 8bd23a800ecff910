import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { type Ended, Shell } from './shell.js';

let shell: Shell;
beforeEach(() => {
  shell = new Shell();
});
afterEach(() => shell.close());

function checkpoint(...args: readonly string[]): Ended {
  return shell.checkpoint(args);
}

function ok(...args: readonly string[]): string {
  const { code, stdout, stderr } = checkpoint(...args);
  expect([args, code, stderr]).toEqual([args, 0, '']);
  return stdout;
}

function write(fields: object): void {
  shell.write(
    'w.json',
    JSON.stringify({ schemaVersion: 2, id: 'w', status: 'running', units: {}, ...fields }),
  );
}

function fails(code: number, ...args: readonly string[]): string {
  const before = shell.read('w.json');
  const ended = checkpoint(...args);
  expect([args, ended.code, ended.stdout]).toEqual([args, code, '']);
  expect(shell.read('w.json')).toBe(before);
  return ended.stderr;
}

const ITEMS = [{ id: 'a,b', title: 't' }, { id: 'c' }, { id: 'c,d' }, { id: 'd' }, { id: 'e f' }];

describe.each([1, 2])('a document of version %d with names that commands do not give', (schemaVersion) => {
  test('comes to its end', () => {
    write({
      schemaVersion,
      units: { 'a b': { status: 'pending' }, 'x,y': { status: 'in_progress' }, z: { status: 'pending' } },
      phases: { 'p q': { status: 'blocked' } },
      requiredPhases: ['r s'],
      openItems: ITEMS.slice(0, 2),
    });
    expect(JSON.parse(ok('resume', 'w.json')).eligible).toEqual(['a b', 'x,y', 'z']);
    for (const unit of ['a b', 'x,y']) ok('unit', 'w.json', unit, 'done');
    ok('unit', 'w.json', 'z', 'done', '--deps', 'a b');
    ok('unit', 'w.json', 'z', 'done', '--deps', 'x,y');
    expect(JSON.parse(ok('get', 'w.json')).units.z.dependsOn).toEqual(['x,y']);
    for (const phase of ['p q', 'r s']) ok('phase', 'w.json', phase, 'done');
    expect(ok('resolve', 'w.json', '--ids', 'a,b', '--json')).toBe('{"resolved":["a,b"]}\n');
    ok('resolve', 'w.json', '--ids', 'c');
    ok('finalize', 'w.json', 'done');
  });

  test('gets no new ones', () => {
    write({ schemaVersion, units: { 'a b': { status: 'pending' } } });
    for (const name of ['a c', 'a,b', 'a b ', 'b']) {
      const args = name === 'b' ? ['b', 'done', '--deps', 'a c'] : [name, 'done'];
      expect(fails(1, 'unit', 'w.json', ...args)).toMatch(/has spaces, commas or control characters/);
    }
    expect(fails(1, 'phase', 'w.json', 'a b', 'done')).toMatch(/has spaces, commas or control characters/);
  });
});

test('a list that is also the id of one open item is refused until only one of the two is meant', () => {
  write({ openItems: ITEMS });
  expect(fails(1, 'resolve', 'w.json', '--ids', 'c,d')).toMatch(
    /"c,d" is one name, and a list of others as well: c, d\. Give the others one by one/,
  );
  ok('resolve', 'w.json', '--ids', 'c');
  expect(ok('resolve', 'w.json', '--ids', 'c,d', '--json')).toBe('{"resolved":["c,d"]}\n');
  expect(ok('resolve', 'w.json', '--ids', 'd, e f', '--json')).toBe('{"resolved":["d","e f"]}\n');
});

test('what no command can put right is said to be corrected by hand, and then it is right', () => {
  const phases = { p: 5 };
  write({ units: { a: { status: 'done' }, b: { status: 'over' } }, phases, requiredPhases: 'p' });
  const refused = fails(2, 'finalize', 'w.json', 'done');
  expect(refused).toMatch(/1 unit is not readable: b; 1 phase is not readable: p; 1 field is not readable/);
  expect(refused).toMatch(
    /Correct the unit b, the field requiredPhases in the file by hand, or restore the file from a copy\. Put the others right \(checkpoint unit, phase/,
  );
  expect(fails(2, 'unit', 'w.json', 'b', 'done')).toMatch(
    /The unit "b" of w\.json cannot be read: .*Correct it in the file by hand, or restore the file from a copy\./,
  );
  write({ units: { a: { status: 'done' }, b: { status: 'done' } }, phases, requiredPhases: ['p'] });
  ok('phase', 'w.json', 'p', 'done');
  ok('finalize', 'w.json', 'done');
});

test('phases in a list are refused, not taken for a mistake of the caller', () => {
  write({ phases: [] });
  expect(fails(2, 'phase', 'w.json', 'p', 'done')).toMatch(/they are a list.*Correct "phases" in the file/);
  write({ phases: [{ name: 'p' }] });
  expect(fails(2, 'finalize', 'w.json', 'done')).toMatch(/Correct the field phases in the file by hand/);
});
