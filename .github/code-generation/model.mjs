// @ts-check
import { Failure, quoted } from './failure.mjs';
import { postJson } from './http.mjs';

/**
 * @typedef {import('./settings.mjs').Settings} Settings
 * @typedef {{ system: string, user: string }} Prompt
 * @typedef {{ text: string | undefined, ended: 'complete' | 'truncated' | 'refused', reason: string }} Reply
 * @typedef {object} Api
 * @property {string} path
 * @property {(key: string) => Record<string, string>} headers
 * @property {(settings: Settings, prompt: Prompt) => object} body
 * @property {(answer: any) => Reply} read throws a TypeError for an answer of another shape
 */

/** Anthropic's API demands a limit; the model needs room for whole files. */
const ANTHROPIC_MAX_TOKENS = 16_000;

/** @type {Record<Settings['api'], Api>} */
const APIS = {
  openai: {
    path: '/chat/completions',
    headers: (key) => (key === '' ? {} : { authorization: `Bearer ${key}` }),
    body: ({ model, maxTokens }, { system, user }) => ({
      model,
      messages: [
        { role: 'system', content: system },
        { role: 'user', content: user },
      ],
      response_format: { type: 'json_object' },
      ...(maxTokens === undefined ? {} : { max_completion_tokens: maxTokens }),
    }),
    read: ({ choices: [{ message, finish_reason }] }) => ({
      text: message.content ?? undefined,
      ended:
        finish_reason === 'length'
          ? 'truncated'
          : finish_reason === 'content_filter' || message.refusal
            ? 'refused'
            : 'complete',
      reason: message.refusal || finish_reason,
    }),
  },
  anthropic: {
    path: '/v1/messages',
    headers: (key) => ({ 'anthropic-version': '2023-06-01', ...(key === '' ? {} : { 'x-api-key': key }) }),
    body: ({ model, maxTokens }, { system, user }) => ({
      model,
      max_tokens: maxTokens ?? ANTHROPIC_MAX_TOKENS,
      system,
      messages: [{ role: 'user', content: user }],
    }),
    read: ({ content, stop_reason }) => ({
      text: content
        .filter((/** @type {any} */ block) => block.type === 'text')
        .map((/** @type {any} */ block) => block.text)
        .join(''),
      ended:
        stop_reason === 'max_tokens' || stop_reason === 'model_context_window_exceeded'
          ? 'truncated'
          : stop_reason === 'refusal'
            ? 'refused'
            : 'complete',
      reason: stop_reason,
    }),
  },
};

/**
 * Asks the model once.
 * @param {Settings} settings
 * @param {Prompt} prompt
 * @returns {Promise<string>} what it said, complete
 * @throws {Failure} for everything else
 */
export async function ask(settings, prompt) {
  const api = APIS[settings.api];
  const { idempotencyKey: idempotency } = settings;
  const { status, text } = await postJson(
    `${settings.baseUrl}${api.path}`,
    { ...api.headers(settings.key), ...(idempotency === '' ? {} : { 'idempotency-key': idempotency }) },
    api.body(settings, prompt),
    settings.timeoutMs,
  ).catch((error) => {
    throw noAnswer(error, settings);
  });
  if (status !== 200) throw refusedCall(status, text, settings);
  const reply = readReply(api, text, settings);
  if (reply.ended === 'truncated') {
    throw new Failure(
      `The model's answer was cut off (${quoted(reply.reason)}).`,
      'Raise the repository variable CODE_GENERATION_MAX_TOKENS, or ask for less in the issue.',
    );
  }
  if (reply.ended === 'refused') {
    throw new Failure(
      `The model refused: ${quoted(reply.reason)}.`,
      'Say in the issue what it is for, or edit it.',
    );
  }
  if (typeof reply.text === 'string' && reply.text.trim() !== '') return reply.text;
  throw new Failure('The model said nothing.', 'Run the job again, or try another model.');
}

/**
 * @param {Api} api
 * @param {string} text
 * @param {Settings} settings
 * @returns {Reply}
 */
function readReply(api, text, settings) {
  try {
    return api.read(JSON.parse(text));
  } catch {
    throw new Failure(
      `${settings.baseUrl} gave an answer that is none of the ${settings.api} API: ${quoted(text)}`,
      'Check the repository variables CODE_GENERATION_BASE_URL and CODE_GENERATION_API.',
    );
  }
}

/** Errors of a connection that never came about, so that nothing was asked. */
const NOT_CONNECTED = ['ECONNREFUSED', 'ENOTFOUND', 'EAI_AGAIN', 'EHOSTUNREACH', 'ENETUNREACH'];

/**
 * @param {unknown} error
 * @param {Settings} settings
 */
function noAnswer(error, { baseUrl, timeoutMs }) {
  const { name, code, message } = /** @type {NodeJS.ErrnoException} */ (error);
  if (name === 'AbortError' || name === 'TimeoutError') {
    return new Failure(
      `${baseUrl} gave no answer within ${timeoutMs / 1000} s.`,
      'Whether the call is charged is not known. Raise the repository variable CODE_GENERATION_TIMEOUT_SECONDS.',
    );
  }
  return NOT_CONNECTED.includes(code ?? '')
    ? new Failure(`${baseUrl} could not be reached (${code}).`, 'Nothing was asked.', { temporary: true })
    : new Failure(
        `The connection to ${baseUrl} broke before the whole answer was there (${quoted(code ?? message)}).`,
        'Whether the call is charged is not known. Re-run the job to ask again.',
      );
}

/**
 * @param {number} status
 * @param {string} text
 * @param {Settings} settings
 */
function refusedCall(status, text, { baseUrl, model }) {
  const said = `${baseUrl} answered ${status}: ${quoted(messageIn(text))}`;
  if (status === 401 || status === 403) {
    return new Failure(said, 'Check the secret CODE_GENERATION_API_KEY, and what the key may do.');
  }
  if (status === 404) {
    return new Failure(said, `Does it have the model "${model}"? Is CODE_GENERATION_BASE_URL right?`);
  }
  if (status === 429) {
    return new Failure(said, 'That is its rate limit, or a budget that is used up.', { temporary: true });
  }
  if (status === 408 || status >= 500) {
    return new Failure(said, 'Try again later.', { temporary: true });
  }
  return new Failure(said, 'Check the repository variables CODE_GENERATION_….');
}

/**
 * The message in an error of either API, else the text as it is.
 * @param {string} text
 */
function messageIn(text) {
  try {
    return JSON.parse(text).error.message ?? text;
  } catch {
    return text;
  }
}
