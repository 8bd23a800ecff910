/** What @actions/http-client looks at; Node's own client knows nothing of it. */
const PROXIES = ['https_proxy', 'HTTPS_PROXY', 'http_proxy', 'HTTP_PROXY'];

/** Whether GitHub can be asked without its clients: where a proxy is set, they know how to go through it. */
export function isWayOpen(env: NodeJS.ProcessEnv): boolean {
  return !PROXIES.some((name) => (env[name] ?? '') !== '');
}
