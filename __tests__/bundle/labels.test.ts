import { describe, expect, test } from '@jest/globals';
import { ISSUE, inAttempt } from '../support/comments.js';
import type { Fault } from '../support/github/index.js';
import { until } from '../support/patience.js';
import { onWorkbench, type Workbench } from '../support/workbench.js';

const SLOW = 60_000;

function label(labels: string, more: Readonly<Record<string, string>> = {}): Record<string, string> {
  return { step: 'label-applied', labels, ...more };
}

/** A workbench with an issue that has these labels, in a repository that also has `known`. */
function onIssue(
  { labels, known }: { labels: readonly string[]; known: readonly string[] },
  work: (bench: Workbench) => Promise<void>,
): Promise<void> {
  return onWorkbench(async (bench) => {
    bench.github.issues.open({ number: ISSUE, labels });
    for (const name of known) bench.github.issues.addLabel(name);
    await work(bench);
  });
}

function labelsOf(bench: Workbench, issue = ISSUE): string[] {
  return [...(bench.github.issues.issue(issue)?.labels ?? [])];
}

function additions(bench: Workbench): number {
  return bench.github.requests.filter(({ operation }) => operation === 'addLabels').length;
}

test('labels are added to those that are there, once, and a re-run skips them without asking GitHub', () =>
  onIssue({ labels: ['bug'], known: ['generated'] }, async (bench) => {
    const first = await inAttempt(bench, 1, label('generated'));
    expect(first.outputs).toMatchObject({ outcome: 'completed', skipped: 'false' });
    expect(first.log).toContain('added generated');
    expect(labelsOf(bench)).toEqual(['bug', 'generated']);

    // What people do to the labels afterwards is theirs.
    bench.github.issues.issue(ISSUE)?.labels.delete('generated');
    const second = await inAttempt(bench, 2, label('generated'));
    expect(second.outputs).toMatchObject({ outcome: 'skipped' });
    expect([labelsOf(bench), additions(bench)]).toEqual([['bug'], 1]);
  }));

test.each([
  ['commas on a single line', 'a, b c ,d', ['a', 'b c', 'd']],
  [
    'one a line, commas and all',
    'size: S, M\n\n  good first issue  \r\nünïcode 🎉\n',
    ['size: S, M', 'good first issue', 'ünïcode 🎉'],
  ],
  ['signs of addresses', 'a/b\nc?d#e\n100% &\n..', ['a/b', 'c?d#e', '100% &', '..']],
])('names: %s', (_name, given, names) =>
  onIssue({ labels: [], known: names }, async (bench) => {
    expect((await inAttempt(bench, 1, label(given))).outputs.outcome).toBe('completed');
    expect(labelsOf(bench)).toEqual(names);
  }),
);

test('upper and lower case are the same label, as GitHub has it', () =>
  onIssue({ labels: ['Bug'], known: ['Needs Review'] }, async (bench) => {
    const done = await inAttempt(bench, 1, label('bug\nneeds review\nNEEDS REVIEW'));
    expect(done.outputs.outcome).toBe('completed');
    expect(labelsOf(bench)).toEqual(['Bug', 'Needs Review']);
  }));

test('labels that are all there already are not added again', () =>
  onIssue({ labels: ['bug'], known: [] }, async (bench) => {
    const done = await inAttempt(bench, 1, label('BUG'));
    expect(done.outputs).toMatchObject({ outcome: 'skipped' });
    expect(done.outputs.reason).toContain('all of its labels are there');
    expect(additions(bench)).toBe(0);
    expect((await inAttempt(bench, 2, label('BUG'))).outputs.outcome).toBe('skipped');
  }));

describe('a label that does not exist', () => {
  test('is an error that names it, and nothing is added', () =>
    onIssue({ labels: ['bug'], known: ['known'] }, async (bench) => {
      const failed = await inAttempt(bench, 1, label('known, no such, nor this'));
      expect([failed.exitCode, failed.outputs.outcome]).toEqual([1, 'failed']);
      expect(failed.log).toMatch(
        /does not have the labels "no such", "nor this".*none was added.*create-labels/,
      );
      expect([labelsOf(bench), additions(bench)]).toEqual([['bug'], 0]);
      expect(bench.github.issues.labels).toEqual(['bug', 'known']);
    }));

  test('is created with "create-labels: true"', () =>
    onIssue({ labels: [], known: ['known'] }, async (bench) => {
      const done = await inAttempt(bench, 1, label('known\nbrand new', { 'create-labels': 'true' }));
      expect(done.outputs.outcome).toBe('completed');
      expect(labelsOf(bench)).toEqual(['known', 'brand new']);
    }));

  test('is created once, also when no answer says so', () =>
    onIssue({ labels: [], known: [] }, async (bench) => {
      bench.github.faults.add({ what: 'reset', on: 'createLabel', times: 1, performed: true });
      const done = await inAttempt(bench, 1, label('brand new', { 'create-labels': 'true' }));
      expect([done.outputs.outcome, labelsOf(bench)]).toEqual(['completed', ['brand new']]);
    }));
});

