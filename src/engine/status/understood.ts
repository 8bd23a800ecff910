import * as v from 'valibot';
import { record } from '../record.js';
import { idOf, isObject } from '../run-document/parts.js';
import { ItemSchema, PhaseSchema, RunDocumentSchema } from '../schema.js';

type Fields = Readonly<Record<string, unknown>>;

/** A document of which everything but its units has the form that the schema says. */
export interface Understood {
  readonly fields: Fields;
  /** What had another form, by its place in the document (`/phases/build`), each with the reason. */
  readonly malformed: Readonly<Record<string, string>>;
}

/** Fields that nobody needs to have understood to read the document. */
const OPTIONAL = ['requiredPhases', 'requireValidation', 'validation', 'eventLog'] as const;

/**
 * Leaves out of a stored document what a program could not rely on, and names it. An item is not left out, because it stands
 * in the way of the run: one that has another form is the `item` of one that has an id.
 */
export function understood(stored: object): Understood {
  const fields: Record<string, unknown> = { ...stored };
  const malformed = record<string>();
  for (const name of OPTIONAL) {
    if (fields[name] === undefined) continue;
    const reason = problem(RunDocumentSchema.entries[name], fields[name]);
    if (reason === null) continue;
    malformed[`/${name}`] = reason;
    delete fields[name];
  }
  if (fields.phases !== undefined) fields.phases = phasesOf(fields.phases, malformed);
  for (const name of ['openItems', 'resolvedItems'] as const) {
    const list = fields[name];
    if (Array.isArray(list))
      fields[name] = list.map((item, index) => itemOf(item, `/${name}/${index}`, malformed));
  }
  return { fields, malformed };
}

function phasesOf(given: unknown, malformed: Record<string, string>): unknown {
  if (!isObject(given)) {
    malformed['/phases'] = 'it is a list';
    return {};
  }
  const entries = Object.entries(given).filter(([name, phase]) => {
    const reason = problem(PhaseSchema, phase);
    if (reason !== null) malformed[`/phases/${name.replaceAll('~', '~0').replaceAll('/', '~1')}`] = reason;
    return reason === null;
  });
  return record(entries);
}

function itemOf(item: unknown, place: string, malformed: Record<string, string>): unknown {
  const reason = isObject(item) ? problem(ItemSchema, item) : 'it is no object';
  if (reason === null) return item;
  malformed[place] = reason;
  return { id: idOf(isObject(item) ? item : { item }), item };
}

function problem(schema: v.GenericSchema, value: unknown): string | null {
  const checked = v.safeParse(schema, value, { abortEarly: true });
  if (checked.success) return null;
  const [issue] = checked.issues;
  const path = v.getDotPath(issue);
  return path === null ? issue.message : `${path}: ${issue.message}`;
}
