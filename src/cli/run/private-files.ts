import * as fs from 'node:fs';
import * as os from 'node:os';
import * as path from 'node:path';
import { CommandFiles } from '../../effects/command/command-files.js';
import { describeError } from '../../engine/errors.js';
import { say } from '../messages.js';

export interface PrivateFiles {
  /** Null when none could be made. */
  readonly folder: string | null;
  readonly files: CommandFiles | null;
  /** Why there is no file for outputs, or null. */
  readonly fault: string | null;
}

/** A folder that only this user can read, with the command's own `GITHUB_OUTPUT` in it. */
export function privateFiles(): PrivateFiles {
  let folder: string | null = null;
  try {
    folder = fs.mkdtempSync(path.join(os.tmpdir(), 'checkpoint-run-'));
    return { folder, files: new CommandFiles(folder, process.env), fault: null };
  } catch (error) {
    const fault = `no file for outputs could be made (${describeError(error)})`;
    say(`warning: ${fault}, so outputs are not recorded.`);
    return { folder, files: null, fault };
  }
}
