import * as fs from 'node:fs';
import * as path from 'node:path';

/** A moment, so many seconds ago. */
export function ago(seconds: number): string {
  return new Date(Date.now() - seconds * 1000).toISOString();
}

export const MINUTE = 60;
export const HOUR = 60 * MINUTE;
export const DAY = 24 * HOUR;

/** A run document as a file holds it; anything may be missing or wrong in it. */
export function runText(id: string, given: Readonly<Record<string, unknown>> = {}): string {
  const document = {
    schemaVersion: 2,
    id,
    task: `The task of ${id}`,
    status: 'running',
    createdAt: ago(2 * HOUR),
    updatedAt: ago(3 * MINUTE),
    finishedAt: null,
    units: {},
    phases: {},
    currentPhase: null,
    openItems: [],
    resolvedItems: [],
    result: null,
    ...given,
  };
  return `${JSON.stringify(document, null, 2)}\n`;
}

/** Everything that is below a folder: what it is, its identity, when it was changed, and its content. */
export function treeOf(folder: string): Record<string, string> {
  const tree: Record<string, string> = {};
  const visit = (name: string) => {
    const full = path.join(folder, name);
    const { ino, mtimeMs, ctimeMs, mode, size } = fs.lstatSync(full);
    const isFolder = fs.lstatSync(full).isDirectory();
    const content = isFolder ? '' : fs.readFileSync(full, 'base64');
    tree[name] = [ino, mtimeMs, ctimeMs, mode, size, content].join(' ');
    if (isFolder) for (const entry of fs.readdirSync(full)) visit(path.join(name, entry));
  };
  visit('');
  return tree;
}
