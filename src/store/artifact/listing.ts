import type { ArtifactClient } from '@actions/artifact';
import type { getOctokit } from '@actions/github';
import { describeError } from '../../engine/errors.js';
import { withPatience } from '../patience.js';
import type { RunReference } from './artifact-store.js';

/** One artifact of this run, and the way it was found, which is also the way to fetch it. */
export interface ListedArtifact {
  readonly id: number;
  readonly name: string;
  readonly size: number;
  /** `sha256:…`; absent for artifacts made by old clients. */
  readonly digest: string | undefined;
  readonly expired: boolean;
  readonly foundBy: ReadonlySet<'internal' | 'rest'>;
}

export interface Listing {
  readonly artifacts: readonly ListedArtifact[];
  /** Why a way did not answer, or null. */
  readonly internalFault: string | null;
  readonly restFault: string | null;
}

type Octokit = ReturnType<typeof getOctokit>;
type Found = Omit<ListedArtifact, 'foundBy'>;

/** GitHub's own maximum; the client library stops after 1,000 artifacts, a large matrix has more. */
const PAGE_SIZE = 100;

/**
 * Lists this run's artifacts in both ways that GitHub offers, and joins the answers: the internal service hides
 * earlier attempts after "Re-run all jobs" and has at times answered 404 for them (actions/download-artifact#486);
 * REST needs `actions: read`. Neither one's empty answer is the last word.
 * @param openClient loads the client for the internal service; REST has been asked by then
 * @param patienceMs how long one way may keep the other one's answer waiting
 * @param onRest gets what is known once REST has answered, which may be before the internal service does
 */
export async function listArtifacts(
  openClient: () => Promise<ArtifactClient>,
  octokit: Octokit | null,
  run: RunReference,
  patienceMs: number,
  onRest: (artifacts: readonly ListedArtifact[]) => void,
): Promise<Listing> {
  const found = new Map<number, Found & { foundBy: Set<'internal' | 'rest'> }>();
  const add = (way: 'internal' | 'rest', artifact: Found) => {
    const known = found.get(artifact.id);
    if (known === undefined) found.set(artifact.id, { ...artifact, foundBy: new Set([way]) });
    else known.foundBy.add(way);
  };
  const askRest = async () => {
    if (octokit === null) return 'no token was given';
    const fault = await faultOf(
      listRest(octokit, run, (artifact) => add('rest', artifact)),
      patienceMs,
    );
    if (fault === null) onRest([...found.values()]);
    return fault;
  };
  const [restFault, internalFault] = await Promise.all([
    askRest(),
    faultOf(
      listInternal(openClient, (artifact) => add('internal', artifact)),
      patienceMs,
    ),
  ]);
  return { artifacts: [...found.values()], internalFault, restFault };
}

async function listInternal(
  openClient: () => Promise<ArtifactClient>,
  add: (artifact: Found) => void,
): Promise<void> {
  const { artifacts } = await (await openClient()).listArtifacts();
  for (const { id, name, size, digest } of artifacts) add({ id, name, size, digest, expired: false });
}

async function listRest(octokit: Octokit, run: RunReference, add: (artifact: Found) => void): Promise<void> {
  for (let page = 1, seen = 0; ; page += 1) {
    const { data } = await octokit.request('GET /repos/{owner}/{repo}/actions/runs/{run_id}/artifacts', {
      owner: run.owner,
      repo: run.repo,
      run_id: Number(run.runId),
      per_page: PAGE_SIZE,
      page,
    });
    for (const { id, name, size_in_bytes: size, digest, expired } of data.artifacts) {
      add({ id, name, size, digest: digest ?? undefined, expired });
    }
    seen += data.artifacts.length;
    if (data.artifacts.length === 0 || seen >= data.total_count) return;
  }
}

async function faultOf(work: Promise<void>, patienceMs: number): Promise<string | null> {
  try {
    await withPatience(work, patienceMs);
    return null;
  } catch (error) {
    return describeError(error);
  }
}
