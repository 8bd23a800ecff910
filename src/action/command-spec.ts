import * as path from 'node:path';
import { childEnvironment } from '../effects/command/child-environment.js';
import type { CommandSpec } from '../effects/command/run-command.js';
import { type Fingerprint, idempotencyKey } from '../engine/fingerprint.js';
import type { Session } from './session.js';

/** How a script of this step is started: the command itself, and its probe. */
export function commandSpec(
  session: Session,
  print: Fingerprint,
  run: string,
  additions: Readonly<Record<string, string>> = {},
): Omit<CommandSpec, 'starting'> {
  const { context, inputs, journal } = session;
  return {
    run,
    shell: inputs.shell,
    cwd: path.resolve(context.workspace, inputs.workingDirectory),
    env: childEnvironment(process.env, {
      ...additions,
      CHECKPOINT_IDEMPOTENCY_KEY: idempotencyKey({
        runId: context.runId,
        scope: context.scopeHash,
        step: inputs.step,
        inputHash: journal.document.inputHash ?? '',
        fingerprint: print.value,
      }),
    }),
    temp: context.temp,
    inContainer: context.inContainer,
  };
}
