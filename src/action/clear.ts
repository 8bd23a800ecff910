import { describeError } from '../engine/errors.js';
import { createDocument } from '../engine/transitions.js';
import { plural } from '../engine/words.js';
import type { ClearReply } from '../store/several-stores.js';
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
  const { gone, left: remaining } =
    remote.unavailable === null
      ? await clearAll(context.scopeHash, names, remote)
      : { gone: [], left: names };
  const left = (some: readonly string[]) => some.filter((name) => remaining.includes(name));
  folder.writeState({
    ...state,
    readNames: left(state.readNames),
    kept: left(state.kept),
    payloads: left(state.payloads),
    unsaved: false,
  });
  if (remaining.length > 0) {
    warning(`${plural(remaining.length, 'checkpoint')} could not be removed; ${howToRemove(remote)}.`);
  }
  setOutput('outcome', remaining.length > 0 ? 'failed' : 'completed');
  info(`checkpoint: cleared; ${plural(gone.length, 'record')} removed.`);
}

async function clearAll(scope: string, names: readonly string[], remote: Remote): Promise<ClearReply> {
  try {
    return await remote.clear(scope, names);
  } catch (error) {
    warning(`The checkpoints could not be removed (${describeError(error)}).`);
    return { gone: [], left: names };
  }
}

function howToRemove({ stores }: Remote): string {
  return [
    ...(stores.includes('artifact') ? ["delete the artifacts on the run's page"] : []),
    ...(stores.includes('cache')
      ? [
          'removing from the cache needs "permissions: actions: write"; or delete the entries on the page of caches',
        ]
      : []),
  ].join('; ');
}
