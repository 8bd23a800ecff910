import * as crypto from 'node:crypto';
import {
  CIPHER,
  decrypt,
  encrypt,
  ID_BYTES,
  notOurs,
  SALT_BYTES,
  type SealContext,
  type SealKeys,
  TAG_BYTES,
} from './seal.js';

/** A sealed document is a small JSON envelope, so that whoever opens one by hand sees what it is. */

const VERSION = 1;
/** Each envelope has a key of its own, and encrypts one message with it. */
const NONCE = Buffer.alloc(12);

export async function sealDocument(text: string, keys: SealKeys, context: SealContext): Promise<string> {
  const id = crypto.randomBytes(ID_BYTES);
  const key = await keys.keyFor('document', keys.salt, id);
  return envelope(keys.salt, id, encrypt(Buffer.from(text, 'utf8'), key, NONCE, context));
}

/** @throws SealError when any of it is not as it was sealed */
export async function openDocument(text: string, keys: SealKeys, context: SealContext): Promise<string> {
  const { salt, id, data } = parse(text);
  const key = await keys.keyFor('document', salt, id);
  return decrypt(data, key, NONCE, context).toString('utf8');
}

function envelope(salt: Buffer, id: Buffer, data: Buffer): string {
  const [saltText, idText, dataText] = [salt, id, data].map((bytes) => bytes.toString('base64'));
  return `${JSON.stringify({ checkpointSeal: VERSION, cipher: CIPHER, kdf: 'scrypt+hkdf-sha256', salt: saltText, id: idText, data: dataText })}\n`;
}

function parse(text: string): { salt: Buffer; id: Buffer; data: Buffer } {
  let given: unknown;
  try {
    given = JSON.parse(text);
  } catch {
    throw notOurs();
  }
  const part = (name: string) => {
    const value = given !== null && typeof given === 'object' ? Object.entries(given) : [];
    return Buffer.from(String(value.find(([key]) => key === name)?.[1] ?? ''), 'base64');
  };
  const [salt, id, data] = [part('salt'), part('id'), part('data')];
  // Base64 and JSON have several spellings of one content; only ours counts, so that no byte can be changed unnoticed.
  const sound = salt.length === SALT_BYTES && id.length === ID_BYTES && data.length >= TAG_BYTES;
  if (!sound || envelope(salt, id, data) !== text) throw notOurs();
  return { salt, id, data };
}
