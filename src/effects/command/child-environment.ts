/** Variables that only the runner and its actions use; a `run:` step has none of them (design section 6). */
const RUNNER_ONLY = [
  /^INPUT_/,
  /^ACTIONS_RUNTIME_TOKEN$/,
  /^ACTIONS_RUNTIME_URL$/,
  /^ACTIONS_RESULTS_URL$/,
  /^ACTIONS_CACHE_/,
];

/**
 * The wrapped command's environment: ours, without what only the runner's own actions get, plus `additions`.
 * This is hygiene, not a boundary: a process of the same user can read ours.
 */
export function childEnvironment(
  env: NodeJS.ProcessEnv,
  additions: Readonly<Record<string, string>>,
): NodeJS.ProcessEnv {
  const kept = Object.entries(env).filter(([name]) => !RUNNER_ONLY.some((pattern) => pattern.test(name)));
  return { ...Object.fromEntries(kept), ...additions };
}
