import * as fs from 'node:fs';
import * as path from 'node:path';
import { buildBaselines } from './baselines.js';
import { GitHubProcess } from './github.js';
import { measureRound, type Sample } from './round.js';
import { printTable } from './table.js';

/** The Action against the actions that a user would otherwise put into a workflow. */
export async function measureAction(count: number, root: string): Promise<void> {
  const stands = [new GitHubProcess(0), new GitHubProcess(50)];
  try {
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
  }
}
