import { SHOWN } from '../../engine/status/several.js';
import { since } from './ages.js';
import { clean, cleanValue } from './clean.js';
import type { Line, RunPicture } from './picture.js';

/** What items say they are about, whoever reported them: the first of these that is a text. */
const TITLES = ['title', 'message', 'text', 'summary', 'description'];

/** What has to be looked at before the run is done, and how much of that has been. */
export function itemLines({ document, now }: RunPicture): readonly Line[] {
  const open = document.openItems ?? [];
  const resolved = document.resolvedItems?.length ?? 0;
  const lines: Line[] = [];
  if (open.length > 0) lines.push(['Open items', String(open.length)]);
  for (const item of open.slice(0, SHOWN)) lines.push(['', itemText(item, now)]);
  if (open.length > SHOWN) lines.push(['', `and ${open.length - SHOWN} more`]);
  if (resolved > 0) lines.push(['Resolved', String(resolved)]);
  return lines;
}

function itemText(item: unknown, now: number): string {
  if (item === null || typeof item !== 'object' || Array.isArray(item)) return `- ${cleanValue(item)}`;
  const { id, at, ...content } = item as Record<string, unknown>;
  const title = TITLES.map((name) => content[name]).find((text) => typeof text === 'string' && text !== '');
  const name = typeof id === 'string' || typeof id === 'number' ? `${cleanValue(id, 80)}  ` : '';
  const age = typeof at === 'string' ? ` (${since(at, now)})` : '';
  return `- ${name}${clean(typeof title === 'string' ? title : JSON.stringify(content))}${age}`;
}
