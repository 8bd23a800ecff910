import { spawnSync } from 'node:child_process';
import * as fs from 'node:fs';
import * as os from 'node:os';
import * as path from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, test } from '@jest/globals';
import { bundleNode } from '../support/workbench.js';

test('a plain script uses the bundle as it is', () => {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'checkpoint-script-'));
  const library = pathToFileURL(path.resolve('dist/library/index.js'));
  const script = path.join(folder, 'script.mjs');
  fs.writeFileSync(
    script,
    `import { loadCheckpoint, saveCheckpoint } from '${library}';
     const options = { file: 'checkpoint.json', issueNumber: 42, commitSha: 'abc' };
     console.log(loadCheckpoint(options)?.step ?? 'nothing');
     saveCheckpoint({ ...options, runId: '1', step: 'ai-complete' });`,
  );
  try {
    const run = () => spawnSync(bundleNode, [script], { cwd: folder, encoding: 'utf8' });
    expect(run()).toMatchObject({ stdout: 'nothing\n', stderr: '', status: 0 });
    expect(run()).toMatchObject({ stdout: 'ai-complete\n', stderr: '', status: 0 });
  } finally {
    fs.rmSync(folder, { recursive: true });
  }
});
