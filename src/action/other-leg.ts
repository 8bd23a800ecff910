import { readDocument } from '../engine/read-document.js';
import { areSiblings, describeScope } from '../engine/scope.js';
import type { StoredDocument } from '../store/store.js';
import type { JobState } from './job-state.js';
import type { RunContext } from './run-context.js';
import { warning } from './workflow-commands.js';

/**
 * Says why there is nothing to go on with when the matrix has other values than in an earlier attempt, such as a
 * date: to GitHub this is the same leg, to us it is another job.
 * @param siblings documents that earlier attempts kept for the same leg of a job of this name
 */
export function warnOfOtherLeg(
  context: RunContext,
  job: JobState,
  siblings: readonly StoredDocument[],
): void {
  for (const { text } of siblings) {
    const read = readDocument(text);
    if (read.kind !== 'document' || read.document.runId !== context.runId) continue;
    const { scope } = read.document;
    if (scope === undefined || !areSiblings(scope, context.scope)) continue;
    if (!job.first('other-leg-warning')) return;
    warning(
      `There are checkpoints of ${describeScope(scope)}, but none of ${describeScope(context.scope)}, so this job starts over. A leg of a matrix is known by its values: they have to be the same in every attempt.`,
    );
    return;
  }
}
