import { saveCache } from '@actions/cache';

// Not measured: puts into the cache what `cache-restore` fetches.
await saveCache([process.env.BENCH_FILE ?? ''], process.env.BENCH_KEY ?? '');
process.exit(0);
