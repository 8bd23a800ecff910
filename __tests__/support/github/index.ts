/**
 * A stand-in for the GitHub services that an action talks to: the results service (artifacts), the cache
 * service, their blob storage, and the parts of REST around runs, issues and pull requests. It speaks to the
 * real clients (@actions/artifact, @actions/cache, Octokit), on a port of its own, with Node's built-in
 * modules only.
 */
import { attemptEnvironment } from './attempt-environment.js';
import { type AttemptOptions, Attempts, type Job } from './attempts.js';
import { BlobStorage } from './blob-storage.js';
import { CacheService } from './cache-service.js';
import { Faults } from './faults.js';
import type { Received } from './http.js';
import { Identities, type Permissions, permissions } from './identities.js';
import { type Author, Issues, person } from './issues.js';
import { containing, type LoggedRequest } from './request-log.js';
import { RestApi } from './rest.js';
import { artifactRoutes } from './rest-artifacts.js';
import { cacheRoutes } from './rest-caches.js';
import { identityRoutes } from './rest-identity.js';
import { issueRoutes } from './rest-issues.js';
import { pullRoutes } from './rest-pulls.js';
import { reviewRoutes } from './rest-reviews.js';
import { runRoutes } from './rest-runs.js';
import { ResultsService } from './results-service.js';
import { Reviews } from './reviews.js';
import { startServer } from './server.js';
import { defaultSettings, type Settings } from './settings.js';
import { StoredArtifacts, StoredCaches } from './stored.js';

export type { AttemptOptions, Job, JobStep } from './attempts.js';
export type { ActiveFault, Fault, FaultKind } from './faults.js';
export type { Access, PermissionName, Permissions } from './identities.js';
export type { Author, Comment, Issue, NewIssue, PullRequest } from './issues.js';
export { blobUploads, type Operation, type Service } from './operations.js';
export type { LoggedRequest } from './request-log.js';
export type { Settings } from './settings.js';
export type { StoredArtifact, StoredCache } from './stored.js';

export interface GitHubOptions {
  /** `owner/name`; default `octo/repo`. */
  readonly repository?: string;
  readonly isPrivate?: boolean;
}

/** A job of an attempt, with the environment its actions get. Its GITHUB_TOKEN is `token`. */
export interface AttemptHandle extends Job {
  readonly env: Record<string, string>;
}

export interface GitHub {
  readonly url: string;
  /** The same address: GitHub's API has a host, and no path of its own. */
  readonly apiUrl: string;
  readonly repository: string;
  /** Begins an attempt of a run, or another job in it. */
  attempt(options: AttemptOptions): AttemptHandle;
  /** A token of a person or an App, for what GITHUB_TOKEN does not do. */
  token(author?: Partial<Author>, exceptions?: Partial<Permissions>): string;
  readonly faults: Faults;
  readonly settings: Settings;
  readonly artifacts: StoredArtifacts;
  readonly caches: StoredCaches;
  readonly issues: Issues;
  readonly reviews: Reviews;
  /** Every request so far. */
  readonly requests: readonly LoggedRequest[];
  /** The requests that sent this, in the clear, in base64 or packed. */
  receivedBytesContaining(needle: string | Buffer): LoggedRequest[];
  /** Refuses connections until it comes back, with everything it had stored. */
  goOffline(): Promise<void>;
  comeBack(): Promise<void>;
  close(): Promise<void>;
}

/** Starts an empty GitHub with one repository. */
export async function startGitHub(options: GitHubOptions = {}): Promise<GitHub> {
  const repository = options.repository ?? 'octo/repo';
  const isPrivate = options.isPrivate ?? false;
  const settings = defaultSettings();
  const faults = new Faults();
  const requests: LoggedRequest[] = [];
  const identities = new Identities();
  const attempts = new Attempts(identities);
  const issues = new Issues();
  const reviews = new Reviews(issues);
  const blobs = new BlobStorage(() => server.url, settings);
  const results = new ResultsService(attempts, blobs, settings);
  const caches = new CacheService(attempts, blobs, 'refs/heads/main');
  const anonymous = { ...person({ login: '' }), permissions: permissions('read') };
  const rest = new RestApi(
    [
      ...artifactRoutes(results, attempts, blobs, settings, repository),
      ...cacheRoutes(caches),
      ...runRoutes(attempts),
      ...issueRoutes(issues, settings, repository),
      ...pullRoutes(issues, repository),
      ...reviewRoutes(reviews),
      ...identityRoutes(repository, isPrivate),
    ],
    identities,
    repository,
    isPrivate ? undefined : anonymous,
  );
  const recognise = (request: Received) =>
    results.receive(request) ?? caches.receive(request) ?? blobs.receive(request) ?? rest.receive(request);
  const server = await startServer(recognise, faults, requests);

  return {
    url: server.url,
    apiUrl: server.url,
    repository,
    attempt: (wanted) => {
      const job = attempts.open(wanted);
      return Object.assign(job, { env: attemptEnvironment(job, server.url, repository) });
    },
    token: (author = {}, exceptions = {}) =>
      identities.issue({ ...person(author), permissions: permissions('write', exceptions) }),
    faults,
    settings,
    artifacts: new StoredArtifacts(results),
    caches: new StoredCaches(caches),
    issues,
    reviews,
    requests,
    receivedBytesContaining: (needle) => containing(requests, needle),
    goOffline: server.goOffline,
    comeBack: server.comeBack,
    close: server.goOffline,
  };
}
