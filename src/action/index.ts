import { isMainThread, workerData } from 'node:worker_threads';
import { TRANSFER_ROLE } from '../store/transfer/protocol.js';

/**
 * The bundle's entry, for all three ways in which it is started: as the step, as its post step, and as the
 * transfer thread. Each loads only what it needs.
 */
async function start(): Promise<void> {
  if (!isMainThread) {
    if (workerData?.role === TRANSFER_ROLE) await import('../store/transfer/worker.js');
    return;
  }
  // Should a promise never settle, the process ends when nothing is left to wait for; that must not look like success.
  process.exitCode = 1;
  if (process.env.STATE_stage === undefined) {
    const { runMain } = await import('./main.js');
    process.exitCode = await runMain();
  } else {
    const { runPost } = await import('./post.js');
    await runPost();
    process.exitCode = 0;
  }
}

await start();
// Whatever a library may have left open must not hold up the job.
if (isMainThread) setTimeout(() => process.exit(), 1_000).unref();
