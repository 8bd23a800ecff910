/**
 * Now, in ms since the epoch, by a clock that only goes forward: for deadlines, which must hold when somebody sets
 * the machine's clock. The same in all threads of a process.
 */
export function steadyNow(): number {
  return performance.timeOrigin + performance.now();
}
