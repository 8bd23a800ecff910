import { describeError } from '../engine/errors.js';
import { createDocument } from '../engine/transitions.js';
import { plural } from '../engine/words.js';
import { setOutput } from './file-commands.js';
import type { Remote } from './remote.js';
import type { Session } from './session.js';
import { info, warning } from './workflow-commands.js';

/** `mode: clear`: forgets everything of this scope that could be read, here and in the stores. */
export async function clear(session: Session, remote: Remote): Promise<void> {
  const { context, folder, journal, work } = session;
  const state = folder.readState(context);
  const names = [...state.readNames, ...state.kept, ...state.payloads];
  journal.update((document) => {
    const { runId, scope, attempt, writer } = context;
    const fresh = createDocument({ runId, scope, work, attempt, writer, at: new Date().toISOString() });
    // The numbering goes on: a document that could not be removed must never look newer than what comes now.
    return { ...fresh, ...(document.revision === undefined ? {} : { revision: document.revision }) };
  });
  const gone = new Set(
    names.length === 0 || remote.unavailable !== null ? [] : await removeAll(names, remote),
  );
  const left = (some: readonly string[]) => some.filter((name) => !gone.has(name));
  folder.writeState({
    ...state,
    readNames: left(state.readNames),
    kept: left(state.kept),
    payloads: left(state.payloads),
    unsaved: false,
  });
  const remaining = names.length - gone.size;
  if (remaining > 0) {
    warning(
      `${plural(remaining, 'checkpoint artifact')} could not be removed; delete them on the run's page.`,
    );
  }
  setOutput('outcome', remaining > 0 ? 'failed' : 'completed');
  info(`checkpoint: cleared; ${plural(gone.size, 'artifact')} removed.`);
}

async function removeAll(names: readonly string[], remote: Remote): Promise<readonly string[]> {
  try {
    return await remote.remove(names);
  } catch (error) {
    warning(`The checkpoint artifacts could not be removed (${describeError(error)}).`);
    return [];
  }
}
