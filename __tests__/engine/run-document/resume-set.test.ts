import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { type ResumeSet, resumePlan, resumeSet } from '../../../src/engine/run-document/resume-set.js';
import type { Unit } from '../../../src/engine/schema.js';
import { UNIT_STATUSES } from '../../../src/engine/statuses.js';

/** `'a': 'done'`, `'b': ['a']` (pending, depends on a). */
function unitsOf(given: Readonly<Record<string, Unit['status'] | readonly string[]>>): Record<string, Unit> {
  return Object.fromEntries(
    Object.entries(given).map(([id, what]) => [
      id,
      typeof what === 'string' ? { status: what } : { status: 'pending', dependsOn: [...what] },
    ]),
  );
}

describe('where work goes on', () => {
  test('what is done is skipped; anything else can be done when its dependencies are', () => {
    const units = unitsOf({
      a: 'done',
      b: 'in_progress',
      c: 'blocked',
      d: 'dep_blocked',
      e: 'pending',
      f: ['a'],
    });
    expect(resumeSet(units)).toEqual({ skip: ['a'], eligible: ['b', 'c', 'd', 'e', 'f'], dep_blocked: {} });
  });

  test('the root cause is at the end of the chain', () => {
    expect(resumeSet(unitsOf({ z: ['y'], y: ['x'], x: 'blocked', w: ['z', 'x'] })).dep_blocked).toEqual({
      z: 'x',
      y: 'x',
      w: 'x',
    });
  });

  test('a dependency that is no unit blocks and is named, also behind one that can be done', () => {
    const { set, obstacles } = resumePlan(
      unitsOf({ a: 'pending', b: ['a', 'ghost', 'other'], c: ['b'], d: ['a', 'c'] }),
    );
    expect(set.dep_blocked).toEqual({ b: 'ghost', c: 'ghost', d: 'ghost' });
    expect(obstacles).toEqual({ cycles: [], unknown: { b: ['ghost', 'other'] }, unreadable: {} });
  });

  test('a cycle is named, for its members and for what is behind it, and also behind one that can be done', () => {
    const { set, obstacles } = resumePlan(
      unitsOf({ a: 'pending', b: ['a', 'c'], c: ['b'], d: ['c'], e: ['e'] }),
    );
    expect(obstacles.cycles).toEqual([['b', 'c'], ['e']]);
    expect(set.eligible).toEqual(['a']);
    expect(set.dep_blocked).toEqual({
      b: 'cycle: b -> c -> b',
      c: 'cycle: b -> c -> b',
      d: 'cycle: b -> c -> b',
      e: 'cycle: e -> e',
    });
  });

  test('a cycle that somebody has broken by doing one of its units is none', () => {
    const units = { ...unitsOf({ a: ['b'], b: ['a'] }), b: { status: 'done' as const, dependsOn: ['a'] } };
    expect(resumePlan(units)).toMatchObject({
      set: { skip: ['b'], eligible: ['a'] },
      obstacles: { cycles: [] },
    });
  });

  test('a large cycle is named by its first members', () => {
    const ring = Object.fromEntries(
      Array.from({ length: 1000 }, (_, n) => [`u${n}`, [`u${(n + 1) % 1000}`]]),
    );
    expect(resumeSet(unitsOf(ring)).dep_blocked.u500).toBe(
      'cycle: u0 -> u1 -> u2 -> u3 -> u4 -> u5 -> u6 -> u7 -> … -> u0 (1000 units)',
    );
  });

  test('a unit that cannot be read is not done again, and what depends on it waits for it', () => {
    const { set, obstacles } = resumePlan(unitsOf({ a: ['odd'], b: 'pending' }), {
      malformed: { odd: 'why' },
    });
    expect(set).toEqual({ skip: [], eligible: ['b'], dep_blocked: { a: 'odd', odd: 'odd' } });
    expect(obstacles).toEqual({ cycles: [], unknown: {}, unreadable: { odd: 'why' } });
  });

  test('what is recorded as done and does not count as such is to be done', () => {
    const units = unitsOf({ a: 'done', b: 'done', c: ['b'] });
    expect(resumeSet(units, { notDone: new Set(['b']) })).toEqual({
      skip: ['a'],
      eligible: ['b'],
      dep_blocked: { c: 'b' },
    });
  });

  test('names that every object has are names like any other', () => {
    const units = unitsOf({ toString: ['valueOf'], b: ['hasOwnProperty'] });
    expect(resumeSet(units).dep_blocked).toEqual({ toString: 'valueOf', b: 'hasOwnProperty' });
  });
});

