import * as fs from 'node:fs';
import * as os from 'node:os';
import * as path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';
import { expect, test } from '@jest/globals';
import { steadyNow } from '../../src/store/clock.js';
import { TransferThread } from '../../src/store/transfer/transfer-thread.js';
import { startGitHub } from '../support/github/index.js';

const FILE = 'checkpoint-job-0123456789ab-a1-s1-abcdef.json';

test('a program that the cache client waits for ends with the thread', async () => {
  const root = fs.mkdtempSync(path.join(os.tmpdir(), 'children-'));
  const github = await startGitHub();
  const pidFile = path.join(root, 'pid');
  try {
    fs.mkdirSync(path.join(root, 'bin'));
    fs.writeFileSync(path.join(root, 'bin/tar'), `#!/bin/sh\necho $$ > ${pidFile}\nexec sleep 600\n`, {
      mode: 0o755,
    });
    fs.writeFileSync(path.join(root, FILE), '{}');
    const { env, token } = github.attempt({ runId: '1', attempt: 1 });
    const thread = new TransferThread(
      pathToFileURL(path.resolve('dist/transfer/index.js')),
      {
        stores: ['cache'],
        repository: github.repository,
        runId: '1',
        token,
        writer: '',
        folder: path.join(root, 'thread'),
      },
      () => {},
      { ...process.env, ...env, PATH: `${root}/bin:${process.env.PATH}` },
    );
    const copies = [{ store: 'cache' as const, file: path.join(root, FILE) }];
    const ask = { copies, retentionDays: 1, deadline: Number.POSITIVE_INFINITY };
    const saved = thread.call('save', ask, { deadline: steadyNow() + 4_000 });
    await expect(saved).rejects.toThrow(/no answer within 4 s/);
    const pid = Number(fs.readFileSync(pidFile, 'utf8'));
    await sleep(200);
    expect(isRunning(pid)).toBe(false);
    await thread.close();
  } finally {
    await github.close();
    fs.rmSync(root, { recursive: true, force: true });
  }
});

/** A killed program that nobody has asked about yet is a zombie, which does nothing any more. */
function isRunning(pid: number): boolean {
  try {
    return !/^State:\s+Z/m.test(fs.readFileSync(`/proc/${pid}/status`, 'utf8'));
  } catch {
    return false;
  }
}
