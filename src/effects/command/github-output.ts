/**
 * The file commands' grammar (`NAME=VALUE` and `NAME<<DELIMITER`), exactly as the runner reads it
 * (actions/runner, src/Runner.Worker/FileCommandManager.cs).
 */

export interface ParsedOutput {
  /** Name to value; of a name written twice, the last value. */
  readonly pairs: ReadonlyMap<string, string>;
  /**
   * What the runner would reject the file for, by line number: a line may be a secret, so none is quoted. The pairs
   * before it still count. Null when the file is well-formed.
   */
  readonly error: string | null;
}

/**
 * Parses the content of a `GITHUB_OUTPUT` or `GITHUB_ENV` file.
 * @param crlf whether CRLF ends a line, as on Windows; elsewhere the runner keeps the CR as part of the line.
 */
export function parseFileCommand(content: Uint8Array, crlf: boolean): ParsedOutput {
  const lines = new LineReader(decode(content), crlf);
  const pairs = new Map<string, string>();
  for (let line = lines.next(); line !== null; line = lines.next()) {
    if (line.text === '') continue;
    const pair =
      line.text.includes('<<') && isHeredoc(line.text)
        ? heredoc(line.text, lines)
        : assignment(line.text, lines.number);
    if (typeof pair === 'string') return { pairs, error: pair };
    // The runner takes names that differ in case for one: the order in which they were last written decides.
    pairs.delete(pair[0]);
    pairs.set(pair[0], pair[1]);
  }
  return { pairs, error: null };
}

/** Which of the two forms it is: the one whose sign comes first. */
function isHeredoc(line: string): boolean {
  const equals = line.indexOf('=');
  return equals < 0 || line.indexOf('<<') < equals;
}

function assignment(line: string, number: number): [string, string] | string {
  const equals = line.indexOf('=');
  if (equals < 0) return `Invalid format in line ${number}, which has neither "=" nor "<<"`;
  if (equals === 0) return `Invalid format in line ${number}. Name must not be empty`;
  return [line.slice(0, equals), line.slice(equals + 1)];
}

function heredoc(line: string, lines: LineReader): [string, string] | string {
  const { number } = lines;
  const sign = line.indexOf('<<');
  const name = line.slice(0, sign);
  const delimiter = line.slice(sign + 2);
  if (name === '' || delimiter === '') {
    return `Invalid format in line ${number}. Name must not be empty and delimiter must not be empty`;
  }
  const start = lines.position;
  let end = start;
  for (let next = lines.next(); next?.text !== delimiter; next = lines.next()) {
    if (next === null) return `Invalid value in line ${number}. Matching delimiter not found`;
    if (next.newline === '') return `Invalid value in line ${number}. EOF marker missing new line`;
    end = lines.position - next.newline.length;
  }
  return [name, lines.text.slice(start, end)];
}

/** As .NET's File.ReadAllText: a byte order mark decides, else UTF-8. Windows PowerShell writes UTF-16. */
function decode(content: Uint8Array): string {
  const [a, b] = content;
  if (a === 0xff && b === 0xfe) return new TextDecoder('utf-16le').decode(content);
  if (a === 0xfe && b === 0xff) return new TextDecoder('utf-16be').decode(content);
  return new TextDecoder('utf-8').decode(content);
}

class LineReader {
  readonly text: string;
  readonly #crlf: boolean;
  position = 0;
  /** The number of the line that was read last, from 1. */
  number = 0;

  constructor(text: string, crlf: boolean) {
    this.text = text;
    this.#crlf = crlf;
  }

  /** The next line and the newline that ended it (empty at the end of the file); null when there is none. */
  next(): { readonly text: string; readonly newline: '' | '\n' | '\r\n' } | null {
    if (this.position >= this.text.length) return null;
    this.number += 1;
    const start = this.position;
    const feed = this.text.indexOf('\n', start);
    if (feed < 0) {
      this.position = this.text.length;
      return { text: this.text.slice(start), newline: '' };
    }
    this.position = feed + 1;
    const carriage = this.#crlf && feed > start && this.text[feed - 1] === '\r';
    return carriage
      ? { text: this.text.slice(start, feed - 1), newline: '\r\n' }
      : { text: this.text.slice(start, feed), newline: '\n' };
  }
}
