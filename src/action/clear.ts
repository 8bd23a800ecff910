import * as fs from 'node:fs';
import { describeError } from '../engine/errors.js';
import { plural } from '../engine/words.js';
import { setOutput } from './file-commands.js';
import type { Remote } from './remote.js';
import type { Session } from './session.js';
import { info, warning } from './workflow-commands.js';

/** `mode: clear`: forgets everything of this scope that could be read, here and in the stores. */
export async function clear(session: Session, remote: Remote): Promise<void> {
  const { context, folder } = session;
  const state = folder.readState(context);
  const names = [...state.readNames, ...state.kept, ...state.payloads];
  fs.rmSync(folder.path, { recursive: true, force: true });
  let gone: readonly string[] = [];
  if (names.length > 0 && remote.unavailable === null) {
    try {
      gone = await remote.remove(names);
    } catch (error) {
      warning(`The checkpoint artifacts could not be removed (${describeError(error)}).`);
    }
  }
  const left = names.length - gone.length;
  if (left > 0) {
    warning(`${plural(left, 'checkpoint artifact')} could not be removed; delete them on the run's page.`);
  }
  setOutput('outcome', left > 0 ? 'failed' : 'completed');
  info(`checkpoint: cleared; ${plural(gone.length, 'artifact')} removed.`);
}
