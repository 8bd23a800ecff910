import * as fs from 'node:fs';
import { isatty } from 'node:tty';
import { RefusedError } from '../../engine/errors.js';
import { understood } from '../../engine/status/understood.js';
import { plural } from '../../engine/words.js';
import { errorCode, fixForFileFault, NotFoundError } from '../../store/errors.js';
import { missing } from '../../store/run-file/missing.js';
import { placesOf } from '../../store/run-file/places.js';
import { isThere } from '../../store/run-file/presence.js';
import { findProject, type Project, projectOf, RUNS_FOLDERS } from '../../store/runs-folder.js';
import { surveyRuns } from '../../store/survey.js';
import { EXIT } from '../exit-code.js';
import { say, sayError } from '../messages.js';
import { printJson, printText } from '../print.js';
import { clean } from '../status/clean.js';
import { type Found, findNewestRun, findRun, type Newest, refuseUnseen } from '../status/find-run.js';
import { listedJson, listRuns, listText } from '../status/list.js';
import { readStatusOptions, type StatusOptions } from '../status/options.js';
import { page } from '../status/page.js';
import { type Paint, painter, wantsColour } from '../status/paint.js';
import { resumeJson, resumeText } from '../status/resume-text.js';
import { takePicture, workflowOf } from '../status/take-picture.js';
import { unreadableText } from '../status/unreadable.js';
import { VERIFIED } from '../status/verified.js';

export const help = `Usage: checkpoint status [id] [options]

Shows where a run stands. Nothing is written and no process is started.

Without an id it is the newest run of the nearest folder upwards that has ${RUNS_FOLDERS.join(' or ')}: of
the files in it whose names end in .json. The beginning of an id is enough, and so is the name of its file; archived
runs are found by it too. The path of a run document will do, wherever it is and whatever it is called.

Options:
  --list        one line a run, the newest first, each with its whole event log verified
  --json        for programs: the document, and at its top level where it stands: state, retryable, retry_of,
                interrupted_reason, reason, recovered_at, superseded_by, pr_url, output_sha, worker (alive, dead or
                unproven), next_action (wait, resume, review, merge, retry, escalate or none), file, malformed
  --raw         the file as it is
  --resume      the command that resumes it, if its recorded launch can be run; with --json the launch descriptor
  --dir <dir>   look in this folder instead
  --no-color    no colours, as with NO_COLOR in the environment; without a terminal there are none anyway

A launch can be run when its script is a pipeline.mjs with the arguments {"command":"resume","run":"<id>"}, or
"checkpoint" with those of its own commands: {"command":"run","step":"<name>","argv":["<program>",…]} (and file, issue,
sha, inputs, files) or {"command":"work"} (and once, dir), all of them such as the command accepts. That of any other
script is printed as JSON, to be carried over by hand. The command is quoted for a POSIX shell; programs take "argv" of
the descriptor.

What cannot be read, a file or a whole folder, is shown as such and hides nothing else; so is a run of which only the
event log is left.

Exit code: 0 also when there are no runs, 1 for an id that may be several and when a folder that cannot be read is all
there is, 2 for a path that cannot be looked at, 3 when there is no such run.

Example:
  checkpoint status
  checkpoint status migrate --json
`;

/** `checkpoint status`: looks, and changes nothing. */
export async function run(args: readonly string[]): Promise<number> {
  const options = readStatusOptions(args);
  const project = options.folder === undefined ? findProject(process.cwd()) : projectOf(options.folder);
  const paint = painter(wantsColour(options.noColour, isatty(1), process.env));
  if (options.id !== undefined) {
    await show(await findRun(project, options.id), options, paint);
    return EXIT.done;
  }
  if (project === null) {
    const where = `${clean(process.cwd(), 1000)} and the folders above it`;
    return sayEmpty(options, `There are no runs: ${where} have no ${RUNS_FOLDERS.join(' or ')}.`);
  }
  if (options.form === 'list') {
    const survey = await surveyRuns(project.folders, VERIFIED);
    if (survey.rows.length === 0) {
      refuseUnseen(survey.closed);
      return sayEmpty(options, emptyMessage(project));
    }
    const runs = listRuns(survey);
    if (options.json) printJson(runs.map(listedJson));
    else printText(listText(runs, paint));
    return EXIT.done;
  }
  const newest = await findNewestRun(project);
  if (newest === null) return sayEmpty(options, emptyMessage(project));
  await show(newest, options, paint);
  sayUnseen(newest, options);
  return EXIT.done;
}

/** What cannot be read may be newer. */
function sayUnseen({ unreadable, closed }: Newest, { form, json }: StatusOptions): void {
  if (form !== 'page' || json) {
    for (const { error } of closed) sayError(error);
    return;
  }
  if (unreadable > 0) {
    const files = plural(unreadable, 'file');
    printText(`\n${files} in the same folder cannot be read; checkpoint status --list names them.\n`);
  }
  for (const { error } of closed) printText(`\n${clean(error.message, 1000)}\n`);
}

function emptyMessage({ folders }: Project): string {
  return `There are no runs in ${folders.map((folder) => clean(folder, 1000)).join(' or ')}.`;
}

async function show({ project, file, look }: Found, options: StatusOptions, paint: Paint): Promise<void> {
  const { form, json } = options;
  if (look.kind === 'missing') {
    throw new NotFoundError(`${clean(file, 1000)} is gone.`, 'Somebody has just moved it.');
  }
  if (form === 'raw') {
    printText(rawText(file));
    return;
  }
  if (look.kind === 'unreadable') {
    printText(unreadableText(file, look.reason, options, paint));
    return;
  }
  const picture = await takePicture(project, file, look.view);
  if (form === 'resume') {
    if (json) printJson(resumeJson(picture));
    else printText(resumeText(picture));
  } else if (json) {
    const { fields, malformed: parts } = understood(look.view.stored());
    const malformed = { ...parts, ...picture.malformed };
    // A field of the document that is called like one of ours is not told.
    const faulty = { malformed: Object.keys(malformed).length > 0 ? malformed : undefined };
    printJson({ ...fields, ...picture.standing, file, ...faulty });
  } else {
    printText(page(picture, workflowOf(project), paint));
  }
}

function rawText(file: string): Buffer {
  if (!isThere(file, file)) throw missing(placesOf(file));
  if (!fs.statSync(file).isFile())
    throw new RefusedError(`${file} is not a regular file.`, 'Look at it yourself.');
  try {
    return fs.readFileSync(file);
  } catch (error) {
    const code = errorCode(error);
    throw new RefusedError(`${file} cannot be read: ${code || String(error)}.`, fixForFileFault(code));
  }
}

function sayEmpty({ form, json }: StatusOptions, message: string): number {
  if (json) {
    say(message);
    printJson(form === 'list' ? [] : null);
  } else {
    printText(`${message}\n`);
  }
  return EXIT.done;
}
