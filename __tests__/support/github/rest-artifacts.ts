import type { Attempts } from './attempts.js';
import type { BlobStorage } from './blob-storage.js';
import { json, noContent } from './http.js';
import { numberParam, paged, type RestCall, RestError, type Route } from './rest.js';
import type { Artifact, ResultsService } from './results-service.js';
import type { Settings } from './settings.js';

const read = { anyOf: ['actions'], access: 'read' } as const;
const write = { anyOf: ['actions'], access: 'write' } as const;

/**
 * Artifacts as REST shows them: all attempts of a run in one list, expired ones included, and nothing that
 * tells the attempts apart (Systemorph/MeshWeaver#4332). Rows come in order of creation; GitHub promises no
 * order.
 */
export function artifactRoutes(
  artifacts: ResultsService,
  attempts: Attempts,
  blobs: BlobStorage,
  settings: Settings,
  repository: string,
): Route[] {
  const listed = (call: RestCall, rows: readonly Artifact[]) => {
    const name = call.url.searchParams.get('name');
    const matching = rows.filter((row) => name === null || row.name === name);
    return paged(call, matching, (page) => ({
      total_count: matching.length,
      artifacts: page.map((row) => shown(row, call.url.origin, repository)),
    }));
  };
  const ofRun = (runId: string) => {
    const latest = attempts.latest(runId);
    if (latest === undefined) throw new RestError(404, 'Not Found');
    const seen = attempts.seenFrom(runId, latest);
    return artifacts.live
      .filter((row) => row.runId === runId)
      .filter((row) => settings.restAfterFullRerun === 'show' || seen.has(row.attempt));
  };
  const addressed = (call: RestCall) => {
    const id = numberParam(call, 'artifact_id');
    const row = artifacts.live.find((candidate) => candidate.id === id);
    if (row === undefined) throw new RestError(404, 'Not Found');
    return row;
  };
  return [
    {
      route: 'GET /repos/{repo}/actions/artifacts',
      operation: 'listArtifactsForRepo',
      needs: read,
      handle: (call) => listed(call, artifacts.live),
    },
    {
      route: 'GET /repos/{repo}/actions/runs/{run_id}/artifacts',
      operation: 'listWorkflowRunArtifacts',
      needs: read,
      handle: (call) => listed(call, ofRun(String(numberParam(call, 'run_id')))),
    },
    {
      route: 'GET /repos/{repo}/actions/artifacts/{artifact_id}',
      operation: 'getArtifact',
      needs: read,
      handle: (call) => json(200, shown(addressed(call), call.url.origin, repository)),
    },
    {
      route: 'GET /repos/{repo}/actions/artifacts/{artifact_id}/{archive_format}',
      operation: 'downloadArtifact',
      needs: read,
      handle: (call) => {
        const row = addressed(call);
        if (call.params.archive_format !== 'zip') throw new RestError(404, 'Not Found');
        if (call.by.login === '') throw new RestError(401, 'Requires authentication');
        if (row.expired) throw new RestError(410, 'Artifact has expired');
        const location = blobs.sign(row.blob, 'read', call.by.attempt);
        return { status: 302, headers: { location }, body: Buffer.alloc(0) };
      },
    },
    {
      route: 'DELETE /repos/{repo}/actions/artifacts/{artifact_id}',
      operation: 'deleteArtifact',
      needs: write,
      handle: (call) => {
        artifacts.remove(addressed(call));
        return noContent();
      },
    },
  ];
}

function shown(row: Artifact, origin: string, repository: string) {
  const url = `${origin}/repos/${repository}/actions/artifacts/${row.id}`;
  return {
    id: row.id,
    node_id: Buffer.from(`Artifact${row.id}`).toString('base64'),
    name: row.name,
    size_in_bytes: row.size,
    url,
    archive_download_url: `${url}/zip`,
    expired: row.expired,
    digest: row.digest ?? null,
    created_at: seconds(row.createdAt),
    updated_at: seconds(row.createdAt),
    expires_at: seconds(row.expiresAt),
    workflow_run: { id: Number(row.runId), head_branch: 'main' },
  };
}

/** REST gives times to the second. */
export function seconds(date: Date): string {
  return date.toISOString().replace(/\.\d+Z$/, 'Z');
}
