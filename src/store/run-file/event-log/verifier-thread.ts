import { parentPort, workerData } from 'node:worker_threads';
import { firstPrevious } from './log-ends.js';
import { readEvents } from './read-events.js';
import type { VerifierQuestion } from './verifier.js';

/** The other thread's end of `verifier.ts`. Where the chain breaks is found, and said, by whoever reads it then. */
const { descriptor, size } = workerData as VerifierQuestion;
const start = { sequence: 0, offset: 0, hash: firstPrevious(descriptor) };
parentPort?.postMessage(readEvents({ file: '', descriptor }, start, size));
