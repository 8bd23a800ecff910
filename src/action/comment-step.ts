import * as fs from 'node:fs';
import * as path from 'node:path';
import { describeError, InvalidInputError } from '../engine/errors.js';
import { fingerprint } from '../engine/fingerprint.js';
import { sha256 } from '../engine/hash.js';
import { closed } from '../engine/marker.js';
import { entry } from '../engine/record.js';
import { settleBeforehand } from './before-step.js';
import { targetOf } from './github-api.js';
import type { GitHubEffect } from './github-effect.js';
import type { Remote } from './remote.js';
import { report } from './report.js';
import type { Session } from './session.js';
import type { Signals } from './signals.js';

type CommentInputs = Extract<GitHubEffect, { kind: 'comment' }>;

/** `comment` or `comment-file`: one comment, however often the step is run; edited when its text has changed. */
export async function commentStep(
  session: Session,
  remote: Remote,
  signals: Signals,
  given: CommentInputs,
): Promise<number> {
  const { context, inputs, journal } = session;
  const issue = targetOf(session, given.target);
  const text = closed(given.text ?? readText(path.resolve(context.workspace, given.file)));
  if (text === '')
    throw new InvalidInputError(`The file "${given.file}" is empty.`, 'Write what to comment into it.');
  const sticky = given.sticky ? 'true' : '';
  const print = fingerprint({
    kind: 'comment',
    ...(inputs.fingerprint === ''
      ? { 'target-number': issue, sticky, inputs: inputs.inputs }
      : { fingerprint: inputs.fingerprint }),
  });
  const known = entry(journal.document.units, inputs.step)?.comment;
  const rewritten = known?.text !== undefined && known.text !== sha256(text);
  const before = await settleBeforehand(session, remote, print, rewritten);
  if ('done' in before) return report(session, before.done);
  const { postComment } = await import('./post-comment.js');
  const wish = { issue, text, sticky: given.sticky };
  return report(session, await postComment(session, remote, signals, print, before.run, wish));
}

function readText(file: string): string {
  try {
    return fs.readFileSync(file, 'utf8').replace(/^\uFEFF/, '');
  } catch (error) {
    throw new InvalidInputError(
      `The input "comment-file" names a file that cannot be read (${describeError(error)}).`,
      'Its path is relative to the workspace.',
    );
  }
}
