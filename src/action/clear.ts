import { createDocument } from '../engine/document-transitions.js';
import { describeError } from '../engine/errors.js';
import { revisionOf } from '../engine/join.js';
import { noProgress } from '../engine/progress.js';
import { record } from '../engine/record.js';
import type { RunDocument, Unit } from '../engine/schema.js';
import { plural } from '../engine/words.js';
import type { ClearReply } from '../store/several-stores.js';
import { setOutput } from './file-commands.js';
import { Keeper } from './keep.js';
import type { Remote } from './remote.js';
import type { Session } from './session.js';
import { info, warning } from './workflow-commands.js';

/**
 * `mode: clear`: forgets everything of this scope that could be read, here and in the stores. What cannot be removed
 * is superseded by a document that says so.
 */
export async function clear(session: Session, remote: Remote): Promise<number> {
  const { context, folder, journal } = session;
  const state = folder.readState(context);
  const names = [...[...state.read, ...state.kept].map(({ name }) => name), ...state.payloads];
  const known = journal.document;
  journal.update((document) => forgotten(session, document, false));
  const { gone, left } =
    remote.unavailable === null
      ? await clearAll(context.scopeHash, names, remote)
      : { gone: [], left: names };
  const stays = (name: string) => left.includes(name);
  folder.writeState({
    ...state,
    read: state.read.filter(({ name }) => stays(name)),
    kept: state.kept.filter(({ name }) => stays(name)),
    payloads: state.payloads.filter(stays),
    unsaved: false,
  });
  info(`checkpoint: cleared; ${plural(gone.length, 'record')} removed.`);
  const fault = left.length === 0 ? null : await supersede(session, remote, known);
  if (left.length > 0) {
    warning(
      `${plural(left.length, 'record')} could not be removed${fault === null ? ', but will not count any more' : ` and will still count (${fault})`}; ${howToRemove(remote)}.`,
    );
  }
  setOutput('outcome', fault === null ? 'completed' : 'failed');
  return fault === null ? 0 : 1;
}

/** A document that takes back everything that `known` says is done. Returns why it could not be kept, or null. */
async function supersede(session: Session, remote: Remote, known: RunDocument): Promise<string | null> {
  session.journal.update(() =>
    forgotten(session, { ...known, ...session.journal.document, units: known.units }, true),
  );
  const keeper = new Keeper(session, remote);
  keeper.request();
  return (await keeper.settle()).fault;
}

/** An empty document whose numbers go on: a document that could not be removed must not look newer than this one. */
function forgotten({ context, work }: Session, document: RunDocument, takeBack: boolean): RunDocument {
  const { runId, scope, attempt, writer } = context;
  const at = new Date().toISOString();
  const fresh = createDocument({ runId, scope, work, attempt, writer, at });
  const sequence = revisionOf(document).sequence + 1;
  const units = Object.entries(document.units).flatMap(([name, unit]): [string, Unit][] => {
    const supersedes = [...(unit.supersedes ?? []), ...(unit.completionId ? [unit.completionId] : [])];
    if (supersedes.length === 0 && unit.progress === undefined) return [];
    const progress = unit.progress && { progress: noProgress(attempt, sequence, at) };
    return [[name, { status: 'pending', attempt, sequence, supersedes, ...progress }]];
  });
  return { ...fresh, revision: revisionOf(document), units: record(takeBack ? units : []) };
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
