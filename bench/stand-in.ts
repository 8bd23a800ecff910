import { type AttemptOptions, startGitHub } from '../__tests__/support/github/index.js';

/**
 * The stand-in of GitHub as a process, so that its work does not hold up the clock of the benchmark. Each request
 * waits for the latency given as the first argument, in ms.
 */
const github = await startGitHub();
github.issues.open({ number: 42 });
const latency = Number(process.argv[2]);
if (latency > 0) github.faults.add({ what: 'slow', ms: latency });

process.on('message', (options: AttemptOptions) => {
  process.send?.(github.attempt(options));
});
process.once('disconnect', () => github.close());
