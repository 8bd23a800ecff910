import { randomBytes } from 'node:crypto';
import { CommentPlacer, type PlacedComment } from '../effects/comment/place-comment.js';
import { Stop } from '../effects/stop.js';
import { InvalidInputError, RefusedError } from '../engine/errors.js';
import type { Fingerprint } from '../engine/fingerprint.js';
import { sha256 } from '../engine/hash.js';
import { bodyWith, commentHash, type Marker } from '../engine/marker.js';
import { entry } from '../engine/record.js';
import type { CommentRecord } from '../engine/schema.js';
import { KNOWN_SECRET } from '../engine/secrets.js';
import { openRest } from './github-api.js';
import { type Performed, performEffect } from './perform-effect.js';
import { secretsOf } from './record-done.js';
import type { Remote } from './remote.js';
import type { Result } from './result.js';
import type { Session } from './session.js';
import type { Signals } from './signals.js';
import { warning } from './workflow-commands.js';

interface Wish {
  readonly issue: string;
  readonly text: string;
  readonly sticky: boolean;
}

/** GitHub's own limit, in characters. */
const MAX_BODY = 65_536;

/** Looks for the step's comment, and posts it, edits it, or takes it as it is. */
export async function postComment(
  session: Session,
  remote: Remote,
  signals: Signals,
  print: Fingerprint,
  reason: string,
  wish: Wish,
): Promise<Result> {
  const { context, inputs, journal } = session;
  const { step, policies } = inputs;
  const { issue, text, sticky } = wish;
  const before = entry(journal.document.units, step)?.comment;
  // With "resume: false" one that somebody deleted may be posted again.
  const known = before?.issue === issue && inputs.resume ? before : undefined;
  const marker: Marker = {
    hash: commentHash({
      repository: context.scope.repository,
      runId: sticky ? null : context.runId,
      scope: context.scopeHash,
      step,
    }),
    nonce: known?.nonce ?? randomBytes(16).toString('hex'),
    run: { number: context.runNumber, id: context.runId, attempt: context.attempt },
  };
  refuseOversize(bodyWith(text, marker));
  refuseSecrets(session, text);

  const target = `${context.scope.repository}#${issue}`;
  const stop = new Stop(policies.timeoutMs);
  const rest = openRest(session, stop);
  const recorded = known?.id ?? null;
  const placer = new CommentPlacer(rest, stop, { issue, text, marker, sticky, recorded }, warning);
  return performEffect(session, remote, signals, print, reason, {
    lines: [`It comments on ${target}, ${text.length} characters.`],
    comment: { ...known, issue, nonce: marker.nonce },
    stop,
    perform: async () => {
      const placed = await placer.place();
      if (placed.how === 'deleted') {
        warning(
          `The comment of ${step} on ${target} has been deleted since it was posted, and is not posted again. "resume: false" would.`,
        );
      }
      const comment = { issue, nonce: marker.nonce, id: placed.id, url: placed.url || (known?.url ?? '') };
      return performed(placed, { ...comment, text: sha256(text) });
    },
  });
}

const WHAT: Readonly<Record<PlacedComment['how'], (url: string) => string>> = {
  posted: (url) => `posted ${url}`,
  edited: (url) => `edited ${url}`,
  found: (url) => `its comment is there, ${url}`,
  newer: (url) => `a newer run has written ${url}`,
  deleted: (url) => `its comment ${url} was deleted and stays deleted`,
};

function performed({ how }: PlacedComment, comment: CommentRecord): Performed {
  const url = comment.url ?? '';
  return {
    wasThere: how !== 'posted' && how !== 'edited',
    what: WHAT[how](url),
    outputs: new Map([
      ['comment-id', String(comment.id ?? '')],
      ['comment-url', url],
    ]),
    comment,
  };
}

function refuseOversize(body: string): void {
  const length = [...body].length;
  if (length <= MAX_BODY) return;
  throw new InvalidInputError(
    `The comment has ${length} characters, the line by which it is found again included; GitHub takes ${MAX_BODY}.`,
    'Shorten it, or keep the rest in an artifact and link to it.',
  );
}

/** A comment is there for everybody who may read the repository, and in their mail. */
function refuseSecrets(session: Session, text: string): void {
  const found = secretsOf(session, [], new Map()).inText(text);
  if (found === KNOWN_SECRET) {
    throw new RefusedError(
      'The comment was not posted: it contains the value of a secret of this job.',
      'Take it out. What counts is the token, the encryption key, and environment variables whose names say that they are secret.',
    );
  }
  if (found !== null) warning(`The comment of ${session.inputs.step} is posted, but ${found}.`);
}
