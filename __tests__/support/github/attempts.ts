import { randomUUID } from 'node:crypto';
import { githubActionsBot, type Identities, type Permissions, permissions } from './identities.js';
import { runtimeToken } from './runtime-token.js';

export interface AttemptOptions {
  readonly runId: string;
  /** GITHUB_RUN_ATTEMPT, from 1. */
  readonly attempt: number;
  /** How the attempt came to be: "Re-run failed jobs" (default) or "Re-run all jobs". */
  readonly rerun?: 'failed' | 'all';
  /** The job's key in the workflow file (GITHUB_JOB). */
  readonly job?: string;
  /** The name REST shows, like `caller / generate (1)`. Tells two calls of one reusable workflow apart. */
  readonly jobName?: string;
  readonly ref?: string;
  readonly sha?: string;
  /** What the job's token may do with caches; a pull request from a fork gets `read-only`. */
  readonly cache?: 'read-write' | 'read-only' | 'none';
  /** Exceptions from a token that may do everything. */
  readonly permissions?: Partial<Permissions>;
}

export interface JobStep {
  readonly name: string;
  readonly number: number;
  status: 'queued' | 'in_progress' | 'completed' | 'pending';
  conclusion: string | null;
}

/**
 * One job of one attempt. Its status, conclusion, steps, annotations and permissions may be changed by a
 * test.
 */
export interface Job {
  readonly runId: string;
  readonly attempt: number;
  readonly key: string;
  readonly name: string;
  readonly ref: string;
  readonly sha: string;
  readonly cache: 'read-write' | 'read-only' | 'none';
  readonly runBackendId: string;
  readonly jobBackendId: string;
  /** The REST id of the job; the same number is its check run's id. */
  readonly checkRunId: number;
  readonly runtimeToken: string;
  /** The value of GITHUB_TOKEN. */
  readonly token: string;
  readonly permissions: Permissions;
  readonly startedAt: Date;
  status: 'in_progress' | 'completed';
  conclusion: string | null;
  steps: JobStep[];
  annotations: { annotation_level: string; message: string }[];
}

interface Attempt {
  readonly rerun: 'failed' | 'all';
  readonly runBackendId: string;
  readonly jobs: Job[];
}

/** The runs, their attempts and the jobs in them. */
export class Attempts {
  readonly #identities: Identities;
  readonly #runs = new Map<string, Map<number, Attempt>>();
  readonly #byRuntimeToken = new Map<string, Job>();
  #lastCheckRunId = 45_000_000_000;

  constructor(identities: Identities) {
    this.#identities = identities;
  }

  /** The job's place in the run; opening the same job of the same attempt again gives the same job. */
  open(options: AttemptOptions): Job {
    const key = options.job ?? 'generate';
    const name = options.jobName ?? key;
    const attempt = this.#attempt(options);
    const known = attempt.jobs.find((job) => job.key === key && job.name === name);
    if (known !== undefined) return known;

    const jobBackendId = randomUUID();
    const ref = options.ref ?? 'refs/heads/main';
    const cache = options.cache ?? 'read-write';
    const granted = permissions('write', options.permissions);
    const job: Job = {
      runId: options.runId,
      attempt: options.attempt,
      key,
      name,
      ref,
      sha: options.sha ?? 'c0ffee0000000000000000000000000000000001',
      cache,
      runBackendId: attempt.runBackendId,
      jobBackendId,
      checkRunId: ++this.#lastCheckRunId,
      runtimeToken: runtimeToken({
        runBackendId: attempt.runBackendId,
        jobBackendId,
        ref,
        cachePermission: { 'read-write': 3, 'read-only': 1, none: 0 }[cache],
      }),
      token: this.#identities.issue({ ...githubActionsBot, permissions: granted, attempt: options.attempt }),
      permissions: granted,
      startedAt: new Date(),
      status: 'in_progress',
      conclusion: null,
      steps: [],
      annotations: [],
    };
    attempt.jobs.push(job);
    this.#byRuntimeToken.set(job.runtimeToken, job);
    return job;
  }

  /** The job that holds this ACTIONS_RUNTIME_TOKEN. */
  holding(token: string): Job | undefined {
    return this.#byRuntimeToken.get(token);
  }

  /**
   * The attempts whose artifacts an attempt sees: its own and, as long as each re-run was partial, the ones
   * before (actions/download-artifact#486, go-gitea/gitea#38857).
   */
  seenFrom(runId: string, attempt: number): ReadonlySet<number> {
    const seen = new Set([attempt]);
    for (let number = attempt; number > 1 && this.#rerun(runId, number) === 'failed'; number--) {
      seen.add(number - 1);
    }
    return seen;
  }

  latest(runId: string): number | undefined {
    const run = this.#runs.get(runId);
    return run === undefined ? undefined : Math.max(...run.keys());
  }

  jobs(runId: string, attempt: number): readonly Job[] {
    return this.#runs.get(runId)?.get(attempt)?.jobs ?? [];
  }

  job(checkRunId: number): Job | undefined {
    for (const job of this.#byRuntimeToken.values()) if (job.checkRunId === checkRunId) return job;
    return undefined;
  }

  #attempt(options: AttemptOptions): Attempt {
    const run = this.#runs.get(options.runId) ?? new Map<number, Attempt>();
    this.#runs.set(options.runId, run);
    const attempt = run.get(options.attempt) ?? {
      rerun: options.rerun ?? 'failed',
      runBackendId: randomUUID(),
      jobs: [],
    };
    run.set(options.attempt, attempt);
    return attempt;
  }

  #rerun(runId: string, attempt: number): 'failed' | 'all' {
    return this.#runs.get(runId)?.get(attempt)?.rerun ?? 'failed';
  }
}
