import { plural } from '../../engine/words.js';
import { rebuildRun } from '../../store/run-file/rebuild-run.js';
import { named } from '../arguments.js';
import { EXIT } from '../exit-code.js';
import { say } from '../messages.js';
import { printJson } from '../print.js';
import { parseCommandLine } from '../usage.js';

export const help = `Usage: checkpoint rebuild <file> [--json]

Makes a run document from its event log again, which was begun with checkpoint init --event-log. Every line of the log
is verified; one that does not verify is named, and nothing is changed. A document that something else has changed is
kept beside the new one.

Options:
  --json    print {"events":…,"kept":…}: how many events the document was made from, and the copy of what was there

Exit code: 0 done, 1 usage or I/O error, 2 refused: the log is damaged, or not that of the document, 3 there is no log.
`;

/** `checkpoint rebuild`: the document, from its event log. */
export async function run(args: readonly string[]): Promise<number> {
  const { values, positionals } = parseCommandLine('rebuild', {
    args: [...args],
    strict: true,
    allowPositionals: true,
    options: { json: { type: 'boolean', default: false } },
  });
  const { file } = named('rebuild', positionals, ['file']);
  const { events, kept } = await rebuildRun(file);
  if (values.json) printJson({ events, kept });
  else {
    const copy = kept === null ? '' : ` What was there is now ${kept}.`;
    say(`${file} was made from ${plural(events, 'event')}.${copy}`);
  }
  return EXIT.done;
}
