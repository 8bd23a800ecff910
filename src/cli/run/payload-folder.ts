import * as fs from 'node:fs';
import * as os from 'node:os';
import * as path from 'node:path';
import type { RunDocument } from '../../engine/schema.js';
import { digestFile } from '../../store/files/digest.js';
import type { PayloadFolder } from '../../store/files/payload.js';

/** The archives of kept files, beside the document that names them: `<document>.files/<sha256>.tgz`. */
export class DocumentFolder implements PayloadFolder {
  readonly #folder: string;

  constructor(documentFile: string) {
    this.#folder = `${documentFile}.files`;
  }

  /** For packing, on the same file system as the archives; for restoring, anywhere. */
  scratch(name: string): string {
    if (name !== 'pack') return fs.mkdtempSync(path.join(os.tmpdir(), `checkpoint-${name}-`));
    fs.mkdirSync(this.#folder, { recursive: true });
    return fs.mkdtempSync(path.join(this.#folder, `${name}-`));
  }

  payloadFile(sha256: string): string {
    return path.join(this.#folder, `${sha256}.tgz`);
  }

  /** The archive with this digest. @throws Error that says what is wrong with it */
  find(sha256: string): string {
    const file = this.payloadFile(sha256);
    if (!fs.existsSync(file)) throw new Error(`${file} is gone`);
    if (digestFile(file).sha256 !== sha256) throw new Error(`${file} is damaged`);
    return file;
  }

  /** Removes the archives that only `before` needed. Call it when `now` is on disk. */
  prune(before: RunDocument, now: RunDocument): void {
    const needed = payloadsOf(now);
    for (const sha256 of payloadsOf(before)) {
      if (needed.has(sha256)) continue;
      try {
        fs.rmSync(this.payloadFile(sha256), { force: true });
      } catch {
        // It takes up space, and nothing else.
      }
    }
  }
}

function payloadsOf(document: RunDocument): Set<string> {
  return new Set(Object.values(document.units).flatMap(({ payload }) => (payload ? [payload.sha256] : [])));
}
