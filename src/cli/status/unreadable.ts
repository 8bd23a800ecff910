import { printableJson } from '../../engine/hidden-characters.js';
import { classifyLaunch } from '../../engine/launch.js';
import type { Unreadable } from '../../engine/status/schema.js';
import { runName } from '../../store/runs-folder.js';
import { clean } from './clean.js';
import type { StatusOptions } from './options.js';
import type { Paint } from './paint.js';

/** What there is to say about a file that cannot be read as a run document. */
export function unreadableText(
  file: string,
  reason: string,
  { form, json }: StatusOptions,
  paint: Paint,
): string {
  const id = runName(file);
  if (form === 'resume') {
    const resumeSet = { skip: [], eligible: [], dep_blocked: {} };
    const launch = classifyLaunch(undefined, { id, root: null });
    return json
      ? `${printableJson({ ...launch, reason, resumeSet })}\n`
      : `# not runnable: ${clean(reason, 1000)}\n`;
  }
  if (json) {
    const answer: Unreadable = { id, file, unreadable: reason, state: null, next_action: 'escalate' };
    return `${printableJson(answer)}\n`;
  }
  return `${paint('red', '● unreadable')}  ${paint('bold', clean(id))}\n  ${clean(reason, 1000)}\n  It is left as it is.\n`;
}
