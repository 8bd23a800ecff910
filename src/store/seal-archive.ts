import * as crypto from 'node:crypto';
import * as fs from 'node:fs';
import {
  decrypt,
  encrypt,
  ID_BYTES,
  notOurs,
  SALT_BYTES,
  type SealContext,
  type SealKeys,
  TAG_BYTES,
} from './seal.js';

/**
 * A sealed archive: `CKPTSEAL`, version, salt and id, then frames of 1 MiB, the last one shorter, each followed by its
 * tag. A frame's nonce is its number and whether it is the last one, so that frames cannot be dropped, moved or cut
 * off at the end. Two GiB never have to be in memory, and no plain byte of a frame is written before it is proven.
 */

const HEAD = Buffer.from('CKPTSEAL\x01', 'latin1');
const HEADER_BYTES = HEAD.length + SALT_BYTES + ID_BYTES;
const FRAME_BYTES = 1024 * 1024;

/** How large an archive of this size is once sealed. */
export function sealedSize(size: number): number {
  return HEADER_BYTES + size + TAG_BYTES * framesOf(size);
}

export async function sealArchive(
  from: string,
  to: string,
  keys: SealKeys,
  context: SealContext,
): Promise<void> {
  const id = crypto.randomBytes(ID_BYTES);
  const key = await keys.keyFor('archive', keys.salt, id);
  copy(from, to, (source, target) => {
    fs.writeSync(target, Buffer.concat([HEAD, keys.salt, id]));
    const last = framesOf(fs.fstatSync(source).size) - 1;
    for (let frame = 0; frame <= last; frame += 1) {
      const plain = readUpTo(source, FRAME_BYTES);
      writeAll(target, encrypt(plain, key, nonceOf(frame, frame === last), context));
    }
  });
}

/**
 * @param to a new file; it is gone again when this throws
 * @throws SealError when any of it is not as it was sealed
 */
export async function openArchive(
  from: string,
  to: string,
  keys: SealKeys,
  context: SealContext,
): Promise<void> {
  const header = readHeader(from);
  const salt = header.subarray(HEAD.length, HEAD.length + SALT_BYTES);
  const key = await keys.keyFor('archive', salt, header.subarray(HEAD.length + SALT_BYTES));
  copy(from, to, (source, target) => {
    readUpTo(source, HEADER_BYTES);
    const sealed = fs.fstatSync(source).size - HEADER_BYTES;
    const last = Math.max(1, Math.ceil(sealed / (FRAME_BYTES + TAG_BYTES))) - 1;
    for (let frame = 0; frame <= last; frame += 1) {
      const bytes = readUpTo(source, FRAME_BYTES + TAG_BYTES);
      writeAll(target, decrypt(bytes, key, nonceOf(frame, frame === last), context));
    }
  });
}

function framesOf(size: number): number {
  return Math.max(1, Math.ceil(size / FRAME_BYTES));
}

function nonceOf(frame: number, last: boolean): Buffer {
  const nonce = Buffer.alloc(12);
  nonce.writeUInt8(last ? 1 : 0, 0);
  nonce.writeUInt32BE(frame, 8);
  return nonce;
}

function readHeader(file: string): Buffer {
  const descriptor = fs.openSync(file, 'r');
  try {
    const header = readUpTo(descriptor, HEADER_BYTES);
    if (header.length === HEADER_BYTES && header.subarray(0, HEAD.length).equals(HEAD)) return header;
    throw notOurs();
  } finally {
    fs.closeSync(descriptor);
  }
}

function copy(from: string, to: string, work: (source: number, target: number) => void): void {
  const source = fs.openSync(from, 'r');
  try {
    const target = fs.openSync(to, 'wx', 0o600);
    try {
      work(source, target);
    } catch (error) {
      fs.rmSync(to, { force: true });
      throw error;
    } finally {
      fs.closeSync(target);
    }
  } finally {
    fs.closeSync(source);
  }
}

/** The next bytes, fewer only at the end of the file. */
function readUpTo(descriptor: number, length: number): Buffer {
  const buffer = Buffer.alloc(length);
  let filled = 0;
  while (filled < length) {
    const read = fs.readSync(descriptor, buffer, filled, length - filled, null);
    if (read === 0) break;
    filled += read;
  }
  return buffer.subarray(0, filled);
}

function writeAll(descriptor: number, bytes: Buffer): void {
  let written = 0;
  while (written < bytes.length) written += fs.writeSync(descriptor, bytes, written);
}
