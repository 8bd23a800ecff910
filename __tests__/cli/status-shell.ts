import * as path from 'node:path';
import { runText } from '../support/run-documents.js';
import { type Ended, Shell } from './shell.js';

export const RUNS = '.checkpoint/runs';

/** A project with runs, and `checkpoint status` in it. No agent runtime is at work there. */
export class StatusShell extends Shell {
  status(...args: string[]): Ended {
    return this.checkpoint(['status', ...args], { CLAUDE_CONFIG_DIR: path.join(this.temp, 'none') });
  }

  /** Keeps a run document, and says where. */
  keep(id: string, given: Readonly<Record<string, unknown>> = {}, name = id): string {
    return this.write(`${RUNS}/${name}.json`, runText(id, given));
  }
}

/** The text behind a label of the default view, up to the next label. */
export function section(stdout: string, label: string): string {
  const [, rest = ''] = stdout.split(new RegExp(`^ {2}${label} +`, 'm'));
  return (
    rest
      .split(/^ {2}\S/m)[0]
      ?.replace(/\n +/g, '\n')
      .trim() ?? ''
  );
}
