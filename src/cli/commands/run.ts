import { sayError } from '../messages.js';
import { CannotStartError } from '../run/cannot-start.js';
import { readOptions } from '../run/options.js';
import { performStep } from '../run/step.js';

export const help = `Usage: checkpoint run --step <name> [options] -- <command> [argument…]

Runs a command once. Its outputs and files are recorded the moment it has succeeded; when the same script is run
again after an interruption, the step is skipped and what it produced is brought back.

Options:
  --step <name>      the step's name: letters, digits, "-", "_" and "."
  --file <file>      where the record is kept (default .checkpoint/runs/default.json); commands that run at the same
                     time may share it
  --issue <number>   the issue or pull request that the work is about
  --sha <commit>     the commit that the work is about; for another issue or commit, everything starts over
  --inputs <text>    anything else that decides the result (a model's name); when it changes, the step runs again
  --files <glob>…    files below the current folder that the command leaves behind; "!" in front leaves some out

In a GitHub Actions job, --issue and --sha are by default what the job is about.

The command is started directly, not by a shell, with this terminal's input and output. It finds a file for its
outputs in GITHUB_OUTPUT (lines of name=value) and a key that is the same each time it is tried in
CHECKPOINT_IDEMPOTENCY_KEY. A step that is used a second time begins the next attempt.

Outputs and files that contain a secret are not stored: the value of an environment variable named like one
(DEPLOY_TOKEN, DB_PASSWORD), or anything in the form of a well-known token.

Exit code: the command's own, 0 when it is skipped, 128+n when signal n ended it, 126 when it cannot be started, 127
when it is not found, 125 for an error of checkpoint itself.

Example:
  checkpoint run --step ai-complete --files 'out/**' -- node generate.mjs
  checkpoint run --step label-applied -- gh issue edit 42 --add-label generated
`;

/** `checkpoint run`: a durable step anywhere. */
export async function run(args: readonly string[]): Promise<number> {
  const options = readOptions(args, process.env);
  try {
    return await performStep(options, process.env);
  } catch (error) {
    if (!(error instanceof CannotStartError)) throw error;
    sayError(error);
    return error.exitCode;
  }
}
