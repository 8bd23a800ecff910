import { itemsMeant, resolveItems } from '../../engine/run-document/items.js';
import { changeRun } from '../../store/run-file/change-run.js';
import { named } from '../arguments.js';
import { EXIT } from '../exit-code.js';
import { printJson } from '../print.js';
import { parseCommandLine, UsageError } from '../usage.js';

export const help = `Usage: checkpoint resolve <file> --ids "id1,id2" [--json]

Moves open items to the resolved ones. One that is resolved already stays as it is; if there is an id that is neither,
nothing is resolved.

Options:
  --ids <ids>    the ids of the items, separated by commas; or one id that has a comma itself
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
  const { ids: list } = values;
  let ids: readonly string[] = [];
  await changeRun(file, (view, at) => {
    ids = itemsMeant(list, view.document());
    return resolveItems(ids)(view, at);
  });
  if (values.json) printJson({ resolved: ids });
  return EXIT.done;
}
