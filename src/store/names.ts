/**
 * The names under which documents and payloads are kept outside this machine. A name tells which scope it belongs
 * to and orders documents of one scope; what counts is the content, and both have to agree.
 */

/** First characters of a scope hash that stand in a name. */
const SCOPE_LENGTH = 12;
/** First characters of a job's key that stand in a name, and of that key with a leg's number. */
const JOB_LENGTH = 40;
const LABEL_LENGTH = 48;
/** First characters of a payload's digest that stand in its name. */
const DIGEST_LENGTH = 16;

const DOCUMENT = /^checkpoint-(.*)-([0-9a-f]{12})-a(\d{1,6})-s(\d{1,9})-([0-9a-z]{6,16})\.json$/;
const PAYLOAD = /^checkpoint-.*-([0-9a-f]{12})-files-([0-9a-f]{16})-([0-9a-z]{6,16})\.tgz$/;

export interface DocumentName {
  readonly kind: 'document';
  /** See {@link jobLabel}. */
  readonly label: string;
  /** The beginning of the scope hash. */
  readonly scope: string;
  readonly attempt: number;
  readonly sequence: number;
  readonly nonce: string;
}

export interface PayloadName {
  readonly kind: 'payload';
  readonly scope: string;
  /** The beginning of the payload's sha256. */
  readonly digest: string;
  readonly nonce: string;
}

/**
 * What a job's artifacts begin with, for people who look at the list of them: the job's key, and a matrix leg's
 * number, never its values. A leg keeps its number in every attempt, also when its values are others.
 */
export function jobLabel(job: string, leg: string): string {
  const name = safe(job).slice(0, JOB_LENGTH);
  return leg === '' ? name : `${name}-leg${leg}`;
}

export function documentName(
  label: string,
  scope: string,
  revision: { attempt: number; sequence: number; nonce: string },
): string {
  const { attempt, sequence, nonce } = revision;
  return `checkpoint-${safe(label)}-${scope.slice(0, SCOPE_LENGTH)}-a${attempt}-s${sequence}-${nonce}.json`;
}

export function payloadName(label: string, scope: string, digest: string, nonce: string): string {
  return `checkpoint-${safe(label)}-${scope.slice(0, SCOPE_LENGTH)}-files-${digest.slice(0, DIGEST_LENGTH)}-${nonce}.tgz`;
}

/** What a name says; null for a name that is not one of ours. */
export function parseName(name: string): DocumentName | PayloadName | null {
  const document = DOCUMENT.exec(name);
  if (document !== null) {
    const [, label = '', scope = '', attempt, sequence, nonce = ''] = document;
    return { kind: 'document', label, scope, attempt: Number(attempt), sequence: Number(sequence), nonce };
  }
  const payload = PAYLOAD.exec(name);
  if (payload === null) return null;
  const [, scope = '', digest = '', nonce = ''] = payload;
  return { kind: 'payload', scope, digest, nonce };
}

export function isOfScope(name: DocumentName | PayloadName, scope: string): boolean {
  return scope.startsWith(name.scope);
}

export function isOfDigest(name: DocumentName | PayloadName, digest: string): boolean {
  return name.kind === 'payload' && digest.startsWith(name.digest);
}

/** Within what an artifact name may contain. */
function safe(label: string): string {
  const clean = label.replace(/[^A-Za-z0-9_.-]+/g, '-').slice(0, LABEL_LENGTH);
  return clean === '' ? 'job' : clean;
}
