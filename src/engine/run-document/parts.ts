import { canonicalJson, sha256 } from '../hash.js';
import { entry, record } from '../record.js';
import type { Phase, RunDocument, Validation } from '../schema.js';
import { PHASE_STATUSES, VALIDATION_STATUSES } from '../statuses.js';

/** Parts of a document that are understood one by one, so that a malformed one does not hide the others. */

type JsonObject = Readonly<Record<string, unknown>>;

/** Something that has to be looked at before the run is done. */
export interface Item extends JsonObject {
  readonly id: string;
}

/** What becomes of an item is ours to say; what it is about is everything else. */
export const OURS = new Set(['at', 'updatedAt', 'reopenedAt', 'resolvedAt']);

/** The items of a list, whatever is in it: each has an id, derived from its content if none was given. */
export function readItems(list: readonly unknown[] | undefined): Item[] {
  return (list ?? []).map((value) => {
    const content = isObject(value) ? value : { item: value };
    return { ...content, id: idOf(content) };
  });
}

/** The id that an item has, or that follows from what it says. */
export function idOf(content: JsonObject): string {
  const id = entry(content, 'id');
  if (typeof id === 'number') return String(id);
  if (typeof id === 'string' && id !== '') return id;
  const own = Object.entries(content).filter(([name]) => name !== 'id' && !OURS.has(name));
  return `item-${sha256(canonicalJson(record(own))).slice(0, 12)}`;
}

/**
 * The names of all phases in the order in which they were first named. Objects put names that are whole numbers before
 * the others, so what counts is when each was made; of phases made at once, the order in which they were required. Phases
 * that do not say when stay where the document has them.
 */
export function phaseNames(document: RunDocument): readonly string[] {
  const stored = Object.entries(document.phases ?? {});
  const required = new Map(requiredPhases(document).map((name, index) => [name, index]));
  const place = (name: string) => required.get(name) ?? required.size;
  const dated = stored
    .map(([name, phase]) => ({ name, made: madeAt(phase) }))
    .filter(({ made }) => !Number.isNaN(made))
    .sort((a, b) => a.made - b.made || place(a.name) - place(b.name));
  let next = 0;
  return stored.map(([name, phase]) => {
    if (Number.isNaN(madeAt(phase))) return name;
    next += 1;
    return dated[next - 1]?.name ?? name;
  });
}

function madeAt(phase: unknown): number {
  if (phase === null || typeof phase !== 'object' || !('createdAt' in phase)) return Number.NaN;
  return typeof phase.createdAt === 'string' ? Date.parse(phase.createdAt) : Number.NaN;
}

/** The phases that can be understood, and the names of those that cannot, in their order. */
export function readPhases(document: RunDocument): {
  readonly phases: Readonly<Record<string, Phase>>;
  readonly malformed: readonly string[];
} {
  const phases = record<Phase>();
  const malformed: string[] = [];
  for (const name of phaseNames(document)) {
    const value = entry(document.phases, name);
    if (isPhase(value)) phases[name] = value;
    else malformed.push(name);
  }
  return { phases, malformed };
}

/** The phases without which a run is not done. */
export function requiredPhases(document: RunDocument): readonly string[] {
  const { requiredPhases: names } = document;
  return Array.isArray(names) ? names.filter((name) => typeof name === 'string') : [];
}

/** The rules of a run for being done that cannot be understood: nobody knows what they asked for. */
export function unreadableRules({
  requiredPhases: names,
  requireValidation,
}: RunDocument): readonly string[] {
  const areNames = Array.isArray(names) && names.every((name) => typeof name === 'string');
  return [
    ...(areNames || isAbsent(names) ? [] : ['requiredPhases']),
    ...(typeof requireValidation === 'boolean' || isAbsent(requireValidation) ? [] : ['requireValidation']),
  ];
}

/** The final validation; null when there was none, or it cannot be understood. */
export function readValidation(document: RunDocument): Validation | null {
  const { validation } = document;
  if (validation === null || typeof validation !== 'object' || !('status' in validation)) return null;
  return (VALIDATION_STATUSES as readonly unknown[]).includes(validation.status)
    ? (validation as Validation)
    : null;
}

function isPhase(value: unknown): value is Phase {
  if (value === null || typeof value !== 'object' || !('status' in value)) return false;
  return (PHASE_STATUSES as readonly unknown[]).includes(value.status);
}

function isAbsent(value: unknown): boolean {
  return value === undefined || value === null;
}

export function isObject(value: unknown): value is JsonObject {
  return value !== null && typeof value === 'object' && !Array.isArray(value);
}
