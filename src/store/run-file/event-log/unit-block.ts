/** What is read and written at once. */
export const BLOCK_BYTES = 512;

const KEY_BYTES = 10;
const OFFSET_BYTES = 6;
const SLOT_BYTES = KEY_BYTES + OFFSET_BYTES;
const CHECKSUM_AT = BLOCK_BYTES - 4;
const COUNT_AT = CHECKSUM_AT - 2;
export const SLOTS = Math.floor(COUNT_AT / SLOT_BYTES);

/** Some units of an index, in no order: slots of a key and an offset, how many are in use, and a checksum. */
export class UnitBlock {
  static readonly KEY_BYTES = KEY_BYTES;
  readonly #bytes: Buffer;

  private constructor(bytes: Buffer) {
    this.#bytes = bytes;
  }

  static empty(): UnitBlock {
    return new UnitBlock(Buffer.alloc(BLOCK_BYTES));
  }

  /** @returns null when these are not the bytes that were sealed with this seed */
  static unseal(bytes: Buffer, seed: number): UnitBlock | null {
    const isIntact = bytes.readUInt32BE(CHECKSUM_AT) === checksum(bytes.subarray(0, CHECKSUM_AT), seed);
    return isIntact && bytes.readUInt16BE(COUNT_AT) <= SLOTS ? new UnitBlock(bytes) : null;
  }

  seal(seed: number): Buffer {
    this.#bytes.writeUInt32BE(checksum(this.#bytes.subarray(0, CHECKSUM_AT), seed), CHECKSUM_AT);
    return this.#bytes;
  }

  get isFull(): boolean {
    return this.#count === SLOTS;
  }

  find(key: Buffer): number | null {
    const slot = this.#slotOf(key);
    return slot === null ? null : this.#bytes.readUIntBE(slot * SLOT_BYTES + KEY_BYTES, OFFSET_BYTES);
  }

  put(key: Buffer, offset: number): 'added' | 'replaced' | 'full' {
    const present = this.#slotOf(key);
    if (present === null && this.isFull) return 'full';
    const slot = present ?? this.#count;
    key.copy(this.#bytes, slot * SLOT_BYTES);
    this.#bytes.writeUIntBE(offset, slot * SLOT_BYTES + KEY_BYTES, OFFSET_BYTES);
    if (present !== null) return 'replaced';
    this.#bytes.writeUInt16BE(this.#count + 1, COUNT_AT);
    return 'added';
  }

  entries(): (readonly [key: Buffer, offset: number])[] {
    return Array.from({ length: this.#count }, (_, slot) => {
      const start = slot * SLOT_BYTES;
      const key = this.#bytes.subarray(start, start + KEY_BYTES);
      return [key, this.#bytes.readUIntBE(start + KEY_BYTES, OFFSET_BYTES)] as const;
    });
  }

  get #count(): number {
    return this.#bytes.readUInt16BE(COUNT_AT);
  }

  #slotOf(key: Buffer): number | null {
    const bytes = this.#bytes;
    const end = this.#count * SLOT_BYTES;
    const first = key.readUInt32BE(0);
    for (let start = 0; start < end; start += SLOT_BYTES) {
      // Comparing all of it is a call out of the engine, which takes much longer than to see that they differ.
      if (bytes.readUInt32BE(start) !== first) continue;
      if (key.compare(bytes, start, start + KEY_BYTES) === 0) return start / SLOT_BYTES;
    }
    return null;
  }
}

/** FNV-1a, started from a seed; four bytes at a time, as far as there are so many. */
export function checksum(bytes: Buffer, seed: number): number {
  let hash = 0x811c9dc5 ^ seed;
  const words = bytes.length - (bytes.length % 4);
  for (let index = 0; index < words; index += 4) {
    hash = Math.imul(hash ^ bytes.readInt32BE(index), 0x01000193);
    // Multiplication carries nothing downwards: without this, the upper bits of a word would count for little.
    hash ^= hash >>> 15;
  }
  for (let index = words; index < bytes.length; index += 1) {
    hash = Math.imul(hash ^ (bytes[index] ?? 0), 0x01000193);
  }
  return hash >>> 0;
}
