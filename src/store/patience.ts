/** Called when nothing is left that could ever settle the promises that are being waited for. */
const waiting = new Set<() => void>();

process.on('beforeExit', () => {
  for (const giveUp of waiting) giveUp();
});

/**
 * Waits for `work`, but not for ever. GitHub's clients leave a promise unsettled when an answer is cut in the
 * middle; then the event loop has nothing left to do, which is noticed at once.
 * @throws Error that says what happened, when the work is late or can no longer end
 */
export async function withPatience<T>(work: Promise<T>, ms: number): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  let giveUp: () => void = () => {};
  const late = new Promise<never>((_, reject) => {
    giveUp = () => reject(new Error('the connection was cut in the middle of an answer'));
    waiting.add(giveUp);
    timer = setTimeout(
      () => reject(new Error(`no answer within ${Math.round(ms / 1000)} s`)),
      Math.max(0, ms),
    );
    // While the work can still end, its own sockets and timers keep the process alive.
    timer.unref();
  });
  try {
    return await Promise.race([work, late]);
  } finally {
    clearTimeout(timer);
    waiting.delete(giveUp);
  }
}
