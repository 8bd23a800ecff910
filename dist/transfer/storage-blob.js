import { createRequire } from 'node:module';
const require = createRequire(import.meta.url);
/** Loads the library now, so that the first upload need not. */
export function loadLibrary() {
    return require('./storage-blob-library.cjs');
}
function create(name, given) {
    return Reflect.construct(loadLibrary()[name] ?? Object, given);
}
export class BlobClient {
    constructor(...given) {
        // biome-ignore lint/correctness/noConstructorReturn: the real one takes the place of this one
        return create('BlobClient', given);
    }
}
export class BlockBlobClient {
    constructor(...given) {
        // biome-ignore lint/correctness/noConstructorReturn: see above
        return create('BlockBlobClient', given);
    }
}
