import { record } from '../engine/record.js';
import type { RunDocument, Unit, Withheld } from '../engine/schema.js';
import { plural } from '../engine/words.js';

/** What is left of a document for places that may not have all of it. */

/**
 * The document without anything that a step produced: that it is done remains, and for each output and file that it
 * is withheld, so that whoever reads it knows that there is something to restore and that it is not here.
 * @param reason why, in words
 */
export function recordOnly(document: RunDocument, reason: string): RunDocument {
  return mapUnits(document, ({ progress: _, ...unit }) => {
    const outputs = withoutOutputs(unit, () => true, reason);
    const files = unit.files ?? [];
    const [first] = files;
    if (first === undefined) return outputs;
    const withheld: Withheld = { kind: 'file', name: nameOf(first.path, files.length), reason };
    return { ...outputs, files: [], payload: null, withheld: [...(outputs.withheld ?? []), withheld] };
  });
}

/** The document without outputs that are secret, which another step of the job may have recorded for its own seal. */
export function withoutSecrets(document: RunDocument): RunDocument {
  return mapUnits(document, (unit) => {
    const secret = new Set(unit.secretOutputs ?? []);
    return withoutOutputs(
      unit,
      (name) => secret.has(name),
      'it is secret, and this document is not encrypted',
    );
  });
}

function mapUnits(document: RunDocument, change: (unit: Unit) => Unit): RunDocument {
  const units = Object.entries(document.units).map(([name, unit]) => [name, change(unit)] as const);
  return { ...document, units: record(units) };
}

function withoutOutputs(unit: Unit, which: (name: string) => boolean, reason: string): Unit {
  const outputs = Object.entries(unit.outputs ?? {});
  const gone = outputs.filter(([name]) => which(name));
  if (gone.length === 0) return unit;
  const withheld = gone.map(([name]): Withheld => ({ kind: 'output', name, reason }));
  return {
    ...unit,
    outputs: record(outputs.filter(([name]) => !which(name))),
    withheld: [...(unit.withheld ?? []), ...withheld],
  };
}

/** One entry for all files: there may be twenty thousand. */
function nameOf(first: string, count: number): string {
  return count === 1 ? first : `${first} and ${plural(count - 1, 'other file')}`;
}
