import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** What one call asked. */
export interface Question {
  readonly path: string;
  readonly headers: IncomingHttpHeaders;
  // biome-ignore lint/suspicious/noExplicitAny: a test reads what it expects
  readonly body: any;
}

/** What the model says as its answer of this number, from 1; or a whole reply of its service, which is no answer. */
export type Script = (answer: number) => string | { readonly status: number; readonly body: string };

/**
 * A paid language model on this machine, behind the APIs of OpenAI (`/v1/chat/completions`) and Anthropic
 * (`/v1/messages`).
 */
export class ChatModel {
  readonly questions: Question[] = [];
  #script: Script;
  #answers = 0;
  #held: { readonly response: ServerResponse; readonly call: number }[] | null = null;
  readonly #server = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    const body: unknown = JSON.parse(Buffer.concat(chunks).toString('utf8'));
    this.questions.push({ path: request.url ?? '', headers: request.headers, body });
    const waiting = { response, call: this.questions.length };
    if (this.#held === null) this.#answer(waiting);
    else this.#held.push(waiting);
  });

  private constructor(script: Script) {
    this.#script = script;
  }

  static async start(script: Script): Promise<ChatModel> {
    const model = new ChatModel(script);
    model.#server.listen(0, '127.0.0.1');
    await once(model.#server, 'listening');
    return model;
  }

  /** The address of the server; OpenAI's API is below `/v1`. */
  get url(): string {
    return `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}`;
  }

  get calls(): number {
    return this.questions.length;
  }

  /** How many calls got an answer, which is what costs money. */
  get answers(): number {
    return this.#answers;
  }

  says(script: Script): void {
    this.#script = script;
  }

  /** Thinks without end from now on. */
  hold(): void {
    this.#held ??= [];
  }

  /** Answers everybody who still waits, and thinks no longer. */
  release(): void {
    const held = this.#held ?? [];
    this.#held = null;
    for (const waiting of held) this.#answer(waiting);
  }

  /** Breaks the connections of everybody who waits. */
  hangUp(): void {
    for (const { response } of this.#held ?? []) response.destroy();
  }

  /** Resolves once everybody who waited has hung up. */
  async deserted(): Promise<void> {
    const waiting = (this.#held ?? []).filter(({ response }) => !response.destroyed);
    await Promise.all(waiting.map(({ response }) => once(response, 'close')));
  }

  async close(): Promise<void> {
    const closed = once(this.#server, 'close');
    this.#server.close();
    this.#server.closeAllConnections();
    await closed;
  }

  #answer({ response, call }: { readonly response: ServerResponse; readonly call: number }): void {
    if (response.destroyed) return;
    const said = this.#script(this.#answers + 1);
    if (typeof said !== 'string') {
      response.writeHead(said.status, { 'content-type': 'application/json' }).end(said.body);
      return;
    }
    this.#answers += 1;
    const path = this.questions[call - 1]?.path;
    response.end(JSON.stringify(path?.endsWith('/messages') ? anthropicReply(said) : openaiReply(said)));
  }
}

/** A complete answer in OpenAI's form; `message` and `finish_reason` may say otherwise. */
export function openaiReply(content: string | null, given: { finish?: string; refusal?: string } = {}) {
  const message = { role: 'assistant', content, refusal: given.refusal ?? null };
  return {
    id: 'chatcmpl-1',
    object: 'chat.completion',
    choices: [{ index: 0, message, finish_reason: given.finish ?? 'stop' }],
  };
}

/** A complete answer in Anthropic's form. */
export function anthropicReply(text: string, stop = 'end_turn') {
  return {
    id: 'msg_1',
    type: 'message',
    role: 'assistant',
    content: [{ type: 'text', text }],
    stop_reason: stop,
  };
}
