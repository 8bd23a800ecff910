import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Faults } from './faults.js';
import type { Call, Received, Reply } from './http.js';
import { type LoggedRequest, logged } from './request-log.js';

/** An HTTP server on a port of its own that can go away and come back at the same address. */
export interface StandInServer {
  readonly url: string;
  goOffline(): Promise<void>;
  comeBack(): Promise<void>;
}

/** Listens on 127.0.0.1, logs every request, and answers it as the faults in force have it. */
export async function startServer(
  recognise: (request: Received) => Call,
  faults: Faults,
  log: LoggedRequest[],
): Promise<StandInServer> {
  const server = createServer((message, response) => {
    answer(message, response, recognise, faults, log).catch((error: unknown) => {
      // A mistake in the stand-in must show in the test as itself, and not as a service that is down.
      response.writeHead(500, { 'content-type': 'text/plain' });
      response.end(`the stand-in failed: ${error instanceof Error ? error.stack : String(error)}`);
    });
  });
  const listen = async (port: number) => {
    server.listen(port, '127.0.0.1');
    await once(server, 'listening');
    return (server.address() as AddressInfo).port;
  };
  const port = await listen(0);
  return {
    url: `http://127.0.0.1:${port}`,
    goOffline: async () => {
      if (!server.listening) return;
      const closed = once(server, 'close');
      server.close();
      server.closeAllConnections();
      await closed;
    },
    comeBack: async () => {
      if (!server.listening) await listen(port);
    },
  };
}

async function answer(
  message: IncomingMessage,
  response: ServerResponse,
  recognise: (request: Received) => Call,
  faults: Faults,
  log: LoggedRequest[],
): Promise<void> {
  const request = await received(message);
  if (request === undefined) return;
  const call = recognise(request);
  const entry = logged(request, call);
  log.push(entry);

  const verdict = faults.judge(request, call);
  if (verdict.delayMs > 0) await sleep(verdict.delayMs, undefined, { ref: false });
  const end = () => {
    if (verdict.connection === 'close') message.socket.destroy();
  };
  if (verdict.reply === undefined) return end();
  entry.status = verdict.reply.status;
  const body = writeHead(message, response, verdict.reply);
  if (verdict.half) response.write(body.subarray(0, Math.ceil(body.length / 2)), end);
  else response.end(body);
}

function writeHead(message: IncomingMessage, response: ServerResponse, reply: Reply): Buffer {
  const length = reply.status === 204 ? {} : { 'content-length': String(reply.body.length) };
  response.writeHead(reply.status, {
    ...length,
    'x-github-request-id': 'C0DE:2A',
    ...reply.headers,
  });
  return message.method === 'HEAD' ? Buffer.alloc(0) : reply.body;
}

/** The whole request; undefined when the client went away before it was complete. */
async function received(message: IncomingMessage): Promise<Received | undefined> {
  const chunks: Buffer[] = [];
  try {
    for await (const chunk of message) chunks.push(chunk as Buffer);
  } catch {
    return undefined;
  }
  const host = message.headers.host ?? '127.0.0.1';
  return {
    method: message.method ?? 'GET',
    url: new URL(message.url ?? '/', `http://${host}`),
    headers: message.headers,
    body: Buffer.concat(chunks),
  };
}
