import * as crypto from 'node:crypto';
import { promisify } from 'node:util';
import { CheckpointError } from '../engine/errors.js';
import { canonicalJson } from '../engine/hash.js';

/**
 * The seal: AES-256-GCM over everything that leaves the machine, bound to where it belongs. What does not open, to the
 * last bit, is not ours; nothing of it is used. The user's key goes through scrypt with a random salt, since anyone
 * who may read artifacts can try keys at home; from the result each document and archive gets a key of its own, by
 * HKDF with a random id, so that no key and nonce ever meet twice.
 */

/** Where a sealed thing belongs. Opened anywhere else, it does not open. */
export interface SealContext {
  readonly repository: string;
  readonly runId: string;
  /** The scope hash. */
  readonly scope: string;
  /** A document's name; for an archive, what it contains. */
  readonly name: string;
}

/** Something is not sealed by us, here, with this key; or it was changed. */
export class SealError extends CheckpointError {}

export const SALT_BYTES = 16;
export const ID_BYTES = 16;
export const TAG_BYTES = 16;
export const CIPHER = 'aes-256-gcm';
const KEY_BYTES = 32;

/** About 60 ms and 32 MiB: felt by who tries many keys, not by a job. Fixed by the format's version. */
const SCRYPT = { N: 2 ** 15, r: 8, p: 1, maxmem: 64 * 1024 * 1024 };

const scrypt = promisify<crypto.BinaryLike, crypto.BinaryLike, number, crypto.ScryptOptions, Buffer>(
  crypto.scrypt,
);

/** Keys made from the user's key. */
export class SealKeys {
  readonly #key: string;
  readonly #roots = new Map<string, Promise<Buffer>>();
  /** What this process seals with; documents of one process cost the derivation once. */
  readonly salt = crypto.randomBytes(SALT_BYTES);

  constructor(key: string) {
    this.#key = key.normalize('NFC');
  }

  /** The key for one document or archive alone. */
  async keyFor(purpose: 'document' | 'archive', salt: Buffer, id: Buffer): Promise<Buffer> {
    const name = salt.toString('hex');
    const root = this.#roots.get(name) ?? scrypt(this.#key, salt, KEY_BYTES, SCRYPT);
    this.#roots.set(name, root);
    return Buffer.from(
      crypto.hkdfSync('sha256', await root, id, `checkpoint-action ${purpose} 1`, KEY_BYTES),
    );
  }
}

/** What is encrypted, and its tag. No key and nonce may ever meet twice. */
export function encrypt(plain: Buffer, key: Buffer, nonce: Buffer, context: SealContext): Buffer {
  const cipher = crypto.createCipheriv(CIPHER, key, nonce);
  cipher.setAAD(associatedData(context));
  return Buffer.concat([cipher.update(plain), cipher.final(), cipher.getAuthTag()]);
}

/** @throws SealError when it is not, to the last bit, what {@link encrypt} gave */
export function decrypt(sealed: Buffer, key: Buffer, nonce: Buffer, context: SealContext): Buffer {
  try {
    const decipher = crypto.createDecipheriv(CIPHER, key, nonce, { authTagLength: TAG_BYTES });
    decipher.setAAD(associatedData(context));
    decipher.setAuthTag(sealed.subarray(-TAG_BYTES));
    return Buffer.concat([decipher.update(sealed.subarray(0, -TAG_BYTES)), decipher.final()]);
  } catch {
    throw notOurs();
  }
}

/** What is authenticated beside the content. */
function associatedData(context: SealContext): Buffer {
  const { repository, runId, scope, name } = context;
  return Buffer.from(canonicalJson({ repository, runId, scope, name }), 'utf8');
}

export function notOurs(): SealError {
  return new SealError(
    'it does not open with this encryption key, or was changed',
    'Use the key that the earlier attempts used.',
  );
}
