import type { StoreName } from '../store/store.js';
import type { Inputs } from './inputs.js';
import { MISSING, NOTHING_SURVIVES } from './services.js';

/** The stores that a job can use, of those that it names. */
export interface Places {
  readonly usable: readonly StoreName[];
  /** Why nothing can be kept outside this machine; null when it can. */
  readonly unavailable: string | null;
  /** One sentence for each store that is missing while another one is there. */
  readonly missing: readonly string[];
}

/**
 * A store that is missing now was missing in the earlier attempts of the run as well, so it holds nothing. As long as
 * there is another store, it makes no step unknown.
 */
export function findPlaces(
  inputs: Pick<Inputs, 'stores' | 'encryptionKey' | 'requireEncryption'>,
  env: NodeJS.ProcessEnv,
): Places {
  if (inputs.requireEncryption && inputs.encryptionKey === '') {
    const unavailable = `"require-encryption" is true and "encryption-key" is empty, as it is in runs from forks, so that nothing leaves this machine. ${NOTHING_SURVIVES}`;
    return { usable: [], unavailable, missing: [] };
  }
  const reasons = inputs.stores.map((store) => ({ store, reason: MISSING[store](env) }));
  const missing = reasons.flatMap(({ reason }) => (reason === null ? [] : [reason]));
  const usable = reasons.filter(({ reason }) => reason === null).map(({ store }) => store);
  return usable.length === 0
    ? { usable, unavailable: `${missing.join('. ')}. ${NOTHING_SURVIVES}`, missing: [] }
    : { usable, unavailable: null, missing };
}

const PHRASES: Readonly<Record<StoreName, string>> = { artifact: 'as an artifact', cache: 'in the cache' };

/** For messages: `as an artifact`, `as an artifact or in the cache`. */
export function inPlaces(stores: readonly StoreName[]): string {
  return stores.map((store) => PHRASES[store]).join(' or ');
}
