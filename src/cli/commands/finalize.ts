import { finalizeRun, readFinalStatus } from '../../engine/run-document/finalize.js';
import { summarize } from '../../engine/run-document/summary.js';
import { changeRun } from '../../store/run-file/change-run.js';
import { named } from '../arguments.js';
import { EXIT } from '../exit-code.js';
import { printJson } from '../print.js';
import { parseCommandLine } from '../usage.js';

export const help = `Usage: checkpoint finalize <file> <done|needs_attention|aborted> [--result "…"] [--json]

Ends the run. It is done only when every unit is done, no phase is blocked, the required phases are done, no item is
open and a required validation is green; otherwise it is refused, with every reason. A run that needs attention, or
was given up, can be gone on with: when a unit or phase is worked on again, it is running again. So is one that was
done, with the first change that it would now be refused for.

Options:
  --result <text>    what came of it
  --json             print the run's summary

Exit code: 0 done, 1 usage or I/O error (nothing changed), 2 refused: it is not done, or the file cannot be read, 3 no
such file.
`;

/** `checkpoint finalize`: the run ends. */
export async function run(args: readonly string[]): Promise<number> {
  const { values, positionals } = parseCommandLine('finalize', {
    args: [...args],
    strict: true,
    allowPositionals: true,
    options: { result: { type: 'string' }, json: { type: 'boolean', default: false } },
  });
  const { file, status } = named('finalize', positionals, ['file', 'status']);
  const view = await changeRun(file, finalizeRun(readFinalStatus(status), values.result));
  if (values.json) printJson(summarize(view.document(), view.malformed()));
  return EXIT.done;
}
