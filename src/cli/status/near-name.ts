import * as path from 'node:path';

/** A file's name relative to where the reader stands, if it is below. */
export function nearName(file: string): string {
  const relative = path.relative(process.cwd(), file);
  return relative.startsWith('..') || path.isAbsolute(relative) ? file : relative;
}
