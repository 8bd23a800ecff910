import * as path from 'node:path';
import { isPrivateRepository } from '../effects/workflow-event.js';
import type { RunDocument } from '../engine/schema.js';
import { serializeDocument } from '../store/file/document-text.js';
import { isSealed } from '../store/is-sealed.js';
import type { SealContext, SealKeys } from '../store/seal.js';
import type { StoreName } from '../store/store.js';
import type { RunContext } from './run-context.js';

/**
 * The form in which documents and archives leave this machine for each store, and the way back.
 *
 * | key | store    | repository        | documents               | archives of files |
 * |-----|----------|-------------------|-------------------------|-------------------|
 * | yes | any      | any               | sealed                  | sealed            |
 * | no  | artifact | any               | without secrets         | as they are       |
 * | no  | cache    | private           | without secrets         | as they are       |
 * | no  | cache    | public or unknown | the record only         | not at all        |
 *
 * Anyone who can open a pull request can read the cache of a public repository.
 */
export class Outgoing {
  readonly #context: Pick<RunContext, 'runId' | 'scope'>;
  readonly #key: string;
  readonly #isPrivate: boolean;
  #keys: Promise<SealKeys> | null = null;

  /** @param key the user's encryption key; empty: nothing is sealed */
  constructor(context: Pick<RunContext, 'runId' | 'scope'>, key: string, stores: readonly StoreName[]) {
    this.#context = context;
    this.#key = key;
    this.#isPrivate = stores.includes('cache') && isPrivateRepository(process.env);
  }

  get sealed(): boolean {
    return this.#key !== '';
  }

  /** Whether this store gets only that steps are done, and nothing that they produced. */
  recordOnly(store: StoreName): boolean {
    return store === 'cache' && !this.sealed && !this.#isPrivate;
  }

  /** Loads what {@link document} needs. */
  async prepare(): Promise<void> {
    await (this.sealed ? import('../store/seal-document.js') : import('../store/record-only.js'));
  }

  /** A document's text for one store. */
  async document(document: RunDocument, store: StoreName, name: string, scope: string): Promise<string> {
    if (this.sealed) {
      const { sealDocument } = await import('../store/seal-document.js');
      return sealDocument(serializeDocument(document), await this.#sealKeys(), this.#seal(scope, name));
    }
    const { recordOnly, withoutSecrets } = await import('../store/record-only.js');
    const open = withoutSecrets(document);
    return serializeDocument(this.recordOnly(store) ? recordOnly(open, RECORD_ONLY) : open);
  }

  /** A stored document's text as it was before it was sealed. Throws when it is not ours to trust. */
  async openDocument(text: string, name: string, scope: string): Promise<string> {
    if (!this.sealed) {
      if (!isSealed(text)) return text;
      throw new Error('it is sealed, and "encryption-key" is not set');
    }
    if (!isSealed(text)) {
      throw new Error('it is not sealed, and with "encryption-key" only what is sealed is trusted');
    }
    const { openDocument } = await import('../store/seal-document.js');
    return openDocument(text, await this.#sealKeys(), this.#seal(scope, name));
  }

  /** The archive as it leaves the machine: the file itself, or a sealed one in `folder`. */
  async archive(file: string, digest: string, scope: string, folder: string): Promise<string> {
    if (!this.sealed) return file;
    const { sealArchive } = await import('../store/seal-archive.js');
    const sealed = path.join(folder, 'sealed');
    await sealArchive(file, sealed, await this.#sealKeys(), this.#seal(scope, `files ${digest}`));
    return sealed;
  }

  /** How large an archive of this size is in a store. */
  async storedSize(size: number): Promise<number> {
    return this.sealed ? (await import('../store/seal-archive.js')).sealedSize(size) : size;
  }

  /** A fetched archive as it was before it was sealed, beside it. */
  async openArchive(file: string, digest: string, scope: string): Promise<string> {
    if (!this.sealed) return file;
    const { openArchive } = await import('../store/seal-archive.js');
    const opened = `${file}.opened`;
    await openArchive(file, opened, await this.#sealKeys(), this.#seal(scope, `files ${digest}`));
    return opened;
  }

  #seal(scope: string, name: string): SealContext {
    return { repository: this.#context.scope.repository, runId: this.#context.runId, scope, name };
  }

  #sealKeys(): Promise<SealKeys> {
    this.#keys ??= import('../store/seal.js').then((module) => new module.SealKeys(this.#key));
    return this.#keys;
  }
}

const RECORD_ONLY =
  'the cache of a public repository gets no outputs and files unless "encryption-key" is set';
