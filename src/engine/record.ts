/**
 * Objects keyed by names that users choose have no prototype, so that a step or output named
 * `constructor` or `__proto__` is a key like any other.
 */
export function record<T>(entries: Iterable<readonly [string, T]> = []): Record<string, T> {
  const object: Record<string, T> = Object.create(null);
  for (const [key, value] of entries) object[key] = value;
  return object;
}

/** A copy of `source` with `key` set; `source` stays as it is. */
export function withEntry<T>(source: Readonly<Record<string, T>>, key: string, value: T): Record<string, T> {
  const copy = record(Object.entries(source));
  copy[key] = value;
  return copy;
}

/** The own property `key`, never one inherited from Object.prototype. */
export function entry<T>(source: Readonly<Record<string, T>> | undefined, key: string): T | undefined {
  return source !== undefined && Object.hasOwn(source, key) ? source[key] : undefined;
}
