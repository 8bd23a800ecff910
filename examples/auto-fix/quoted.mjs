/** Foreign text on one line: a line of its own in a job's log could be a command to the runner. */
export function quoted(text, length = 500) {
  return JSON.stringify(String(text).slice(0, length));
}
