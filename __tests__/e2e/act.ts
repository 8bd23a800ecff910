import { type ChildProcess, spawn } from 'node:child_process';
import * as fs from 'node:fs';
import * as path from 'node:path';
import { createInterface } from 'node:readline';
import { setTimeout as sleep } from 'node:timers/promises';
import { killTracked, trackedProcesses } from '../support/runner/orphans.js';

/** One line of act's log; act prints them as JSON. */
export interface LogLine {
  readonly job: string;
  /** The step's id, or its position when it has none; empty for what belongs to no step. */
  readonly step: string;
  readonly stage: string;
  /** A workflow command, such as `warning`, or a file command, such as `summary`; empty for everything else. */
  readonly command: string;
  /** The step printed it; the rest is what act has to say. */
  readonly printed: boolean;
  readonly text: string;
}

export interface ActOptions {
  /** The repository that the workflow runs in. */
  readonly checkout: string;
  /** Below the repository. */
  readonly workflow: string;
  /** A folder of this machine's own: the runner's workspaces and temporary files go there. */
  readonly machine: string;
  readonly event: { readonly name: string; readonly payload: object };
  /** The folder of the `node` that runs the action. */
  readonly nodeFolder: string;
  /** The services' addresses and tokens, which only the runner itself knows. */
  readonly runner: Readonly<Record<string, string>>;
  /** The rest of the job's environment. */
  readonly env: Readonly<Record<string, string>>;
  /** The repository's configuration variables. */
  readonly vars: Readonly<Record<string, string>>;
  /** GITHUB_TOKEN, and the repository's own. */
  readonly secrets: Readonly<Record<string, string>>;
  /** Folders that stand for actions of other repositories, by `owner/name@ref`. */
  readonly actions: Readonly<Record<string, string>>;
}

/**
 * The path of act, which executes workflow files.
 * @throws Error that says how to get it, or that it would be of no use here
 */
export function actBinary(): string {
  if (process.platform !== 'linux') {
    throw new Error('These tests find the processes of a job in /proc, so they need Linux.');
  }
  const file = process.env.ACT_BIN ?? '';
  if (file !== '' && fs.existsSync(file)) return path.resolve(file);
  throw new Error(
    `These tests run workflows with act, and ACT_BIN ${file === '' ? 'is not set' : `names no file: ${file}`}. ".ci/run e2e" fetches act itself; or "go install github.com/nektos/act@v0.2.87", and set ACT_BIN to the binary.`,
  );
}

/**
 * One workflow run, executed by act in host mode: no containers, and the steps are processes of this machine. act
 * differs from GitHub's runner in what these tests have to work around:
 * - It hands ACTIONS_RUNTIME_TOKEN and its like on from its own environment, to `run:` steps too.
 * - It knows no cancelling: it kills a step. Signals are therefore sent to the step's process, as the runner does.
 * - Each step leads a session of its own, so act's process group is not the whole job. The job's processes are found
 *   as the runner finds them, by RUNNER_TRACKING_ID, which works on Linux.
 */
export class ActRun {
  readonly lines: LogLine[] = [];
  /** act's exit code; null when it was killed. */
  readonly ended: Promise<number | null>;
  readonly #act: ChildProcess;
  readonly #trackingId: string;
  #running = true;

