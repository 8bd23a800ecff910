/** How many saves of a job are made at the pace that the user asked for; from then on the pauses grow. */
const BRISK = 10;
/** By how much each pause is at least longer than the one before, in ms, for six hours' worth of saves. */
const STEP_MS = 30_000;
const STEADY = 45;
/** From there on, for jobs of days, each pause is so many times as long as the one before. */
const FACTOR = 1.5;
/** How many times as long as a save the pause after it is, so that slow saves are rare. */
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
