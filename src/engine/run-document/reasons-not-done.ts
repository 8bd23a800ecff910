import { entry } from '../record.js';
import type { RunDocument } from '../schema.js';
import { plural } from '../words.js';
import { isPathName } from './names.js';
import {
  phaseNames,
  readItems,
  readPhases,
  readValidation,
  requiredPhases,
  unreadableRules,
} from './parts.js';

/** So many of a kind are named, the others counted. */
const NAMED = 25;

/** Why the run is not done, one reason each; none when it is. */
export function reasonsNotDone(
  document: RunDocument,
  malformed: Readonly<Record<string, string>> = {},
): string[] {
  const undone = Object.entries(document.units)
    .filter(([, { status }]) => status !== 'done')
    .map(([id, { status }]) => `${id} (${status})`);
  const unreadable = Object.keys(malformed);
  const { phases, malformed: unreadablePhases } = readPhases(document);
  const blocked = phaseNames(document).filter((name) => entry(phases, name)?.status === 'blocked');
  const missing = requiredPhases(document)
    .filter((name) => entry(phases, name)?.status !== 'done')
    .map((name) => `${name} (${entry(phases, name)?.status ?? 'never begun'})`);
  const open = readItems(document.openItems).map(({ id }) => id);
  return [
    ...reason(undone, 'unit', 'not done'),
    ...reason(unreadable, 'unit', 'not readable'),
    ...reason(blocked, 'phase', 'blocked'),
    ...reason(unreadablePhases, 'phase', 'not readable'),
    ...reason(unreadableRules(document), 'field', 'not readable'),
    ...reason(missing, 'required phase', 'not done'),
    ...reason(open, 'item', 'open'),
    ...validationReason(document),
  ];
}

/** What of these reasons no command can put right, in words; empty when commands can put all of it right. */
export function onlyByHand(document: RunDocument, malformed: Readonly<Record<string, string>> = {}): string {
  const { units, phases } = document;
  const undone = Object.keys(units).filter((id) => !isPathName(id) && entry(units, id)?.status !== 'done');
  const areListed = Array.isArray(phases);
  const names = areListed ? [] : Object.keys(phases ?? {}).filter((name) => !isPathName(name));
  const fields = [...unreadableRules(document), ...(areListed ? ['phases'] : [])];
  return [
    ...named([...Object.keys(malformed), ...undone], 'unit'),
    ...named(names, 'phase'),
    ...named(fields, 'field'),
  ].join(', ');
}

function named(names: readonly string[], noun: string): string[] {
  if (names.length === 0) return [];
  const more = names.length > NAMED ? ` and ${names.length - NAMED} more` : '';
  return [`the ${noun}${names.length === 1 ? '' : 's'} ${names.slice(0, NAMED).join(', ')}${more}`];
}

function reason(names: readonly string[], noun: string, state: string): string[] {
  if (names.length === 0) return [];
  const more = names.length > NAMED ? ` and ${names.length - NAMED} more` : '';
  const verb = names.length === 1 ? 'is' : 'are';
  return [`${plural(names.length, noun)} ${verb} ${state}: ${names.slice(0, NAMED).join(', ')}${more}`];
}

function validationReason(document: RunDocument): string[] {
  if (document.requireValidation !== true) return [];
  const validation = readValidation(document);
  if (validation?.status === 'green') return [];
  return [`the required validation is ${validation === null ? 'not there' : validation.status}`];
}
