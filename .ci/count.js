// node .ci/count.js <exit status> <folder>: prints "N passed, N failed", summed over the Jest reports of a folder.
// A run that ended badly without a failed test (a suite that does not load, a lint error) counts as one failure.

import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

const [status, folder] = process.argv.slice(2);
let passed = 0;
let failed = 0;
for (const name of readdirSync(folder)) {
  if (!name.endsWith('.json')) continue;
  const report = JSON.parse(readFileSync(path.join(folder, name), 'utf8'));
  passed += report.numPassedTests;
  failed += report.numFailedTests + report.numRuntimeErrorTestSuites;
}
if (status !== '0' && failed === 0) failed = 1;
console.log(`${passed} passed, ${failed} failed`);
