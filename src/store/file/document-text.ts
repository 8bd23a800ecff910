/** The text of a document as it is kept everywhere: indented JSON with a newline at the end. */
export function serializeDocument(document: object): string {
  return `${JSON.stringify(document, null, 2)}\n`;
}
