import * as path from 'node:path';
import { printableJson } from '../../engine/hidden-characters.js';
import { plural } from '../../engine/words.js';
import { type Collected, collectRuns } from '../../store/collect-runs.js';
import { projectOf } from '../../store/runs-folder.js';
import { EXIT } from '../exit-code.js';
import { printText } from '../print.js';
import { since } from '../status/ages.js';
import { clean } from '../status/clean.js';
import { VERIFIED } from '../status/verified.js';
import { parseCommandLine, UsageError } from '../usage.js';

export const help = `Usage: checkpoint gc <runs-dir> [--keep-days <days>] [--json]

Moves the runs of a folder that are over into the folder "archive" in it, with their event logs and kept files, once
they have not been updated for a while. Nothing is removed, and nothing in the archive is overwritten.

A run is over when it is done or aborted; a managed run when it has succeeded, was canceled or superseded, or has
failed and either cannot be retried or was replaced by a retry. Everything else stays where it is, and so does what
cannot be read, also when only its event log is damaged, and what somebody is just changing. Only files whose
names end in .json are looked at.

Options:
  --keep-days <days>  how long ago the last update must be (default 7; decimals allowed, 0 takes all)
  --json              what was done, as {"archived":[{"id","file","to"}],"kept":n,"left":[{"file","reason"}],
                      "failed":[{"file","reason"}]}

Exit code: 0, 1 when a run could not be moved, 3 when there is no such folder.

Example:
  checkpoint gc .checkpoint/runs --keep-days 30
`;

const DAY_MS = 24 * 60 * 60 * 1000;

/** `checkpoint gc`: puts away what is over. */
export async function run(args: readonly string[]): Promise<number> {
  const { values, positionals } = parseCommandLine('gc', {
    args: [...args],
    allowPositionals: true,
    options: { 'keep-days': { type: 'string', default: '7' }, json: { type: 'boolean' } },
  });
  const [given = '', extra] = positionals;
  if (given === '') throw new UsageError('gc', '<runs-dir> is missing.');
  if (extra !== undefined) throw new UsageError('gc', `"${extra}" is one argument too many.`);
  const days = keepDays(values['keep-days']);
  const [folder = given] = projectOf(given).folders;
  const now = Date.now();
  const collected = await collectRuns(folder, now - days * DAY_MS, VERIFIED);
  printText(values.json === true ? asJson(collected) : asText(collected, now));
  return collected.failed.length === 0 ? EXIT.done : EXIT.usage;
}

function keepDays(text: string): number {
  if (/^\d{1,6}(\.\d{1,6})?$/.test(text)) return Number(text);
  throw new UsageError('gc', `"--keep-days" is "${text}". Give a number of days.`);
}

function asJson({ archived, kept, left, failed }: Collected): string {
  const moved = archived.map(({ run: { document, file }, to }) => ({ id: document.id, file, to }));
  return `${printableJson({ archived: moved, kept, left, failed })}\n`;
}

function asText({ archived, kept, left, failed }: Collected, now: number): string {
  const name = (file: string) => clean(path.basename(file), 300);
  const lines = [
    ...archived.map(({ run: { document, file }, to }) => {
      const state = document.lifecycle?.state ?? document.status;
      return `archived  ${name(file)} (${state}, updated ${since(document.updatedAt, now)}) as ${clean(to, 1000)}`;
    }),
    ...left.map(({ file, reason }) => `left      ${name(file)}: ${clean(reason, 500)}`),
    ...failed.map(({ file, reason }) => `failed    ${name(file)}: ${clean(reason, 500)}`),
    [
      `${plural(archived.length, 'run')} archived`,
      `${kept} kept`,
      ...(left.length > 0 ? [`${left.length} left alone`] : []),
      ...(failed.length > 0 ? [`${failed.length} that could not be moved`] : []),
    ].join(', '),
  ];
  return `${lines.join('\n')}\n`;
}
