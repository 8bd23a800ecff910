/** How one request to GitHub's REST API ended. */
export type Answer =
  | {
      readonly kind: 'answered';
      readonly status: number;
      /** Names in lower case. */
      readonly headers: Readonly<Record<string, string | undefined>>;
      /** The body's JSON; undefined when it is none. */
      readonly body: unknown;
    }
  /** No connection could be made, so nothing was sent. */
  | { readonly kind: 'not-sent'; readonly fault: string }
  /** It was sent, and no whole answer came back. */
  | { readonly kind: 'lost'; readonly fault: string };

/**
 * What an answer says of what was asked for: it was done; it was not; nobody knows; it was not, and should be asked for
 * again after a while; it was not, and will not be.
 */
export type Verdict = 'landed' | 'not' | 'ambiguous' | 'wait' | 'refused';

const TABLE: readonly { readonly when: (answer: Answer) => boolean; readonly verdict: Verdict }[] = [
  { when: ({ kind }) => kind === 'not-sent', verdict: 'not' },
  { when: ({ kind }) => kind === 'lost', verdict: 'ambiguous' },
  { when: (a) => isStatus(a, 204), verdict: 'landed' },
  { when: (a) => isStatus(a, 200, 299) && hasBody(a), verdict: 'landed' },
  // Something between GitHub and us, such as a proxy, answered with a page of its own.
  { when: (a) => isStatus(a, 200, 299), verdict: 'ambiguous' },
  { when: (a) => isStatus(a, 429), verdict: 'wait' },
  { when: (a) => isStatus(a, 403) && isRateLimit(a), verdict: 'wait' },
  { when: (a) => isStatus(a, 408), verdict: 'ambiguous' },
  { when: (a) => isStatus(a, 500, 599), verdict: 'ambiguous' },
];

/** Read from the top, the first line that applies decides; any other answer is a definite refusal. */
export function verdictOf(answer: Answer): Verdict {
  return TABLE.find(({ when }) => when(answer))?.verdict ?? 'refused';
}

/** What GitHub says about an error: its message and the details, on one line. Empty when it says nothing. */
export function messageOf(answer: Answer): string {
  if (answer.kind !== 'answered') return answer.fault;
  const { message, errors } = membersOf(answer.body);
  const details = (Array.isArray(errors) ? errors : []).flatMap((error: unknown) => {
    if (typeof error === 'string') return [error];
    const { message: text, field, code } = membersOf(error);
    const said = text ?? [field, code].filter((part) => typeof part === 'string').join(' ');
    return typeof said === 'string' && said !== '' ? [said] : [];
  });
  const own = typeof message === 'string' ? [message] : [];
  return [...own, ...details].join('; ').replace(/\s+/g, ' ');
}

/** What went wrong with a request, in words: `it answered 502: Bad gateway`, or why there was no answer. */
export function faultOf(answer: Answer): string {
  if (answer.kind !== 'answered') return answer.fault;
  const said = messageOf(answer);
  return `it answered ${answer.status}${said === '' ? '' : `: ${said}`}`;
}

/** Without any hint, GitHub asks for at least a minute, and for longer each time. */
const UNTOLD_MS = 60_000;
const A_SECOND = 1000;

/**
 * How long to wait before asking again, in ms: as long as the answer says, but at least a second, doubling each time,
 * so that a service that says "at once" is not asked without end.
 * @param times how often this request has been told to wait before
 * @param now ms since the epoch; GitHub's own clock counts where the answer has it
 */
export function waitOf(answer: Answer, times: number, now: number): number {
  if (answer.kind !== 'answered') return 0;
  const least = A_SECOND * 2 ** Math.min(times, 6);
  return Math.max(least, toldWait(answer.headers, now) ?? UNTOLD_MS * 2 ** Math.min(times, 6));
}

/** What the headers say, in ms; null when they say nothing. */
function toldWait(headers: Readonly<Record<string, string | undefined>>, now: number): number | null {
  const said = headers['retry-after'];
  const clock = Date.parse(headers.date ?? '') || now;
  if (said !== undefined && /^\d{1,9}$/.test(said.trim())) return Number(said) * A_SECOND;
  if (said !== undefined && Date.parse(said) > 0) return Math.max(0, Date.parse(said) - clock);
  const reset = Number(headers['x-ratelimit-reset']);
  if (headers['x-ratelimit-remaining'] === '0' && reset > 0) {
    // Both times are cut to whole seconds; one more makes sure that the new hour has begun.
    return Math.max(0, reset * A_SECOND - clock) + A_SECOND;
  }
  return null;
}

function isRateLimit(answer: Answer): boolean {
  if (answer.kind !== 'answered') return false;
  const { headers } = answer;
  return (
    headers['retry-after'] !== undefined ||
    headers['x-ratelimit-remaining'] === '0' ||
    /rate limit|abuse detection/i.test(messageOf(answer))
  );
}

export function isStatus(answer: Answer, from: number, to = from): boolean {
  return answer.kind === 'answered' && answer.status >= from && answer.status <= to;
}

function hasBody(answer: Answer): boolean {
  return answer.kind === 'answered' && answer.body !== undefined;
}

function membersOf(value: unknown): Readonly<Record<string, unknown>> {
  return value !== null && typeof value === 'object' ? (value as Record<string, unknown>) : {};
}
