import { InvalidInputError, NotFoundError } from '../errors.js';
import { canonicalJson } from '../hash.js';
import { isNestedTooDeep } from '../nesting.js';
import { record } from '../record.js';
import type { RunDocument } from '../schema.js';
import { plural } from '../words.js';
import type { Change } from './change.js';
import { checkGivenName, namesMeant } from './names.js';
import type { Json, Operation } from './operations.js';
import { type Item, idOf, isObject, OURS, readItems } from './parts.js';
import { update } from './update.js';

/**
 * The items in a JSON text: one object, or a list of them. Two of the same id are one, the later on top of the earlier.
 * @throws InvalidInputError for anything else
 */
export function parseItems(json: string): Item[] {
  const example = 'Give an object like {"title":"…"}, or a list of them.';
  let value: unknown;
  try {
    value = JSON.parse(json);
  } catch {
    throw new InvalidInputError('The item is not JSON.', example);
  }
  const list: unknown[] = Array.isArray(value) ? value : [value];
  if (isNestedTooDeep(list)) throw new InvalidInputError('The item is nested too deeply.', example);
  const items = new Map<string, Item>();
  for (const given of list) {
    if (!isObject(given)) throw new InvalidInputError('An item is not an object.', example);
    if (Object.keys(given).length === 0) throw new InvalidInputError('An item is empty.', example);
    checkGivenId(given);
    const id = idOf(given);
    const content = record(Object.entries(given).filter(([name]) => !OURS.has(name)));
    items.set(id, { ...items.get(id), ...content, id });
  }
  return [...items.values()];
}

/**
 * Reports items: new ones are open; one of an id that is open already is updated, and keeps the time of its first report;
 * one that was resolved is open again. A report that says nothing new changes nothing.
 */
export function reportItems(items: readonly Item[]): Change {
  return (view, at) => {
    const open = new ItemList('openItems', view.document().openItems);
    const resolved = new ItemList('resolvedItems', view.document().resolvedItems);
    for (const item of items) {
      const before = open.get(item.id);
      const settled = resolved.get(item.id);
      if (before !== undefined) {
        const merged = { ...before, ...item };
        if (canonicalJson(merged) !== canonicalJson(before)) open.put({ ...merged, updatedAt: at });
      } else if (settled !== undefined) {
        const { resolvedAt: _, ...again } = settled;
        open.put({ ...again, ...item, reopenedAt: at });
        resolved.remove(item.id);
      } else {
        open.put({ ...item, at });
      }
    }
    return update(view, at, 'stuck', [...open.operations(), ...resolved.operations()]);
  };
}

/**
 * The ids in a list as it is given on a command line: an open item may have one with commas.
 * @throws InvalidInputError when it can be understood in two ways
 */
export function itemsMeant(list: string, { openItems }: RunDocument): string[] {
  const open = new Set(readItems(openItems).map(({ id }) => id));
  return namesMeant(list, (id) => open.has(id));
}

/**
 * Moves open items to the resolved ones. One that is resolved already stays as it is.
 * @throws InvalidInputError when no id is given; the change throws NotFoundError, which names every id that there is not
 */
export function resolveItems(ids: readonly string[]): Change {
  if (ids.length === 0)
    throw new InvalidInputError('There is no id to resolve.', 'Give them as --ids "a,b".');
  return (view, at) => {
    const open = new ItemList('openItems', view.document().openItems);
    const resolved = new ItemList('resolvedItems', view.document().resolvedItems);
    const unknown = ids.filter((id) => open.get(id) === undefined && resolved.get(id) === undefined);
    if (unknown.length > 0) throw notThere(unknown, open.ids());
    for (const id of ids) {
      const item = open.get(id);
      if (item === undefined) continue;
      open.remove(id);
      resolved.put({ ...item, resolvedAt: at });
    }
    return update(view, at, 'finished', [...open.operations(), ...resolved.operations()]);
  };
}

/** One of the two lists of a document. What is not touched stays as it was stored, also where it is no item of ours. */
class ItemList {
  readonly #name: 'openItems' | 'resolvedItems';
  readonly #values: unknown[];
  /** The position of an id's last item. */
  readonly #positions = new Map<string, number>();
  readonly #removed = new Set<number>();
  #changed = false;

  constructor(name: 'openItems' | 'resolvedItems', values: RunDocument['openItems'] = []) {
    this.#name = name;
    this.#values = [...values];
    for (const [position, { id }] of readItems(values).entries()) this.#positions.set(id, position);
  }

  ids(): string[] {
    return [...this.#positions.keys()];
  }

  get(id: string): Item | undefined {
    const position = this.#positions.get(id);
    return position === undefined ? undefined : readItems([this.#values[position]])[0];
  }

  put(item: Item): void {
    const position = this.#positions.get(item.id) ?? this.#values.length;
    this.#values[position] = item;
    this.#positions.set(item.id, position);
    this.#changed = true;
  }

  remove(id: string): void {
    const position = this.#positions.get(id);
    if (position === undefined) return;
    this.#removed.add(position);
    this.#positions.delete(id);
    this.#changed = true;
  }

  operations(): readonly Operation[] {
    if (!this.#changed) return [];
    const value = this.#values.filter((_, position) => !this.#removed.has(position));
    return [{ op: 'set', path: [this.#name], value: value as Json[] }];
  }
}

/** An id is left out, to be derived, or it is one: what was to be an id must not become something else unseen. */
function checkGivenId(given: Readonly<Record<string, unknown>>): void {
  if (!Object.hasOwn(given, 'id')) return;
  const { id } = given;
  if (typeof id !== 'string' && typeof id !== 'number') {
    throw new InvalidInputError(
      "An item's id is not a text.",
      'Give one like "SEC-1", or none: then it is derived from the content.',
    );
  }
  checkGivenName('item', String(id));
  if (!/\p{Cs}/u.test(String(id))) return;
  throw new InvalidInputError(
    "An item's id has half a character.",
    'Nobody could name it on a command line to resolve it.',
  );
}

function notThere(unknown: readonly string[], open: readonly string[]): NotFoundError {
  const are = unknown.length === 1 ? 'is no item' : 'are no items';
  return new NotFoundError(
    `There ${are} ${unknown.join(', ')}, so nothing was resolved.`,
    open.length === 0 ? 'No item is open.' : `Open (${plural(open.length, 'item')}): ${open.join(', ')}.`,
  );
}
