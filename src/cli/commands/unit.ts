import type { Change } from '../../engine/run-document/change.js';
import { readUnitStatus, reportUnit, unitsMeant } from '../../engine/run-document/unit-transition.js';
import { changeRun } from '../../store/run-file/change-run.js';
import { named } from '../arguments.js';
import { EXIT } from '../exit-code.js';
import { printJson } from '../print.js';
import { parseCommandLine } from '../usage.js';

export const help = `Usage: checkpoint unit <file> <unit> <pending|in_progress|done|blocked|dep_blocked> [options]

Records what became of a unit, durably: once the command has ended with 0, it is not forgotten. A unit that is not there
yet is added; its name has no spaces and no commas. One that is there is meant by its exact name, quoted, whatever is in
it. Say "done" only when the unit is complete and verified: nobody will do it again.

Options:
  --note <text>    what there is to say about it; without it the note stays as it is
  --deps "x,y"     the units that have to be done before this one; "" for none; without it they stay as they are
  --json           print the unit

Exit code: 0 done (also when it was recorded already), 1 usage or I/O error (nothing changed), 2 refused: a unit that is
done stays done; or the file cannot be read, 3 no such file.

Example:
  checkpoint unit .checkpoint/runs/migration.json server in_progress
  checkpoint unit .checkpoint/runs/migration.json docs pending --deps "client,server"
`;

/** `checkpoint unit`: one transition of one unit. */
export async function run(args: readonly string[]): Promise<number> {
  const { values, positionals } = parseCommandLine('unit', {
    args: [...args],
    strict: true,
    allowPositionals: true,
    options: {
      note: { type: 'string' },
      deps: { type: 'string' },
      json: { type: 'boolean', default: false },
    },
  });
  const { file, unit, status } = named('unit', positionals, ['file', 'unit', 'status']);
  const { note, deps } = values;
  const report = { unit, status: readUnitStatus(status), ...(note === undefined ? {} : { note }) };
  const change: Change = (before, at) => {
    const dependencies = deps === undefined ? {} : { dependsOn: unitsMeant(deps, before) };
    return reportUnit({ ...report, ...dependencies })(before, at);
  };
  const view = await changeRun(file, change);
  if (values.json) printJson({ unit, ...view.unit(unit) });
  return EXIT.done;
}
