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
  steps: ['attempt-counted', 'ai-complete', 'label-applied', 'comment-posted', 'done'],
});

// Counted again after the label is there, it would be one more. So it is decided once, whatever becomes of the answer:
// one that holds something like a secret is not stored, and has to be had again.
const { attempt, nonce } = await checkpoint.step('attempt-counted', countAttempt, { idempotent: true });
// Asking twice costs money and harms nobody else, so a call that was interrupted is made again.
const fix = await checkpoint.step('ai-complete', proposeFix, { idempotent: true });

if (fix.stopped === null) {
  // Not a step: on a machine that has not seen them, the files must be written although the answer was stored before.
  writeFiles(workspace, fix.files);
  await checkpoint.step('label-applied', addLabel, { idempotent: true });
  await checkpoint.step('comment-posted', postComment, { probe: findPostedComment });
  console.log(`Attempt ${attempt}: ${fix.files.map((file) => file.path).join(', ')}`);
} else {
  console.log(`Nothing is done: ${fix.stopped}.`);
}
await checkpoint.done();
setOutputs({ changed: fix.stopped === null, 'fix-attempt': attempt });

async function countAttempt() {
  const labels = await github.readAll(`/issues/${number}/labels`);
  const highest = Math.max(0, ...labels.map(({ name }) => Number(LABEL.exec(name)?.[1] ?? 0)));
  // Nobody knows the nonce before the comment is posted, so a comment that has it is ours.
  return { attempt: highest + 1, nonce: randomUUID() };
}

async function proposeFix({ idempotencyKey }) {
  if (attempt > MAX_ATTEMPTS) return { stopped: `after ${MAX_ATTEMPTS} attempts it is a person's turn` };
  const feedback = await readFeedback(github, number, workspace);
  if (feedback === null) return { stopped: 'the newest commit has no feedback' };
  const answer = await ask({ system: SYSTEM, user: feedback, idempotencyKey }, env);
  return { stopped: null, ...readAnswer(answer, workspace) };
}

/** GitHub adds labels to those that are there, and makes the ones that are missing. */
async function addLabel() {
  await github.write(`/issues/${number}/labels`, { labels: [`auto-fix-attempt-${attempt}`] });
}

/** Posts it, or edits the one that told of an answer which was not stored. */
async function postComment() {
  const files = fix.files.map((file) => `- \`${file.path}\``).join('\n');
  const body = `**Auto-fix, attempt ${attempt}**\n\n${fix.summary}\n\n${files}\n\n${marker()}`;
  const earlier = await findComment([0]);
  if (earlier !== undefined) {
    await github.write(`/issues/comments/${earlier.id}`, { body }, 'PATCH');
    return earlier;
  }
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
async function findComment(pauses = [0, 500, 1500]) {
  for (const pause of pauses) {
    await sleep(pause);
    const comments = await github.readAll(`/issues/${number}/comments`);
    // Whoever copies the marker does so later.
    const found = comments.find(({ body }) => body?.trimEnd().split('\n').at(-1) === marker());
    if (found !== undefined) return { id: found.id };
  }
  return undefined;
}

function marker() {
  return `<!-- auto-fix ${nonce} -->`;
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
