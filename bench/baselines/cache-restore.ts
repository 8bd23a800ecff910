import { restoreCache } from '@actions/cache';

// As actions/cache/restore does it, without its reading of inputs.
const key = await restoreCache([process.env.BENCH_FILE ?? ''], process.env.BENCH_KEY ?? '');
process.exit(key === undefined ? 1 : 0);
