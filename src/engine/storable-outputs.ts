import { record } from './record.js';
import type { Withheld } from './schema.js';
import type { SecretFinder } from './secrets.js';
import { bytes } from './words.js';

/** The runner lets all outputs of a job have 1 MB; a record beyond that would be of no use to it. */
const MAX_OUTPUT_BYTES = 1024 * 1024;

export interface StorableOutputs {
  readonly stored: Readonly<Record<string, string>>;
  readonly withheld: readonly Withheld[];
}

/** Which of a step's outputs may be stored: those without a secret in name or value, within the size limit. */
export function storableOutputs(
  pairs: Iterable<readonly [string, string]>,
  secrets: SecretFinder,
): StorableOutputs {
  const stored = record<string>();
  const withheld: Withheld[] = [];
  let size = 0;
  for (const [name, value] of pairs) {
    const nameFault = secrets.inText(name);
    const fault = nameFault ?? secrets.inText(value);
    size += Buffer.byteLength(value);
    if (fault !== null) {
      withheld.push({ kind: 'output', name: nameFault === null ? name : '(name withheld)', reason: fault });
    } else if (size > MAX_OUTPUT_BYTES) {
      withheld.push({
        kind: 'output',
        name,
        reason: `outputs beyond ${bytes(MAX_OUTPUT_BYTES)} are not stored`,
      });
    } else {
      stored[name] = value;
    }
  }
  return { stored, withheld };
}
