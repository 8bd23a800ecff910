// @ts-check
// Writes the code that an issue asks for, with a language model. Environment: ISSUE_NUMBER; AI_MODEL, AI_BASE_URL,
// AI_API (openai or anthropic), AI_API_KEY, AI_TIMEOUT_SECONDS, AI_MAX_TOKENS; GH_TOKEN to read the issue of a
// dispatched workflow. Outputs: summary, and generated_paths, one a line. Exit code 75: worth another try.
import { parseAnswer } from './answer.mjs';
import { Failure, quoted, run } from './failure.mjs';
import { git, LITERAL } from './git.mjs';
import { readIssue } from './issue.mjs';
import { ask } from './model.mjs';
import { setOutputs } from './outputs.mjs';
import { promptFor } from './prompt.mjs';
import { readSettings } from './settings.mjs';
import { writeFiles } from './write-files.mjs';

await run(async () => {
  const { env } = process;
  const settings = readSettings(env);
  const issue = await readIssue(env);
  const workspace = git(['rev-parse', '--show-toplevel']).trimEnd();
  process.chdir(workspace);
  const prompt = promptFor(workspace, issue);

  // The call is paid for: a cancelled job has some seconds left, and its answer may still come.
  if (env.GITHUB_ACTIONS === 'true') for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => {});
  console.log(`Asking ${quoted(settings.model)} at ${settings.baseUrl} about issue #${issue.number}.`);
  const { summary, files } = parseAnswer(await ask(settings, prompt));
  const paths = files.map((file) => file.path);
  writeFiles(workspace, files);
  refuseNothing(paths);

  setOutputs(env, { summary, generated_paths: paths.join('\n') });
  console.log(`Wrote ${paths.length} ${paths.length === 1 ? 'file' : 'files'}:`);
  for (const path of paths) console.log(`  ${path}`);
});

/** @param {readonly string[]} paths */
function refuseNothing(paths) {
  if (git(['status', '--porcelain', '-z', '--untracked-files=all', '--', ...paths], { env: LITERAL }) !== '')
    return;
  throw new Failure('The model changed nothing.', 'Say in the issue what is to be different.');
}
