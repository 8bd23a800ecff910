import { once } from 'node:events';
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/**
 * A paid language model, as a service on this machine. It counts what it is asked, and no two answers are the same,
 * so that one that was paid for twice shows in what the job produces.
 */
export class Model {
  /** What it was asked, in order. */
  readonly questions: { readonly text: string; readonly idempotencyKey: string | undefined }[] = [];
  #answers = 0;
  #failures = 0;
  #held: ServerResponse[] | null = null;
  readonly #server = createServer((request, response) => {
    let text = '';
    request.setEncoding('utf8');
    request.on('data', (chunk: string) => {
      text += chunk;
    });
    request.on('end', () => {
      this.questions.push({ text, idempotencyKey: request.headersDistinct['idempotency-key']?.[0] });
      if (this.#held === null) this.#answer(response);
      else this.#held.push(response);
    });
  });

  static async start(): Promise<Model> {
    const model = new Model();
    model.#server.listen(0, '127.0.0.1');
    await once(model.#server, 'listening');
    return model;
  }

  get url(): string {
    return `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}/v1/complete`;
  }

  get calls(): number {
    return this.questions.length;
  }

  /** How many calls got an answer, which is what costs money. */
  get answers(): number {
    return this.#answers;
  }

  /** Thinks without end from now on. */
  hold(): void {
    this.#held ??= [];
  }

  /** Answers everybody who still waits, and thinks no longer. */
  release(): void {
    const held = this.#held ?? [];
    this.#held = null;
    for (const response of held) this.#answer(response);
  }

  /** Resolves once everybody who waited has hung up. */
  async deserted(): Promise<void> {
    const waiting = (this.#held ?? []).filter((response) => !response.destroyed);
    await Promise.all(waiting.map((response) => once(response, 'close')));
  }

  /** Is overloaded for the next call. */
  failOnce(): void {
    this.#failures += 1;
  }

  async close(): Promise<void> {
    const closed = once(this.#server, 'close');
    this.#server.close();
    this.#server.closeAllConnections();
    await closed;
  }

  #answer(response: ServerResponse): void {
    if (response.destroyed) return;
    if (this.#failures > 0) {
      this.#failures -= 1;
      response.writeHead(529).end('overloaded');
      return;
    }
    this.#answers += 1;
    response.end(
      [
        `bug-${this.#answers}`,
        `Answer ${this.#answers}: “100 % reproducible” — \`x = $HOME\`, <b>"quoted"</b> \\n 'single' 日本語`,
        '',
        '- END',
        '  indented, with a look-alike=of<<an output',
        '',
      ].join('\n'),
    );
  }
}
