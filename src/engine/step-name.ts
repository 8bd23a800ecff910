/** What a step may be called, in words for an error's `fix`. */
export const STEP_NAME_RULE = 'A step\'s name has letters, digits, "-", "_" and ".", at most 100 of them.';

export function isStepName(name: string): boolean {
  return /^[A-Za-z0-9_.-]{1,100}$/.test(name);
}
