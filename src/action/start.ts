import module from 'node:module';
import * as path from 'node:path';

/**
 * What the two files that the runner starts have in common. It is not bundled: it comes before the bundle, so that
 * the uses of this action within one job share the bundle's compiled code, and only the first one compiles it. Node
 * has this from version 22.1; without it, or when the folder refuses, everything works as before.
 */
export async function start(stage: 'runMain' | 'runPost'): Promise<void> {
  const { enableCompileCache } = module as { enableCompileCache?: (folder: string) => unknown };
  const temp = process.env.RUNNER_TEMP ?? '';
  if (temp !== '') enableCompileCache?.(path.join(temp, 'checkpoint-action', 'code'));

  // Node would end with success when nothing is left but a promise that never settles.
  process.exitCode = 1;
  const bundle = await import('./bundle.js');
  const exitCode = await bundle[stage]();
  // At once: something that a library left open must not hold up the job.
  process.exit(exitCode);
}
