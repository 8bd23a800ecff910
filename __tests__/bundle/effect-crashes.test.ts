import { expect, test } from '@jest/globals';
import { comment, ISSUE, inAttempt, ours } from '../support/comments.js';
import type { Operation } from '../support/github/index.js';
import { until } from '../support/patience.js';
import { onWorkbench } from '../support/workbench.js';

/** Every request that a comment, or a label, and its record make, in order; it is held, and the machine dies. */
const COMMENT: readonly Operation[] = ['listComments', 'createComment', 'CreateArtifact', 'FinalizeArtifact'];
const LABEL: readonly Operation[] = ['listLabelsOnIssue', 'getLabel', 'addLabels', 'FinalizeArtifact'];
const LABELLED = { step: 'label-applied', labels: 'a, b' };

const points = (operations: readonly Operation[]) =>
  operations.flatMap((on) => [false, true].map((performed) => [on, performed] as const));

async function dieAt(
  inputs: Record<string, string>,
  on: Operation,
  performed: boolean,
  after: number,
  look: (seen: { comments: string[]; labels: string[] }) => void,
): Promise<void> {
  await onWorkbench(async (bench) => {
    bench.github.issues.open({ number: ISSUE, labels: ['theirs'] });
    for (const name of ['a', 'b']) bench.github.issues.addLabel(name);
    const held = bench.github.faults.add({ what: 'hang', on, performed, after, attempt: 1 });
    const first = bench.job({ attempt: 1 });
    const step = first.start({ id: 's', with: inputs });
    await until(() => held.hits > 0);
    first.lost();
    await step.finished.catch(() => undefined);
    held.remove();
    expect((await inAttempt(bench, 2, inputs)).exitCode).toBe(0);
    expect((await inAttempt(bench, 3, inputs)).outputs.outcome).toBe('skipped');
    look({ comments: ours(bench), labels: [...(bench.github.issues.issue(ISSUE)?.labels ?? [])] });
  });
}

test.each(points(COMMENT))('a machine that dies at %s, performed: %s, leaves one comment', (on, performed) =>
  dieAt(comment('Once.'), on, performed, 0, ({ comments }) => expect(comments).toEqual(['Once.'])),
);

test('a machine that dies at the look after the post leaves one comment', () =>
  dieAt(comment('Once.'), 'listComments', true, 1, ({ comments }) => expect(comments).toEqual(['Once.'])));

test.each(points(LABEL))('a machine that dies at %s, performed: %s, leaves all labels', (on, performed) =>
  dieAt(LABELLED, on, performed, 0, ({ labels }) => expect(labels).toEqual(['theirs', 'a', 'b'])),
);
