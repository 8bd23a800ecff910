import * as v from 'valibot';
import {
  LIFECYCLE_STATES,
  PHASE_STATUSES,
  RUN_STATUSES,
  UNIT_STATUSES,
  VALIDATION_STATUSES,
} from './statuses.js';

/**
 * The document's schema (design section 3). Objects are loose: fields that this version does not know survive
 * a read-modify-write and are never interpreted. Nothing has a default: reading changes nothing.
 */

const time = v.string();
const count = v.pipe(v.number(), v.integer(), v.minValue(0));
const attempt = v.pipe(v.number(), v.integer(), v.minValue(1));
const sha256Hex = v.pipe(v.string(), v.regex(/^[0-9a-f]{64}$/, 'must be 64 lower-case hex characters'));

/** A file that a step left behind. `path` is relative to the workspace, with forward slashes. */
export const FileEntrySchema = v.looseObject({
  path: v.string(),
  sha256: sha256Hex,
  size: count,
  mode: count,
  /** The file's digest before the step ran; null when there was none. */
  before: v.optional(v.nullable(sha256Hex)),
  /** For a symbolic link: what it points to. Its `sha256` and `size` are those of this text. */
  link: v.optional(v.string()),
  /** The step deleted it. Then `sha256`, `size` and `mode` are those of an empty file, and nothing is in the archive. */
  deleted: v.optional(v.boolean()),
});

