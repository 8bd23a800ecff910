/** Larger texts are not parsed as documents: no run that this engine writes comes near. 64 MiB. */
export const MAX_DOCUMENT_BYTES = 64 * 1024 * 1024;
