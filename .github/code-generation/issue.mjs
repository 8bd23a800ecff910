// @ts-check
import { readFileSync } from 'node:fs';
import { Failure } from './failure.mjs';
import { Rest } from './rest.mjs';

/** @typedef {{ number: number, title: string, body: string }} Issue */

/**
 * The issue that the workflow is about. That of the event is the text as it was when the label was set, which is what
 * the person who set it has read: an edit afterwards changes nothing. A dispatched workflow has none and asks GitHub.
 * @param {NodeJS.ProcessEnv} env
 * @returns {Promise<Issue>}
 */
export async function readIssue(env) {
  const number = issueNumber(env);
  const { issue } = readEvent(env);
  const { title, body } = issue?.number === number ? issue : await new Rest(env).read(`/issues/${number}`);
  return { number, title: String(title ?? ''), body: String(body ?? '') };
}

/** @param {NodeJS.ProcessEnv} env */
export function issueNumber(env) {
  const text = (env.ISSUE_NUMBER ?? '').trim();
  if (/^[1-9]\d{0,14}$/.test(text)) return Number(text);
  throw new Failure(`ISSUE_NUMBER is "${text}".`, 'Give the number of the issue alone, such as 42.');
}

/**
 * @param {NodeJS.ProcessEnv} env
 * @returns {{ issue?: any }}
 */
function readEvent(env) {
  try {
    return JSON.parse(readFileSync(env.GITHUB_EVENT_PATH ?? '', 'utf8')) ?? {};
  } catch {
    return {};
  }
}
