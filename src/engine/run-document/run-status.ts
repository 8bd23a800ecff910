import type { RunDocument } from '../schema.js';

/** What a change says about the work as a whole. */
export type News =
  /** There is something to do that nobody works on yet. */
  | 'planned'
  /** Something is being worked on. */
  | 'started'
  /** Something went wrong, or has to be looked at: a blocked unit or phase, an open item, a red validation. */
  | 'stuck'
  /** Something is over. */
  | 'finished';

/** A run that is done is another matter: what news means for it depends on everything else. */
type Status = Exclude<RunDocument['status'], 'done'>;

/** What becomes of a run's status. One that waits for a person, or was given up, is reopened only by work that is going on. */
const STATUS_AFTER: Readonly<Record<Status, Readonly<Record<News, Status>>>> = {
  initializing: { planned: 'initializing', started: 'running', stuck: 'running', finished: 'running' },
  running: { planned: 'running', started: 'running', stuck: 'running', finished: 'running' },
  needs_attention: {
    planned: 'needs_attention',
    started: 'running',
    stuck: 'needs_attention',
    finished: 'needs_attention',
  },
  aborted: { planned: 'aborted', started: 'running', stuck: 'aborted', finished: 'aborted' },
};

export function statusAfter(status: Status, news: News): Status {
  return STATUS_AFTER[status][news];
}
