import * as os from 'node:os';
import { steadyNow } from '../clock.js';
import { LEASE_MS } from './lock-error.js';
import type { Generation } from './lock-folder.js';
import { noteSighting, recallSighting } from './sighting.js';

/** Longer than the ten seconds between two signs of life: without one in that time there may be nobody. */
export const OBSERVED_MS = 12_000;
/** Far longer than it takes to create a file and to write it. */
const WRITTEN_MS = 1000;

/** Watches a holder whose life or death cannot be proven. */
export class LeaseWatch {
  readonly #folder: string;
  /** Since when the lock has looked the way it does. */
  #seen = { what: '', since: 0, isNoted: false };

  constructor(folder: string) {
    this.#folder = folder;
  }

  /** Since when there was no sign of life before our eyes, by {@link steadyNow}. */
  get silentSince(): number {
    return this.#seen.since;
  }

  /** For how much longer there must not be one, in ms. */
  get leftMs(): number {
    return LEASE_MS - (steadyNow() - this.#seen.since);
  }

  /**
   * Whether the holder has given no sign of life for so long that it does not count any more. Never decided by comparing the
   * clocks of two machines: either we have watched for all that time ourselves, or the file system, by its own clock,
   * has seen no sign for that long and we none for more than the time between two.
   * @param fileSystemNow the time by the clock of the file system, in ms
   */
  hasExpired(holder: Generation, fileSystemNow: () => number): boolean {
    const { generation } = holder;
    const what = `${generation} ${holder.owner?.nonce} ${holder.pulse} ${holder.mtimeMs}`;
    if (this.#seen.what !== what) {
      const before = recallSighting(this.#folder, generation, what);
      this.#seen = { what, since: before ?? steadyNow(), isNoted: before !== null };
      return false;
    }
    if (!this.#seen.isNoted) {
      noteSighting(this.#folder, generation, what, this.#seen.since);
      this.#seen.isNoted = true;
    }
    const watched = steadyNow() - this.#seen.since;
    if (watched >= LEASE_MS) return true;
    if (watched < (holder.owner === null ? WRITTEN_MS : OBSERVED_MS)) return false;
    const age = fileSystemNow() - holder.mtimeMs;
    // What cannot be read after a loss of power is older than this start of the machine. Somebody who lives has either
    // written it already, or is just about to.
    if (holder.owner === null && age > os.uptime() * 1000) return true;
    return watched >= OBSERVED_MS && age >= LEASE_MS;
  }
}
