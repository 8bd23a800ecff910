import { printableJson } from '../../engine/hidden-characters.js';
import { pinnedRecipe } from '../../engine/launch.js';
import { resumeSet } from '../../engine/run-document/resume-set.js';
import { cleanList } from './clean.js';
import type { RunPicture } from './picture.js';

/**
 * How a run is resumed: a command when its recorded launch can be run, and nothing that a shell would act on when
 * it cannot, should a script hand it to one unseen.
 */
export function resumeText({ launch, document, malformed, file }: RunPicture): string {
  if (launch.command !== null) return `${launch.command}\n`;
  const recipe = launch.migrationOnly ? pinnedRecipe(document.launch, file) : null;
  if (recipe !== null) {
    const harmless = printableJson(recipe, 2).replaceAll('$', '\\u0024').replaceAll('`', '\\u0060');
    return `${harmless}\n`;
  }
  const { skip, eligible, dep_blocked } = resumeSet(document.units, { malformed });
  const lines = [
    `not runnable: ${launch.reason}`,
    `skip (${skip.length}): ${cleanList(skip)}`,
    `eligible (${eligible.length}): ${cleanList(eligible)}`,
    `dep_blocked (${Object.keys(dep_blocked).length}): ${cleanList(Object.keys(dep_blocked))}`,
  ];
  return `${lines.map((line) => `# ${line}`.trimEnd()).join('\n')}\n`;
}

/** The typed descriptor, for programs. */
export function resumeJson({ launch, document, malformed }: RunPicture): object {
  return { ...launch, resumeSet: resumeSet(document.units, { malformed }) };
}
