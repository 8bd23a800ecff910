/** What one step may keep. Larger things belong in an artifact or cache of their own. */
export const MAX_FILES = 20_000;
export const MAX_TOTAL_BYTES = 2 * 1024 * 1024 * 1024;
