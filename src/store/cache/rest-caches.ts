import { getOctokit } from '@actions/github';

export interface ListedCache {
  readonly id: number;
  readonly key: string;
}

export interface RepositoryReference {
  readonly owner: string;
  readonly repo: string;
}

/** GitHub's own maximum. */
const PAGE_SIZE = 100;

/**
 * The cache as GitHub's REST API shows it. It can list and remove, which the client cannot, but needs
 * `permissions: actions: write`, which most jobs do not have; nothing but tidiness depends on it.
 */
export class RestCaches {
  readonly #octokit: ReturnType<typeof getOctokit>;
  readonly #repository: RepositoryReference;

  constructor(repository: RepositoryReference, token: string) {
    this.#octokit = getOctokit(token);
    this.#repository = repository;
  }

  /** All entries whose key begins with this prefix. */
  async list(prefix: string): Promise<ListedCache[]> {
    const found: ListedCache[] = [];
    for (let page = 1; ; page += 1) {
      const { data } = await this.#octokit.request('GET /repos/{owner}/{repo}/actions/caches', {
        ...this.#repository,
        key: prefix,
        per_page: PAGE_SIZE,
        page,
      });
      for (const { id, key } of data.actions_caches) {
        if (id !== undefined && key?.startsWith(prefix)) found.push({ id, key });
      }
      if (data.actions_caches.length < PAGE_SIZE) return found;
    }
  }

  async remove(id: number): Promise<void> {
    await this.#octokit.request('DELETE /repos/{owner}/{repo}/actions/caches/{cache_id}', {
      ...this.#repository,
      cache_id: id,
    });
  }
}
