import { CheckpointError } from '../../engine/errors.js';

/** The command could not be started; with the exit code that shells use for it. */
export class CannotStartError extends CheckpointError {
  readonly exitCode: 126 | 127;

  constructor(message: string, fix: string, exitCode: 126 | 127, options?: ErrorOptions) {
    super(message, fix, options);
    this.exitCode = exitCode;
  }
}
