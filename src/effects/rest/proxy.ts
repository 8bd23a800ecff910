import type { Agent } from 'node:http';
import { HttpClient } from '@actions/http-client';

/**
 * A file of its own, so that only a machine behind a proxy loads the library, which reads `https_proxy` and `no_proxy` as
 * all of GitHub's clients do.
 */
const client = new HttpClient('checkpoint-action', [], { keepAlive: true });

export function agentFor(url: URL): Agent {
  return client.getAgent(url.href);
}
