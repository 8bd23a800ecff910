import { createHash } from 'node:crypto';
import { MAX_DOCUMENT_BYTES } from '../../engine/limits.js';
import { forEachLimited } from '../for-each-limited.js';
import { isOfScope, parseName } from '../names.js';
import { EMPTY_REPLY, type LoadReply, type StoredDocument } from '../store.js';
import { ExchangeError } from './exchange.js';
import { DirectRest, type RestArtifact } from './rest-artifacts.js';
import { DirectResultsService, type Fields, field } from './results-service.js';

export interface DirectQuery {
  readonly repository: string;
  readonly runId: string;
  /** For REST. */
  readonly token: string;
  /** The scope hash. */
  readonly scope: string;
  /** The current attempt. */
  readonly attempt: number;
  /** When to give up, by the clock of `clock.ts`. */
  readonly deadline: () => number;
}

/** Downloads at a time. */
const CONCURRENCY = 6;

/**
 * What the artifact store knows of a scope, asked without GitHub's clients, in the case that matters for speed: both
 * ways of listing answer, something of this scope is there, and all of it comes whole. It never says "nothing" and
 * never says "unread": whatever else is the case is for the store itself to find out, and to put into words.
 * @throws ExchangeError in any other case
 */
export async function loadDirectly(query: DirectQuery, env: NodeJS.ProcessEnv): Promise<LoadReply> {
  const { scope } = query;
  let over = false;
  // What fails ends the rest of it too.
  const deadline = () => (over ? 0 : query.deadline());
  const results = DirectResultsService.of(env);
  const api = env.GITHUB_API_URL ?? '';
  if (query.token === '' || results === null || !URL.canParse(api)) throw new ExchangeError('no address');
  const rest = new DirectRest(api, query.repository, query.token);

  const documents: StoredDocument[] = [];
  const askRest = async () => {
    const artifacts = await rest.list(query.runId, deadline);
    await forEachLimited(documentsOf(artifacts, scope), CONCURRENCY, async (artifact) => {
      documents.push(await fetchDocument(artifact, rest, deadline));
    });
    return artifacts;
  };
  // The internal service may know of more, which REST has yet to learn of: only if it does not, this is complete.
  const asked = Promise.all([askRest(), listInternally(results, deadline)]);
  const [listed, internal] = await asked.finally(() => {
    over = true;
  });
  const ids = new Set(listed.map(({ id }) => id));
  if (internal.some(({ id, name }) => isOf(scope, name) && !ids.has(id))) {
    throw new ExchangeError('an artifact that REST does not list');
  }
  if (documents.length === 0) throw new ExchangeError('nothing of this job');
  return { ...EMPTY_REPLY, ...summary([...listed, ...internal], query), documents };
}

async function listInternally(
  results: DirectResultsService,
  deadline: () => number,
): Promise<{ id: number; name: string }[]> {
  const { artifacts = [] } = await results.call('ListArtifacts', {}, deadline);
  if (!Array.isArray(artifacts)) throw new ExchangeError('a list of another shape');
  return artifacts.map((row: unknown) => {
    const { name, ...others } = (row ?? {}) as Fields;
    return { id: Number(field(others, 'database_id')), name: String(name) };
  });
}

function isOf(scope: string, name: string): boolean {
  const parsed = parseName(name);
  return parsed !== null && isOfScope(parsed, scope);
}

function documentsOf(artifacts: readonly RestArtifact[], scope: string): RestArtifact[] {
  return artifacts.filter(({ name }) => parseName(name)?.kind === 'document' && isOf(scope, name));
}

async function fetchDocument(
  { id, name, size, digest, expired }: RestArtifact,
  rest: DirectRest,
  deadline: () => number,
): Promise<StoredDocument> {
  if (expired || size > MAX_DOCUMENT_BYTES || digest === '') throw new ExchangeError('an unusual artifact');
  const content = await rest.download(id, size, deadline);
  if (`sha256:${createHash('sha256').update(content).digest('hex')}` !== digest) {
    throw new ExchangeError('content that does not match its digest');
  }
  return { name, text: content.toString('utf8'), store: 'artifact' };
}

function summary(
  artifacts: readonly { readonly name: string }[],
  { scope, attempt }: DirectQuery,
): Pick<LoadReply, 'payloads' | 'sawEarlierAttempt'> {
  const payloads = new Set<string>();
  let sawEarlierAttempt = false;
  for (const { name } of artifacts) {
    const parsed = parseName(name);
    if (parsed?.kind === 'payload' && isOfScope(parsed, scope)) payloads.add(name);
    if (parsed?.kind === 'document' && parsed.attempt < attempt) sawEarlierAttempt = true;
  }
  return { payloads: [...payloads], sawEarlierAttempt };
}
