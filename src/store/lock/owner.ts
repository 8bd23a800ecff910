import { isRunning, NO_NAMESPACES, ownIdentity, type ProcessIdentity } from './process-identity.js';

/** Who holds something, with what it takes to prove later that it is no longer there. */
export interface Owner extends ProcessIdentity {
  /** Tells two times apart that one process held it. */
  readonly nonce: string;
  /** ISO-8601. */
  readonly since: string;
}

export type Liveness = 'alive' | 'dead' | 'unproven';

/** @param thorough see {@link ownIdentity} */
export function newOwner(nonce: string, thorough: boolean): Owner {
  return { ...ownIdentity(thorough), nonce, since: new Date().toISOString() };
}

/** Whether the owner still runs, as far as it can be proven from here. What is not provable is neither. */
export function livenessOf(
  owner: Owner,
  here: ProcessIdentity = ownIdentity(owner.bootId !== null || owner.machineId !== null),
): Liveness {
  const sameMachine =
    owner.machineId !== null && owner.machineId === here.machineId && owner.host === here.host;
  if (owner.bootId !== null && here.bootId !== null && owner.bootId !== here.bootId) {
    // Nothing outlives its kernel. Of another machine, nothing is known.
    return sameMachine ? 'dead' : 'unproven';
  }
  const sameBoot = owner.bootId !== null && owner.bootId === here.bootId;
  const samePlace = owner.pidNamespace !== null && owner.pidNamespace === here.pidNamespace;
  const pidsMeanTheSame = samePlace && (sameBoot || (sameMachine && owner.pidNamespace === NO_NAMESPACES));
  if (!pidsMeanTheSame) return 'unproven';
  // Files of versions that did not write it down have none: then only a pid that nobody has proves a death.
  const startsCompare = owner.timeNamespace !== null && owner.timeNamespace === here.timeNamespace;
  const running = isRunning(owner.pid, owner.startedAt, startsCompare);
  return running === null ? 'unproven' : running ? 'alive' : 'dead';
}

/** An owner that somebody wrote down; null for anything else. */
export function asOwner(value: unknown): Owner | null {
  if (value === null || typeof value !== 'object') return null;
  const given: Readonly<Record<string, unknown>> = { ...value };
  const { pid, nonce, since, host } = given;
  if (typeof pid !== 'number' || !Number.isSafeInteger(pid) || pid < 1) return null;
  if (typeof nonce !== 'string' || typeof since !== 'string' || typeof host !== 'string') return null;
  const text = (name: string) => (typeof given[name] === 'string' ? given[name] : null);
  return {
    pid,
    startedAt: text('startedAt'),
    bootId: text('bootId'),
    pidNamespace: text('pidNamespace'),
    timeNamespace: text('timeNamespace'),
    machineId: text('machineId'),
    host,
    nonce,
    since,
  };
}

export function describeOwner({ pid, host, since }: Owner): string {
  return `process ${pid} on ${host}, since ${since}`;
}
