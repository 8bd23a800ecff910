import * as fs from 'node:fs';
import * as os from 'node:os';
import * as path from 'node:path';
import { parseArgs } from 'node:util';
import { measureAction } from './action.js';
import { measureRunDocuments } from './run-documents/measure.js';

/**
 * Measures what a user would notice against what a user would otherwise use, on this machine, at the same time: the
 * sides take turns, so that whatever else the machine does befalls them alike. Figures, not a test: the exit code
 * is 0 unless something could not be measured.
 */
const PARTS = { action: measureAction, documents: measureRunDocuments };

const { values } = parseArgs({
  options: { rounds: { type: 'string', default: '25' }, only: { type: 'string' } },
});
const count = Number(values.rounds);
if (!Number.isInteger(count) || count < 1) throw new Error(`--rounds is "${values.rounds}"`);
if (values.only !== undefined && !Object.hasOwn(PARTS, values.only)) {
  throw new Error(`--only is "${values.only}", and may be ${Object.keys(PARTS).join(' or ')}`);
}

const root = fs.mkdtempSync(path.join(os.tmpdir(), 'checkpoint-bench-'));
try {
  console.log(`Node ${process.version}, ${process.platform}, ${os.availableParallelism()} CPUs`);
  for (const [name, measure] of Object.entries(PARTS)) {
    if (values.only === undefined || values.only === name) await measure(count, root);
  }
} finally {
  fs.rmSync(root, { recursive: true, force: true });
}
