import * as fs from 'node:fs';
import { newRun } from '../../src/engine/run-document/new-run.js';
import type { Json, Operation } from '../../src/engine/run-document/operations.js';
import type { RunDocument, Unit } from '../../src/engine/schema.js';
import { encodeEvent, type LogPosition } from '../../src/store/run-file/event-log/event.js';
import { placesOf } from '../../src/store/run-file/places.js';
import { createRun } from '../../src/store/run-file/run-file.js';

/** A run whose units each depend on the one before, half of them done: what long work looks like half-way. */
export function chain(units: number, at: string): RunDocument {
  const names = Array.from({ length: units }, (_, number) => unitName(number));
  const given = { task: 'bench', units: names, id: 'bench', launch: null, requiredPhases: [] };
  const document = newRun({ ...given, requireValidation: false }, at);
  for (const [number, name] of names.entries()) {
    const unit: Unit = { ...document.units[name], status: number < units / 2 ? 'done' : 'pending' };
    document.units[name] = { ...unit, dependsOn: number === 0 ? [] : [unitName(number - 1)] };
  }
  return { ...document, status: 'running' };
}

/** The change that everybody makes here: somebody has looked at a unit, and says so. */
export function lookAt(id: string, unit: Unit | undefined, at: string): Operation[] {
  const value = { ...unit, note: 'looked at', updatedAt: at } as unknown as Json;
  return [
    { op: 'set', path: ['units', id], value },
    { op: 'merge', path: [], value: { updatedAt: at } },
  ];
}

export function unitName(number: number): string {
  return `unit-${number}`;
}

export async function newChain(file: string, units: number, eventLog: boolean): Promise<void> {
  await createRun(file, (_present, at) => chain(units, at), { eventLog });
}

/** Adds events to a document's log, without syncing them, of the size that the document has. */
export function growTail(file: string, units: number): void {
  const { eventLog } = placesOf(file);
  const document = JSON.parse(fs.readFileSync(file, 'utf8')) as RunDocument;
  const lines = fs.readFileSync(eventLog);
  const last = lines.subarray(lines.lastIndexOf('\n', -2) + 1);
  const { seq: sequence, hash } = JSON.parse(last.toString()) as { seq: number; hash: string };
  let position: LogPosition = { sequence, hash, offset: lines.length };
  const end = lines.length + fs.statSync(file).size;
  const log = fs.openSync(eventLog, 'a');
  for (let number = 0; position.offset < end; number += 1) {
    const at = new Date().toISOString();
    const id = unitName((number * 7919) % units);
    const ops = lookAt(id, document.units[id], at);
    const { line, after } = encodeEvent(position, { at, status: 'running', ops });
    fs.writeSync(log, line);
    position = after;
  }
  fs.closeSync(log);
}
