import { summarize } from '../../engine/run-document/summary.js';
import { serializeDocument } from '../../store/file/document-text.js';
import { viewRun } from '../../store/run-file/run-file.js';
import { named } from '../arguments.js';
import { EXIT } from '../exit-code.js';
import { printJson, printText } from '../print.js';
import { parseCommandLine } from '../usage.js';

export const help = `Usage: checkpoint get <file> [--summary]

Prints a run document as it is now, as JSON. Changes nothing.

Options:
  --summary    one line: {"id","status","task","currentPhase","total","done","blocked","dep_blocked","in_progress",
               "updatedAt"}; the numbers count units
  --json       the same; the answer is JSON anyway

Exit code: 0 done, 1 usage or I/O error, 2 the file cannot be read as a run document, 3 no such file.
`;

/** `checkpoint get`: the document, or a summary of it. */
export async function run(args: readonly string[]): Promise<number> {
  const { values, positionals } = parseCommandLine('get', {
    args: [...args],
    strict: true,
    allowPositionals: true,
    options: {
      summary: { type: 'boolean', default: false },
      json: { type: 'boolean', default: false },
    },
  });
  const { file } = named('get', positionals, ['file']);
  const view = await viewRun(file);
  if (values.summary) printJson(summarize(view.document(), view.malformed()));
  else printText(serializeDocument(view.stored()));
  return EXIT.done;
}
