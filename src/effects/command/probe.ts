import type { Proof } from '../../engine/decision.js';
import { CommandFiles } from './command-files.js';
import { parseFileCommand } from './github-output.js';
import { type CommandSpec, type RunningCommand, startCommand } from './run-command.js';

export interface ProbeAnswer {
  readonly proof: Extract<Proof, 'landed' | 'not-landed' | 'inconclusive'>;
  /** What the probe wrote to its `GITHUB_OUTPUT`: the outputs of the step, should it have landed. */
  readonly outputs: ReadonlyMap<string, string>;
  readonly exitCode: number | null;
  /** Values that the probe masked. */
  readonly masks: ReadonlySet<string>;
}

/** A probe only looks; one that takes longer knows nothing. */
const PROBE_MS = 5 * 60_000;

/**
 * Asks a probe whether an effect landed: exit code 0 says yes, 1 says no, anything else that it does not know.
 * @param onStarted gets the probe while it runs, so that it can be stopped
 */
export async function askProbe(
  spec: Omit<CommandSpec, 'starting'>,
  onStarted: (command: RunningCommand) => void,
): Promise<ProbeAnswer> {
  const files = new CommandFiles(spec.temp, spec.env);
  try {
    const env = { ...spec.env, GITHUB_OUTPUT: files.output };
    const command = await startCommand({ ...spec, env, starting: () => {} });
    const timer = setTimeout(() => command.stop('SIGTERM'), PROBE_MS);
    onStarted(command);
    const { exitCode, masks } = await command.result;
    clearTimeout(timer);
    const { pairs, error } = parseFileCommand(files.read().output, process.platform === 'win32');
    const proof =
      exitCode === 0 && error === null ? 'landed' : exitCode === 1 ? 'not-landed' : 'inconclusive';
    return { proof, outputs: pairs, exitCode, masks };
  } finally {
    files.remove();
  }
}
