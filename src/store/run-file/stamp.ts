import * as fs from 'node:fs';

/** How a file looks from outside: another one when it has been replaced or written to. Null when it is not there. */
export function stampOf(file: string | number): string | null {
  const stat =
    typeof file === 'number'
      ? fs.fstatSync(file, { bigint: true })
      : fs.statSync(file, { bigint: true, throwIfNoEntry: false });
  return stat === undefined ? null : `${stat.ino} ${stat.size} ${stat.mtimeNs} ${stat.ctimeNs}`;
}
