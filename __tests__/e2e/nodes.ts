import { spawnSync } from 'node:child_process';
import * as fs from 'node:fs';
import * as path from 'node:path';

/** The folder of the Node 24 that the project brings along, which is what `using: node24` means. */
export const node24 = path.resolve('node_modules/node/bin');

/**
 * The folder of a Node 20: that of `NODE_20`, else the first one in PATH.
 * @throws Error that says how to get it
 */
export function node20(): string {
  const inPath = (process.env.PATH ?? '').split(path.delimiter).map((folder) => path.join(folder, 'node'));
  const found = [process.env.NODE_20 ?? '', ...inPath].find((file) => majorOf(file) === '20');
  if (found !== undefined) return path.dirname(fs.realpathSync(found));
  throw new Error(
    'One test needs a Node 20, and neither NODE_20 nor PATH has one. "npm install --no-save --prefix <folder> node@20" fetches it; set NODE_20 to <folder>/node_modules/node/bin/node.',
  );
}

function majorOf(file: string): string | undefined {
  if (file === '' || !fs.existsSync(file)) return undefined;
  const { stdout } = spawnSync(file, ['-p', 'process.versions.node'], { encoding: 'utf8' });
  return stdout?.trim().split('.')[0];
}
