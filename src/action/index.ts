import { shareCompiledCode } from './compile-cache.js';

/**
 * The bundle's entry, as the step and as its post step. What a skipped step does not need is loaded where it is
 * needed, by dynamic imports; GitHub's client libraries are in a bundle of their own, for the transfer thread.
 */
async function start(): Promise<void> {
  shareCompiledCode(process.env.RUNNER_TEMP);
  // Should a promise never settle, the process ends when nothing is left to wait for; that must not look like success.
  process.exitCode = 1;
  if (process.env.STATE_CHECKPOINT_STAGE === undefined) {
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
setTimeout(() => process.exit(), 1_000).unref();
