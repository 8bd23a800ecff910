import { randomUUID } from 'node:crypto';
import { finishRun } from '../engine/document-transitions.js';
import type { CommentRecord, Withheld } from '../engine/schema.js';
import { NoSecrets, SecretFinder, secretsOfEnvironment } from '../engine/secrets.js';
import { completeStep } from '../engine/step-transitions.js';
import { storableOutputs } from '../engine/storable-outputs.js';
import { type Before, keepStepFiles } from '../store/files/step-files.js';
import { keepArchives } from './keep-archives.js';
import { inPlaces } from './places.js';
import type { Remote } from './remote.js';
import { warnWithheld } from './report.js';
import type { Session } from './session.js';
import { warning } from './workflow-commands.js';

/** What a step that is done left behind. */
export interface Done {
  readonly outputs: ReadonlyMap<string, string>;
  /** Values that the command masked. */
  readonly masks: Iterable<string>;
  /** What the command added to the environment of later steps. */
  readonly exported: ReadonlyMap<string, string>;
  /** How the kept files were before it ran. */
  readonly before: Before;
  readonly durationMs: number;
  /** It wrote environment, path or summary. */
  readonly partial: boolean;
  readonly note?: string;
  readonly comment?: CommentRecord;
}

/**
 * Records a step as done on this machine, with what may be stored of it, and keeps its files in the stores. Returns
 * why the files could not be kept, or null.
 */
export async function recordDone(session: Session, remote: Remote, done: Done): Promise<string | null> {
  const { context, inputs, journal } = session;
  const { step } = inputs;
  const secrets = secretsOf(session, done.masks, done.exported);
  // What leaves this machine sealed may hold secrets. Outputs that do are noted, to be masked when they come back.
  const { sealed } = remote.outgoing;
  const withhold = sealed ? new NoSecrets() : secrets;
  const outputs = storableOutputs(done.outputs, withhold);
  const secretOutputs = sealed
    ? Object.entries(outputs.stored).flatMap(([name, value]) =>
        (secrets.inText(name) ?? secrets.inText(value)) === null ? [] : [name],
      )
    : [];
  const kept = await keepStepFiles(context.workspace, inputs.files, done.before, withhold, session.folder);
  if (kept.matchedNothing) {
    warning(`"files" of ${step} matched nothing, so no files are kept: ${inputs.files.join(', ')}`);
  }
  const withheld: Withheld[] = [...outputs.withheld, ...kept.withheld];
  const at = new Date().toISOString();
  journal.update((document) => {
    const completed = completeStep(document, {
      step,
      at,
      completionId: randomUUID(),
      durationMs: done.durationMs,
      outputs: outputs.stored,
      secretOutputs,
      files: kept.files,
      withheld,
      payload: kept.payload,
      git: kept.git,
      partial: done.partial,
      ...(done.note === undefined ? {} : { note: done.note }),
      ...(done.comment === undefined ? {} : { comment: done.comment }),
    });
    return step === 'done' ? finishRun(completed, at) : completed;
  });
  warnWithheld(step, withheld);
  // Should this process end here, the post step knows that there is something to keep.
  session.folder.updateState(context, () => ({ unsaved: true }));
  const fault = await keepArchives(remote, context, session.folder, journal.document);
  if (fault !== null) {
    warning(
      `Files of this job's steps could not be kept ${inPlaces(remote.stores)} (${fault}). The post step tries again; should that fail too, a re-run does the step again.`,
    );
  }
  return fault;
}

/** Everything that must not be stored: what is secret in the environment, what was masked, our own token. */
export function secretsOf(
  session: Session,
  masks: Iterable<string>,
  exported: ReadonlyMap<string, string>,
): SecretFinder {
  return new SecretFinder([
    ...secretsOfEnvironment(process.env),
    ...secretsOfEnvironment(Object.fromEntries(exported)),
    ...masks,
    ...[session.inputs.token, session.inputs.encryptionKey].filter((secret) => secret !== ''),
  ]);
}
