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
  const widths = lines[0]?.map((_, column) => Math.max(...lines.map((cells) => cells[column]?.length ?? 0)));
  for (const cells of lines) {
    console.log(
      cells
        .map((cell, column) => cell.padEnd(widths?.[column] ?? 0))
        .join('  ')
        .trimEnd(),
    );
  }
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

function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  const [low, high] = [sorted[(sorted.length - 1) >> 1], sorted[sorted.length >> 1]];
  if (low === undefined || high === undefined) throw new Error('nothing was measured');
  return (low + high) / 2;
}
