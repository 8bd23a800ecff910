import { randomUUID } from 'node:crypto';
import { mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/** What a step's files said once its process had ended. */
export interface FileCommands {
  readonly outputs: Record<string, string>;
  readonly state: Record<string, string>;
  readonly env: Record<string, string>;
  readonly paths: string[];
  readonly summary: string;
  /** What the runner reports as errors. */
  readonly errors: string[];
  /** A file could not be processed, which fails the step. An oversized summary does not. */
  readonly failed: boolean;
}

const summaryLimit = 1024 * 1024;
const prefixes = {
  GITHUB_OUTPUT: 'set_output_',
  GITHUB_STATE: 'save_state_',
  GITHUB_ENV: 'set_env_',
  GITHUB_PATH: 'add_path_',
  GITHUB_STEP_SUMMARY: 'step_summary_',
} as const;
type FileVariable = keyof typeof prefixes;

/**
 * The files of one stage of one step: new ones each time, told apart by a GUID (actions/runner
 * FileCommandManager).
 */
export function createCommandFiles(temp: string): Record<FileVariable, string> {
  const folder = path.join(temp, '_runner_file_commands');
  mkdirSync(folder, { recursive: true });
  const suffix = randomUUID();
  const file = (variable: FileVariable) => {
    const created = path.join(folder, prefixes[variable] + suffix);
    writeFileSync(created, '');
    return created;
  };
  return {
    GITHUB_OUTPUT: file('GITHUB_OUTPUT'),
    GITHUB_STATE: file('GITHUB_STATE'),
    GITHUB_ENV: file('GITHUB_ENV'),
    GITHUB_PATH: file('GITHUB_PATH'),
    GITHUB_STEP_SUMMARY: file('GITHUB_STEP_SUMMARY'),
  };
}

/** Nothing, for a stage whose files nobody is left to read. */
export function noCommands(): FileCommands {
  return { outputs: {}, state: {}, env: {}, paths: [], summary: '', errors: [], failed: false };
}

/** Processes every file on its own: an error in one does not keep the others from being applied. */
export function processCommandFiles(files: Record<FileVariable, string>): FileCommands {
  const errors: string[] = [];
  let failed = false;
  const process = (context: string, work: () => void) => {
    try {
      work();
    } catch (error) {
      errors.push(
        `Unable to process file command '${context}' successfully.`,
        error instanceof Error ? error.message : String(error),
      );
      failed = true;
    }
  };

  const paths: string[] = [];
  const env: Record<string, string> = {};
  const state = new CaseInsensitive();
  const outputs = new CaseInsensitive();
  let summary = '';
  process('path', () => {
    for (const line of read(files.GITHUB_PATH).split(/\r?\n/)) if (line !== '') paths.push(line);
  });
  process('env', () => {
    for (const [name, value] of keyValuePairs(read(files.GITHUB_ENV))) {
      if (name.toUpperCase() === 'NODE_OPTIONS') {
        throw new Error("Can't store NODE_OPTIONS output parameter using '$GITHUB_ENV' command.");
      }
      env[name] = value;
    }
  });
  process('step_summary', () => {
    const size = statSync(files.GITHUB_STEP_SUMMARY, { throwIfNoEntry: false })?.size ?? 0;
    if (size > summaryLimit) {
      const [limit, got] = [summaryLimit / 1024, Math.floor(size / 1024)];
      errors.push(`$GITHUB_STEP_SUMMARY supports content up a size of ${limit}k, got ${got}k.`);
    } else summary = read(files.GITHUB_STEP_SUMMARY);
  });
  process('state', () => {
    for (const [name, value] of keyValuePairs(read(files.GITHUB_STATE))) state.set(name, value);
  });
  process('output', () => {
    for (const [name, value] of keyValuePairs(read(files.GITHUB_OUTPUT))) {
      if (name === '') throw new Error('Value cannot be null. (Parameter "name")');
      outputs.set(name, value);
    }
  });
  return { outputs: outputs.toRecord(), state: state.toRecord(), env, paths, summary, errors, failed };
}

/** A step may remove its own files: the runner takes that for nothing written. */
function read(file: string): string {
  if (statSync(file, { throwIfNoEntry: false }) === undefined) return '';
  return readFileSync(file, 'utf8').replace(/^\uFEFF/, '');
}

/**
 * The pairs of a file command, lazily, so that those before an error are applied: `NAME=VALUE` to the end of
 * the line, or `NAME<<DELIMITER`, lines, and the delimiter alone on a line, whichever sign comes first. Empty
 * lines are skipped; anything else is an error (actions/runner FileCommandManager, EnvFileKeyValuePairs).
 * Only on Windows does CRLF end a line; elsewhere the CR belongs to the value, and to the delimiter.
 */
export function* keyValuePairs(
  text: string,
  windows = process.platform === 'win32',
): Generator<[string, string]> {
  const lines = new LineReader(text, windows);
  for (let line = lines.next(); line !== undefined; line = lines.next()) {
    if (line === '') continue;
    const equals = line.indexOf('=');
    const heredoc = line.indexOf('<<');
    if (equals >= 0 && (heredoc < 0 || equals < heredoc)) {
      yield [line.slice(0, equals), line.slice(equals + 1)];
    } else if (heredoc >= 0) {
      yield [line.slice(0, heredoc), heredocValue(lines, line, line.slice(heredoc + 2))];
    } else throw new Error(`Invalid format '${line}'`);
  }
}

function heredocValue(lines: LineReader, line: string, delimiter: string): string {
  if (line.startsWith('<<') || delimiter === '') {
    throw new Error(`Invalid format '${line}'. Name must not be empty and delimiter must not be empty`);
  }
  const start = lines.position;
  let end = start;
  for (;;) {
    const next = lines.next();
    if (next === delimiter) return lines.text.slice(start, end);
    if (next === undefined || lines.lastNewline === '') {
      throw new Error(`Invalid value. Matching delimiter not found '${delimiter}'`);
    }
    // Without the line break before the delimiter.
    end = lines.position - lines.lastNewline.length;
  }
}

class LineReader {
  readonly text: string;
  readonly #windows: boolean;
  position = 0;
  lastNewline = '';

  constructor(text: string, windows: boolean) {
    this.text = text;
    this.#windows = windows;
  }

  next(): string | undefined {
    if (this.position >= this.text.length) return undefined;
    const start = this.position;
    const lf = this.text.indexOf('\n', start);
    const end = lf < 0 ? this.text.length : lf;
    this.lastNewline = lf < 0 ? '' : '\n';
    this.position = end + this.lastNewline.length;
    if (this.#windows && lf > start && this.text[lf - 1] === '\r') {
      this.lastNewline = '\r\n';
      return this.text.slice(start, lf - 1);
    }
    return this.text.slice(start, end);
  }
}

/** A dictionary like the runner's: names are equal without regard to case, and the first spelling stays. */
class CaseInsensitive {
  readonly #entries = new Map<string, { readonly name: string; value: string }>();

  set(name: string, value: string): void {
    const entry = this.#entries.get(name.toLowerCase());
    if (entry === undefined) this.#entries.set(name.toLowerCase(), { name, value });
    else entry.value = value;
  }

  toRecord(): Record<string, string> {
    return Object.fromEntries([...this.#entries.values()].map(({ name, value }) => [name, value]));
  }
}
