import { spawnSync } from 'node:child_process';
import * as path from 'node:path';

const cli = path.resolve('dist/cli/index.js');
const SAY_MEMORY =
  'data:text/javascript,process.on("exit",()=>process.stderr.write("rss "+process.resourceUsage().maxRSS))';

function run(args: readonly string[]): { readonly ms: number; readonly stderr: string } {
  const started = performance.now();
  const { status, stderr } = spawnSync(process.execPath, args, { encoding: 'utf8', maxBuffer: 2 ** 28 });
  const ms = performance.now() - started;
  if (status !== 0) throw new Error(`${args.join(' ')} failed:\n${stderr}`);
  return { ms, stderr };
}

/** How long `node <args>` takes, in ms, from its start to its end. */
export function timeOfNode(...args: readonly string[]): number {
  return run(args).ms;
}

/** How long `checkpoint <args>` takes, in ms, from its start to its end. */
export function timeOf(...args: readonly string[]): number {
  return run([cli, ...args]).ms;
}

/** How much memory `checkpoint <args>` has at most, in MiB. */
export function memoryOf(...args: readonly string[]): number {
  const { stderr } = run(['--import', SAY_MEMORY, cli, ...args]);
  return Number(/rss (\d+)$/.exec(stderr)?.[1]) / 1024;
}
