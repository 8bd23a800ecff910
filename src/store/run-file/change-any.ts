import type { Change, RunView } from '../../engine/run-document/change.js';
import type { HeldLock } from '../lock/held-lock.js';
import { openState } from './open-state.js';
import type { RunPlaces } from './places.js';

/** Changes a document of whatever form, with or without an event log. */
export function changeAny(places: RunPlaces, lock: HeldLock, change: Change): RunView {
  const state = openState(places, () => lock);
  try {
    const at = new Date().toISOString();
    const operations = change(state.view, at);
    if (operations.length > 0) state.commit(operations, at);
    else state.makeDurable();
    state.pause();
    return state.lastingView();
  } finally {
    state.dispose();
  }
}
