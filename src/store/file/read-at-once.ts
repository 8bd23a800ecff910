import { constants } from 'node:fs';

/** Flags that open a file for reading. Under its name there may be a pipe, on which opening would wait for a writer. */
export const READ_AT_ONCE = constants.O_RDONLY | (constants.O_NONBLOCK ?? 0);
