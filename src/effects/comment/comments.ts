import type { Answer } from '../../engine/answer.js';
import type { Author, SeenComment } from '../../engine/own-comments.js';
import { type Rest, RestRefusal } from '../rest/rest.js';

/** The comments of one issue or pull request, as REST shows them. */
export class Comments {
  readonly #rest: Rest;
  readonly #path: string;
  #me: Promise<Author | null> | null = null;

  constructor(rest: Rest, issue: string) {
    this.#rest = rest;
    this.#path = `/issues/${issue}/comments`;
  }

  async all(): Promise<SeenComment[]> {
    const entries = await this.#rest.list(this.#path);
    return entries.flatMap((shown) => commentOf(shown) ?? []);
  }

  /** Null: there is none of this id. */
  async one(id: number): Promise<SeenComment | null> {
    try {
      return commentOf(await this.#rest.get(`/issues/comments/${id}`)) ?? null;
    } catch (error) {
      if (error instanceof RestRefusal && [404, 410].includes(error.answer.status)) return null;
      throw error;
    }
  }

  post(body: string): Promise<Answer> {
    return this.#rest.send('POST', this.#path, { body });
  }

  edit(id: number, body: string): Promise<Answer> {
    return this.#rest.send('PATCH', `/issues/comments/${id}`, { body });
  }

  remove(id: number): Promise<Answer> {
    return this.#rest.send('DELETE', `/issues/comments/${id}`);
  }

  /**
   * Whom the token speaks for; null when that cannot be learnt. GraphQL tells every kind of token, and REST's
   * `/user` only those of people.
   */
  me(): Promise<Author | null> {
    this.#me ??= this.#askWhoAmI();
    return this.#me;
  }

  async #askWhoAmI(): Promise<Author | null> {
    try {
      const answer = await this.#rest.graphql('query { viewer { login databaseId } }');
      const { login, databaseId } = member(member(answer, 'data'), 'viewer') as Record<string, unknown>;
      if (typeof login !== 'string' || login === '') return null;
      return {
        login,
        id: typeof databaseId === 'number' ? databaseId : null,
        isBot: login.endsWith('[bot]'),
      };
    } catch (error) {
      // Where GraphQL is refused we may post all the same. That GitHub cannot be reached is another matter.
      if (error instanceof RestRefusal) return null;
      throw error;
    }
  }
}

/** A comment as REST shows it; undefined when it is nothing of the kind. */
export function commentOf(shown: unknown): SeenComment | undefined {
  const { id, html_url: url, body, user } = members(shown);
  if (typeof id !== 'number') return undefined;
  return {
    id,
    url: typeof url === 'string' ? url : '',
    body: typeof body === 'string' ? body : '',
    author: authorOf(user),
  };
}

function authorOf(user: unknown): Author | null {
  const { login, id, type } = members(user);
  if (typeof login !== 'string') return null;
  return { login, id: typeof id === 'number' ? id : null, isBot: type === 'Bot' };
}

function member(value: unknown, name: string): unknown {
  return members(value)[name] ?? {};
}

function members(value: unknown): Readonly<Record<string, unknown>> {
  return value !== null && typeof value === 'object' ? (value as Record<string, unknown>) : {};
}