test('a chain of 100,000 units is followed to its end, whichever way it is written down', () => {
  const length = 100_000;
  const names = Array.from({ length }, (_, n) => [`u${n}`, n === 0 ? [] : [`u${n - 1}`]] as const);
  for (const order of [names, [...names].reverse()]) {
    const { eligible, dep_blocked } = resumeSet(unitsOf(Object.fromEntries(order)));
    expect(eligible).toEqual(['u0']);
    expect(dep_blocked[`u${length - 1}`]).toBe('u0');
    expect(Object.keys(dep_blocked)).toHaveLength(length - 1);
  }
});

describe('against the rules, written down as they are said', () => {
  const NAMES = ['a', 'b', 'c', 'd', 'e', 'f', 'g'];
  const unit = fc.record({
    status: fc.constantFrom(...UNIT_STATUSES),
    dependsOn: fc.array(fc.constantFrom(...NAMES, 'ghost'), { maxLength: 3 }),
  });
  const graph = fc.dictionary(fc.constantFrom(...NAMES), unit, { noNullPrototype: true });

  const isDone = (units: Record<string, Unit>, id: string) => units[id]?.status === 'done';
  const missing = (units: Record<string, Unit>, id: string) =>
    (units[id]?.dependsOn ?? []).filter((other) => !isDone(units, other));
  /** Whether it can be done at some time, when everything that can be done is done. */
  function canEverBeDone(units: Record<string, Unit>, id: string, above: readonly string[] = []): boolean {
    if (units[id] === undefined || above.includes(id)) return false;
    return missing(units, id).every((other) => canEverBeDone(units, other, [...above, id]));
  }
  function root(units: Record<string, Unit>, id: string, above: readonly string[] = []): string {
    if (above.includes(id)) {
      // Where a cycle is entered decides how it is spelled out, so its members are compared.
      return `cycle of ${above.slice(above.indexOf(id)).sort()}`;
    }
    const rest = missing(units, id);
    const next = rest.find((other) => !canEverBeDone(units, other)) ?? rest[0];
    return next === undefined ? id : root(units, next, [...above, id]);
  }
  const asMembers = (found: string) =>
    found.startsWith('cycle: ') ? `cycle of ${[...new Set(found.slice(7).split(' -> '))].sort()}` : found;

  test('the three sets (property)', () => {
    fc.assert(
      fc.property(graph, (units) => {
        const ids = Object.keys(units);
        const expected: ResumeSet = {
          skip: ids.filter((id) => isDone(units, id)),
          eligible: ids.filter((id) => !isDone(units, id) && missing(units, id).length === 0),
          dep_blocked: Object.fromEntries(
            ids
              .filter((id) => !isDone(units, id) && missing(units, id).length > 0)
              .map((id) => [id, root(units, id)]),
          ),
        };
        const { skip, eligible, dep_blocked } = resumeSet(units);
        const blocked = Object.fromEntries(
          Object.entries(dep_blocked).map(([id, at]) => [id, asMembers(at)]),
        );
        expect({ skip, eligible, dep_blocked: blocked }).toEqual(expected);
      }),
      { numRuns: 2000 },
    );
  });

  test('whoever does what can be done, again and again, gets everything done that can ever be (property)', () => {
    fc.assert(
      fc.property(graph, (units) => {
        const now: Record<string, Unit> = structuredClone(units);
        const feasible = Object.keys(units).filter((id) => isDone(units, id) || canEverBeDone(units, id));
        for (let { eligible } = resumeSet(now); eligible.length > 0; { eligible } = resumeSet(now)) {
          for (const id of eligible) now[id] = { ...now[id], status: 'done' };
        }
        expect([...resumeSet(now).skip].sort()).toEqual(feasible.sort());
        const { obstacles } = resumePlan(now);
        const isStuck = Object.keys(resumeSet(now).dep_blocked).length > 0;
        expect(obstacles.cycles.length + Object.keys(obstacles.unknown).length > 0).toBe(isStuck);
      }),
      { numRuns: 1000 },
    );
  });
});
