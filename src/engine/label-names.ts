/** Reads labels from text: one a line, or separated by commas on a single line. Each once, as first written. */
export function parseLabels(text: string): string[] {
  const lines = text
    .split(/\r\n?|\n/)
    .map((line) => line.trim())
    .filter((line) => line !== '');
  const names = lines.length === 1 ? (lines[0] ?? '').split(',').map((name) => name.trim()) : lines;
  return withoutLabels(
    names.filter((name) => name !== ''),
    [],
  );
}

/** Those of `names` that are not among `others`, each once. To GitHub, upper and lower case are the same. */
export function withoutLabels(names: readonly string[], others: Iterable<string>): string[] {
  const seen = new Set([...others].map(folded));
  return names.filter((name) => {
    if (seen.has(folded(name))) return false;
    seen.add(folded(name));
    return true;
  });
}

export function isSameLabel(a: string, b: string): boolean {
  return folded(a) === folded(b);
}

function folded(name: string): string {
  return name.toLowerCase();
}
