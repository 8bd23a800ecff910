import module from 'node:module';
import * as path from 'node:path';
/**
 * What the two files that the runner starts have in common. It is not bundled: it comes before the bundle, so that
 * the uses of this action within one job share the bundle's compiled code, and only the first one compiles it. Node
 * has this from version 22.1; without it, or when the folder refuses, everything works as before.
 */
export async function start(stage) {
    const { enableCompileCache } = module;
    const temp = process.env.RUNNER_TEMP ?? '';
    if (temp !== '')
        enableCompileCache?.(path.join(temp, 'checkpoint-action', 'code'));
    // Should a promise never settle, the process ends when nothing is left to wait for; that must not look like success.
    process.exitCode = 1;
    const bundle = await import('./bundle.js');
    const exitCode = await bundle[stage]();
    // At once: whatever a library may have left open must not hold up the job, and there is nothing to take down.
    process.exit(exitCode);
}
