/** Called when nothing is left that could ever settle the promises that are being waited for. */
const waiting = new Set<() => void>();

/** The longest time that a timer takes; anything beyond is for ever. */
const FOR_EVER = 2 ** 31 - 1;

// The wait that began last gives up first: what waits around it may yet go on with what is left.
process.on('beforeExit', () => {
  const giveUp = [...waiting].at(-1);
  if (giveUp === undefined) return;
  giveUp();
  // Comes back here, should that have led to nothing new.
  setImmediate(() => {});
});

let gaveUp = false;

/** Whether anything was given up so far: it cannot be aborted, and may go on or hang behind what comes next. */
export function gaveUpWaiting(): boolean {
  return gaveUp;
}

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
      () => {
        gaveUp = true;
        reject(new Error(`no answer within ${Math.max(0, Math.round(ms / 1000))} s`));
      },
      Math.min(FOR_EVER, Math.max(0, ms)),
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
