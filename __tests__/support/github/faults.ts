import type { Call, Received, Reply } from './http.js';
import type { Operation, Service } from './operations.js';

/**
 * What can go wrong with a request:
 *
 * | what          | what the client sees                                                        |
 * |---------------|-----------------------------------------------------------------------------|
 * | a number      | that status, as an error in the service's own form                          |
 * | `reset`       | the connection is closed without an answer                                  |
 * | `hang`        | the connection stays open, and no answer comes                              |
 * | `cut`         | the headers and half of the body, then the connection is closed             |
 * | `stall`       | the headers and half of the body, then nothing, and the connection stays open |
 * | `html`        | a gateway's 502 page                                                        |
 * | `empty`       | the true answer with every list in it empty                                 |
 * | `corrupt`     | the true answer with one byte of the body changed                           |
 * | `slow`        | whatever comes otherwise, `ms` later                                        |
 *
 * To be refused a connection at all, take the whole of GitHub offline (`github.goOffline()`). How the
 * services behave without a failure is in `Settings`; what a token may do is decided by `github.attempt()`.
 */
export type FaultKind = 'reset' | 'hang' | 'cut' | 'stall' | 'html' | 'empty' | 'corrupt' | 'slow';

export interface Fault {
  readonly what: FaultKind | number;
  /** The operations or whole services it befalls; all when absent. */
  readonly on?: Operation | Service | readonly (Operation | Service)[];
  /** Only requests that carry a token or signed URL of this attempt. */
  readonly attempt?: number;
  /** Any other condition, on method, path or body. */
  readonly where?: (request: Received) => boolean;
  /** How often; unlimited when absent. */
  readonly times?: number;
  /** How many matching requests pass unharmed first. */
  readonly after?: number;
  /**
   * What was asked is done nonetheless, and only the answer is lost or false. For a number, `reset`, `hang`
   * and `html`; `cut`, `stall`, `empty`, `corrupt` and `slow` always perform.
   */
  readonly performed?: boolean;
  /** The message of an error status. */
  readonly message?: string;
  /** Further headers of an error status, such as `retry-after`. */
  readonly headers?: Readonly<Record<string, string>>;
  /** The delay of `slow`. */
  readonly ms?: number;
}

/** A fault in force. */
export interface ActiveFault {
  /** How often it has struck. */
  readonly hits: number;
  remove(): void;
}

interface Entry {
  readonly fault: Fault;
  spared: number;
  hits: number;
}

/** How a request is answered. */
export interface Verdict {
  readonly delayMs: number;
  /** Undefined: no answer at all. */
  readonly reply: Reply | undefined;
  /** The body stops half-way. */
  readonly half: boolean;
  /** What becomes of the connection when no answer, or half of one, was sent. */
  readonly connection: 'keep' | 'close';
}

/** The faults that are to befall requests. The first that matches decides; delays add up. */
export class Faults {
  #entries: Entry[] = [];

  add(fault: Fault): ActiveFault {
    const entry: Entry = { fault, spared: 0, hits: 0 };
    this.#entries.push(entry);
    return {
      get hits() {
        return entry.hits;
      },
      remove: () => {
        this.#entries = this.#entries.filter((other) => other !== entry);
      },
    };
  }

  clear(): void {
    this.#entries = [];
  }

  /** Performs the call, or does not, as the faults in force have it. */
  judge(request: Received, call: Call): Verdict {
    let delayMs = 0;
    for (const entry of this.#entries) {
      if (!strikes(entry, request, call)) continue;
      if (entry.fault.what !== 'slow') return { ...outcome(entry.fault, call), delayMs };
      delayMs += entry.fault.ms ?? 0;
    }
    return { ...answered(call.perform()), delayMs };
  }
}

function strikes(entry: Entry, request: Received, call: Call): boolean {
  const { fault } = entry;
  if (fault.times !== undefined && entry.hits >= fault.times) return false;
  if (fault.attempt !== undefined && fault.attempt !== call.attempt) return false;
  if (fault.on !== undefined) {
    const targets: readonly string[] = typeof fault.on === 'string' ? [fault.on] : fault.on;
    if (!targets.includes(call.operation) && !targets.includes(call.service)) return false;
  }
  if (fault.where !== undefined && !fault.where(request)) return false;
  if (entry.spared < (fault.after ?? 0)) {
    entry.spared++;
    return false;
  }
  entry.hits++;
  return true;
}

type Outcome = Omit<Verdict, 'delayMs'>;

function answered(reply: Reply): Outcome {
  return { reply, half: false, connection: 'keep' };
}

function outcome(fault: Fault, call: Call): Outcome {
  switch (fault.what) {
    case 'cut':
      return { reply: call.perform(), half: true, connection: 'close' };
    case 'stall':
      return { reply: call.perform(), half: true, connection: 'keep' };
    case 'empty':
      return answered(emptied(call.perform()));
    case 'corrupt':
      return answered(corrupted(call.perform()));
    default: {
      if (fault.performed === true) call.perform();
      if (fault.what === 'reset') return { reply: undefined, half: false, connection: 'close' };
      if (fault.what === 'hang') return { reply: undefined, half: false, connection: 'keep' };
      return answered(typeof fault.what === 'number' ? failed(fault, fault.what, call) : gatewayPage);
    }
  }
}

function failed(fault: Fault, status: number, call: Call): Reply {
  const reply = call.failure(status, fault.message ?? knownMessages[call.operation]?.[status]);
  return { ...reply, headers: { ...reply.headers, ...fault.headers } };
}

/** What GitHub says where it matters to a client. */
const knownMessages: Partial<Record<Operation, Readonly<Record<number, string>>>> = {
  CreateArtifact: { 409: 'an artifact with this name already exists on the workflow run' },
  GetSignedArtifactURL: { 404: 'workflow run not found' },
  CreateCacheEntry: { 409: 'cache entry with the same key, version, and scope already exists' },
};

const gatewayPage: Reply = {
  status: 502,
  headers: { 'content-type': 'text/html' },
  body: Buffer.from('<html><head><title>502 Bad Gateway</title></head><body>502 Bad Gateway</body></html>'),
};

function emptied(reply: Reply): Reply {
  const value: unknown = JSON.parse(reply.body.toString('utf8'));
  const empty = Array.isArray(value)
    ? []
    : Object.fromEntries(
        Object.entries(value as object).map(([name, content]) => [
          name,
          Array.isArray(content) ? [] : name === 'total_count' ? 0 : content,
        ]),
      );
  return { ...reply, body: Buffer.from(JSON.stringify(empty)) };
}

function corrupted(reply: Reply): Reply {
  const body = Buffer.from(reply.body);
  const middle = body.length >> 1;
  if (body.length > 0) body[middle] = (body[middle] ?? 0) ^ 0xff;
  return { ...reply, body };
}
