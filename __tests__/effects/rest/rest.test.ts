import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, test } from '@jest/globals';
import { Rest, RestRefusal } from '../../../src/effects/rest/rest.js';
import { Stop, StoppedError } from '../../../src/effects/stop.js';

type Handler = (request: IncomingMessage, response: ServerResponse) => void;

/** A server that answers as a test wants it, for what the stand-in of GitHub does not do. */
async function withServer(answer: Handler, work: (url: string) => Promise<void>): Promise<void> {
  const server = createServer(answer);
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  try {
    await work(`http://127.0.0.1:${(server.address() as AddressInfo).port}`);
  } finally {
    server.closeAllConnections();
    server.close();
  }
}

function restAt(apiUrl: string, stop = new Stop(20_000)): Rest {
  const graphqlUrl = `${apiUrl}/graphql`;
  return new Rest({ apiUrl, graphqlUrl, repository: 'octo/old', token: 'secret', stop, onWait: () => {} });
}

function json(response: ServerResponse, value: unknown, headers: Record<string, string> = {}): void {
  response.writeHead(200, headers).end(JSON.stringify(value));
}

test('a repository that was renamed is followed to its new name, with what was to be sent', async () => {
  const posted: string[] = [];
  const answer: Handler = (request, response) => {
    if (request.url?.startsWith('/repos/')) {
      response.writeHead(307, { location: '/repositories/1/issues/42/comments' }).end();
      return;
    }
    let body = '';
    request.on('data', (chunk) => {
      body += chunk;
    });
    request.on('end', () => {
      posted.push(`${request.method} ${request.url} ${body}`);
      json(response, { id: 7 });
    });
  };
  await withServer(answer, async (url) => {
    const sent = await restAt(url).send('POST', '/issues/42/comments', { body: 'x' });
    expect(sent).toMatchObject({ kind: 'answered', status: 200, body: { id: 7 } });
    expect(posted).toEqual(['POST /repositories/1/issues/42/comments {"body":"x"}']);
  });
});

test('the token goes nowhere else', async () => {
  const seen: (string | undefined)[] = [];
  await withServer(
    (request, response) => {
      seen.push(request.headers.authorization);
      json(response, []);
    },
    (elsewhere) =>
      withServer(
        (_, response) => response.writeHead(302, { location: `${elsewhere}/take` }).end(),
        async (url) => {
          await expect(restAt(url).list('/issues/42/comments')).rejects.toBeInstanceOf(RestRefusal);
        },
      ),
  );
  expect(seen).toEqual([]);
});

test('redirects end somewhere', async () => {
  const answer: Handler = (_, response) => response.writeHead(301, { location: '/again' }).end();
  await withServer(answer, async (url) => {
    await expect(restAt(url).get('/x')).rejects.toThrow(/GitHub answered 301/);
  });
});

test('a list that grows while it is read is read to its end', async () => {
  const pages = [['a'], ['b'], ['c']];
  const answer: Handler = (request, response) => {
    const page = Number(new URL(request.url ?? '', 'http://x').searchParams.get('page'));
    // When the first page was asked for, there were two.
    const last = page === 1 ? 2 : 3;
    const link =
      page < last
        ? `<http://x?per_page=100&page=${page + 1}>; rel="next", <http://x?page=${last}>; rel="last"`
        : '';
    json(response, pages[page - 1], link === '' ? {} : { link });
  };
  await withServer(answer, async (url) => {
    expect(await restAt(url).list('/issues/42/labels')).toEqual(['a', 'b', 'c']);
  });
});

test('nothing is connected: what was to be sent was not', async () => {
  let url = '';
  await withServer(
    () => {},
    async (given) => {
      url = given;
    },
  );
  expect(await restAt(url).send('POST', '/x', {})).toMatchObject({ kind: 'not-sent' });
});

test('once stopped, a request that is under way ends soon, and no other is begun', async () => {
  await withServer(
    () => {},
    async (url) => {
      const stop = new Stop(Number.POSITIVE_INFINITY);
      const rest = restAt(url, stop);
      const started = performance.now();
      const pending = rest.send('POST', '/x', {});
      setTimeout(() => stop.now('signal'), 100);
      expect(await pending).toMatchObject({ kind: 'lost' });
      expect(performance.now() - started).toBeLessThan(8_000);
      await expect(rest.send('POST', '/x', {})).rejects.toBeInstanceOf(StoppedError);
      await expect(stop.pause(10_000)).rejects.toBeInstanceOf(StoppedError);
    },
  );
});
