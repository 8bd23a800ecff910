/** The ids by which the results service knows this run and job in this attempt. */
export interface BackendIds {
  readonly run: string;
  readonly job: string;
}

/**
 * From the scopes of the runner's own token, `Actions.Results:<run>:<job>` (actions/toolkit,
 * packages/artifact/src/internal/shared/util.ts). Not secret, and new in each attempt. Null when it has none.
 */
export function backendIds(token: string): BackendIds | null {
  try {
    const claims = Buffer.from(token.split('.')[1] ?? '', 'base64url').toString('utf8');
    const { scp } = JSON.parse(claims) as { scp?: unknown };
    const [, run, job] = /(?:^|\s)Actions\.Results:([^:\s]+):([^:\s]+)(?:\s|$)/.exec(String(scp)) ?? [];
    return run === undefined || job === undefined ? null : { run, job };
  } catch {
    return null;
  }
}
