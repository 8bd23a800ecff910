import { classifyLaunch } from '../../engine/launch.js';
import type { RunView } from '../../engine/run-document/change.js';
import type { RunDocument } from '../../engine/schema.js';
import type { Standing } from '../../engine/status/schema.js';
import { standing, waitsForRetry } from '../../engine/status/standing.js';
import { type FoundWorkflow, findWorkflow } from '../../store/agent-journal.js';
import type { Project } from '../../store/runs-folder.js';
import { surveyRuns } from '../../store/survey.js';
import { workerOf } from '../../store/worker.js';
import type { RunPicture } from './picture.js';

/** Puts together what is known of a run. */
export async function takePicture(project: Project, file: string, view: RunView): Promise<RunPicture> {
  const document = view.document();
  return {
    file,
    document,
    malformed: view.malformed(),
    standing: await standingOf(project, file, document),
    launch: classifyLaunch(document.launch, { id: document.id, root: project.root }),
    now: Date.now(),
  };
}

/** Where a run stands. The others are only looked at when that decides something. */
export async function standingOf(project: Project, file: string, document: RunDocument): Promise<Standing> {
  const replacedBy = waitsForRetry(document)
    ? ((await surveyRuns(project.folders)).replacements.get(document.id) ?? null)
    : null;
  return standing(document, { worker: workerOf(file), replacedBy });
}

/** What an agent runtime has in progress for a project; somebody may look from a folder below the one it works in. */
export function workflowOf({ root }: Project): FoundWorkflow | null {
  const here = findWorkflow(process.cwd(), process.env);
  return here !== null || root === null || root === process.cwd() ? here : findWorkflow(root, process.env);
}
