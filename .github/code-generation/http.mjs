// @ts-check
import { request as requestInClear } from 'node:http';
import { request as requestSecurely } from 'node:https';

/** More than any answer that would be accepted. */
const LONGEST_BODY = 32 * 1024 * 1024;

/**
 * Sends JSON and waits for the whole answer. Not `fetch`, which gives up after five minutes without a header: a model
 * may think for longer.
 * @param {string} url
 * @param {Record<string, string>} headers
 * @param {unknown} body
 * @param {number} timeoutMs for everything together
 * @returns {Promise<{ status: number, text: string }>}
 */
export function postJson(url, headers, body, timeoutMs) {
  const send = url.startsWith('https:') ? requestSecurely : requestInClear;
  const bytes = Buffer.from(JSON.stringify(body));
  return new Promise((resolve, reject) => {
    const request = send(
      url,
      {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'content-length': bytes.length, ...headers },
        signal: AbortSignal.timeout(timeoutMs),
      },
      async (response) => {
        try {
          const chunks = [];
          let length = 0;
          for await (const chunk of response) {
            length += chunk.length;
            if (length > LONGEST_BODY) throw new Error(`the answer is longer than ${LONGEST_BODY} bytes`);
            chunks.push(chunk);
          }
          resolve({ status: response.statusCode ?? 0, text: Buffer.concat(chunks).toString('utf8') });
        } catch (error) {
          reject(error);
        }
      },
    );
    request.on('error', reject);
    request.end(bytes);
  });
}
