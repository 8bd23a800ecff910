import { once } from 'node:events';
import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { describe, expect, test } from '@jest/globals';
import { steadyNow } from '../../../src/store/clock.js';
import { type Answer, ExchangeError, exchange, jsonOf } from '../../../src/store/direct/exchange.js';

const SECRET = 'sig=c2lnbmF0dXJl';

/** Asks a server that answers as `listener` has it. */
async function ask(listener: RequestListener, ms = 5_000): Promise<Answer> {
  const server = createServer(listener);
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const end = steadyNow() + ms;
  try {
    return await exchange({
      method: 'GET',
      url: new URL(`http://127.0.0.1:${port}/file?${SECRET}`),
      headers: {},
      maxBytes: 1_000,
      deadline: () => end,
    });
  } finally {
    server.closeAllConnections();
    server.close();
  }
}

describe('an exchange that comes to nothing ends, and says why without the address', () => {
  interface Case {
    readonly name: string;
    readonly server: RequestListener;
    readonly says: RegExp;
    readonly ms?: number;
  }
  const cases: readonly Case[] = [
    { name: 'no answer', server: () => {}, says: /no answer in time/, ms: 100 },
    {
      name: 'a body that stops',
      server: (_, response) => void response.write('half'),
      says: /no answer in time/,
      ms: 100,
    },
    {
      name: 'a connection that is closed',
      server: (request) => void request.socket.destroy(),
      says: /ECONNRESET/,
    },
    {
      name: 'a body that is cut',
      server: (_, response) => {
        response.writeHead(200, { 'content-length': '10' });
        response.write('half', () => response.destroy());
      },
      says: /cut/,
    },
    {
      name: 'a body without an announced length that is cut',
      server: (_, response) => void response.write('half', () => response.destroy()),
      says: /cut/,
    },
    {
      name: 'too long an answer',
      server: (_, response) => void response.end('x'.repeat(2_000)),
      says: /more than 1000 bytes/,
    },
    {
      name: 'an endless answer',
      server: (_, response) => {
        const more = () => void response.write('x'.repeat(10_000), more);
        more();
      },
      says: /more than 1000 bytes/,
    },
    { name: 'not HTTP', server: (request) => void request.socket.end('garbage\r\n\r\n'), says: /HPE_/ },
  ];
  test.each(cases)('$name', async ({ server, says, ms }) => {
    const failed: unknown = await ask(server, ms).catch((error: unknown) => error);
    expect(failed).toBeInstanceOf(ExchangeError);
    expect((failed as Error).message).toMatch(says);
    expect(JSON.stringify(failed, Object.getOwnPropertyNames(failed))).not.toContain(SECRET);
  });

  test('nobody there', async () => {
    const asked = { method: 'GET', headers: {}, maxBytes: 10, deadline: () => steadyNow() + 5_000 } as const;
    await expect(exchange({ ...asked, url: new URL('http://127.0.0.1:1/') })).rejects.toThrow('ECONNREFUSED');
    await expect(exchange({ ...asked, url: new URL('ftp://127.0.0.1/') })).rejects.toThrow('not HTTP');
  });
});

test('an answer comes whole, whatever its status, and no redirect is followed', async () => {
  const { status, body } = await ask((_, response) => response.writeHead(403).end('no'));
  expect([status, body.toString()]).toEqual([403, 'no']);
  const moved = await ask((_, response) =>
    response.writeHead(302, { location: 'http://127.0.0.1:1/' }).end(),
  );
  expect([moved.status, moved.headers.location]).toEqual([302, 'http://127.0.0.1:1/']);
});

test('only a good answer in JSON counts as one', () => {
  const answer = (status: number, text: string): Answer => ({ status, headers: {}, body: Buffer.from(text) });
  expect(jsonOf(answer(200, '{"ok":true}'))).toEqual({ ok: true });
  expect(() => jsonOf(answer(503, '{}'))).toThrow('status 503');
  expect(() => jsonOf(answer(200, '<html>'))).toThrow('not JSON');
});
