import * as fs from 'node:fs';
import * as os from 'node:os';
import * as path from 'node:path';
import { steadyNow } from '../clock.js';
import type { Copy, SaveReply } from '../several-stores.js';
import type { Edition } from './document-saver.js';
import type { TransferThread } from './transfer-thread.js';

/** What a save to several stores leaves for the thread to say which of them have answered: a part, and at most. */
const ANSWER_SHARE = 0.1;
const ANSWER_MS = 3_000;

/**
 * Keeps an edition by GitHub's clients, which take files.
 * @param folder for those files; it need not exist
 */
export async function saveByThread(
  thread: Pick<TransferThread, 'call'>,
  edition: Edition,
  folder: string,
  deadline: () => number,
): Promise<SaveReply> {
  const { root, copies } = writeCopies(folder, edition);
  try {
    const answerBy = copies.length > 1 ? deadline() - reserve(deadline()) : Number.POSITIVE_INFINITY;
    const ask = { copies, retentionDays: edition.retentionDays, deadline: answerBy };
    return await thread.call('save', ask, { deadline });
  } finally {
    fs.rmSync(root, { recursive: true, force: true });
  }
}

/** One file a store, in `folder`, or elsewhere on this machine when that is full or gone. */
function writeCopies(folder: string, { name, texts }: Edition): { root: string; copies: Copy[] } {
  let fault: unknown;
  for (const parent of [folder, os.tmpdir()]) {
    try {
      fs.mkdirSync(parent, { recursive: true });
      const root = fs.mkdtempSync(path.join(parent, 'checkpoint-copies-'));
      const copies = [...texts].map(([store, text]) => {
        const file = path.join(root, store, name);
        fs.mkdirSync(path.dirname(file));
        fs.writeFileSync(file, text);
        return { store, file };
      });
      return { root, copies };
    } catch (error) {
      fault ??= error;
    }
  }
  throw fault;
}

function reserve(deadline: number): number {
  return Math.min(ANSWER_MS, ANSWER_SHARE * Math.max(0, deadline - steadyNow()));
}
