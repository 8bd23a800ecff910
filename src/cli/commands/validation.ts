import { readValidationStatus, reportValidation } from '../../engine/run-document/validation.js';
import { changeRun } from '../../store/run-file/change-run.js';
import { named } from '../arguments.js';
import { EXIT } from '../exit-code.js';
import { printJson } from '../print.js';
import { parseCommandLine } from '../usage.js';

export const help = `Usage: checkpoint validation <file> <green|red> [--note "…"] [--json]

Records the outcome of the run's final validation: the test suite, a review, whatever shows that the whole is right. The
latest one counts.

Options:
  --note <text>    what there is to say about it
  --json           print it

Exit code: 0 done, 1 usage or I/O error (nothing changed), 2 refused: the file cannot be read, 3 no such file.
`;

/** `checkpoint validation`: the outcome of the final validation. */
export async function run(args: readonly string[]): Promise<number> {
  const { values, positionals } = parseCommandLine('validation', {
    args: [...args],
    strict: true,
    allowPositionals: true,
    options: { note: { type: 'string' }, json: { type: 'boolean', default: false } },
  });
  const { file, outcome } = named('validation', positionals, ['file', 'outcome']);
  const view = await changeRun(file, reportValidation(readValidationStatus(outcome), values.note));
  if (values.json) printJson(view.document().validation);
  return EXIT.done;
}
