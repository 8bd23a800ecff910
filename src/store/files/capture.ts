import * as fs from 'node:fs';
import * as path from 'node:path';
import { glob } from 'tinyglobby';
import { describeError, InvalidInputError } from '../../engine/errors.js';
import { sha256 } from '../../engine/hash.js';
import type { FileEntry, Withheld } from '../../engine/schema.js';
import type { SecretFinder } from '../../engine/secrets.js';
import { bytes } from '../../engine/words.js';
import { digestAt, digestFile, NOT_A_FILE } from './digest.js';
import { PARENT_FOLDER } from './globs.js';
import { MAX_FILES, MAX_TOTAL_BYTES } from './limits.js';
import { checkRelative, linkStaysInside, resolveInside } from './workspace-path.js';

export interface Capture {
  readonly files: readonly FileEntry[];
  readonly withheld: readonly Withheld[];
}

/** The digest of each file that the globs match now, before a step runs: path to sha256. */
export async function digestsBefore(
  workspace: string,
  globs: readonly string[],
): Promise<Map<string, string>> {
  const digests = new Map<string, string>();
  for (const file of await findFiles(workspace, globs)) {
    try {
      const digest = digestAt(resolveInside(workspace, file));
      if (digest !== null && digest !== NOT_A_FILE) digests.set(file, digest);
    } catch {
      // A file that cannot be read cannot be kept either; capturing says why.
    }
  }
  return digests;
}

/**
 * Looks at what a step left behind: every file that the globs match, with its digest, size and mode. Files that
 * hold a secret, links that lead out, and everything beyond the limits are withheld, with the reason.
 */
export async function captureFiles(
  workspace: string,
  globs: readonly string[],
  before: ReadonlyMap<string, string>,
  secrets: SecretFinder,
): Promise<Capture> {
  return captureList(workspace, await findFiles(workspace, globs), before, secrets);
}

/** The same for files that are known by their paths. */
export function captureList(
  workspace: string,
  paths: readonly string[],
  before: ReadonlyMap<string, string>,
  secrets: SecretFinder,
): Capture {
  const files: FileEntry[] = [];
  const withheld: Withheld[] = [];
  let total = 0;
  for (const file of paths) {
    const nameFault = secrets.inText(file);
    if (nameFault !== null) {
      withheld.push(SECRET_NAME);
      continue;
    }
    const seen = tryLook(workspace, file, secrets);
    if (typeof seen === 'string') {
      withheld.push({ kind: 'file', name: file, reason: seen });
      continue;
    }
    total += seen.size;
    if (files.length >= MAX_FILES || total > MAX_TOTAL_BYTES) {
      withheld.push({
        kind: 'file',
        name: file,
        reason: TOO_MUCH,
      });
      break;
    }
    files.push({ ...seen, before: before.get(file) ?? null });
  }
  return { files, withheld };
}

export const TOO_MUCH = `a step keeps at most ${MAX_FILES} files and ${bytes(MAX_TOTAL_BYTES)}`;

export const SECRET_NAME: Withheld = {
  kind: 'file',
  name: '(name withheld)',
  reason: 'its name contains a secret value',
};

/** The entries of files that a step deleted. */
export function deletedFiles(
  paths: readonly string[],
  before: ReadonlyMap<string, string>,
  secrets: SecretFinder,
): Capture {
  const files: FileEntry[] = [];
  const withheld: Withheld[] = [];
  for (const file of paths) {
    try {
      checkRelative(file);
    } catch (error) {
      withheld.push({ kind: 'file', name: file, reason: describeError(error) });
      continue;
    }
    if (secrets.inText(file) === null) files.push({ ...GONE, path: file, before: before.get(file) ?? null });
    else withheld.push(SECRET_NAME);
  }
  return { files, withheld };
}

/** As an empty file that is in no archive: whoever does not know of deletions cannot take the step for restored. */
const GONE = { sha256: sha256(''), size: 0, mode: 0, deleted: true };

/** A file that cannot be read must not cost the record of the step that is done. */
function tryLook(workspace: string, file: string, secrets: SecretFinder): FileEntry | string {
  try {
    return look(workspace, file, secrets);
  } catch (error) {
    return `it could not be read (${describeError(error)})`;
  }
}

function look(workspace: string, file: string, secrets: SecretFinder): FileEntry | string {
  const absolute = resolveInside(workspace, file);
  const stat = fs.lstatSync(absolute, { throwIfNoEntry: false });
  if (stat === undefined) return 'it disappeared while it was being kept';
  const mode = stat.mode & 0o777;
  if (stat.isSymbolicLink()) {
    const link = fs.readlinkSync(absolute);
    if (!linkStaysInside(workspace, absolute, link)) return 'it is a link that leads out of the workspace';
    const fault = secrets.inText(link);
    return fault ?? { path: file, sha256: sha256(link), size: Buffer.byteLength(link), mode, link };
  }
  if (!stat.isFile()) return 'it is not a regular file';
  let tail = '';
  let fault: string | null = null;
  const { sha256: digest, size } = digestFile(absolute, (chunk) => {
    fault ??= secrets.inLatin1(tail + chunk);
    tail = (tail + chunk).slice(-secrets.overlap);
  });
  return fault ?? { path: file, sha256: digest, size, mode };
}

/** The paths of all files and links that the globs match, sorted. */
export async function findFiles(workspace: string, globs: readonly string[]): Promise<string[]> {
  const patterns = globs.map((pattern) =>
    process.platform === 'win32' ? pattern.replaceAll('\\', '/') : pattern,
  );
  for (const pattern of patterns) {
    const bare = pattern.replace(/^!/, '');
    if (bare.startsWith('~') || path.isAbsolute(bare) || PARENT_FOLDER.test(bare)) {
      throw new InvalidInputError(
        `"files" has the pattern "${pattern}", which leads out of the workspace.`,
        'Use patterns relative to the workspace, such as "out/**".',
      );
    }
  }
  const options = {
    cwd: workspace,
    dot: true,
    followSymbolicLinks: false,
    onlyFiles: true,
    ignore: ['**/.git/**'],
    fs: LINKS_AS_FILES,
  };
  const found = await glob(patterns, options);
  return found.map((file) => (process.platform === 'win32' ? file.replaceAll('\\', '/') : file)).sort();
}

type ReaddirDone = (error: NodeJS.ErrnoException | null, entries: fs.Dirent[]) => void;

/** tinyglobby leaves links out unless it follows them. Here they are things to keep, like files. */
const LINKS_AS_FILES = {
  readdir: ((folder: string, options: { withFileTypes: true }, done: ReaddirDone) =>
    fs.readdir(folder, options, (error, entries) => {
      for (const entry of entries ?? []) {
        if (entry.isSymbolicLink()) {
          entry.isFile = () => true;
          entry.isSymbolicLink = () => false;
        }
      }
      done(error, entries);
    })) as typeof fs.readdir,
};