const objectId = v.pipe(
  v.string(),
  v.regex(/^(?:[0-9a-f]{40}|[0-9a-f]{64})$/, 'must be an object id of git'),
);
const refName = v.pipe(
  v.string(),
  v.regex(/^refs\/(?:heads|tags)\/[^\s~^:?*[\\]+$/, 'must be a branch or tag'),
);

/** Where a git checkout stands: its commit, its branch unless HEAD is detached, and the tree of what is staged. */
const GitPositionSchema = v.looseObject({
  head: v.nullable(objectId),
  branch: v.nullable(refName),
  index: v.nullable(objectId),
});

/** With `files: "@changes"`: what the step did to the repository, beside the files of the work tree. */
export const GitStateSchema = v.looseObject({
  before: GitPositionSchema,
  after: GitPositionSchema,
  /** Branches and tags that were made, moved or deleted. */
  refs: v.array(v.looseObject({ name: refName, before: v.nullable(objectId), after: v.nullable(objectId) })),
  /** How many commits the step made. */
  commits: count,
  /** Commits and staged content, as a git bundle in the archive, based on `before.head`. */
  bundle: v.nullable(v.looseObject({ sha256: sha256Hex, size: count })),
  /** Files that are announced to the index without content (`git add -N`). */
  intended: v.optional(v.array(v.string())),
  /** Submodules whose commit changed; null where there is none. */
  submodules: v.optional(
    v.array(
      v.looseObject({
        path: v.string(),
        before: v.nullable(objectId),
        after: v.nullable(objectId),
        /** `after` was checked out. */
        present: v.boolean(),
      }),
    ),
  ),
});

/** An output or file that was deliberately not stored. */
export const WithheldSchema = v.looseObject({
  kind: v.picklist(['output', 'file']),
  name: v.string(),
  reason: v.string(),
});

/** Where a step's files are kept: an archive, named by its digest. */
export const PayloadSchema = v.looseObject({
  sha256: sha256Hex,
  size: count,
  /** The sum of the sizes of all entries once unpacked. */
  unpackedSize: count,
});

/** The comment of a step that posts one. */
export const CommentSchema = v.looseObject({
  /** The number of the issue or pull request that it is at. */
  issue: v.string(),
  /** What the marker in the comment has, known from before it is posted. */
  nonce: v.string(),
  id: v.optional(v.nullable(count)),
  url: v.optional(v.string()),
  /** The digest of what it says. */
  text: v.optional(sha256Hex),
});

/** What an unfinished step has got so far, to go on from. Of several, the one with the later attempt and sequence counts. */
export const ProgressSchema = v.looseObject({
  attempt,
  sequence: count,
  at: time,
  /** Null: there is none, and what is older does not count either. */
  payload: v.nullable(PayloadSchema),
  /** Paths begin with the place that the file belongs to: `step/`, `workspace/` or `home/`. */
  files: v.array(FileEntrySchema),
  /** What the step was building on; see `basis` of the unit. */
  basis: v.optional(v.nullable(v.string())),
  /** How many steps of its own the command has recorded as done, in the document that `CHECKPOINT_FILE` names. */
  ownSteps: v.optional(count),
  withheld: v.optional(v.array(WithheldSchema)),
});

export const UnitSchema = v.looseObject({
  status: v.picklist(UNIT_STATUSES),
  dependsOn: v.optional(v.array(v.string())),
  note: v.optional(v.string()),
  createdAt: v.optional(time),
  updatedAt: v.optional(time),
  startedAt: v.optional(v.nullable(time)),
  finishedAt: v.optional(v.nullable(time)),
  /**
   * The time when it became blocked. Null, or not there, for one that is not, and where nobody wrote it down. Not checked:
   * it came later than the others, and what somebody else has put there must not make a unit unreadable.
   */
  blockedAt: v.optional(v.unknown()),
  /** The attempt that started or finished this unit. */
  attempt: v.optional(attempt),
  /** The document's sequence number when this record was made: orders records of one attempt. */
  sequence: v.optional(count),
  completionId: v.optional(v.nullable(v.string())),
  basis: v.optional(v.nullable(v.string())),
  /** Completion ids that this record replaced; they do not count any more wherever they turn up. */
  supersedes: v.optional(v.array(v.string())),
  fingerprint: v.optional(v.nullable(sha256Hex)),
  fingerprintParts: v.optional(v.record(v.string(), v.string())),
  durationMs: v.optional(v.nullable(count)),
  outputs: v.optional(v.record(v.string(), v.string())),
  /** Names of outputs that hold a secret. They are kept for sealed copies only, and masked when they are given out. */
  secretOutputs: v.optional(v.array(v.string())),
  files: v.optional(v.array(FileEntrySchema)),
  withheld: v.optional(v.array(WithheldSchema)),
  payload: v.optional(v.nullable(PayloadSchema)),
  git: v.optional(v.nullable(GitStateSchema)),
  comment: v.optional(CommentSchema),
  /** Only of a step that is not done. */
  progress: v.optional(ProgressSchema),
  /** The command wrote environment, path or summary, which a skip does not bring back. */
  partial: v.optional(v.boolean()),
  interrupted: v.optional(v.nullable(v.looseObject({ reason: v.string(), at: time }))),
  /** The last attempt that used this unit: ran it or skipped it. */
  usedInAttempt: v.optional(count),
});

/** The checkpoint: the five fields that every version of every reader understands. */
export const HeadSchema = v.looseObject({
  runId: v.string(),
  step: v.string(),
  attempt,
  inputHash: sha256Hex,
  timestamp: time,
});

export const ScopeSchema = v.looseObject({
  repository: v.string(),
  workflow: v.string(),
  calledWorkflow: v.string(),
  job: v.string(),
  matrix: v.string(),
  key: v.string(),
});

/** Which edition of the document this is. Never reused, not even after a failed upload. */
export const RevisionSchema = v.looseObject({
  attempt,
  sequence: count,
  nonce: v.string(),
  /** The job that wrote it, where the runner tells; empty elsewhere. */
  writer: v.string(),
});

export const LifecycleSchema = v.looseObject({
  state: v.picklist(LIFECYCLE_STATES),
  retryable: v.optional(v.boolean()),
  retry_of: v.optional(v.nullable(v.string())),
  interrupted_reason: v.optional(v.nullable(v.string())),
  recovered_at: v.optional(v.nullable(time)),
});

export const PhaseSchema = v.looseObject({
  status: v.picklist(PHASE_STATUSES),
  createdAt: v.optional(time),
  updatedAt: v.optional(time),
  startedAt: v.optional(v.nullable(time)),
  finishedAt: v.optional(v.nullable(time)),
});

/** Something that has to be looked at before the run is done; what it is about is up to whoever reports it. */
export const ItemSchema = v.looseObject({
  id: v.optional(v.string()),
  title: v.optional(v.string()),
  at: v.optional(time),
  updatedAt: v.optional(time),
  reopenedAt: v.optional(time),
  resolvedAt: v.optional(time),
});

/** The outcome of the run's final validation. */
export const ValidationSchema = v.looseObject({
  status: v.picklist(VALIDATION_STATUSES),
  note: v.optional(v.string()),
  at: v.optional(time),
});

/**
 * Everything but what is checked piece by piece, so that a malformed one does not hide the others: units, phases, items.
 */
export const EnvelopeSchema = v.looseObject({
  ...v.partial(HeadSchema).entries,
  schemaVersion: v.picklist([1, 2]),
  id: v.string(),
  task: v.optional(v.string()),
  status: v.picklist(RUN_STATUSES),
  createdAt: v.optional(time),
  updatedAt: v.optional(time),
  finishedAt: v.optional(v.nullable(time)),
  units: v.record(v.string(), v.unknown()),
  phases: v.optional(v.record(v.string(), v.unknown())),
  currentPhase: v.optional(v.nullable(v.string())),
  openItems: v.optional(v.array(v.unknown())),
  resolvedItems: v.optional(v.array(v.unknown())),
  result: v.optional(v.unknown()),
  launch: v.optional(v.unknown()),
  lifecycle: v.optional(v.nullable(LifecycleSchema)),
  /** What the run works on, in the open: `inputHash` is made from it. */
  work: v.optional(v.looseObject({ issueNumber: v.string(), commitSha: v.string() })),
  scope: v.optional(ScopeSchema),
  revision: v.optional(RevisionSchema),
  /** Where the document is that could not be read when this one was begun: nobody knows what it had recorded. */
  lostRecord: v.optional(v.string()),
  /** Steps in the job's order of use: those used in the latest attempt first, then those known from before. */
  order: v.optional(v.array(v.string())),
});

/** A document as it is read: envelope and units are checked. */
export const CheckedSchema = v.looseObject({
  ...EnvelopeSchema.entries,
  units: v.record(v.string(), UnitSchema),
});

/** The whole document, as shipped in `schema/run.schema.json`. */
export const RunDocumentSchema = v.looseObject({
  ...CheckedSchema.entries,
  phases: v.optional(v.record(v.string(), PhaseSchema)),
  openItems: v.optional(v.array(ItemSchema)),
  resolvedItems: v.optional(v.array(ItemSchema)),
  /** Phases without which the run is not done. */
  requiredPhases: v.optional(v.array(v.string())),
  /** The run is not done without a green validation. */
  requireValidation: v.optional(v.boolean()),
  validation: v.optional(v.nullable(ValidationSchema)),
  /** How far the event log goes that the document was made from; written by the event log itself. */
  eventLog: v.optional(v.looseObject({ sequence: count, offset: count, hash: sha256Hex })),
});

export type Unit = v.InferOutput<typeof UnitSchema>;
export type FileEntry = v.InferOutput<typeof FileEntrySchema>;
export type Withheld = v.InferOutput<typeof WithheldSchema>;
export type GitState = v.InferOutput<typeof GitStateSchema>;
export type Payload = v.InferOutput<typeof PayloadSchema>;
export type CommentRecord = v.InferOutput<typeof CommentSchema>;
export type Progress = v.InferOutput<typeof ProgressSchema>;
export type Head = v.InferOutput<typeof HeadSchema>;
export type Revision = v.InferOutput<typeof RevisionSchema>;
export type Phase = v.InferOutput<typeof PhaseSchema>;
export type Validation = v.InferOutput<typeof ValidationSchema>;
export type RunDocument = v.InferOutput<typeof CheckedSchema>;
