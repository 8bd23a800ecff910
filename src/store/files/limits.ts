/** What one step may keep. Larger things belong in an artifact or cache of their own. */
export const MAX_FILES = 20_000;
export const MAX_TOTAL_BYTES = 2 * 1024 * 1024 * 1024;

/** Where an archive has the commits of a step: no file of a workspace is kept under git's own folder. */
export const BUNDLE = '.git/commits.bundle';
