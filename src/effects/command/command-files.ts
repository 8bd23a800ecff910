import { randomUUID } from 'node:crypto';
import * as fs from 'node:fs';
import * as path from 'node:path';

/** What a command wrote to the runner's file commands. */
export interface WrittenFiles {
  /** The content of its `GITHUB_OUTPUT`. */
  readonly output: Uint8Array;
  /** What it added to `GITHUB_ENV`. */
  readonly environment: Uint8Array;
  /** It wrote environment, path or summary, which pass through and are not kept. */
  readonly elsewhere: boolean;
}

/** The file commands as the wrapped command sees them: an output file of its own, the runner's files for the rest. */
export class CommandFiles {
  /** The command's own `GITHUB_OUTPUT`. */
  readonly output: string;
  readonly #others: readonly string[];
  readonly #sizes: readonly number[];

  /**
   * @param folder where the output file goes
   * @param env names the runner's files
   */
  constructor(folder: string, env: NodeJS.ProcessEnv) {
    this.output = path.join(folder, `checkpoint-output-${randomUUID()}`);
    fs.writeFileSync(this.output, '', { mode: 0o600 });
    this.#others = ['GITHUB_ENV', 'GITHUB_PATH', 'GITHUB_STEP_SUMMARY'].map((name) => env[name] ?? '');
    this.#sizes = this.#others.map(sizeOf);
  }

  read(): WrittenFiles {
    return {
      output: read(this.output),
      environment: read(this.#others[0] ?? '').subarray(this.#sizes[0]),
      elsewhere: this.#others.some((file, index) => sizeOf(file) > (this.#sizes[index] ?? 0)),
    };
  }

  remove(): void {
    fs.rmSync(this.output, { force: true });
  }
}

function sizeOf(file: string): number {
  return file === '' ? 0 : (fs.statSync(file, { throwIfNoEntry: false })?.size ?? 0);
}

function read(file: string): Uint8Array {
  try {
    return file === '' ? new Uint8Array() : fs.readFileSync(file);
  } catch {
    return new Uint8Array(); // the command removed it: it has no outputs
  }
}
