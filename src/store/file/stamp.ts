import * as fs from 'node:fs';

/** Tells whether a file is another one than before, or was written to. Empty when it is not there. */
export function stampOf(file: string | number): string {
  try {
    const stat =
      typeof file === 'number' ? fs.fstatSync(file, { bigint: true }) : fs.statSync(file, { bigint: true });
    const { ino, size, mtimeNs, ctimeNs } = stat;
    return [ino, size, mtimeNs, ctimeNs].join(' ');
  } catch {
    return '';
  }
}
