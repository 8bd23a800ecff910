import { createHash } from 'node:crypto';
import * as fs from 'node:fs';
import * as path from 'node:path';
import type { GitHub } from '../../../__tests__/support/github/index.js';
import type { StepResult } from '../../../__tests__/support/runner/index.js';
import { ISSUE } from './steps.js';

/** What a job left behind, in a form that can be compared. */
export interface Outcome {
  readonly aiCalls: number;
  /** Of the AI step, as the steps after it saw them. */
  readonly outputs: Readonly<Record<string, string>>;
  /** Path to mode and digest, of all files of the workspace. */
  readonly files: Readonly<Record<string, string>>;
  readonly labels: readonly string[];
  /** Author and text. */
  readonly comments: readonly string[];
}

export function outcomeOf(
  ai: { calls: number },
  asked: StepResult,
  workspace: string,
  github: GitHub,
): Outcome {
  return {
    aiCalls: ai.calls,
    outputs: JSON.parse(asked.outputs.outputs ?? '{}') as Record<string, string>,
    files: filesOf(workspace),
    labels: [...(github.issues.issue(ISSUE)?.labels ?? [])],
    comments: github.issues.history(ISSUE).map(({ user, body }) => `${user.login}: ${body}`),
  };
}

function filesOf(folder: string): Record<string, string> {
  const entries = fs
    .readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name))
    .map((file) => {
      const digest = createHash('sha256').update(fs.readFileSync(file)).digest('hex');
      const mode = (fs.statSync(file).mode & 0o777).toString(8);
      return [path.relative(folder, file).replaceAll('\\', '/'), `${mode} ${digest}`] as const;
    });
  return Object.fromEntries(entries.sort(([a], [b]) => (a < b ? -1 : 1)));
}
