/** Saves of a job at the pace that the user asked for; from then on the pauses grow. */
const BRISK = 10;
/** So much longer, in ms, each pause is at least than the one before, for six hours' worth of saves. */
const STEP_MS = 30_000;
const STEADY = 45;
/** From there on each pause is so much longer, for jobs of days. */
const FACTOR = 1.5;
/** A save that takes long is made seldom: the pause after it is so many times as long. */
const REST = 4;

/**
 * The pause before the next save of a running step's progress, in ms. Each save costs two of the 400 artifacts that a
 * job may make. However short a pause is asked for, six hours come to 48 saves at most, and five days to 58.
 * @param made how many the job has made so far
 * @param wanted what the user asked for, in ms
 * @param cost how long the last one took that got through, in ms
 */
export function autosavePause(made: number, wanted: number, cost: number): number {
  const steady = Math.max(0, Math.min(made, STEADY) - BRISK + 1) * STEP_MS;
  const grown = steady * FACTOR ** Math.max(0, made - STEADY);
  return Math.max(wanted, grown, cost * REST);
}
