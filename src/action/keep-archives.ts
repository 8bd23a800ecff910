import type { RunDocument } from '../engine/schema.js';
import { isOfDigest, parseName } from '../store/names.js';
import type { Remote } from './remote.js';
import type { RunContext } from './run-context.js';
import type { ScopeFolder, ScopeState } from './scope-folder.js';

const MUST_BE_SEALED = 'they may leave this machine only sealed, and this use has no "encryption-key"';

/**
 * Keeps every archive that the document refers to, that is on this machine, and that no store has yet: that of the
 * step that has just been done, and those that could not be kept before. Returns why one could not be kept, or null.
 */
export async function keepArchives(
  remote: Remote,
  context: RunContext,
  folder: ScopeFolder,
  document: RunDocument,
): Promise<string | null> {
  if (remote.unavailable !== null) return null;
  const state = folder.readState(context);
  const digests = unkeptDigests(state, folder, document);
  // What one use of this scope would only let out sealed is not let out by another one, or the post step.
  if (digests.length > 0 && state.care !== 'open' && !remote.outgoing.sealed) return MUST_BE_SEALED;
  let fault: string | null = null;
  for (const digest of digests) {
    fault = (await remote.savePayload(context, folder, folder.payloadFile(digest), digest)) ?? fault;
  }
  return fault;
}

/** Whether the document refers to an archive that is only on this machine. */
export function lacksArchive(state: ScopeState, folder: ScopeFolder, document: RunDocument): boolean {
  return unkeptDigests(state, folder, document).length > 0;
}

function unkeptDigests(state: ScopeState, folder: ScopeFolder, document: RunDocument): string[] {
  const kept = state.payloads.map(parseName);
  return Object.values(document.units).flatMap(({ status, payload }) => {
    if (status !== 'done' || !payload || !folder.has(folder.payloadFile(payload.sha256))) return [];
    return kept.some((name) => name !== null && isOfDigest(name, payload.sha256)) ? [] : [payload.sha256];
  });
}
