/** Foreign text on one line, in which nothing is a command to the runner: at its beginning, or in the older form, anywhere. */
export function quoted(text, length = 500) {
  return JSON.stringify(String(text).slice(0, length)).replaceAll('##[', '# #[');
}
