import * as v from 'valibot';
import { RunDocumentSchema } from '../schema.js';
import { LIFECYCLE_STATES } from '../statuses.js';

export const WORKERS = ['alive', 'dead', 'unproven'] as const;
export const NEXT_ACTIONS = ['wait', 'resume', 'review', 'merge', 'retry', 'escalate', 'none'] as const;

const text = v.nullable(v.string());

/** What a program needs to decide what to do with a run. */
export const StandingSchema = v.object({
  state: v.picklist(LIFECYCLE_STATES),
  retryable: v.boolean(),
  retry_of: text,
  interrupted_reason: text,
  /** What happened and what to do, in words. */
  reason: v.string(),
  recovered_at: text,
  superseded_by: text,
  pr_url: text,
  output_sha: text,
  worker: v.picklist(WORKERS),
  next_action: v.picklist(NEXT_ACTIONS),
});

/** `checkpoint status <run> --json`: the document, and where it stands. */
export const StatusSchema = v.looseObject({
  ...RunDocumentSchema.entries,
  // As they are in the file: those that are malformed are named below. Of everything else that is malformed, only the name is told.
  units: v.record(v.string(), v.unknown()),
  ...StandingSchema.entries,
  /** The document's file. */
  file: v.string(),
  /**
   * What cannot be understood, each with the reason: units by their id, other parts by their place in the document
   * (`/phases/build`). Only there when there is something.
   */
  malformed: v.optional(v.record(v.string(), v.string())),
});

/** The same of a file that cannot be read as a run document. */
export const UnreadableSchema = v.object({
  /** The name of the file. */
  id: v.string(),
  file: v.string(),
  /** Why it cannot be read. */
  unreadable: v.string(),
  state: v.null(),
  next_action: v.literal('escalate'),
});

/** As shipped in `schema/status.schema.json`. */
export const StatusAnswerSchema = v.union([StatusSchema, UnreadableSchema]);

export type Unreadable = v.InferOutput<typeof UnreadableSchema>;
export type Standing = v.InferOutput<typeof StandingSchema>;
export type RunState = Standing['state'];
export type Worker = Standing['worker'];
export type NextAction = Standing['next_action'];
