import * as fs from 'node:fs';
import * as path from 'node:path';
import { describeError } from '../../engine/errors.js';
import { sha256 } from '../../engine/hash.js';
import type { FileEntry, Withheld } from '../../engine/schema.js';
import type { SecretFinder } from '../../engine/secrets.js';
import { rename } from '../file/atomic-write.js';
import { SECRET_NAME, TOO_MUCH } from '../files/capture.js';
import { MAX_FILES, MAX_TOTAL_BYTES } from '../files/limits.js';
import { linkStaysInside } from '../files/workspace-path.js';
import { listPlace, type ProgressPlace } from './places.js';
import { copySteadily, stampOf } from './steady-copy.js';

export interface Reflection {
  /** Paths are relative to the mirror's folder, where the files are as described, whatever happens to their sources. */
  readonly files: readonly FileEntry[];
  /** What must not, or cannot, be kept. */
  readonly withheld: readonly Withheld[];
  /** Something that was fine before turns out to hold a secret: what was made of it then must not be kept. */
  readonly exposed: boolean;
}

interface Known {
  readonly entry: FileEntry;
  readonly stamp: string | null;
  /** Why it must not be kept, or null. */
  readonly fault: string | null;
}

/**
 * A copy of a running step's progress, brought up to date file by file. A file that somebody is writing stays in its
 * older version until it can be read whole, so that what is packed is whole and stands still.
 */
export class Mirror {
  readonly #folder: string;
  readonly #known = new Map<string, Known>();
  #secretsKey = '';

  /** @param folder exists and is empty */
  constructor(folder: string) {
    this.#folder = folder;
  }

  get folder(): string {
    return this.#folder;
  }

  /**
   * @param secrets what must not be kept
   * @param key differs when `secrets` finds others than before
   */
  async refresh(places: readonly ProgressPlace[], secrets: SecretFinder, key: string): Promise<Reflection> {
    const sources = new Map<string, { file: string; root: string }>();
    for (const { name, root, files } of await listAll(places)) {
      for (const file of files) sources.set(`${name}/${file}`, { file: path.join(root, file), root });
    }
    // What has been looked at with fewer secrets is read again.
    if (key !== this.#secretsKey) for (const name of this.#known.keys()) this.#distrust(name);
    this.#secretsKey = key;
    for (const name of [...this.#known.keys()]) if (!sources.has(name)) this.#forget(name);

    const files: FileEntry[] = [];
    const withheld: Withheld[] = [];
    let total = 0;
    let exposed = false;
    for (const [name, { file, root }] of sources) {
      if (secrets.inText(name) !== null) {
        withheld.push(SECRET_NAME);
        continue;
      }
      const before = this.#known.get(name);
      const state = await this.#take(name, file, root, secrets);
      if (state === null) continue;
      exposed ||= before?.fault === null && state.fault !== null && isSame(before.entry, state.entry);
      const fault =
        state.fault ??
        (files.length >= MAX_FILES || total + state.entry.size > MAX_TOTAL_BYTES ? TOO_MUCH : null);
      if (fault === null) {
        files.push(state.entry);
        total += state.entry.size;
      } else withheld.push({ kind: 'file', name, reason: fault });
      if (fault === TOO_MUCH) break;
    }
    return { files, withheld, exposed };
  }

  /** The newest state of a file that can be had; null when there is none, or none to speak of. */
  async #take(name: string, source: string, root: string, secrets: SecretFinder): Promise<Known | null> {
    const known = this.#known.get(name);
    try {
      const stat = await fs.promises.lstat(source, { bigint: true });
      if (known !== undefined && known.stamp === stampOf(stat)) return known;
      const taken = stat.isSymbolicLink()
        ? takeLink(name, source, root, secrets)
        : stat.isFile()
          ? await this.#copy(name, source, secrets)
          : null;
      if (taken !== null) this.#known.set(name, taken);
      return taken ?? known ?? null;
    } catch (error) {
      // What has disappeared since it was listed is no progress any more.
      if (!fs.existsSync(source)) return null;
      return { entry: entryOf(name), stamp: null, fault: `it could not be read (${describeError(error)})` };
    }
  }

  async #copy(name: string, source: string, secrets: SecretFinder): Promise<Known | null> {
    const target = path.join(this.#folder, ...name.split('/'));
    fs.mkdirSync(path.dirname(target), { recursive: true });
    // In no place, so that it is never taken for a file.
    const part = path.join(this.#folder, 'part');
    let fault: string | null = null;
    const copied = await copySteadily(source, part, () => {
      let tail = '';
      fault = null;
      return (chunk) => {
        fault ??= secrets.inLatin1(tail + chunk);
        tail = (tail + chunk).slice(-secrets.overlap);
      };
    });
    if (copied === null) return null;
    fs.chmodSync(part, copied.mode | 0o600);
    if (fs.statSync(target, { throwIfNoEntry: false })?.isDirectory()) fs.rmSync(target, { recursive: true });
    rename(part, target);
    const { sha256: digest, size, mode, stamp } = copied;
    return { entry: { ...entryOf(name), sha256: digest, size, mode }, stamp, fault };
  }

  #distrust(name: string): void {
    const known = this.#known.get(name);
    if (known !== undefined) this.#known.set(name, { ...known, stamp: null });
  }

  #forget(name: string): void {
    this.#known.delete(name);
    fs.rmSync(path.join(this.#folder, ...name.split('/')), { recursive: true, force: true });
  }
}

async function listAll(
  places: readonly ProgressPlace[],
): Promise<{ name: string; root: string; files: string[] }[]> {
  const listed = [];
  for (const place of places) {
    // The command may have removed the folder itself.
    const files = fs.existsSync(place.root) ? await listPlace(place) : [];
    listed.push({ name: place.name, root: place.root, files });
  }
  return listed;
}

/** Links are recorded, and never followed. */
function takeLink(name: string, source: string, root: string, secrets: SecretFinder): Known | null {
  const link = fs.readlinkSync(source);
  // What it leads to is not ours to keep, and the same is found in the next attempt, or made by the command.
  if (!linkStaysInside(root, source, link)) return null;
  const fault = secrets.inText(link);
  const size = Buffer.byteLength(link);
  return { entry: { ...entryOf(name), sha256: sha256(link), size, mode: 0o777, link }, stamp: null, fault };
}

/** An entry that could not be read is as one of an empty file. */
function isSame(a: FileEntry, b: FileEntry): boolean {
  return a.size > 0 && a.sha256 === b.sha256;
}

function entryOf(name: string): FileEntry {
  return { path: name, sha256: sha256(''), size: 0, mode: 0o600 };
}
