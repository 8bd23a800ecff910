/** Why there is no artifact service for this job, or null when there is one. */
export function missingArtifactService(env: NodeJS.ProcessEnv): string | null {
  const host = hostOf(env.GITHUB_SERVER_URL ?? 'https://github.com');
  // The same test as the client's own (actions/toolkit, packages/artifact/src/internal/shared/config.ts).
  const supported = host === 'GITHUB.COM' || host.endsWith('.GHE.COM') || host.endsWith('.LOCALHOST');
  if (!supported) {
    return 'GitHub Enterprise Server has no artifact service that this action can use. Steps are recorded on this machine only, which does not survive the job';
  }
  if (!env.ACTIONS_RUNTIME_TOKEN || !env.ACTIONS_RESULTS_URL) {
    return 'This runner offers no artifact service. Steps are recorded on this machine only, which does not survive the job';
  }
  return null;
}

function hostOf(url: string): string {
  try {
    return new URL(url).hostname.trimEnd().toUpperCase();
  } catch {
    return '';
  }
}
