import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import * as fs from 'node:fs';
import * as os from 'node:os';
import * as path from 'node:path';
import type { RunDocument } from '../../src/engine/schema.js';
import { bundleNode } from '../support/workbench.js';

export interface Ended {
  readonly code: number | null;
  readonly signal: NodeJS.Signals | null;
  readonly stdout: string;
  readonly stderr: string;
}

/** A started command that can be waited for and killed. */
export interface Started {
  readonly process: ChildProcess;
  readonly ended: Promise<Ended>;
  /** Resolves once its standard output contains the text; rejects when it ends before. */
  until(text: string): Promise<void>;
}

/** An empty folder in which `checkpoint` is run, with an environment that knows nothing of a workflow. */
export class Shell {
  readonly folder: string;
  /** What the commands have for temporary files. */
  readonly temp: string;
  readonly #root = fs.mkdtempSync(path.join(os.tmpdir(), 'checkpoint-cli-'));
  readonly cli: string;
  readonly #processes: ChildProcess[] = [];

  constructor(cli = path.resolve('dist/cli/index.js')) {
    this.cli = cli;
    this.folder = path.join(this.#root, 'work');
    this.temp = path.join(this.#root, 'temp');
    for (const folder of [this.folder, this.temp]) fs.mkdirSync(folder);
  }

  start(args: readonly string[], env: Readonly<Record<string, string>> = {}): Started {
    const child = spawn(bundleNode, [this.cli, ...args], {
      cwd: this.folder,
      env: this.#environment(env),
      stdio: ['pipe', 'pipe', 'pipe'],
    });
    this.#processes.push(child);
    child.stdin.end();
    let stdout = '';
    let stderr = '';
    let waiting: (() => void)[] = [];
    const wake = () => {
      for (const resolve of waiting) resolve();
      waiting = [];
    };
    child.stdout.setEncoding('utf8').on('data', (text: string) => {
      stdout += text;
      wake();
    });
    child.stderr.setEncoding('utf8').on('data', (text: string) => {
      stderr += text;
    });
    let isOver = false;
    const ended = new Promise<Ended>((resolve) => {
      // Not "close": something that a killed command left behind may hold the streams open.
      child.once('exit', (code, signal) =>
        setTimeout(() => {
          isOver = true;
          wake();
          resolve({ code, signal, stdout, stderr });
        }, 50),
      );
    });
    const until = async (text: string) => {
      while (!stdout.includes(text)) {
        if (isOver) throw new Error(`it ended before it said "${text}":\n${stdout}${stderr}`);
        await new Promise<void>((resolve) => waiting.push(resolve));
      }
    };
    return { process: child, ended, until };
  }

  /** `checkpoint <args>`, to its end. */
  checkpoint(args: readonly string[], env: Readonly<Record<string, string>> = {}, input = ''): Ended {
    const { status, signal, stdout, stderr } = spawnSync(bundleNode, [this.cli, ...args], {
      cwd: this.folder,
      env: this.#environment(env),
      input,
      encoding: 'utf8',
    });
    return { code: status, signal, stdout, stderr };
  }

  /** `checkpoint <args>`, which has to succeed without a word on standard error. Returns what it says. */
  ok(...args: readonly string[]): string {
    const { code, stdout, stderr } = this.checkpoint(args);
    expect([args, code, stderr]).toEqual([args, 0, '']);
    return stdout;
  }

  /** `checkpoint run <options> -- node -e <script>`, to its end. */
  run(options: readonly string[], script: string, env: Readonly<Record<string, string>> = {}): Ended {
    return this.checkpoint(['run', ...options, '--', bundleNode, '-e', script], env);
  }

  write(file: string, content: string | Uint8Array): string {
    const full = path.join(this.folder, file);
    fs.mkdirSync(path.dirname(full), { recursive: true });
    fs.writeFileSync(full, content);
    return full;
  }

  read(file: string): string {
    return fs.readFileSync(path.join(this.folder, file), 'utf8');
  }

  /** How many lines a file has; 0 when there is none. Commands in tests add a line each time they run. */
  count(file: string): number {
    const full = path.join(this.folder, file);
    return fs.existsSync(full) ? fs.readFileSync(full, 'utf8').split('\n').length - 1 : 0;
  }

  remove(file: string): void {
    fs.rmSync(path.join(this.folder, file), { recursive: true });
  }

  files(folder = '.'): string[] {
    return fs.readdirSync(path.join(this.folder, folder)).sort();
  }

  document(file = '.checkpoint/runs/default.json'): RunDocument {
    return JSON.parse(this.read(file)) as RunDocument;
  }

  close(): void {
    for (const child of this.#processes) child.kill('SIGKILL');
    fs.rmSync(this.#root, { recursive: true, force: true });
  }

  #environment(env: Readonly<Record<string, string>>): NodeJS.ProcessEnv {
    const own = Object.entries(process.env).filter(([name]) => !/^(GITHUB|ACTIONS|INPUT)_/.test(name));
    const temp = { TMPDIR: this.temp, TEMP: this.temp, TMP: this.temp };
    return { ...Object.fromEntries(own), ...temp, ...env };
  }
}
