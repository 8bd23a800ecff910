/** What `index.ts` starts: all that a skipped step needs in one file, and the rest in files of its own. */
export { runMain } from './main.js';

export async function runPost(): Promise<number> {
  const { runPost } = await import('./post.js');
  await runPost();
  return 0;
}
