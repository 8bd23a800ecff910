import { describeWork } from '../engine/input-hash.js';
import { describeScope } from '../engine/scope.js';
import { plural } from '../engine/words.js';
import type { Session } from './session.js';
import { debug } from './workflow-commands.js';

/**
 * For runs with debug logging: what explains why a step was skipped or run. Names and states only, no values of
 * outputs and no notes.
 */
export function debugSession(session: Session): void {
  const { context, folder, journal, knowledge, work } = session;
  debug(
    `checkpoint: scope ${context.scopeHash.slice(0, 12)}, ${describeScope(context.scope)}, of ${context.scope.calledWorkflow} in ${context.scope.workflow}`,
  );
  debug(
    `checkpoint: run ${context.runId}, attempt ${context.attempt}, job ${context.writer || 'without an id'}; works on ${describeWork(work)}`,
  );
  debug(`checkpoint: the document is ${folder.documentFile}`);
  const { attempt, sequence } = journal.document.revision ?? { attempt: 1, sequence: 0 };
  debug(
    `checkpoint: what is known: ${knowledge.answer}, ${knowledge.complete ? 'complete' : 'not complete'}, revision ${attempt}.${sequence}, ${plural(knowledge.void.length, 'document')} about other work`,
  );
  for (const reason of knowledge.unread) debug(`checkpoint: not read: ${reason}`);
  for (const [name, unit] of Object.entries(journal.document.units)) {
    debug(
      `checkpoint: ${name} is ${unit.status}, attempt ${unit.attempt ?? '?'}, completion ${unit.completionId ?? 'none'}, built on ${unit.basis ?? 'nothing'}, fingerprint ${unit.fingerprint?.slice(0, 12) ?? 'none'}`,
    );
  }
}
