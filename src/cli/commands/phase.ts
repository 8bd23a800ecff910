import { entry } from '../../engine/record.js';
import { readPhaseStatus, reportPhase } from '../../engine/run-document/phases.js';
import { changeRun } from '../../store/run-file/change-run.js';
import { named } from '../arguments.js';
import { EXIT } from '../exit-code.js';
import { printJson } from '../print.js';
import { parseCommandLine } from '../usage.js';

export const help = `Usage: checkpoint phase <file> <phase> <pending|running|done|blocked|skipped> [--json]

Records where a phase of the run stands. Phases are in the order in which they were first named.

Options:
  --json    print the phase

Exit code: 0 done, 1 usage or I/O error (nothing changed), 2 refused: the file cannot be read, 3 no such file.

Example:
  checkpoint phase .checkpoint/runs/migration.json review running
`;

/** `checkpoint phase`: where a phase stands. */
export async function run(args: readonly string[]): Promise<number> {
  const { values, positionals } = parseCommandLine('phase', {
    args: [...args],
    strict: true,
    allowPositionals: true,
    options: { json: { type: 'boolean', default: false } },
  });
  const { file, phase, status } = named('phase', positionals, ['file', 'phase', 'status']);
  const view = await changeRun(file, reportPhase(phase, readPhaseStatus(status)));
  if (values.json) printJson({ phase, ...Object(entry(view.document().phases, phase)) });
  return EXIT.done;
}
