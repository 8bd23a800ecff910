import * as fs from 'node:fs';
import * as path from 'node:path';
import { type Checkout, configuredPath } from './checkout.js';
import type { Place } from './git.js';

/**
 * A repository of our own, in a folder for temporary files, that looks at the same work tree. Snapshots are written to
 * it, so that the user's index, branches, objects and hooks stay out of it, and nothing the repository configures runs.
 */
export type Shadow = Place;

/**
 * Content is taken as it is: no line-end conversion, no filters. `info/attributes` beats every `.gitattributes`.
 */
const AS_IT_IS = '* -text -ident !filter !working-tree-encoding\n';

/** How the file system behaves; what decides whether two files differ has to be as in the checkout. */
const TAKEN_OVER = ['core.filemode', 'core.symlinks', 'core.ignorecase', 'core.precomposeunicode'];

/** Makes the shadow in `folder`, or opens the one that is there. */
export function openShadow(checkout: Checkout, folder: string): Shadow {
  const gitDir = path.join(folder, 'shadow.git');
  const { config, commonDir, workspace } = checkout;
  for (const part of ['objects/info', 'refs', 'info'])
    fs.mkdirSync(path.join(gitDir, part), { recursive: true });
  const write = (name: string, text: string) => fs.writeFileSync(path.join(gitDir, name), text);
  const format = config['extensions.objectformat'];
  const version = format === undefined ? 0 : 1;
  write(
    'config',
    `[core]\n\trepositoryformatversion = ${version}\n\tbare = false\n${format === undefined ? '' : `[extensions]\n\tobjectFormat = ${format}\n`}`,
  );
  write('HEAD', 'ref: refs/heads/none\n');
  write('info/attributes', AS_IT_IS);
  write('objects/info/alternates', `${quoted(path.join(commonDir, 'objects'))}\n`);
  for (const name of ['info/exclude', 'shallow']) {
    const file = path.join(commonDir, name);
    if (fs.existsSync(file)) fs.copyFileSync(file, path.join(gitDir, name));
    else fs.rmSync(path.join(gitDir, name), { force: true });
  }
  const ignored = configuredPath(checkout, 'core.excludesfile');
  return {
    workspace,
    gitDir,
    settings: [
      ...TAKEN_OVER.flatMap((name) => (config[name] === undefined ? [] : [`${name}=${config[name]}`])),
      ...(ignored === null ? [] : [`core.excludesFile=${ignored}`]),
      'core.autocrlf=false',
      'core.untrackedCache=false',
      'core.looseCompression=1',
    ],
    env: { GIT_CONFIG_NOSYSTEM: '1', GIT_CONFIG_GLOBAL: '/dev/null', GIT_ATTR_NOSYSTEM: '1' },
  };
}

/**
 * Gives the shadow a copy of the checkout's index, from which it knows what has not changed: only files that look
 * different from what the index says are read.
 */
export function copyIndex(checkout: Checkout, shadow: Shadow): void {
  for (const name of fs.readdirSync(checkout.gitDir)) {
    if (name === 'index' || name.startsWith('sharedindex.'))
      copyWithTime(checkout.gitDir, shadow.gitDir, name);
  }
  if (!fs.existsSync(path.join(checkout.gitDir, 'index'))) {
    fs.rmSync(path.join(shadow.gitDir, 'index'), { force: true });
  }
}

/** Git distrusts entries that are as young as the index itself; a younger copy would make it trust them. */
function copyWithTime(from: string, to: string, name: string): void {
  const source = path.join(from, name);
  const target = path.join(to, name);
  const { mtimeMs } = fs.statSync(source);
  fs.copyFileSync(source, target);
  const time = Math.floor(mtimeMs / 1000);
  fs.utimesSync(target, time, time);
}

/** Lines of `alternates` may be C-quoted, and must be if they begin with a quote or contain a line end. */
function quoted(file: string): string {
  const slashed = process.platform === 'win32' ? file.replaceAll('\\', '/') : file;
  return /^"|[\n#]/.test(slashed) ? JSON.stringify(slashed) : slashed;
}
