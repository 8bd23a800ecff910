import { createHash, type Hash } from 'node:crypto';
import { git, type Place } from './git.js';

/** The sha256 of the content of each of these objects; those that are not there are missing. */
export async function contentDigests(place: Place, oids: Iterable<string>): Promise<Map<string, string>> {
  const wanted = [...new Set(oids)];
  const reader = new BatchReader();
  if (wanted.length > 0) {
    await git(place, ['cat-file', '--batch', '--buffer'], {
      input: `${wanted.join('\n')}\n`,
      onOutput: (chunk) => reader.read(chunk),
    });
  }
  return reader.digests;
}

/** Which of these objects are not there. */
export async function missingObjects(place: Place, oids: readonly string[]): Promise<string[]> {
  if (oids.length === 0) return [];
  const output = await git(place, ['cat-file', '--batch-check'], { input: `${oids.join('\n')}\n` });
  return output
    .toString('utf8')
    .split('\n')
    .filter((line) => line.endsWith(' missing'))
    .map((line) => line.slice(0, line.indexOf(' ')));
}

/** Reads what `cat-file --batch` prints, `<oid> <type> <size>`, the content and a line end, in pieces of any size. */
class BatchReader {
  readonly digests = new Map<string, string>();
  #header = '';
  #oid = '';
  #hash: Hash | null = null;
  /** Of the content and the line end behind it. */
  #left = 0;

  read(chunk: Buffer): void {
    let at = 0;
    while (at < chunk.length)
      at = this.#hash === null ? this.#readHeader(chunk, at) : this.#readContent(chunk, at);
  }

  #readHeader(chunk: Buffer, from: number): number {
    const end = chunk.indexOf('\n', from);
    this.#header += chunk.toString('latin1', from, end < 0 ? chunk.length : end);
    if (end < 0) return chunk.length;
    const [oid = '', type = '', size = ''] = this.#header.split(' ');
    this.#header = '';
    if (type !== 'missing') {
      this.#oid = oid;
      this.#left = Number(size) + 1;
      this.#hash = createHash('sha256');
    }
    return end + 1;
  }

  #readContent(chunk: Buffer, from: number): number {
    const to = Math.min(chunk.length, from + this.#left);
    const content = Math.min(to, from + this.#left - 1);
    if (content > from) this.#hash?.update(chunk.subarray(from, content));
    this.#left -= to - from;
    if (this.#left === 0 && this.#hash !== null) {
      this.digests.set(this.#oid, this.#hash.digest('hex'));
      this.#hash = null;
    }
    return to;
  }
}
