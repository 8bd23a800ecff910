import module from 'node:module';
import * as path from 'node:path';

/**
 * Lets the uses of this action within one job share compiled code, so that only the first one compiles it. Node
 * has this from version 22.1; without it, or when the folder refuses, everything works as before.
 */
export function shareCompiledCode(temp: string | undefined): void {
  const { enableCompileCache } = module as { enableCompileCache?: (folder: string) => unknown };
  if (temp !== undefined && temp !== '') enableCompileCache?.(path.join(temp, 'checkpoint-action', 'code'));
}
