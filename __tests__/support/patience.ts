import { setTimeout as sleep } from 'node:timers/promises';

/** Waits until something is so; fails when it is not within `ms`. */
export async function until(isSo: () => boolean, ms = 20_000): Promise<void> {
  for (const end = Date.now() + ms; !isSo(); ) {
    if (Date.now() > end) throw new Error('it did not become so in time');
    await sleep(5);
  }
}
