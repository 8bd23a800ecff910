import { randomBytes } from 'node:crypto';

/** What the runtime token says about the job that holds it. */
export interface RuntimeClaims {
  readonly runBackendId: string;
  readonly jobBackendId: string;
  readonly ref: string;
  /**
   * The caches the job may use: 1 reads, 2 writes; no entry, neither (falcondev cache server, `ac` claim).
   */
  readonly cachePermission: number;
}

/**
 * A token like the one in ACTIONS_RUNTIME_TOKEN: a JWT that the toolkit decodes without verifying it. It
 * finds the backend ids in the one `scp` part that starts with `Actions.Results` and has exactly three fields
 * (actions/toolkit packages/artifact/src/internal/shared/util.ts).
 */
export function runtimeToken(claims: RuntimeClaims): string {
  const issuedAt = Math.floor(Date.now() / 1000);
  const access =
    claims.cachePermission === 0 ? [] : [{ Scope: claims.ref, Permission: claims.cachePermission }];
  const parts = [
    { typ: 'JWT', alg: 'RS256' },
    {
      ac: JSON.stringify(access),
      scp: `Actions.ExampleScope Actions.Results:${claims.runBackendId}:${claims.jobBackendId}`,
      iss: 'https://token.actions.githubusercontent.com',
      iat: issuedAt,
      exp: issuedAt + 6 * 60 * 60,
    },
  ].map((part) => Buffer.from(JSON.stringify(part)).toString('base64url'));
  return [...parts, randomBytes(64).toString('base64url')].join('.');
}
