import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { viewRun } from '../../src/store/run-file/run-file.js';
import type { WriterKind } from './writer.js';

export interface WritersSpec {
  readonly kind: WriterKind;
  readonly file: string;
  readonly units: number;
  readonly processes: number;
  readonly ms: number;
  /** Of one record, for the floor. */
  readonly bytes?: number;
}

interface Result {
  /** Changes while the time counted. */
  readonly count: number;
  readonly recorded: number;
  readonly ms: number;
}

/** Changes per second that so many processes make together. */
export async function changesPerSecond(spec: WritersSpec): Promise<number> {
  const before = spec.kind === 'run file' ? await eventsIn(spec.file) : 0;
  const children = await Promise.all(Array.from({ length: spec.processes }, () => ready(spec)));
  const ends = children.map((child) => once(child, 'message') as Promise<[Result]>);
  for (const child of children) child.send('go');
  const results = (await Promise.all(ends)).map(([result]) => result);
  const count = results.reduce((sum, result) => sum + result.count, 0);
  if (spec.kind === 'run file') {
    const acknowledged = results.reduce((sum, result) => sum + result.recorded, 0);
    const recorded = (await eventsIn(spec.file)) - before;
    if (recorded !== acknowledged)
      throw new Error(`${acknowledged} changes were acknowledged, ${recorded} are recorded`);
  }
  return (count / Math.max(...results.map(({ ms }) => ms))) * 1000;
}

async function ready({ kind, file, units, ms, bytes = 0 }: WritersSpec): Promise<ChildProcess> {
  const script = fileURLToPath(new URL('./writer.js', import.meta.url));
  const execArgv = ['--disable-warning=ExperimentalWarning'];
  const child = fork(script, [kind, file, String(units), String(ms), String(bytes)], { execArgv });
  await once(child, 'message');
  return child;
}

/** How many events the log has; for a document without one, 0 each time would hide what is lost, so it is refused. */
async function eventsIn(file: string): Promise<number> {
  const { eventLog } = (await viewRun(file)).stored() as { eventLog?: { sequence: number } };
  if (eventLog === undefined) throw new Error(`${file} has no event log`);
  return eventLog.sequence;
}
