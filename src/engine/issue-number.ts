/** What an issue's number may be, in words for an error's `fix`. */
export const ISSUE_NUMBER_RULE = 'Give the number alone, such as 42.';

/** An issue's number as somebody gives it: `42`, `#42`, or nothing. Null when it is something else. */
export function readIssueNumber(text: string): string | null {
  const number = text.trim().replace(/^#/, '');
  return /^\d{0,18}$/.test(number) ? number : null;
}
