import { resolveItems } from '../../engine/run-document/items.js';
import { splitNames } from '../../engine/run-document/names.js';
import { changeRun } from '../../store/run-file/change-run.js';
import { named } from '../arguments.js';
import { EXIT } from '../exit-code.js';
import { printJson } from '../print.js';
import { parseCommandLine, UsageError } from '../usage.js';

export const help = `Usage: checkpoint resolve <file> --ids "id1,id2" [--json]

Moves open items to the resolved ones. One that is resolved already stays as it is; if there is an id that is neither,
nothing is resolved.

Options:
  --ids <ids>    the ids of the items, separated by commas
  --json         print {"resolved":["…"]}

Exit code: 0 done, 1 usage or I/O error (nothing changed), 2 refused: the file cannot be read, 3 no such file or item.
`;

/** `checkpoint resolve`: settles items. */
export async function run(args: readonly string[]): Promise<number> {
  const { values, positionals } = parseCommandLine('resolve', {
    args: [...args],
    strict: true,
    allowPositionals: true,
    options: { ids: { type: 'string' }, json: { type: 'boolean', default: false } },
  });
  const { file } = named('resolve', positionals, ['file']);
  if (values.ids === undefined) throw new UsageError('resolve', '--ids is missing.');
  const ids = splitNames(values.ids);
  await changeRun(file, resolveItems(ids));
  if (values.json) printJson({ resolved: ids });
  return EXIT.done;
}
