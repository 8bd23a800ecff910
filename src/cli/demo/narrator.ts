import type { WriteStream } from 'node:tty';
import { logLines } from './log-lines.js';

/** One line of the comparison at the end. */
export interface Verdict {
  readonly subject: string;
  readonly finding: string;
  readonly holds: boolean;
}

type Style = 'bold' | 'dim' | 'green' | 'red';
const CODES: Readonly<Record<Style, string>> = { bold: '1', dim: '2', green: '32', red: '31' };

/** Tells the demo's story on a terminal, or in plain text to anything else. */
export class Narrator {
  readonly #out: NodeJS.WritableStream;
  readonly #colours: boolean;

  constructor(out: NodeJS.WritableStream & Partial<Pick<WriteStream, 'isTTY'>>) {
    this.#out = out;
    this.#colours = out.isTTY === true && !process.env.NO_COLOR && process.env.TERM !== 'dumb';
  }

  say(text: string): void {
    this.#line(text);
  }

  gap(): void {
    this.#line('');
  }

  title(text: string): void {
    this.gap();
    this.#line(this.#paint('bold', text));
  }

  /** An attempt, or what happens to one. */
  event(text: string): void {
    this.gap();
    this.#line(`  ${text}`);
  }

  /** Gets what a step prints, in pieces; passes it on line by line, as the runner shows it. */
  log(): (text: string) => void {
    const show = logLines();
    return (text) => {
      for (const line of show(text)) this.#line(`    ${this.#log(line)}`);
    };
  }

  verdict({ subject, finding, holds }: Verdict): void {
    this.#line(`  ${this.#mark(holds)} ${subject.padEnd(9)} ${finding}`);
  }

  conclusion(text: string, good: boolean): void {
    this.#line(this.#paint(good ? 'green' : 'red', text));
  }

  /** Our action's own lines begin with a sign; what the commands print stays in the background. */
  #log(line: string): string {
    if (line.startsWith('✓') || line.startsWith('↷')) return this.#paint('green', line);
    if (line.startsWith('✗') || line.startsWith('error')) return this.#paint('red', line);
    return this.#paint('dim', line);
  }

  #mark(holds: boolean): string {
    return holds ? this.#paint('green', '✓') : this.#paint('red', '✗');
  }

  #paint(style: Style, text: string): string {
    return this.#colours ? `\u001b[${CODES[style]}m${text}\u001b[0m` : text;
  }

  #line(text: string): void {
    this.#out.write(`${text}\n`);
  }
}
