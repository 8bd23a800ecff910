import type { StoreName } from '../store/store.js';

/** What it means for the job that its only store is missing. */
export const NOTHING_SURVIVES = 'Steps are recorded on this machine only, which does not survive the job';

/** Why this job has no such store, or null when it has. The tests are the client libraries' own. */
export const MISSING: Readonly<Record<StoreName, (env: NodeJS.ProcessEnv) => string | null>> = {
  // actions/toolkit, packages/artifact/src/internal/shared/config.ts
  artifact: (env) => {
    if (isEnterpriseServer(env)) {
      return 'GitHub Enterprise Server has no artifact service that this action can use';
    }
    return env.ACTIONS_RUNTIME_TOKEN && env.ACTIONS_RESULTS_URL
      ? null
      : 'This runner offers no artifact service';
  },
  // actions/toolkit, packages/cache/src/internal/config.ts
  cache: (env) => {
    const second = Boolean(env.ACTIONS_CACHE_SERVICE_V2) && !isEnterpriseServer(env);
    const address = second ? env.ACTIONS_RESULTS_URL : env.ACTIONS_CACHE_URL || env.ACTIONS_RESULTS_URL;
    return env.ACTIONS_RUNTIME_TOKEN && address ? null : 'This runner offers no cache service';
  },
};

function isEnterpriseServer(env: NodeJS.ProcessEnv): boolean {
  const host = hostOf(env.GITHUB_SERVER_URL ?? 'https://github.com');
  return host !== 'GITHUB.COM' && !host.endsWith('.GHE.COM') && !host.endsWith('.LOCALHOST');
}

function hostOf(url: string): string {
  try {
    return new URL(url).hostname.trimEnd().toUpperCase();
  } catch {
    return '';
  }
}
