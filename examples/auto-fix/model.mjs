import { quoted } from './quoted.mjs';

/** What differs between the two APIs that most models can be had by. */
const APIS = {
  openai: {
    baseUrl: 'https://api.openai.com/v1',
    path: '/chat/completions',
    headers: (key) => ({ authorization: `Bearer ${key}` }),
    body: (model, system, user) => ({
      model,
      messages: [
        { role: 'system', content: system },
        { role: 'user', content: user },
      ],
      response_format: { type: 'json_object' },
    }),
    read: ({ choices: [{ message, finish_reason }] }) => ({ text: message.content, ended: finish_reason }),
    complete: ['stop'],
  },
  anthropic: {
    baseUrl: 'https://api.anthropic.com',
    path: '/v1/messages',
    headers: (key) => ({ 'x-api-key': key, 'anthropic-version': '2023-06-01' }),
    body: (model, system, user) => ({
      model,
      max_tokens: 16_000,
      system,
      messages: [{ role: 'user', content: user }],
    }),
    read: ({ content, stop_reason }) => ({
      text: content.map((block) => block.text ?? '').join(''),
      ended: stop_reason,
    }),
    complete: ['end_turn', 'stop_sequence'],
  },
};

/**
 * Asks a language model once, and gives its complete answer.
 *
 * AI_MODEL names the model and AI_API_KEY is the key. AI_API is `openai` (the default) or `anthropic`, for any service
 * that speaks like one of them; AI_BASE_URL is its address, without `/chat/completions` or `/v1/messages`.
 *
 * @param {{ system: string, user: string, idempotencyKey: string }} question
 * @param {NodeJS.ProcessEnv} env
 * @returns {Promise<string>}
 */
export async function ask({ system, user, idempotencyKey }, env) {
  const api = APIS[env.AI_API || 'openai'];
  if (api === undefined) throw new Error(`AI_API is "${env.AI_API}"; it may be openai or anthropic.`);
  if (!env.AI_MODEL || !env.AI_API_KEY) throw new Error('AI_MODEL and AI_API_KEY have to be set.');
  const url = `${(env.AI_BASE_URL || api.baseUrl).replace(/\/$/, '')}${api.path}`;
  const response = await fetch(url, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      // To a service that knows it, the same question twice is one question.
      'idempotency-key': idempotencyKey,
      ...api.headers(env.AI_API_KEY),
    },
    body: JSON.stringify(api.body(env.AI_MODEL, system, user)),
    signal: AbortSignal.timeout(10 * 60_000),
  });
  const text = await response.text();
  if (!response.ok) throw new Error(`${url} answered with ${response.status}: ${quoted(text)}`);
  const answer = reading(
    () => api.read(JSON.parse(text)),
    `${url} gave no answer of its API: ${quoted(text)}`,
  );
  if (!api.complete.includes(answer.ended)) {
    throw new Error(`The model's answer is not complete (${quoted(answer.ended)}).`);
  }
  if (typeof answer.text !== 'string') throw new Error('The model said nothing.');
  return answer.text;
}

function reading(read, message) {
  try {
    return read();
  } catch {
    throw new Error(message);
  }
}
