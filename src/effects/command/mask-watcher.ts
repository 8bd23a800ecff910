/** The longest line that is looked at; a mask command is never longer. */
const MAX_LINE = 1024 * 1024;

/**
 * Watches a command's output for `::add-mask::` lines, so that what a command declares secret is not stored.
 * It only looks: the bytes go to the log unchanged, where the runner acts on them.
 */
export class MaskWatcher {
  readonly #masks = new Set<string>();
  #rest = '';

  /** What has been masked so far. */
  get masks(): ReadonlySet<string> {
    return this.#masks;
  }

  push(chunk: string): void {
    // As .NET reads lines: a lone CR, as of a progress bar, ends one too.
    const lines = (this.#rest + chunk).split(/\r\n|\n|\r/);
    this.#rest = (lines.pop() ?? '').slice(0, MAX_LINE);
    for (const line of lines) this.#look(line);
  }

  /** The output is over. Returns every masked value, and each line of those that have several. */
  end(): ReadonlySet<string> {
    this.#look(this.#rest);
    this.#rest = '';
    return this.#masks;
  }

  /** Both forms that the runner knows, `::add-mask::value` and `##[add-mask]value`. */
  #look(line: string): void {
    const match = /^\s*::add-mask(?:\s.*?)?::(.*)$/is.exec(line) ?? /##\[add-mask\](.*)$/is.exec(line);
    const value = unescapeData(match?.[1] ?? '');
    // The runner masks the value and each of its lines (ActionCommandManager.cs).
    for (const part of [value, ...value.split(/\r?\n/)]) if (part.trim() !== '') this.#masks.add(part);
  }
}

function unescapeData(data: string): string {
  return data.replaceAll('%0D', '\r').replaceAll('%0A', '\n').replaceAll('%25', '%');
}
