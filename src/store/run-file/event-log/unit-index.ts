import * as fs from 'node:fs';
import { digest } from '../../digest.js';
import { newNonce } from '../../nonce.js';
import type { LogPosition } from './event.js';
import { BLOCK_BYTES, checksum, SLOTS, UnitBlock } from './unit-block.js';

/**
 * A file that maps unit ids to the offsets of their newest events: a hash table of blocks, of which a process reads
 * one to find a unit, and writes one to change it, however many units there are. It is never synced and never
 * trusted: it says up to which event it goes, each block has a checksum, and it only counts within the boot in which
 * it was written, because a kernel that dies may lose any part of it. Whoever uses an offset verifies the event.
 */
export interface IndexHeader {
  /** The events up to here are in the index. */
  readonly covered: LogPosition;
  /** Where the last one of them begins. */
  readonly lastOffset: number;
  /** The snapshot that belongs to the log, as it was when it was last verified. */
  readonly snapshot: SnapshotStamp;
}

export interface SnapshotStamp {
  /** How the file looks from outside. */
  readonly stamp: string;
  readonly size: number;
  /** Up to where in the log its content goes. */
  readonly offset: number;
}

export type IndexEntry = readonly [key: Buffer, offset: number];

const VERSION = 2;
const HEADER_BYTES = 1024;
/** At most so full, blocks that overflow into the next one stay rare. */
const MAX_LOAD = 0.6;

/** When one block in so many is needed, all of them are read at once: that takes less time than one by one. */
const MANY_IN_A_ROW = 8;

interface Table {
  /** Tells the blocks of this table from those of an older one in the same place. */
  readonly nonce: string;
  readonly blocks: number;
  readonly units: number;
}

export class UnitIndex {
  readonly #descriptor: number;
  readonly #seed: number;
  #table: Table;
  #header: IndexHeader;
  #finds = 0;
  /** All blocks, once many of them were needed. Nobody else changes the file while this object is in use. */
  #all: Buffer | null = null;

  private constructor(descriptor: number, table: Table, header: IndexHeader) {
    this.#descriptor = descriptor;
    this.#table = table;
    this.#seed = checksum(Buffer.from(table.nonce), 0);
    this.#header = header;
  }

  /** @returns null when there is none that counts */
  static open(file: string, boot: string): UnitIndex | null {
    let descriptor: number;
    try {
      descriptor = fs.openSync(file, 'r+');
    } catch {
      return null;
    }
    try {
      const read = readHeader(descriptor, boot);
      if (read !== null) return new UnitIndex(descriptor, read.table, read.header);
    } catch {
      // What cannot be read does not count.
    }
    fs.closeSync(descriptor);
    return null;
  }

