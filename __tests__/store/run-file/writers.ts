import { spawn } from 'node:child_process';
import { once } from 'node:events';
import * as fs from 'node:fs';
import * as path from 'node:path';
import type { RunDocument } from '../../../src/engine/schema.js';
import { compileSource } from '../../support/compiled-source.js';

/** A process that changes a run document, one unit after the other, and says so of each that is acknowledged. */
const WRITER = `
  import { changeRun } from './store/run-file/run-file.js';
  const [file, name, count] = process.argv.slice(2);
  for (let number = 0; number < Number(count); number += 1) {
    const id = name + '-' + number;
    await changeRun(file, (view, at) => {
      const tries = (view.unit('counter')?.tries ?? 0) + 1;
      return [
        { op: 'merge', path: ['units', id], value: { status: 'done', updatedAt: at } },
        { op: 'merge', path: ['units', 'counter'], value: { status: 'in_progress', tries } },
        { op: 'merge', path: [], value: { updatedAt: at } },
      ];
    });
    process.stdout.write(id + '\\n');
  }
`;

export interface WriterEnd {
  /** The units whose change was acknowledged. */
  readonly acknowledged: readonly string[];
  readonly code: number | null;
}

export class Writers {
  readonly #code: string;

  constructor() {
    this.#code = compileSource(['store/run-file/run-file']);
    fs.writeFileSync(path.join(this.#code, 'writer.js'), WRITER);
  }

  /** @param killAfterMs kills it that long after its first acknowledged change */
  async run(file: string, name: string, count: number, killAfterMs?: number): Promise<WriterEnd> {
    const script = path.join(this.#code, 'writer.js');
    const child = spawn(process.execPath, [script, file, name, String(count)], {
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    let said = '';
    child.stdout.on('data', (data: Buffer) => {
      if (said === '' && killAfterMs !== undefined) setTimeout(() => child.kill('SIGKILL'), killAfterMs);
      said += data.toString();
    });
    const [code] = (await once(child, 'close')) as [number | null];
    // A line that was cut off was not said.
    return { acknowledged: said.split('\n').slice(0, -1), code };
  }
}

export function emptyRun(at: string): RunDocument {
  return {
    schemaVersion: 2,
    id: 'run',
    task: 'many writers',
    status: 'running',
    createdAt: at,
    updatedAt: at,
    finishedAt: null,
    units: { counter: { status: 'pending' } },
  };
}
