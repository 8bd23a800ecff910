/** The words of the document, apart from its schema: what only needs these does not load the schema library. */

export const SCHEMA_VERSION = 2;

export const UNIT_STATUSES = ['pending', 'in_progress', 'done', 'blocked', 'dep_blocked'] as const;
export const RUN_STATUSES = ['initializing', 'running', 'needs_attention', 'done', 'aborted'] as const;
export const PHASE_STATUSES = ['pending', 'running', 'done', 'blocked', 'skipped'] as const;
export const VALIDATION_STATUSES = ['green', 'red'] as const;
export const LIFECYCLE_STATES = [
  'queued',
  'running',
  'awaiting_review',
  'awaiting_merge',
  'succeeded',
  'failed',
  'canceled',
  'superseded',
] as const;