describe('many labels', () => {
  const names = (count: number) => Array.from({ length: count }, (_, n) => `label ${n}`);

  test('a hundred on the issue is what GitHub allows', () =>
    onIssue({ labels: names(98), known: ['x', 'y', 'z'] }, async (bench) => {
      await inAttempt(bench, 1, label('x, y, label 7'));
      expect(labelsOf(bench).length).toBe(100);
      const failed = await inAttempt(bench, 2, label('x, z', { step: 'more' }));
      expect(failed.log).toMatch(/#42 has 100 labels, and with 1 more it would have over 100/);
      expect([failed.exitCode, labelsOf(bench).length]).toEqual([1, 100]);
    }));

  test('an issue that has more, from other days, is read over all pages', () =>
    onIssue({ labels: names(130), known: [] }, async (bench) => {
      const done = await inAttempt(bench, 1, label('label 129'));
      expect([done.outputs.outcome, additions(bench)]).toEqual(['skipped', 0]);
    }));

  test('GitHub’s own word on it is passed on', () =>
    onIssue({ labels: [], known: ['x'] }, async (bench) => {
      const message = 'Validation Failed: Issues cannot have more than 100 labels';
      bench.github.faults.add({ what: 422, on: 'addLabels', message });
      const failed = await inAttempt(bench, 1, label('x'));
      expect(failed.log).toMatch(/labels could not be added to #42.*Issues cannot have more than 100 labels/);
    }));
});

describe('an answer that leaves open whether labels were added', () => {
  const add = { on: 'addLabels', times: 1 } as const;
  test.each<[string, Fault]>([
    ['response lost', { ...add, what: 'reset', performed: true }],
    ['502 after', { ...add, what: 502, performed: true }],
    ['502 before', { ...add, what: 502 }],
    ['reset before', { ...add, what: 'reset' }],
    ['cut half-way', { ...add, what: 'cut' }],
  ])('%s: all are there, and those of others', (_name, fault) =>
    onIssue({ labels: ['theirs'], known: ['a', 'b'] }, async (bench) => {
      const struck = bench.github.faults.add(fault);
      const done = await inAttempt(bench, 1, label('a, b'));
      expect([struck.hits, done.outputs.outcome]).toEqual([1, 'completed']);
      expect(labelsOf(bench)).toEqual(['theirs', 'a', 'b']);
    }),
  );

  test(
    'always: it gives up and says so',
    () =>
      onIssue({ labels: [], known: ['a'] }, async (bench) => {
        bench.github.faults.add({ what: 502, on: 'addLabels' });
        const failed = await inAttempt(bench, 1, label('a'));
        expect([failed.exitCode, failed.outputs.outcome]).toEqual([1, 'failed']);
        expect(failed.log).toMatch(/"a" not to be seen at #42.*Re-run the job/);
      }),
    SLOW,
  );
});

test('a machine that dies after the labels were added and before the record: what is missing is added', () =>
  onIssue({ labels: [], known: ['a', 'b'] }, async (bench) => {
    const hang = bench.github.faults.add({ what: 'hang', on: 'addLabels', performed: true });
    const first = bench.job({ attempt: 1 });
    const step = first.start({ id: 'l', with: label('a, b') });
    await until(() => labelsOf(bench).length === 2);
    first.lost();
    await step.finished.catch(() => undefined);
    hang.remove();
    // Meanwhile people change things.
    const issue = bench.github.issues.issue(ISSUE);
    issue?.labels.delete('b');
    issue?.labels.add(bench.github.issues.addLabel('theirs'));
    const second = await inAttempt(bench, 2, label('a, b'));
    expect(second.outputs.outcome).toBe('completed');
    expect(second.log).toContain('added b.');
    expect(labelsOf(bench)).toEqual(['a', 'theirs', 'b']);
  }));

test('labels that have changed are added to what is there', () =>
  onIssue({ labels: [], known: ['a', 'b'] }, async (bench) => {
    await inAttempt(bench, 1, label('a'));
    const again = await inAttempt(bench, 2, label('a, b'));
    expect(again.outputs.reason).toContain('has changed since (labels)');
    expect(labelsOf(bench)).toEqual(['a', 'b']);
    // In another order they are the same.
    expect((await inAttempt(bench, 3, label('b\na'))).outputs.outcome).toBe('skipped');
  }));

test('without the permission, the error names it', () =>
  onIssue({ labels: [], known: ['a'] }, async (bench) => {
    const permissions = { issues: 'read', 'pull-requests': 'read' } as const;
    const failed = await bench.step(bench.job({ attempt: 1, permissions }), label('a'));
    expect(failed.log).toMatch(/labels could not be added to #42, the token may not do this.*issues: write/);
  }));

test('no labels at all are an error, and not a step without an effect', () =>
  onIssue({ labels: [], known: [] }, async (bench) => {
    const failed = await inAttempt(bench, 1, label(' \n '));
    expect([failed.exitCode, failed.log]).toEqual([1, expect.stringContaining('"labels" is empty')]);
  }));
