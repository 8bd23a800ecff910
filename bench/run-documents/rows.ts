import { printCells } from '../cells.js';
import type { Samples } from './samples.js';

interface Row {
  readonly what: string;
  /** Names of samples. */
  readonly ours: string;
  readonly against: string;
  readonly theirs: string;
  readonly unit: 'ms' | '/s';
  /** What the ratio must not exceed; of rates, what it has to be at least. */
  readonly goal: number;
}

const ROWS: readonly Row[] = [
  {
    what: 'changes with an event log, 1,000 units',
    ours: 'run file 1000 1',
    against: 'append and fdatasync',
    theirs: 'floor 1000 1',
    unit: '/s',
    goal: 0.8,
  },
  {
    what: 'changes with an event log, 100,000 units',
    ours: 'run file 100000 1',
    against: '1,000 units',
    theirs: 'run file 1000 1',
    unit: '/s',
    goal: 0.9,
  },
  {
    what: 'checkpoint unit, 100,000 units',
    ours: 'units per second 100000',
    against: '1,000 units',
    theirs: 'units per second 1000',
    unit: '/s',
    goal: 0.9,
  },
  {
    what: 'checkpoint unit, small document',
    ours: 'unit 10',
    against: 'node -e 0',
    theirs: 'bare',
    unit: 'ms',
    goal: 1.3,
  },
  {
    what: 'resume set of a chain of 100,000',
    ours: 'resume set',
    against: 'JSON.parse of it',
    theirs: 'parse',
    unit: 'ms',
    goal: 1,
  },
  {
    what: 'checkpoint status of 100,000 and as much in the log',
    ours: 'status',
    against: 'node -e JSON.parse(…)',
    theirs: 'read and parse',
    unit: 'ms',
    goal: 3,
  },
];

export function printRows(samples: Samples): void {
  const lines = ROWS.map((row) => {
    const [ours, theirs] = [samples.median(row.ours), samples.median(row.theirs)];
    const ratio = ours / theirs;
    const isMet = row.unit === '/s' ? ratio >= row.goal : ratio <= row.goal;
    const goal = `${row.unit === '/s' ? '≥' : '≤'} ${row.goal}`;
    const figure = (value: number) => `${value.toFixed(row.unit === '/s' ? 0 : 1)} ${row.unit}`;
    return [
      row.what,
      figure(ours),
      row.against,
      figure(theirs),
      ratio.toFixed(2),
      goal,
      isMet ? 'ok' : 'missed',
    ];
  });
  printCells([['what', '', 'against', '', 'ratio', 'goal', ''], ...lines]);
}

const MEMORY_GOAL_MIB = 400;

export function printMemory(samples: Samples, commands: readonly string[]): void {
  const lines = commands.map((command) => {
    const used = samples.median(`memory ${command}`);
    const isMet = used < MEMORY_GOAL_MIB;
    return [
      `checkpoint ${command}`,
      `${used.toFixed(0)} MiB`,
      `< ${MEMORY_GOAL_MIB}`,
      isMet ? 'ok' : 'missed',
    ];
  });
  printCells([['peak memory, 100,000 units and as much in the log', '', 'goal', ''], ...lines]);
}
