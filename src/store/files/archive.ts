import { createHash } from 'node:crypto';
import * as fs from 'node:fs';
import * as path from 'node:path';
import * as tar from 'tar';
import type { FileEntry, Withheld } from '../../engine/schema.js';
import type { SecretFinder } from '../../engine/secrets.js';
import { bytes } from '../../engine/words.js';
import { digestFile, digestMeanwhile } from './digest.js';
import { BUNDLE, MAX_FILES, MAX_TOTAL_BYTES } from './limits.js';

/** The archive of a step's files, an ordinary .tar.gz that a person can open. */
export interface Archive {
  readonly file: string;
  /** sha256 hex of the archive itself. */
  readonly sha256: string;
  readonly size: number;
  readonly unpackedSize: number;
}

/** Files that share an inode are packed as files of their own: a restored tree does not depend on links between them. */
class NoHardLinks extends Map<`${number}:${number}`, string> {
  override get(): undefined {
    return undefined;
  }
}

/**
 * Packs files of the workspace, without what differs from machine to machine (owners, times).
 * @param bundle a file with commits, to be packed as {@link BUNDLE}
 */
export async function pack(
  workspace: string,
  files: readonly FileEntry[],
  target: string,
  bundle: string | null = null,
): Promise<Archive> {
  const present = files.filter((file) => !file.deleted);
  const options = {
    cwd: workspace,
    file: target,
    gzip: { level: 6 },
    portable: true,
    noMtime: true,
    noDirRecurse: true,
    linkCache: new NoHardLinks(),
    onWriteEntry: (entry: tar.WriteEntry) => {
      if (bundle !== null && path.resolve(entry.absolute) === path.resolve(bundle)) entry.path = BUNDLE;
    },
  };
  // A leading "./" keeps a name that begins with "@" from being taken for another archive.
  const names = present.map((entry) => `./${entry.path}`);
  await tar.create(options, bundle === null ? names : [...names, bundle]);
  const extra = bundle === null ? 0 : fs.statSync(bundle).size;
  return { file: target, ...(await digestMeanwhile(target)), unpackedSize: sizeOf(present) + extra };
}

/**
 * Looks at what was really packed: a file may have changed since it was looked at, and may hold a secret now. Returns
 * what is wrong, file by file.
 */
export async function inspect(
  archive: string,
  files: readonly FileEntry[],
  secrets: SecretFinder,
): Promise<Withheld[]> {
  const expected = new Map(files.filter((file) => !file.deleted).map((file) => [file.path, file]));
  const wrong: Withheld[] = [];
  const look = (entry: tar.ReadEntry) => {
    const name = path.posix.normalize(entry.path);
    const file = expected.get(name);
    if (file === undefined || file.link !== undefined) return entry.resume();
    const hash = createHash('sha256');
    let tail = '';
    let fault: string | null = null;
    entry.on('data', (chunk: Buffer) => {
      hash.update(chunk);
      const text = chunk.toString('latin1');
      fault ??= secrets.inLatin1(tail + text);
      tail = (tail + text).slice(-secrets.overlap);
    });
    entry.on('end', () => {
      if (hash.digest('hex') !== file.sha256) fault ??= 'it changed while it was being kept';
      if (fault !== null) wrong.push({ kind: 'file', name, reason: fault });
    });
  };
  await tar.list({ file: archive, strict: true, onReadEntry: look });
  return wrong;
}

export function sizeOf(files: readonly FileEntry[]): number {
  return files.reduce((total, file) => total + file.size, 0);
}

/**
 * Unpacks what `files` declares into an empty folder, and nothing else: an entry that is not declared, or is
 * larger than declared, ends it before it is written.
 * @throws Error that says what is wrong with the archive
 */
export async function unpack(archive: string, files: readonly FileEntry[], folder: string): Promise<void> {
  if (files.length > MAX_FILES || sizeOf(files) > MAX_TOTAL_BYTES) {
    throw new Error(`it is beyond ${MAX_FILES} files or ${bytes(MAX_TOTAL_BYTES)}`);
  }
  const declared = new Map(files.filter((file) => !file.deleted).map((file) => [file.path, file]));
  let fault: string | null = null;
  const accept = (name: string, entry: tar.ReadEntry | fs.Stats): boolean => {
    const file = declared.get(path.posix.normalize(name));
    if (file === undefined) fault ??= `it holds "${name}", which the checkpoint does not name`;
    else if (entry.size > file.size) fault ??= `"${name}" is larger than the checkpoint says`;
    else if ('type' in entry && entry.type !== (file.link === undefined ? 'File' : 'SymbolicLink'))
      fault ??= `"${name}" is something else than the checkpoint says`;
    // Links are made from the checkpoint's own record, after the check that they stay inside.
    return fault === null && file !== undefined && file.link === undefined;
  };
  await tar.extract({ file: archive, cwd: folder, strict: true, filter: accept, noMtime: true });
  if (fault !== null) throw new Error(fault);
  for (const file of files) {
    if (file.link !== undefined || file.deleted) continue;
    const unpacked = path.join(folder, ...file.path.split('/'));
    if (!fs.existsSync(unpacked)) throw new Error(`"${file.path}" is missing in it`);
    if (digestFile(unpacked).sha256 !== file.sha256) throw new Error(`"${file.path}" is damaged in it`);
  }
}
