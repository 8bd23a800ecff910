import type { StepOptions } from '../../../__tests__/support/runner/index.js';

export const ISSUE = 42;
export const LABEL = 'ai-generated';

/** The scripts are for Node, which is there on every system; a workflow would say `run: node generate.mjs`. */
const SHELL = 'node {0}';

const ASK_AI = `
(async () => {
  const fs = await import('node:fs');
  console.log('asking the AI …');
  const response = await fetch(process.env.AI_URL, { method: 'POST', body: 'Make the upload more robust.' });
  const { summary, files } = await response.json();
  fs.mkdirSync('out', { recursive: true });
  for (const { path, base64 } of files) fs.writeFileSync(path, Buffer.from(base64, 'base64'));
  fs.appendFileSync(process.env.GITHUB_OUTPUT, 'summary=' + summary + '\\nfile-count=' + files.length + '\\n');
})();
`;

const POST = `
async function post(path, body) {
  const { GITHUB_API_URL, GITHUB_REPOSITORY, GH_TOKEN } = process.env;
  const response = await fetch(GITHUB_API_URL + '/repos/' + GITHUB_REPOSITORY + '/issues/${ISSUE}/' + path, {
    method: 'POST',
    headers: { authorization: 'Bearer ' + GH_TOKEN, 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  if (!response.ok) throw new Error(response.status + ' ' + (await response.text()));
}
`;

/** The steps of the job, as its workflow file would have them, with what \`\${{ }}\` stands for filled in. */
export const STEPS = {
  ai: (aiUrl: string): StepOptions =>
    step('ai-complete', { run: ASK_AI, files: 'out/**' }, { AI_URL: aiUrl }),
  label: (token: string): StepOptions =>
    step('label-applied', { run: `${POST}post('labels', { labels: ['${LABEL}'] });\n` }, { GH_TOKEN: token }),
  comment: (token: string, summary: string): StepOptions =>
    step(
      'comment-posted',
      { run: `${POST}post('comments', { body: 'Done: ' + process.env.SUMMARY });\n` },
      { GH_TOKEN: token, SUMMARY: summary },
    ),
  done: (): StepOptions => ({ id: 'done', with: { step: 'done' } }),
};

function step(
  name: string,
  inputs: Readonly<Record<string, string>>,
  env: Readonly<Record<string, string>>,
): StepOptions {
  return { id: name, with: { step: name, shell: SHELL, ...inputs }, env };
}
