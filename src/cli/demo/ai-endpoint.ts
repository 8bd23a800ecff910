import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';

/** How long an answer takes: long enough to be seen. */
const THINKING_MS = 1_000;

export interface AiEndpoint {
  readonly url: string;
  /** How often it was asked. */
  readonly calls: number;
  close(): void;
}

/** An AI on this machine. No two answers are the same, so asking a second time would show in the results. */
export async function startAi(): Promise<AiEndpoint> {
  let calls = 0;
  const server = createServer(async (_request, response) => {
    calls += 1;
    const answer = JSON.stringify(answerTo(calls));
    await sleep(THINKING_MS);
    response.writeHead(200, { 'content-type': 'application/json' }).end(answer);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}/v1/generate`,
    get calls() {
      return calls;
    },
    close: () => {
      server.close();
      server.closeAllConnections();
    },
  };
}

function answerTo(call: number): object {
  const picture = Buffer.from(Array.from({ length: 512 }, (_, index) => (index * 73 + call) % 256));
  return {
    summary: `Retry the upload twice (answer ${call})`,
    files: [
      {
        path: 'out/upload.mjs',
        base64: Buffer.from(`export const retries = 2; // ${call}\n`).toString('base64'),
      },
      { path: 'out/diagram.bin', base64: picture.toString('base64') },
    ],
  };
}