  constructor(options: ActOptions) {
    this.#trackingId = `e2e_${path.basename(options.machine)}_${process.pid}_${Date.now()}`;
    this.#act = spawn(actBinary(), argumentsOf(options, this.#trackingId), {
      cwd: options.checkout,
      // Nothing of the developer's own environment: no token, no proxy, no configuration of act.
      env: {
        PATH: `${options.nodeFolder}${path.delimiter}${process.env.PATH ?? ''}`,
        HOME: options.machine,
        ACT_DISABLE_VERSION_CHECK: '1',
        ...options.runner,
      },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    for (const stream of [this.#act.stdout, this.#act.stderr]) {
      if (stream) createInterface({ input: stream }).on('line', (line) => this.lines.push(parseLine(line)));
    }
    this.ended = new Promise((resolve, reject) => {
      this.#act.once('error', reject);
      this.#act.once('close', (code) => {
        this.#running = false;
        resolve(code);
      });
    });
  }

  /** Everything that was logged, for people. */
  get log(): string {
    return this.lines.map(({ step, stage, text }) => `${stage} ${step} | ${text}`).join('\n');
  }

  /** What a step printed, workflow commands included; a leg of a matrix is told by its job's name. */
  output(step: string, job?: string): string {
    return this.#of(step, 'Main', job, (line) => line.printed);
  }

  /** What a step added to the job's summary. */
  summary(step: string, stage: 'Main' | 'Post' = 'Main'): string {
    return this.#of(step, stage, undefined, (line) => line.command === 'summary');
  }

  /** Warnings and errors that the job shows to everybody. */
  get annotations(): string[] {
    return this.lines.filter(({ command }) => ['warning', 'error'].includes(command)).map(({ text }) => text);
  }

  /** @throws Error with the whole log when the run ended in another way */
  async succeeds(): Promise<this> {
    return this.#ends((code) => code === 0, 'succeed');
  }

  /** @throws Error with the whole log when the run ended in another way */
  async fails(): Promise<this> {
    return this.#ends((code) => code !== 0 && code !== null, 'fail');
  }

  /** Waits for something to happen while the workflow runs. */
  async until(what: string, happened: () => boolean): Promise<void> {
    while (!happened()) {
      if (!this.#running) throw new Error(`The run ended before ${what}:\n${this.log}`);
      await sleep(10);
    }
  }

  /** Sends a signal to the process of the action's step that runs now, and, as the runner, to no other. */
  signalAction(signal: NodeJS.Signals): void {
    const pid = this.#processes().find((candidate) => scriptOf(candidate).endsWith('dist/action/index.js'));
    if (pid === undefined) throw new Error(`No step of the action is running:\n${this.log}`);
    process.kill(pid, signal);
  }

  /** The machine is gone: every process at once, none can do anything about it, and no post step runs. */
  async vanish(): Promise<void> {
    if (this.#running) this.#act.kill('SIGSTOP'); // else it would see its step die, and go on
    while (this.#processes().length > 0) {
      killTracked(this.#trackingId);
      await sleep(5);
    }
    this.#act.kill('SIGKILL');
    await this.ended;
  }

  /** How many processes the run has left behind; none as long as it goes on. */
  get orphans(): number {
    return this.#running ? 0 : this.#processes().length;
  }

  #processes(): number[] {
    return trackedProcesses(this.#trackingId);
  }

  #of(step: string, stage: string, job: string | undefined, wanted: (line: LogLine) => boolean): string {
    return this.lines
      .filter((line) => line.step === step && line.stage === stage && (job === undefined || line.job === job))
      .filter(wanted)
      .map(({ text }) => text)
      .join('\n');
  }

  async #ends(expected: (code: number | null) => boolean, how: string): Promise<this> {
    const code = await this.ended;
    if (expected(code)) return this;
    throw new Error(`The run should ${how}, and ended with ${code}:\n${this.log}`);
  }
}

function argumentsOf(options: ActOptions, trackingId: string): string[] {
  const { machine, event, workflow, env, vars, secrets, actions } = options;
  fs.mkdirSync(machine, { recursive: true });
  const eventFile = path.join(machine, 'event.json');
  fs.writeFileSync(eventFile, JSON.stringify(event.payload));
  const pairs = (flag: string, values: Readonly<Record<string, string>>) =>
    Object.entries(values).flatMap(([name, value]) => [flag, `${name}=${value}`]);
  return [
    ...[event.name, '--workflows', workflow, '--eventpath', eventFile, '--json'],
    ...['--platform', 'ubuntu-latest=-self-hosted', '--action-cache-path', path.join(machine, 'act')],
    // Else a machine with one processor would run the jobs of a workflow one after the other.
    ...['--concurrent-jobs', '4'],
    ...['--pull=false', '--action-offline-mode', '--no-cache-server'],
    ...pairs('--env', { ...env, RUNNER_TRACKING_ID: trackingId }),
    ...pairs('--var', vars),
    ...pairs('--secret', secrets),
    ...pairs('--local-repository', actions),
  ];
}

/** The commands that a step gives by printing them, as far as the action uses them. */
const PRINTED: readonly string[] = ['group', 'endgroup', 'notice', 'warning', 'error', 'debug'];

/** The fields that act's JSON log has; each may be missing. */
interface ActEntry {
  readonly job?: string;
  readonly stepID?: readonly string[];
  readonly stage?: string;
  readonly raw_output?: boolean;
  readonly command?: string;
  readonly content?: string;
  readonly arg?: string;
  readonly msg?: string;
}

function parseLine(line: string): LogLine {
  let entry: ActEntry;
  try {
    entry = JSON.parse(line) as ActEntry;
  } catch {
    entry = { msg: line }; // act's own last word about an error is not JSON
  }
  return {
    job: entry.job ?? '',
    step: entry.stepID?.[0] ?? '',
    stage: entry.stage ?? '',
    command: entry.command ?? '',
    printed: entry.raw_output === true || PRINTED.includes(entry.command ?? ''),
    text: (entry.content ?? entry.arg ?? entry.msg ?? '').trimEnd(),
  };
}

/** The file that an interpreter was started with. */
function scriptOf(pid: number): string {
  try {
    return fs.readFileSync(`/proc/${pid}/cmdline`, 'utf8').split('\0')[1] ?? '';
  } catch {
    return ''; // it has ended
  }
}
