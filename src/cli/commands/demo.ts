import * as fs from 'node:fs';
import * as os from 'node:os';
import * as path from 'node:path';
import { compare } from '../demo/compare.js';
import { Narrator } from '../demo/narrator.js';
import { interruptedAndResumed, uninterrupted } from '../demo/scenarios.js';
import { EXIT } from '../exit-code.js';
import { parseCommandLine } from '../usage.js';

export const help = `Usage: checkpoint demo [--keep]

Shows what this is for, in a few seconds and on this machine only. A job of three steps asks an AI, sets a label and
posts a comment. It runs twice: once without interruption, and once on a machine that is lost (SIGKILL) between the
AI's answer and the label, and is re-run on another one.

The Action is the real one, started as the runner starts it. GitHub and the AI are stand-ins that listen on
127.0.0.1. Nothing is installed, no account is used, nothing leaves this machine.

Options:
  --keep    leave the demo's folder behind, and say where it is

Exit code: 0 when the AI was asked once and the results are identical, 1 when not.
`;

/** `checkpoint demo`: the whole thing, with nothing but Node. */
export async function run(args: readonly string[]): Promise<number> {
  const { values } = parseCommandLine('demo', {
    args: [...args],
    strict: true,
    options: { keep: { type: 'boolean', default: false } },
  });
  // A reader that has seen enough (`| head`) must not end the demo before it has tidied up.
  process.stdout.on('error', () => {});
  const narrator = new Narrator(process.stdout);
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'checkpoint-demo-'));
  try {
    narrator.say('A job of three steps asks an AI for a change, labels issue 42, and comments on it.');
    narrator.say('The Action is the real one. GitHub and the AI are stand-ins on this machine.');

    narrator.title('1. The job, without interruption');
    const expected = await uninterrupted(path.join(folder, 'uninterrupted'), narrator);

    narrator.title('2. The same job, and its machine is lost between the AI and the label');
    const resumed = await interruptedAndResumed(path.join(folder, 'interrupted'), narrator);

    narrator.title('What came of it');
    const rows = compare(expected, resumed);
    for (const row of rows) narrator.verdict(row);
    const good = rows.every(({ holds }) => holds);
    narrator.gap();
    narrator.conclusion(
      good
        ? 'The AI was asked once over both attempts, and everything else is as if nothing had happened.'
        : 'Something is not as it should be; see above.',
      good,
    );
    return good ? EXIT.done : 1;
  } finally {
    if (values.keep) narrator.say(`Everything is still in ${folder}`);
    else fs.rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
  }
}
