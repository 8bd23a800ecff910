import { median, printCells } from './cells.js';
import type { Sample } from './round.js';

interface Row {
  readonly what: string;
  readonly ours: keyof Sample;
  readonly against: string;
  readonly theirs: keyof Sample;
  /** The ratio that ours must not exceed. */
  readonly goal: number;
  /** Nothing of it asks the network, so the rounds of all latencies count together. */
  readonly local?: true;
}

const ROWS: readonly Row[] = [
  {
    what: 'skip, document on this machine',
    ours: 'localSkip',
    against: 'node -e 0',
    theirs: 'bare',
    goal: 1.6,
    local: true,
  },
  {
    what: 'first skip, document fetched',
    ours: 'firstSkip',
    against: '@actions/cache restore',
    theirs: 'cacheRestore',
    goal: 1,
  },
  {
    what: 'one checkpoint saved',
    ours: 'save',
    against: '@actions/artifact upload',
    theirs: 'artifactUpload',
    goal: 0.6,
  },
  {
    what: 'comment posted and recorded',
    ours: 'comment',
    against: '@actions/artifact upload',
    theirs: 'plainUpload',
    goal: 1,
  },
];

/** Prints medians in ms, their ratio, and whether the goal is met, a line for each row and latency. */
export function printTable(rounds: ReadonlyMap<number, readonly Sample[]>): void {
  const lines = [['what', 'latency', 'ms', 'against', 'ms', 'ratio', 'goal', '']];
  for (const row of ROWS) {
    if (row.local) lines.push(line(row, '', [...rounds.values()].flat()));
    else for (const [latency, samples] of rounds) lines.push(line(row, `${latency} ms`, samples));
  }
  printCells(lines);
}

function line(row: Row, latency: string, samples: readonly Sample[]): string[] {
  const ours = median(samples.map((sample) => sample[row.ours]));
  const theirs = median(samples.map((sample) => sample[row.theirs]));
  const ratio = ours / theirs;
  return [
    row.what,
    latency,
    ours.toFixed(1),
    row.against,
    theirs.toFixed(1),
    ratio.toFixed(2),
    String(row.goal),
    ratio <= row.goal ? 'ok' : 'over',
  ];
}
