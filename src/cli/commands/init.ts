import * as path from 'node:path';
import { readNames } from '../../engine/run-document/names.js';
import {
  defaultRunId,
  newRun,
  readLaunch,
  refuseBeside,
  refuseReplacing,
} from '../../engine/run-document/new-run.js';
import { newNonce } from '../../store/nonce.js';
import { createRun } from '../../store/run-file/run-file.js';
import { named } from '../arguments.js';
import { EXIT } from '../exit-code.js';
import { say } from '../messages.js';
import { printJson, printLines } from '../print.js';
import { parseCommandLine, UsageError } from '../usage.js';

export const help = `Usage: checkpoint init <file> --task "…" [options]

Begins a run document: the record of a large task that is split into units, each of which is done once. Prints its id.

Options:
  --task <text>             what is to be done
  --units "a,b,c"           the units; more can be added at any time with checkpoint unit
  --id <id>                 the run's id (default: the file's name, the date and a few random characters)
  --launch <json>           how the work is started again: {"scriptPath":"…","args":{…}}
  --required-phases "p,q"   phases without which the run is not done
  --require-validation      the run is not done without a green checkpoint validation
  --event-log               keep a log of all changes beside it; a change then costs the same at 100,000 units as at 100
  --json                    print {"id":"…","file":"…"}

A file in .checkpoint/runs whose name ends in .json is found by checkpoint status and checkpoint gc. A run that is not
over is never replaced; one that is over goes into the folder archive beside it. Where only the event log of a run is
left that is not over, checkpoint rebuild makes its document again.

Exit code: 0 done, 1 usage or I/O error (nothing changed), 2 refused: there is a run that is not over, or something
that cannot be read.

Example:
  checkpoint init .checkpoint/runs/migration.json --task "Move to the new API" --units "client,server,docs"
`;

/** `checkpoint init`: a new run document. */
export async function run(args: readonly string[]): Promise<number> {
  const { values, positionals } = parseCommandLine('init', {
    args: [...args],
    strict: true,
    allowPositionals: true,
    options: {
      task: { type: 'string' },
      units: { type: 'string', default: '' },
      id: { type: 'string' },
      launch: { type: 'string' },
      'required-phases': { type: 'string', default: '' },
      'require-validation': { type: 'boolean', default: false },
      'event-log': { type: 'boolean', default: false },
      json: { type: 'boolean', default: false },
    },
  });
  const { file } = named('init', positionals, ['file']);
  const { task } = values;
  if (task === undefined) throw new UsageError('init', '--task is missing.');
  const given = {
    task,
    units: readNames('unit', values.units),
    launch: values.launch === undefined ? null : readLaunch(values.launch),
    requiredPhases: readNames('phase', values['required-phases']),
    requireValidation: values['require-validation'],
  };
  const name = path.basename(file).replace(/\.json$/, '');
  const build = (at: string) => newRun({ ...given, id: values.id ?? defaultRunId(name, at, newNonce()) }, at);
  const { id } = await createRun(
    file,
    (present, at) => {
      if (present.kind === 'log') refuseBeside(file, present.eventLog, present.read);
      else if (present.kind !== 'missing') refuseReplacing(file, present);
      return build(at);
    },
    {
      eventLog: values['event-log'],
      onArchived: (archived) => say(`the run that was there is now ${archived}.`),
      onSetAside: (log) => say(`an event log without its document was there; it is now ${log}.`),
    },
  );
  if (values.json) printJson({ id, file });
  else printLines([id]);
  return EXIT.done;
}
