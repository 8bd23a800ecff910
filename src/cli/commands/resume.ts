import { reconcile, staleDone } from '../../engine/run-document/reconcile.js';
import { type Obstacles, resumePlan } from '../../engine/run-document/resume-set.js';
import { describeCycle } from '../../engine/run-document/waiting-graph.js';
import { changeRun } from '../../store/run-file/change-run.js';
import { viewRun } from '../../store/run-file/run-file.js';
import { named } from '../arguments.js';
import { EXIT } from '../exit-code.js';
import { say } from '../messages.js';
import { printJson } from '../print.js';
import { parseCommandLine } from '../usage.js';

export const help = `Usage: checkpoint resume <file> [--git <ref>]

Says where work goes on, as JSON on one line:

  {"skip":["…"],"eligible":["…"],"dep_blocked":{"unit":"root cause"}}

skip is done. eligible can be done now: everything it depends on is done; what was in progress was interrupted, and
is to be done again. dep_blocked has to wait; the root cause is the unit at the end of its chain. Where waiting is of
no use, it is what has to be put right: a unit that does not exist or cannot be read, or a cycle, spelled out.

Options:
  --git <ref>    compare with the repository in the current folder: a commit that can be reached from the ref and has a
                 trailer "Task-Id: <unit>" proves that the unit is done. What is proven and not recorded is recorded
                 as done, with a note. What is recorded as done and not proven is not skipped, and is listed in
                 "stale_done".
  --json         the same; the answer is JSON anyway

Without --git nothing is changed.

Exit code: 0 done, 1 usage or I/O error, no such ref, 2 the file cannot be read as a run document, 3 no such file.
`;

/** `checkpoint resume`: what to skip, what to do, what has to wait. */
export async function run(args: readonly string[]): Promise<number> {
  const { values, positionals } = parseCommandLine('resume', {
    args: [...args],
    strict: true,
    allowPositionals: true,
    options: { git: { type: 'string' }, json: { type: 'boolean', default: false } },
  });
  const { file } = named('resume', positionals, ['file']);
  if (values.git === undefined) {
    const view = await viewRun(file);
    const { set, obstacles } = resumePlan(view.document().units, { malformed: view.malformed() });
    sayObstacles(obstacles);
    printJson(set);
    return EXIT.done;
  }
  // A file that is not there is said before a ref that is not there.
  await viewRun(file);
  const { readTaskTrailers } = await import('../../store/git/task-trailers.js');
  const evidence = readTaskTrailers(process.cwd(), values.git);
  const view = await changeRun(file, reconcile(evidence));
  const stale = staleDone(view.document(), evidence);
  const { set, obstacles } = resumePlan(view.document().units, {
    malformed: view.malformed(),
    notDone: new Set(stale),
  });
  sayObstacles(obstacles);
  printJson({ ...set, stale_done: stale });
  return EXIT.done;
}

function sayObstacles({ cycles, unknown, unreadable }: Obstacles): void {
  for (const cycle of cycles) say(`units depend on each other in a ${describeCycle(cycle)}.`);
  for (const [unit, names] of Object.entries(unknown)) {
    say(`the unit "${unit}" depends on ${names.join(', ')}: no such unit in this run.`);
  }
  for (const [unit, reason] of Object.entries(unreadable))
    say(`the unit "${unit}" cannot be read: ${reason}.`);
}
