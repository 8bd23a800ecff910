import { once } from 'node:events';
import { createServer } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { expect, test } from '@jest/globals';
import { comment, ISSUE, ours } from '../support/comments.js';
import { onWorkbench } from '../support/workbench.js';

/** A proxy as companies have them: it connects to whatever host it knows, here to one. */
async function startProxy(target: URL): Promise<{ url: string; asked: string[]; close: () => void }> {
  const asked: string[] = [];
  const server = createServer((_, response) => response.writeHead(405).end());
  server.on('connect', (request, socket) => {
    asked.push(request.url ?? '');
    const upstream = connect(Number(target.port), target.hostname, () => {
      socket.write('HTTP/1.1 200 Connection Established\r\n\r\n');
      upstream.pipe(socket).pipe(upstream);
    });
    for (const end of [socket, upstream]) end.on('error', () => {});
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    asked,
    close: () => {
      server.close();
      server.closeAllConnections();
    },
  };
}

test('a comment goes through the proxy that the runner is told to use, and not where no_proxy says so', () =>
  onWorkbench(async (bench) => {
    bench.github.issues.open({ number: ISSUE });
    const proxy = await startProxy(new URL(bench.github.url));
    try {
      const api = { GITHUB_API_URL: 'http://api.localhost', http_proxy: proxy.url };
      // The stores are on this machine, and their client would take the proxy for that, too.
      const env = { ...api, no_proxy: '127.0.0.1' };
      const done = await bench.step(bench.job({ attempt: 1, env }), comment('Through.'));
      expect([done.outputs.outcome, ours(bench)]).toEqual(['completed', ['Through.']]);
      expect(new Set(proxy.asked)).toEqual(new Set(['api.localhost:80']));

      const around = { ...api, no_proxy: '127.0.0.1,.localhost' };
      const job = bench.job({ attempt: 1, env: around, runId: '1', freshMachine: true });
      const failed = await bench.step(job, comment('Around.', { 'timeout-minutes': '0.02' }));
      expect([failed.exitCode, ours(bench)]).toEqual([1, ['Through.']]);
    } finally {
      proxy.close();
    }
  }));
