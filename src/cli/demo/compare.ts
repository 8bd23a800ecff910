import { isDeepStrictEqual } from 'node:util';
import type { Verdict } from './narrator.js';
import type { Outcome } from './outcome.js';

/** Whether the resumed job came to the same as the one that was not interrupted. */
export function compare(expected: Outcome, resumed: Outcome): Verdict[] {
  return [
    {
      subject: 'AI calls',
      finding: `${expected.aiCalls} without interruption, ${resumed.aiCalls} over both attempts`,
      holds: expected.aiCalls === 1 && resumed.aiCalls === 1,
    },
    same('outputs', expected.outputs, resumed.outputs, Object.keys(expected.outputs)),
    same('files', expected.files, resumed.files, Object.keys(expected.files), ', byte for byte'),
    same('labels', expected.labels, resumed.labels, expected.labels),
    same('comments', expected.comments, resumed.comments, expected.comments),
  ];
}

function same(
  subject: string,
  expected: unknown,
  resumed: unknown,
  shown: readonly string[],
  how = '',
): Verdict {
  // Two empty results would be identical too, and prove nothing.
  const holds = shown.length > 0 && isDeepStrictEqual(expected, resumed);
  const finding = holds
    ? `identical${how}: ${shown.join(', ')}`
    : `not identical: ${JSON.stringify(expected)} without interruption, ${JSON.stringify(resumed)} resumed`;
  return { subject, finding, holds };
}
