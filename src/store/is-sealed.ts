/** How the envelope of a sealed document begins (`seal-document.ts`). Apart, so that looking costs no cryptography. */
export const ENVELOPE_START = '{"checkpointSeal":';

/** Whether a text is such an envelope, whatever is in it. */
export function isSealed(text: string): boolean {
  return text.startsWith(ENVELOPE_START);
}
