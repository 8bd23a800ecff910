import * as fs from 'node:fs';
import * as path from 'node:path';
import { resumeSet } from '../../src/engine/run-document/resume-set.js';
import type { RunDocument } from '../../src/engine/schema.js';
import { growTail, newChain, unitName } from './chain.js';
import { memoryOf, timeOf, timeOfNode } from './commands.js';
import type { Samples } from './samples.js';

const UNITS = 100_000;

/** Commands that read, or have to write, the whole of a large document, by name. */
export const READERS: Readonly<Record<string, (file: string) => readonly string[]>> = {
  status: (file) => ['status', 'bench', '--dir', path.dirname(file)],
  resume: (file) => ['resume', file],
  // The log has got too far ahead of the document, which is therefore written anew.
  unit: (file) => ['unit', file, unitName(UNITS - 1), 'in_progress', '--note', String(Math.random())],
  rebuild: (file) => ['rebuild', file],
};

/** What is read at once: of a document whose log is as far ahead as it gets, by the size of the document. */
export async function measureReading(samples: Samples, folder: string, count: number): Promise<void> {
  const file = path.join(folder, 'bench.json');
  await newChain(file, UNITS, true);
  growTail(file, UNITS);
  measureStatus(samples, file, count);
  for (const [name, args] of Object.entries(READERS)) samples.add(`memory ${name}`, memoryOf(...args(file)));
}

function measureStatus(samples: Samples, file: string, count: number): void {
  const parse = `JSON.parse(fs.readFileSync(${JSON.stringify(file)}, 'utf8'))`;
  for (let round = 0; round < count; round += 1) {
    samples.add('read and parse', timeOfNode('-e', parse));
    samples.add('status', timeOf(...(READERS.status?.(file) ?? [])));
    measureResumeSet(samples, fs.readFileSync(file, 'utf8'));
  }
}

function measureResumeSet(samples: Samples, text: string): void {
  const started = performance.now();
  const { units } = JSON.parse(text) as RunDocument;
  const parsed = performance.now();
  resumeSet(units);
  samples.add('parse', parsed - started);
  samples.add('resume set', performance.now() - parsed);
}
