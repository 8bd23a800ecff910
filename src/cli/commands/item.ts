import { parseItems, reportItems } from '../../engine/run-document/items.js';
import { changeRun } from '../../store/run-file/change-run.js';
import { named } from '../arguments.js';
import { EXIT } from '../exit-code.js';
import { printLines } from '../print.js';
import { parseCommandLine, UsageError } from '../usage.js';

export const help = `Usage: checkpoint item <file> --json '<object or array>'

Reports what has to be looked at before the run is done: a finding, a question, a failed check. Prints the ids, one a
line.

An item is an object with whatever there is to say, best with a "title". Its "id" is given, or derived from its
content: reporting the same item twice updates it, and keeps the time of its first report in "at". One that was
resolved is open again.

Options:
  --json <json>    one item, or a list of them

Exit code: 0 done, 1 usage or I/O error (nothing changed), 2 refused: the file cannot be read, 3 no such file.

Example:
  checkpoint item .checkpoint/runs/migration.json --json '{"title":"server: two tests fail","unit":"server"}'
`;

/** `checkpoint item`: reports items. */
export async function run(args: readonly string[]): Promise<number> {
  const { values, positionals } = parseCommandLine('item', {
    args: [...args],
    strict: true,
    allowPositionals: true,
    options: { json: { type: 'string' } },
  });
  const { file } = named('item', positionals, ['file']);
  if (values.json === undefined) throw new UsageError('item', '--json is missing.');
  const items = parseItems(values.json);
  await changeRun(file, reportItems(items));
  printLines(items.map(({ id }) => id));
  return EXIT.done;
}
