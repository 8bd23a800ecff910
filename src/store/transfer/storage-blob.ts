import { createRequire } from 'node:module';

/**
 * Stands in for `@azure/storage-blob` in the bundle of the transfer thread, which would spend 30 ms of its start on
 * it and needs it for uploads only: the library, in a bundle of its own, is loaded by its first use. What is here
 * is all that GitHub's clients use of it.
 */
type Library = Readonly<Record<string, new (...given: unknown[]) => object>>;

const require = createRequire(import.meta.url);

/** Loads the library now, so that the first upload need not. */
export function loadLibrary(): Library {
  return require('./storage-blob-library.cjs') as Library;
}

function create(name: string, given: unknown[]): object {
  return Reflect.construct(loadLibrary()[name] ?? Object, given);
}

export class BlobClient {
  constructor(...given: unknown[]) {
    // biome-ignore lint/correctness/noConstructorReturn: the real one takes the place of this one
    return create('BlobClient', given);
  }
}

export class BlockBlobClient {
  constructor(...given: unknown[]) {
    // biome-ignore lint/correctness/noConstructorReturn: see above
    return create('BlockBlobClient', given);
  }
}