  /**
   * Writes a new one, in place of any other.
   * @param temporary where it is written first
   * @param entries keys and offsets; of one key, the last counts
   */
  static create(
    file: string,
    temporary: string,
    boot: string,
    entries: readonly IndexEntry[],
    header: IndexHeader,
  ): UnitIndex {
    const blocks = 2 ** Math.ceil(Math.log2(entries.length / (SLOTS * MAX_LOAD) + 1));
    const content = Array.from({ length: blocks }, () => UnitBlock.empty());
    let units = 0;
    for (const [key, offset] of entries) {
      for (let step = 0; step < blocks; step += 1) {
        const put = content[numberOf(key, step, blocks)]?.put(key, offset);
        if (put === 'full') continue;
        if (put === 'added') units += 1;
        break;
      }
    }
    const table = { nonce: newNonce(), blocks, units };
    const descriptor = fs.openSync(temporary, 'wx+');
    try {
      const index = new UnitIndex(descriptor, table, header);
      const bytes = Buffer.allocUnsafe(HEADER_BYTES + blocks * BLOCK_BYTES);
      headerBytes(boot, table, header).copy(bytes);
      for (const [number, block] of content.entries()) {
        block.seal(index.#seed + number).copy(bytes, HEADER_BYTES + number * BLOCK_BYTES);
      }
      fs.writeFileSync(descriptor, bytes);
      fs.renameSync(temporary, file);
      return index;
    } catch (error) {
      fs.closeSync(descriptor);
      fs.rmSync(temporary, { force: true });
      throw error;
    }
  }

  get header(): IndexHeader {
    return this.#header;
  }

  /**
   * The offset of a unit's newest event; null when it has none.
   * @throws DamagedIndexError
   */
  find(id: string): number | null {
    this.#finds += 1;
    if (this.#all === null && this.#needsAll(this.#finds)) this.#all = this.#readAll();
    const key = keyOf(id);
    for (let step = 0; step < this.#table.blocks; step += 1) {
      const block = this.#block(numberOf(key, step, this.#table.blocks));
      const offset = block.find(key);
      if (offset !== null) return offset;
      if (!block.isFull) return null;
    }
    return null;
  }

  /**
   * Adds what is new. Whenever this is interrupted, what is missing is added again by the next.
   * @returns false when there is no more room; then it has to be created anew
   * @throws DamagedIndexError
   */
  add(offsets: ReadonlyMap<string, number>, boot: string, header: IndexHeader): boolean {
    const { blocks } = this.#table;
    const isMuch = this.#needsAll(offsets.size);
    const all = this.#all ?? (isMuch ? this.#readAll() : null);
    // Until everything is written, what is in memory counts no more.
    this.#all = null;
    const changed = new Map<number, UnitBlock>();
    let { units } = this.#table;
    for (const [id, offset] of offsets) {
      const key = keyOf(id);
      for (let step = 0; ; step += 1) {
        if (step === blocks) return false;
        const number = numberOf(key, step, blocks);
        const block = changed.get(number) ?? this.#block(number, all);
        const put = block.put(key, offset);
        if (put === 'full') continue;
        if (put === 'added') units += 1;
        changed.set(number, block);
        break;
      }
    }
    if (units > blocks * SLOTS * MAX_LOAD && units > this.#table.units) return false;
    for (const [number, block] of changed) {
      const bytes = block.seal(this.#seed + number);
      if (!isMuch) this.#writeAt(bytes, HEADER_BYTES + number * BLOCK_BYTES);
    }
    if (all !== null && isMuch) this.#writeAt(all, HEADER_BYTES);
    this.#table = { ...this.#table, units };
    this.#header = header;
    this.#writeAt(headerBytes(boot, this.#table, header), 0);
    this.#all = all;
    return true;
  }

  /** Everything in it. @throws DamagedIndexError */
  entries(): IndexEntry[] {
    const all = this.#readAll();
    return Array.from({ length: this.#table.blocks }, (_, number) =>
      this.#block(number, all).entries(),
    ).flat();
  }

  close(): void {
    fs.closeSync(this.#descriptor);
  }

  #needsAll(blocks: number): boolean {
    return blocks * MANY_IN_A_ROW > this.#table.blocks;
  }

  #readAll(): Buffer {
    return this.#bytesAt(HEADER_BYTES, this.#table.blocks * BLOCK_BYTES);
  }

  /** @param all the bytes of all blocks: what is put into the block is put into these */
  #block(number: number, all = this.#all): UnitBlock {
    const at = number * BLOCK_BYTES;
    const bytes = all?.subarray(at, at + BLOCK_BYTES) ?? this.#bytesAt(HEADER_BYTES + at, BLOCK_BYTES);
    const block = UnitBlock.unseal(bytes, this.#seed + number);
    if (block === null) throw new DamagedIndexError();
    return block;
  }

  #bytesAt(offset: number, length: number): Buffer {
    const bytes = Buffer.allocUnsafe(length);
    for (let read = 0; read < length; ) {
      const more = fs.readSync(this.#descriptor, bytes, read, length - read, offset + read);
      if (more === 0) throw new DamagedIndexError();
      read += more;
    }
    return bytes;
  }

  #writeAt(bytes: Buffer, offset: number): void {
    for (let written = 0; written < bytes.length; ) {
      written += fs.writeSync(this.#descriptor, bytes, written, bytes.length - written, offset + written);
    }
  }
}

/** Never leaves this folder: an index that is damaged is made again. */
export class DamagedIndexError extends Error {}

function numberOf(key: Buffer, step: number, blocks: number): number {
  return (key.readUInt32BE(0) + step) % blocks;
}

/** Enough of a hash that nobody meets two ids with the same. */
export function keyOf(id: string): Buffer {
  return Buffer.from(digest(Buffer.from(id)).slice(0, 2 * UnitBlock.KEY_BYTES), 'hex');
}

function headerBytes(boot: string, table: Table, header: IndexHeader): Buffer {
  const bytes = Buffer.alloc(HEADER_BYTES, ' ');
  bytes.write(JSON.stringify({ version: VERSION, boot, table, header }), 4);
  bytes.writeUInt32BE(checksum(bytes.subarray(4), VERSION), 0);
  return bytes;
}

function readHeader(descriptor: number, boot: string): { table: Table; header: IndexHeader } | null {
  const bytes = Buffer.alloc(HEADER_BYTES);
  const read = fs.readSync(descriptor, bytes, 0, HEADER_BYTES, 0);
  if (read !== HEADER_BYTES || bytes.readUInt32BE(0) !== checksum(bytes.subarray(4), VERSION)) return null;
  const content: unknown = JSON.parse(bytes.toString('utf8', 4));
  // With the checksum right, this is what we wrote.
  const {
    version,
    boot: writtenIn,
    table,
    header,
  } = content as {
    version: number;
    boot: string;
    table: Table;
    header: IndexHeader;
  };
  return version === VERSION && writtenIn === boot ? { table, header } : null;
}
