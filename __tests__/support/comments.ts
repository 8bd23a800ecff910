import { markerOf, textOf } from '../../src/engine/marker.js';
import type { Author } from './github/index.js';
import type { StepResult } from './runner/index.js';
import type { Workbench } from './workbench.js';

export const ISSUE = 42;
export const BOT = { login: 'github-actions[bot]', id: 41_898_282, type: 'Bot' } as const;
export const STRANGER: Author = { login: 'mallory', id: 666, type: 'User' };

/** A step that comments on the triggering issue. */
export function comment(text: string, more: Readonly<Record<string, string>> = {}): Record<string, string> {
  return { step: 'comment-posted', comment: text, ...more };
}

/** What the issue shows of ours: the texts, without their markers. */
export function ours(bench: Workbench, issue = ISSUE): string[] {
  return bench.github.issues
    .comments(issue)
    .filter(({ user, body }) => user.id === BOT.id && markerOf(body) !== null)
    .map(({ body }) => textOf(body));
}

export function posts(bench: Workbench): number {
  return bench.github.requests.filter(({ operation }) => operation === 'createComment').length;
}

/** Requests about comments since a number of requests ago. */
export function commentRequests(bench: Workbench, since = 0): string[] {
  return bench.github.requests
    .slice(since)
    .filter(({ path }) => /\/comments\b/.test(path))
    .map(({ operation }) => operation);
}

/** Runs a step in the first job of a new attempt on another machine. */
export function inAttempt(
  bench: Workbench,
  attempt: number,
  inputs: Readonly<Record<string, string>>,
): Promise<StepResult> {
  return bench.step(bench.job({ attempt, freshMachine: true }), inputs);
}
