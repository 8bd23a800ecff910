// @ts-check

/** The exit code of a failure that another try may mend; the workflow names it in `retry-on-exit-codes`. */
const TEMPORARY = 75;

/** Something that went wrong, and what to do about it. */
export class Failure extends Error {
  /**
   * @param {string} message what was wrong
   * @param {string} fix what to do
   * @param {{ temporary?: boolean }} [options]
   */
  constructor(message, fix, { temporary = false } = {}) {
    super(message);
    this.fix = fix;
    this.exitCode = temporary ? TEMPORARY : 1;
  }
}

/**
 * Foreign text on one line, cut short: a model's or a server's words must not look like a line of ours, nor like a
 * command to the runner, whose older form counts wherever it is on a line.
 * @param {unknown} text
 * @param {number} [length]
 */
export function quoted(text, length = 300) {
  const line = String(text)
    .replace(/[\p{C}\s]+/gu, ' ')
    .replaceAll('##[', '# #[')
    .trim();
  return line.length > length ? `${line.slice(0, length)}…` : line;
}

/**
 * Runs a script to its end, and says as an annotation of the job what went wrong.
 * @param {() => Promise<number | void>} main gives the exit code, 0 when it gives none
 */
export async function run(main) {
  try {
    process.exitCode = (await main()) ?? 0;
  } catch (error) {
    const known = error instanceof Failure;
    const text = known ? `${error.message} ${error.fix}` : error instanceof Error ? error.stack : error;
    const message = String(text).replaceAll('%', '%25').replaceAll('\r', '%0D').replaceAll('\n', '%0A');
    process.stdout.write(`::error::${message}\n`);
    process.exitCode = known ? error.exitCode : 1;
  }
}
