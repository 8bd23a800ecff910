import type { RunDocument } from '../schema.js';

/** What a change says about the work as a whole. */
export type News =
  /** There is something to do that nobody works on yet. */
  | 'planned'
  /** Something is being worked on. */
  | 'started'
  /** Something stands in the way of being done: a blocked unit or phase, an open item, a red validation. */
  | 'stuck'
  /** Something is over. */
  | 'finished';

type Status = RunDocument['status'];

/**
 * What becomes of a run's status. A finished run is reopened by what contradicts it: one that is done by anything that is
 * not; one that waits for a person, or was given up, only by work that is going on.
 */
const STATUS_AFTER: Readonly<Record<Status, Readonly<Record<News, Status>>>> = {
  initializing: { planned: 'initializing', started: 'running', stuck: 'running', finished: 'running' },
  running: { planned: 'running', started: 'running', stuck: 'running', finished: 'running' },
  needs_attention: {
    planned: 'needs_attention',
    started: 'running',
    stuck: 'needs_attention',
    finished: 'needs_attention',
  },
  done: { planned: 'running', started: 'running', stuck: 'running', finished: 'done' },
  aborted: { planned: 'aborted', started: 'running', stuck: 'aborted', finished: 'aborted' },
};

export function statusAfter(status: Status, news: News): Status {
  return STATUS_AFTER[status][news];
}
