import { canonicalJson, sha256 } from './hash.js';

/**
 * What one step does, part by part; the names are those of the inputs a user would change. Environment,
 * token and comment text are deliberately not among them: they change without changing the work.
 */
export interface FingerprintParts {
  readonly kind: string;
  readonly run?: string;
  readonly shell?: string;
  readonly 'working-directory'?: string;
  readonly files?: string;
  readonly labels?: string;
  /** The issue or pull request that a label or comment goes to. */
  readonly 'target-number'?: string;
  readonly sticky?: string;
  readonly inputs?: string;
  /** The user's own, in place of all the others. */
  readonly fingerprint?: string;
}

export interface Fingerprint {
  /** sha256 hex of all parts. */
  readonly value: string;
  /** Part name to a short digest of its value: enough to say which part changed, without keeping its text. */
  readonly parts: Readonly<Record<string, string>>;
}

/** Identifies what a step does. Line endings do not count, since a checkout may convert them. */
export function fingerprint(parts: FingerprintParts): Fingerprint {
  const given = Object.entries(parts)
    .filter((part): part is [string, string] => part[1] !== undefined && part[1] !== '')
    .map(([name, text]) => [name, text.replaceAll('\r\n', '\n')] as const);
  return {
    value: sha256(canonicalJson(Object.fromEntries(given))),
    parts: Object.fromEntries(given.map(([name, text]) => [name, sha256(text).slice(0, 16)])),
  };
}

/** The names of the parts that differ, sorted; `fingerprint` when the stored record has no parts to compare. */
export function changedParts(
  before: Readonly<Record<string, string>> | undefined,
  now: Readonly<Record<string, string>>,
): string[] {
  if (before === undefined) return ['fingerprint'];
  const names = new Set([...Object.keys(before), ...Object.keys(now)]);
  const changed = [...names].filter((name) => before[name] !== now[name]).sort();
  return changed.length > 0 ? changed : ['fingerprint'];
}

/** What makes a step's effect the same effect in every attempt; see {@link idempotencyKey}. */
export interface EffectIdentity {
  readonly runId: string;
  readonly scope: string;
  readonly step: string;
  readonly inputHash: string;
  readonly fingerprint: string;
}

/** The stable key that a command can hand to the service it calls: sha256 hex, equal in every attempt. */
export function idempotencyKey(identity: EffectIdentity): string {
  const { runId, scope, step, inputHash, fingerprint: print } = identity;
  return sha256(canonicalJson({ runId, scope, step, inputHash, fingerprint: print }));
}
