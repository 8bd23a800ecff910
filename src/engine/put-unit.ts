import { withHead } from './head.js';
import { orderOfUse } from './order-of-use.js';
import { entry, withEntry } from './record.js';
import type { RunDocument, Unit } from './schema.js';

/** The document with this record of a step, and with what follows from it: the order, the status, the checkpoint. */
export function putUnit(document: RunDocument, step: string, unit: Unit, at: string): RunDocument {
  const attempt = document.revision?.attempt ?? 1;
  const units = withEntry(document.units, step, unit);
  const changed: RunDocument = {
    ...document,
    updatedAt: at,
    finishedAt: null,
    units,
    order: orderOfUse(document.order ?? [], step, (name) => entry(units, name)?.usedInAttempt === attempt),
    ...runState(units, document.lifecycle),
  };
  return withHead(changed);
}

function runState(
  units: Readonly<Record<string, Unit>>,
  before: RunDocument['lifecycle'],
): Pick<RunDocument, 'status' | 'lifecycle'> {
  const all = Object.values(units);
  const failed = all.some((unit) => unit.status === 'blocked');
  const interrupted = all.find((unit) => unit.interrupted)?.interrupted?.reason ?? null;
  return {
    status: failed ? 'needs_attention' : 'running',
    lifecycle: {
      retry_of: null,
      recovered_at: null,
      ...before,
      state: failed || interrupted !== null ? 'failed' : 'running',
      retryable: failed || interrupted !== null,
      interrupted_reason: interrupted,
    },
  };
}
