import type { Agent, ClientRequest, IncomingMessage } from 'node:http';
import type { TLSSocket } from 'node:tls';
import type { Answer } from '../../engine/answer.js';
import { describeError } from '../../engine/errors.js';

export interface Request {
  readonly method: string;
  readonly url: URL;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string | undefined;
  readonly signal: AbortSignal;
}

/**
 * One request and its whole answer; never throws. Written on Node's own client: a library would cost five times its
 * start-up time, and would not say whether anything had been sent when a request failed, which decides whether it may
 * be sent again.
 */
export async function exchange(request: Request): Promise<Answer> {
  let sent = false;
  try {
    const { url, method, headers, signal } = request;
    const [{ request: open }, agent] = await Promise.all([clientOf(url), proxyAgentFor(url)]);
    const options = { method, headers, signal, ...(agent === undefined ? {} : { agent }) };
    const outgoing = open(url, options);
    onConnected(outgoing, () => {
      sent = true;
    });
    const response = answerTo(outgoing);
    outgoing.end(request.body);
    return await whole(await response);
  } catch (error) {
    const fault = request.signal.aborted ? 'no answer came in time' : describeError(error);
    return { kind: sent ? 'lost' : 'not-sent', fault };
  }
}

function clientOf(url: URL): Promise<Pick<typeof import('node:https'), 'request'>> {
  return url.protocol === 'http:' ? import('node:http') : import('node:https');
}

/** Where the runner's environment names a proxy, the one that GitHub's own clients would use. */
async function proxyAgentFor(url: URL): Promise<Agent | undefined> {
  const { env } = process;
  const proxy = env.https_proxy || env.HTTPS_PROXY || env.http_proxy || env.HTTP_PROXY;
  return proxy ? (await import('./proxy.js')).agentFor(url) : undefined;
}

/** Before it is connected, nothing can have been sent; afterwards, everything may have been. */
function onConnected(outgoing: ClientRequest, then: () => void): void {
  outgoing.once('socket', (socket) => {
    if (!socket.connecting) return then();
    const event = (socket as Partial<TLSSocket>).encrypted ? 'secureConnect' : 'connect';
    socket.once(event, then);
  });
}

function answerTo(outgoing: ClientRequest): Promise<IncomingMessage> {
  return new Promise((resolve, reject) => {
    outgoing.once('response', resolve);
    // Stays: after the answer has begun, the answer reports what goes wrong.
    outgoing.on('error', reject);
  });
}

/** @throws Error when the answer was cut short */
async function whole(response: IncomingMessage): Promise<Answer> {
  const chunks: Buffer[] = [];
  for await (const chunk of response) chunks.push(chunk as Buffer);
  if (!response.complete) throw new Error('the answer was cut short');
  return {
    kind: 'answered',
    status: response.statusCode ?? 0,
    headers: response.headers as Record<string, string | undefined>,
    body: parse(Buffer.concat(chunks).toString('utf8')),
  };
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
