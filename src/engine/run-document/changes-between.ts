import { canonicalJson } from '../hash.js';
import { entry } from '../record.js';
import type { Json, Operation } from './operations.js';

type Fields = Readonly<Record<string, unknown>>;

/** What makes `after` of `before`, unit by unit and field by field. Where a document stands in its event log is no part of it. */
export function changesBetween(before: object, after: object): readonly Operation[] {
  const { units: unitsBefore, eventLog: _b, ...fieldsBefore } = before as Fields;
  const { units: unitsAfter, eventLog: _a, ...fieldsAfter } = after as Fields;
  return [
    ...changesOf([], fieldsBefore, fieldsAfter),
    ...changesOf(['units'], Object(unitsBefore), Object(unitsAfter)),
  ];
}

function changesOf(path: readonly string[], before: Fields, after: Fields): Operation[] {
  const changed = Object.entries(after).filter(
    ([name, value]) => value !== undefined && !isSame(entry(before, name), value),
  );
  const deleted = Object.keys(before).filter((name) => entry(after, name) === undefined);
  return [
    ...changed.map(
      ([name, value]): Operation => ({ op: 'set', path: [...path, name], value: value as Json }),
    ),
    ...deleted.map((name): Operation => ({ op: 'delete', path: [...path, name] })),
  ];
}

function isSame(one: unknown, other: unknown): boolean {
  return one === other || (one !== undefined && canonicalJson(one) === canonicalJson(other));
}
