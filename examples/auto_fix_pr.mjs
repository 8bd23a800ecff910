// Fixes what the reviewers of a pull request ask for: reads their feedback, asks a language model, writes its fix into the
// checkout, labels the pull request `auto-fix-attempt-N`, and comments. Killed anywhere and run again, it does none of
// this twice: the model is paid once, N is the same, and there is one comment.
//
// Copy this file and the folder auto-fix; auto-fix-pr.yml shows the workflow. It works on the pull request of the
// event, or on PR_NUMBER, with GITHUB_TOKEN, and the AI_… variables of auto-fix/model.mjs.

import { randomUUID } from 'node:crypto';
import * as fs from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { openCheckpoint } from 'checkpoint-action';
import { readAnswer } from './auto-fix/answer.mjs';
import { readFeedback, SYSTEM } from './auto-fix/feedback.mjs';
import { writeFiles } from './auto-fix/files.mjs';
import { GitHub } from './auto-fix/github.mjs';
import { ask } from './auto-fix/model.mjs';

const LABEL = /^auto-fix-attempt-(\d+)$/;
const MAX_ATTEMPTS = 3;

const { env } = process;
const workspace = env.GITHUB_WORKSPACE || process.cwd();
const number = pullNumber();
const github = new GitHub(env);

const checkpoint = openCheckpoint({
  issueNumber: number,
  steps: ['ai-complete', 'label-applied', 'comment-posted', 'done'],
});

// Asking twice costs money and harms nobody else, so a call that was interrupted is made again. Which attempt this is
// belongs to its result: counted again after the label is there, it would be one more.
const fix = await checkpoint.step('ai-complete', proposeFix, { idempotent: true });

if (fix.stopped === null) {
  // Not a step: on a machine that has not seen them, the files must be written although the answer was stored before.
  writeFiles(workspace, fix.files);
  await checkpoint.step('label-applied', addLabel, { idempotent: true });
  await checkpoint.step('comment-posted', postComment, { probe: findPostedComment });
  console.log(`Attempt ${fix.attempt}: ${fix.files.map((file) => file.path).join(', ')}`);
} else {
  console.log(`Nothing is done: ${fix.stopped}.`);
}
await checkpoint.done();
setOutputs({ changed: fix.stopped === null, 'fix-attempt': fix.attempt });

async function proposeFix({ idempotencyKey }) {
  const labels = await github.readAll(`/issues/${number}/labels`);
  const attempt = 1 + Math.max(0, ...labels.map(({ name }) => Number(LABEL.exec(name)?.[1] ?? 0)));
  if (attempt > MAX_ATTEMPTS) {
    return { attempt, stopped: `after ${MAX_ATTEMPTS} attempts it is a person's turn` };
  }
  const feedback = await readFeedback(github, number, workspace);
  if (feedback === null) return { attempt, stopped: 'the newest commit has no feedback' };
  const answer = await ask({ system: SYSTEM, user: feedback, idempotencyKey }, env);
  // Nobody knows this number before the comment is posted, so a comment that has it is ours.
  return { attempt, stopped: null, nonce: randomUUID(), ...readAnswer(answer, workspace) };
}

/** GitHub adds labels to those that are there, and makes the ones that are missing. */
async function addLabel() {
  await github.write(`/issues/${number}/labels`, { labels: [`auto-fix-attempt-${fix.attempt}`] });
}

async function postComment() {
  const files = fix.files.map((file) => `- \`${file.path}\``).join('\n');
  const body = `**Auto-fix, attempt ${fix.attempt}**\n\n${fix.summary}\n\n${files}\n\n${marker()}`;
  try {
    return { id: (await github.write(`/issues/${number}/comments`, { body })).id };
  } catch (error) {
    const posted = error.isAmbiguous ? await findComment() : undefined;
    if (posted === undefined) throw error;
    return posted;
  }
}

async function findPostedComment() {
  const posted = await findComment();
  return posted === undefined ? false : { landed: true, result: posted };
}

/** A list may lag behind what was just written, so it is read several times before a comment counts as not posted. */
async function findComment() {
  for (const pause of [0, 500, 1500]) {
    await sleep(pause);
    const comments = await github.readAll(`/issues/${number}/comments`);
    // Whoever copies the marker does so later.
    const found = comments.find(({ body }) => body?.trimEnd().split('\n').at(-1) === marker());
    if (found !== undefined) return { id: found.id };
  }
  return undefined;
}

function marker() {
  return `<!-- auto-fix ${fix.nonce} -->`;
}

function pullNumber() {
  const event = env.GITHUB_EVENT_PATH ? JSON.parse(fs.readFileSync(env.GITHUB_EVENT_PATH, 'utf8')) : {};
  const given = env.PR_NUMBER || event.pull_request?.number;
  if (/^\d+$/.test(String(given))) return Number(given);
  throw new Error('No pull request is named, neither by the event nor by PR_NUMBER.');
}

function setOutputs(outputs) {
  if (!env.GITHUB_OUTPUT) return;
  const lines = Object.entries(outputs).map(([name, value]) => `${name}=${value}\n`);
  fs.appendFileSync(env.GITHUB_OUTPUT, lines.join(''));
}
