import type { CacheEntry, CacheService } from './cache-service.js';
import { json, noContent } from './http.js';
import { numberParam, paged, RestError, type Route } from './rest.js';

const read = { anyOf: ['actions'], access: 'read' } as const;
const write = { anyOf: ['actions'], access: 'write' } as const;

/** Caches as REST shows them: finalized entries only; `key` lists by prefix and deletes by equality. */
export function cacheRoutes(caches: CacheService): Route[] {
  return [
    {
      route: 'GET /repos/{repo}/actions/caches',
      operation: 'listCaches',
      needs: read,
      handle: (call) => {
        const key = call.url.searchParams.get('key') ?? '';
        const ref = call.url.searchParams.get('ref');
        const matching = caches.live
          .filter((entry) => entry.key.startsWith(key) && (ref === null || entry.ref === ref))
          .toReversed();
        return paged(call, matching, (page) => ({
          total_count: matching.length,
          actions_caches: page.map(shown),
        }));
      },
    },
    {
      route: 'DELETE /repos/{repo}/actions/caches',
      operation: 'deleteCacheByKey',
      needs: write,
      handle: (call) => {
        const key = call.url.searchParams.get('key');
        const ref = call.url.searchParams.get('ref');
        const matching = caches.live.filter(
          (entry) => entry.key === key && (ref === null || entry.ref === ref),
        );
        if (matching.length === 0) throw new RestError(404, 'Not Found');
        for (const entry of matching) caches.remove(entry);
        return json(200, { total_count: matching.length, actions_caches: matching.map(shown) });
      },
    },
    {
      route: 'DELETE /repos/{repo}/actions/caches/{cache_id}',
      operation: 'deleteCacheById',
      needs: write,
      handle: (call) => {
        const id = numberParam(call, 'cache_id');
        const entry = caches.live.find((candidate) => candidate.id === id);
        if (entry === undefined) throw new RestError(404, 'Not Found');
        caches.remove(entry);
        return noContent();
      },
    },
  ];
}

function shown(entry: CacheEntry) {
  return {
    id: entry.id,
    ref: entry.ref,
    key: entry.key,
    version: entry.version,
    last_accessed_at: entry.lastAccessedAt.toISOString(),
    created_at: entry.createdAt.toISOString(),
    size_in_bytes: entry.blob.content?.length ?? 0,
  };
}
