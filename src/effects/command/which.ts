import * as fs from 'node:fs';
import * as path from 'node:path';

/**
 * The full path of a program on PATH, or null. On Windows the endings of PATHEXT are tried too.
 * A name with a folder in it is taken as it is.
 */
export function which(program: string, env: NodeJS.ProcessEnv, platform = process.platform): string | null {
  const windows = platform === 'win32';
  const endings = windows ? ['', ...(env.PATHEXT ?? '.COM;.EXE;.BAT;.CMD').split(';')] : [''];
  const folders = /[/\\]/.test(program) ? [''] : (env.PATH ?? env.Path ?? '').split(windows ? ';' : ':');
  for (const folder of folders) {
    for (const ending of endings) {
      const file = folder === '' ? program + ending : path.join(folder, program + ending);
      if (isProgram(file)) return file;
    }
  }
  return null;
}

function isProgram(file: string): boolean {
  try {
    fs.accessSync(file, fs.constants.X_OK);
    return fs.statSync(file).isFile();
  } catch {
    return false;
  }
}
