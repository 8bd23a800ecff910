import { spawnSync } from 'node:child_process';
import * as fs from 'node:fs';
import * as path from 'node:path';
import { pathToFileURL } from 'node:url';
import { createRun } from '../../../src/store/run-file/run-file.js';
import { newFolder, removeFolders } from '../../support/builders.js';
import { compileSource } from '../../support/compiled-source.js';
import { emptyRun } from './writers.js';

afterAll(removeFolders);

const killAt = pathToFileURL(path.resolve('__tests__/support/kill-at.mjs')).href;

/** Says which files are made durable, and which get their name, in which order. */
const WATCH = `
  import fs from 'node:fs';
  import { syncBuiltinESMExports } from 'node:module';
  import path from 'node:path';
  const { openSync, renameSync } = fs;
  const names = new Map();
  fs.openSync = (file, ...rest) => {
    const descriptor = openSync(file, ...rest);
    names.set(descriptor, path.basename(String(file)));
    return descriptor;
  };
  for (const name of ['fsyncSync', 'fdatasyncSync']) {
    const original = fs[name];
    fs[name] = (descriptor) => {
      original(descriptor);
      fs.writeSync(1, 'sync ' + names.get(descriptor) + '\\n');
    };
  }
  fs.renameSync = (from, to) => {
    renameSync(from, to);
    fs.writeSync(1, 'name ' + path.basename(to) + '\\n');
  };
  syncBuiltinESMExports();
`;
const MARK = `
  import { changeRun } from './store/run-file/run-file.js';
  await changeRun(process.argv[2], (view, at) =>
    view.unit('a')?.status === 'done' ? [] : [{ op: 'merge', path: ['units', 'a'], value: { status: 'done', updatedAt: at } }],
  );
`;
const REBUILD = `
  import { rebuildRun } from './store/run-file/rebuild-run.js';
  await rebuildRun(process.argv[2]);
`;

let code: string;
beforeAll(() => {
  code = compileSource(['store/run-file/run-file', 'store/run-file/rebuild-run']);
  for (const [name, text] of Object.entries({ watch: WATCH, mark: MARK, rebuild: REBUILD })) {
    fs.writeFileSync(path.join(code, `${name}.js`), text);
  }
});

/** What a process does that is watched. */
function watched(script: string, file: string): string[] {
  const watch = pathToFileURL(path.join(code, 'watch.js')).href;
  const args = ['--import', watch, path.join(code, `${script}.js`), file];
  const { status, stdout, stderr } = spawnSync(process.execPath, args, { encoding: 'utf8' });
  expect([status, stderr]).toEqual([0, '']);
  return stdout.trim().split('\n');
}

/** Reports a unit as done, and is killed as soon as others can see that, before it is durable. */
function killedBeforeSync(file: string, isThere: () => boolean): void {
  for (let call = 0; !isThere(); call += 1) {
    const { status } = spawnSync(process.execPath, ['--import', killAt, path.join(code, 'mark.js'), file], {
      env: { ...process.env, KILL_AT: String(call) },
    });
    if (status === 0) throw new Error('it was never killed in that moment');
  }
}

async function newRun(eventLog: boolean): Promise<string> {
  const file = path.join(newFolder(), 'run.json');
  await createRun(file, (_present, at) => emptyRun(at), { eventLog });
  return file;
}

test('a report that is repeated makes durable what it finds: the document', async () => {
  const file = await newRun(false);
  killedBeforeSync(file, () => fs.readFileSync(file, 'utf8').includes('"done"'));
  const before = fs.readFileSync(file, 'utf8');
  expect(watched('mark', file)).toEqual(['sync run.json', `sync ${path.basename(path.dirname(file))}`]);
  expect(fs.readFileSync(file, 'utf8')).toBe(before);
});

test('a report that is repeated makes durable what it finds: the event log', async () => {
  const file = await newRun(true);
  const log = path.join(path.dirname(file), 'run.events.jsonl');
  killedBeforeSync(file, () => /"done".*\n$/.test(fs.readFileSync(log, 'utf8')));
  expect(watched('mark', file)).toContain('sync run.events.jsonl');
});

test('a document that is made again never has what its log may lose', async () => {
  const file = await newRun(true);
  const log = path.join(path.dirname(file), 'run.events.jsonl');
  killedBeforeSync(file, () => /"done".*\n$/.test(fs.readFileSync(log, 'utf8')));
  const seen = watched('rebuild', file);
  expect(seen.indexOf('sync run.events.jsonl')).toBeGreaterThanOrEqual(0);
  expect(seen.indexOf('sync run.events.jsonl')).toBeLessThan(seen.indexOf('name run.json'));
});
