import * as fs from 'node:fs';
import type { Work } from '../engine/input-hash.js';

/**
 * What a workflow run works on, as the runner's environment says: the issue or pull request of the triggering event,
 * and the pull request's head, else the run's commit. Empty texts outside a workflow run.
 */
export function workOfEvent(env: NodeJS.ProcessEnv): Work {
  const event = readEvent(env.GITHUB_EVENT_PATH);
  const pull = member(event, 'pull_request');
  const issue =
    member(member(event, 'issue'), 'number') ??
    member(pull, 'number') ??
    member(member(event, 'inputs'), 'issue_number');
  return {
    // By hand it may be given as people write it.
    issueNumber: scalar(issue).replace(/^#/, ''),
    commitSha: scalar(member(member(pull, 'head'), 'sha')) || (env.GITHUB_SHA ?? ''),
  };
}

/** Whether the repository is private, as far as the event tells; many events do, and the rest leave it open. */
export function isPrivateRepository(env: NodeJS.ProcessEnv): boolean {
  return member(member(readEvent(env.GITHUB_EVENT_PATH), 'repository'), 'private') === true;
}

function readEvent(file: string | undefined): unknown {
  if (file === undefined || file === '') return {};
  try {
    return JSON.parse(fs.readFileSync(file, 'utf8'));
  } catch {
    return {}; // no event, or none that can be read: the commit still identifies the work
  }
}

function member(value: unknown, name: string): unknown {
  return value !== null && typeof value === 'object' && Object.hasOwn(value, name)
    ? (value as Record<string, unknown>)[name]
    : undefined;
}

function scalar(value: unknown): string {
  return typeof value === 'string' || typeof value === 'number' ? String(value).trim() : '';
}
