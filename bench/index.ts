import * as fs from 'node:fs';
import * as os from 'node:os';
import * as path from 'node:path';
import { parseArgs } from 'node:util';
import { buildBaselines } from './baselines.js';
import { GitHubProcess } from './github.js';
import { measureRound, type Sample } from './round.js';
import { printTable } from './table.js';

/**
 * Measures the bundles in dist/ against what a user would otherwise use, on this machine, at the same time: the
 * sides take turns, so that whatever else the machine does befalls them alike. Figures, not a test: the exit code
 * is 0 unless something could not be measured.
 */
const { values } = parseArgs({ options: { rounds: { type: 'string', default: '25' } } });
const count = Number(values.rounds);
if (!Number.isInteger(count) || count < 1) throw new Error(`--rounds is "${values.rounds}"`);

const root = fs.mkdtempSync(path.join(os.tmpdir(), 'checkpoint-bench-'));
const stands = [new GitHubProcess(0), new GitHubProcess(50)];
try {
  console.log(`Node ${process.version}, ${process.platform}, ${os.availableParallelism()} CPUs`);
  const baselines = await buildBaselines(path.join(root, 'baselines'));
  const rounds = new Map(stands.map(({ latencyMs }) => [latencyMs, [] as Sample[]]));
  // Round 0 is not counted: it warms the disk's cache.
  for (let round = 0; round <= count; round += 1) {
    for (const github of stands) {
      const folder = fs.mkdtempSync(path.join(root, 'round-'));
      const sample = await measureRound(github, baselines, String(1000 + round), folder);
      if (round > 0) rounds.get(github.latencyMs)?.push(sample);
      fs.rmSync(folder, { recursive: true, force: true });
    }
  }
  console.log(
    `Medians of ${count} rounds at each latency of the stand-in; the wrapped second is taken off.\n`,
  );
  printTable(rounds);
} finally {
  for (const github of stands) github.close();
  fs.rmSync(root, { recursive: true, force: true });
}
