import * as path from 'node:path';
import type { ViewOptions } from '../../store/run-file/run-file.js';
import { packageRoot } from '../package-root.js';

/** A run is told from its whole event log, every line of it verified. */
export const VERIFIED: ViewOptions = {
  verifyAll: true,
  verifier: path.join(packageRoot, 'dist', 'cli', 'verifier.js'),
};
