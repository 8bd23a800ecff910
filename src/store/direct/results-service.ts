import { type BackendIds, backendIds } from './backend-ids.js';
import { ExchangeError, exchange, jsonOf } from './exchange.js';

/** A message of the service, of whatever shape. */
export type Fields = Readonly<Record<string, unknown>>;

/** Protobuf's JSON has two spellings of a field, and readers have to take both. */
export function field(fields: Fields, name: string): unknown {
  return fields[name] ?? fields[name.replace(/_([a-z])/g, (_, letter: string) => letter.toUpperCase())];
}

const SERVICE = 'github.actions.results.api.v1.ArtifactService';
/** A list of thousands of artifacts stays below. */
const MAX_ANSWER_BYTES = 16 * 1024 * 1024;

/** The artifact half of the results service, spoken to as its own client does (Twirp, with JSON). */
export class DirectResultsService {
  readonly #origin: string;
  readonly #token: string;
  readonly #ids: BackendIds;

  private constructor(origin: string, token: string, ids: BackendIds) {
    this.#origin = origin;
    this.#token = token;
    this.#ids = ids;
  }

  /** Null where the environment does not say where and who. */
  static of(env: NodeJS.ProcessEnv): DirectResultsService | null {
    const { ACTIONS_RUNTIME_TOKEN: token = '', ACTIONS_RESULTS_URL: address = '' } = env;
    const ids = backendIds(token);
    if (ids === null || !URL.canParse(address)) return null;
    return new DirectResultsService(new URL(address).origin, token, ids);
  }

  /** Where it is. */
  get url(): URL {
    return new URL(this.#origin);
  }

  /** @throws ExchangeError for anything but a good answer */
  async call(method: string, fields: Fields, deadline: () => number): Promise<Fields> {
    const answer = jsonOf(
      await exchange({
        method: 'POST',
        url: new URL(`/twirp/${SERVICE}/${method}`, this.#origin),
        headers: { authorization: `Bearer ${this.#token}`, 'content-type': 'application/json' },
        body: JSON.stringify({
          workflow_run_backend_id: this.#ids.run,
          workflow_job_run_backend_id: this.#ids.job,
          ...fields,
        }),
        maxBytes: MAX_ANSWER_BYTES,
        deadline,
      }),
    );
    if (answer === null || typeof answer !== 'object') throw new ExchangeError('an answer of another shape');
    return answer as Fields;
  }
}
