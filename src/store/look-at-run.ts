import { CheckpointError } from '../engine/errors.js';
import type { RunView } from '../engine/run-document/change.js';
import { NotFoundError } from './errors.js';
import { viewRun } from './run-file/run-file.js';

/** What a file in a runs folder turned out to be. */
export type Look =
  | { readonly kind: 'run'; readonly view: RunView }
  | { readonly kind: 'missing' }
  | { readonly kind: 'unreadable'; readonly reason: string };

/** Reads a run for somebody who only wants to see it: what cannot be read comes back as a reason. */
export async function lookAtRun(file: string): Promise<Look> {
  try {
    return { kind: 'run', view: await viewRun(file) };
  } catch (error) {
    if (error instanceof NotFoundError) return { kind: 'missing' };
    if (!(error instanceof CheckpointError)) throw error;
    // Whoever sees the reason sees the file's name as well.
    return {
      kind: 'unreadable',
      reason: error.message.replace(`${file} cannot be read as a run document: `, ''),
    };
  }
}
