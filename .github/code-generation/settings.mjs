// @ts-check
import { Failure } from './failure.mjs';

/**
 * @typedef {object} Settings
 * @property {'openai' | 'anthropic'} api
 * @property {string} baseUrl without a slash at its end
 * @property {string} model
 * @property {string} key empty: the endpoint asks for none
 * @property {number} timeoutMs
 * @property {number | undefined} maxTokens
 * @property {string} idempotencyKey the same in every attempt of the run; empty outside of checkpoint-action
 */

const BASE_URLS = { openai: 'https://api.openai.com/v1', anthropic: 'https://api.anthropic.com' };

/**
 * What to ask which model, from the environment. A variable that is not set is empty in a workflow.
 * @param {NodeJS.ProcessEnv} env
 * @returns {Settings}
 */
export function readSettings(env) {
  const address = (env.AI_BASE_URL ?? '').trim().replace(/\/+$/, '');
  const api = apiOf((env.AI_API ?? '').trim().toLowerCase(), address);
  // Both ways of writing it are around for Anthropic's API, whose version is part of the path.
  const given = api === 'anthropic' ? address.replace(/\/v1$/, '') : address;
  const model = (env.AI_MODEL ?? '').trim();
  if (model === '') {
    throw new Failure('AI_MODEL names no model.', 'Set the repository variable CODE_GENERATION_MODEL.');
  }
  const baseUrl = given || BASE_URLS[api];
  if (!/^https?:$/.test(URL.canParse(baseUrl) ? new URL(baseUrl).protocol : '')) {
    throw new Failure('AI_BASE_URL is no http(s) address.', `Give it as in ${BASE_URLS[api]}.`);
  }
  const key = (env.AI_API_KEY ?? '').trim();
  if (key === '' && given === '') {
    throw new Failure(`${baseUrl} asks for a key.`, 'Set the secret CODE_GENERATION_API_KEY.');
  }
  return {
    api,
    baseUrl,
    model,
    key,
    timeoutMs: (positive(env, 'AI_TIMEOUT_SECONDS') ?? 600) * 1000,
    maxTokens: positive(env, 'AI_MAX_TOKENS'),
    idempotencyKey: env.CHECKPOINT_IDEMPOTENCY_KEY ?? '',
  };
}

/**
 * @param {string} named
 * @param {string} baseUrl
 * @returns {'openai' | 'anthropic'}
 */
function apiOf(named, baseUrl) {
  if (named === 'openai' || named === 'anthropic') return named;
  if (named !== '') {
    throw new Failure(
      `AI_API is "${named}".`,
      'It may be openai or anthropic, for what the endpoint speaks.',
    );
  }
  return /anthropic/i.test(baseUrl) ? 'anthropic' : 'openai';
}

/**
 * @param {NodeJS.ProcessEnv} env
 * @param {string} name
 */
function positive(env, name) {
  const text = (env[name] ?? '').trim();
  if (text === '') return undefined;
  if (/^[1-9]\d{0,6}$/.test(text)) return Number(text);
  throw new Failure(`${name} is "${text}".`, 'It has to be a whole number, from 1.');
}
