import { spawnSync } from 'node:child_process';
import * as fs from 'node:fs';
import * as os from 'node:os';
import * as path from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import {
  type Checkpoint,
  InvalidInputError,
  loadCheckpoint,
  RefusedError,
  StoreError,
  saveCheckpoint,
} from '../../src/index.js';
import { bundleNode, plainEnvironment } from '../support/workbench.js';

const work = { issueNumber: 42, commitSha: 'abc' };
const RUNNERS = ['GITHUB_RUN_ID', 'GITHUB_RUN_ATTEMPT', 'GITHUB_SHA', 'GITHUB_EVENT_PATH'];
const before = { ...process.env };

let folder: string;
let file: string;
let warnings: ReturnType<typeof jest.spyOn>;

beforeEach(() => {
  folder = fs.mkdtempSync(path.join(os.tmpdir(), 'checkpoint-library-'));
  file = path.join(folder, 'checkpoint.json');
  for (const name of RUNNERS) delete process.env[name];
  warnings = jest.spyOn(process, 'emitWarning').mockImplementation(() => {});
});
afterEach(() => {
  warnings.mockRestore();
  process.env = { ...before };
  fs.rmSync(folder, { recursive: true, force: true });
});

function save(step = 'ai-complete'): Checkpoint {
  return saveCheckpoint({ file, runId: '1', attempt: 2, step, ...work });
}

describe('saveCheckpoint', () => {
  test('does not replace a run that is begun while it is at work', () => {
    const library = pathToFileURL(path.resolve('dist/library/index.js'));
    const script = `import fs from 'node:fs';
      import { syncBuiltinESMExports } from 'node:module';
      const { fsyncSync } = fs;
      fs.fsyncSync = (descriptor) => {
        fs.writeFileSync('checkpoint.json', '{"schemaVersion":2,"id":"x","status":"running","units":{}}');
        fsyncSync(descriptor);
      };
      syncBuiltinESMExports();
      const { saveCheckpoint } = await import('${library}');
      try { saveCheckpoint({ file: 'checkpoint.json', runId: 1, step: 'a' }); } catch (error) { console.log(error.name, error.message); }`;
    const args = ['--input-type=module', '-e', script];
    const { stdout } = spawnSync(bundleNode, args, {
      cwd: folder,
      env: plainEnvironment(),
      encoding: 'utf8',
    });
    expect(stdout).toContain('RefusedError checkpoint.json is a run document');
    expect(JSON.parse(fs.readFileSync(file, 'utf8')).id).toBe('x');
    expect(fs.readdirSync(folder)).toEqual(['checkpoint.json']);
  });

  test('writes exactly five fields', () => {
    const saved = save();
    expect(JSON.parse(fs.readFileSync(file, 'utf8'))).toEqual({
      runId: '1',
      step: 'ai-complete',
      attempt: 2,
      // printf '%s:%s' 42 abc | sha256sum
      inputHash: '4c611c47136d0d52ef7b1d6508b6d77b5d245237732f0e539c3b8a614d0586e5',
      timestamp: expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/),
    });
    expect(loadCheckpoint({ file, ...work })).toEqual(saved);
  });

  test('leaves nothing else behind, and makes folders on the way', () => {
    file = path.join(folder, 'a', 'b', 'checkpoint.json');
    save();
    save('label-applied');
    expect(fs.readdirSync(path.dirname(file))).toEqual(['checkpoint.json']);
  });

  test('takes what is not given from the environment of a workflow step', () => {
    const event = path.join(folder, 'event.json');
    fs.writeFileSync(event, JSON.stringify({ issue: { number: 42 } }));
    Object.assign(process.env, {
      GITHUB_RUN_ID: '16234567890',
      GITHUB_RUN_ATTEMPT: '3',
      GITHUB_SHA: 'abc',
      GITHUB_EVENT_PATH: event,
    });
    expect(saveCheckpoint({ file, step: 'done' })).toMatchObject({ runId: '16234567890', attempt: 3 });
    expect(loadCheckpoint({ file, ...work })?.step).toBe('done');
    expect(loadCheckpoint({ file })?.step).toBe('done');
  });

  test('takes the hash itself', () => {
    const inputHash = 'f'.repeat(64);
    saveCheckpoint({ file, runId: 1, step: 'done', inputHash });
    expect(loadCheckpoint({ file, inputHash })).toMatchObject({ runId: '1', attempt: 1, inputHash });
  });

  test('names the option that is missing or makes no sense', () => {
    const given = { file, runId: '1', step: 'done' };
    expect(() => saveCheckpoint({ file, step: 'done' })).toThrow(InvalidInputError);
    expect(() => saveCheckpoint({ ...given, step: 'a b' })).toThrow('step is "a b".');
    expect(() => saveCheckpoint({ ...given, attempt: 0 })).toThrow('attempt is 0.');
    expect(() => saveCheckpoint({ ...given, inputHash: 'x' })).toThrow('inputHash is "x".');
    expect(fs.readdirSync(folder)).toEqual([]);
  });

  test('never replaces a run document', () => {
    const document = JSON.stringify({ schemaVersion: 2, id: 'x', status: 'running', units: {} });
    fs.writeFileSync(file, document);
    expect(() => save()).toThrow(RefusedError);
    expect(fs.readFileSync(file, 'utf8')).toBe(document);
  });

  test('moves aside what it cannot read', () => {
    fs.writeFileSync(file, 'precious');
    save();
    const aside = fs.readdirSync(folder).find((name) => name !== 'checkpoint.json') ?? '';
    expect(fs.readFileSync(path.join(folder, aside), 'utf8')).toBe('precious');
  });

  test('says what keeps it from writing', () => {
    fs.writeFileSync(file, '{');
    expect(() => saveCheckpoint({ file: path.join(file, 'x'), runId: '1', step: 'done' })).toThrow(
      StoreError,
    );
  });
});

describe('loadCheckpoint', () => {
  test('returns the step when the input is the same', () => {
    save();
    expect(loadCheckpoint({ file, ...work })?.step).toBe('ai-complete');
    expect(loadCheckpoint({ file, issueNumber: '42', commitSha: 'abc' })?.step).toBe('ai-complete');
  });

  test('returns null for another issue or commit, without a word', () => {
    save();
    expect(loadCheckpoint({ file, issueNumber: 43, commitSha: 'abc' })).toBeNull();
    expect(loadCheckpoint({ file, issueNumber: 42, commitSha: 'abd' })).toBeNull();
    expect(warnings).not.toHaveBeenCalled();
  });

  test('returns null for a missing file, without a word', () => {
    expect(loadCheckpoint({ file, ...work })).toBeNull();
    expect(loadCheckpoint({ file: path.join(folder, 'no', 'folder'), ...work })).toBeNull();
    expect(warnings).not.toHaveBeenCalled();
  });

  test.each([
    ['invalid JSON', '{"runId": "1", "st'],
    ['nothing', ''],
    ['another type', '[1, 2]'],
    ['a field of the wrong type', '{"runId":"1","step":1,"attempt":1,"inputHash":"x","timestamp":""}'],
    ['NUL bytes', '\0\0'],
  ])('returns null for %s, and warns', (_, text) => {
    fs.writeFileSync(file, text);
    expect(loadCheckpoint({ file, ...work })).toBeNull();
    expect(warnings).toHaveBeenCalledTimes(1);
    expect(fs.readFileSync(file, 'utf8')).toBe(text);
  });

  test('discards a step that is not one of the steps', () => {
    save('deployed');
    expect(loadCheckpoint({ file, ...work })).toBeNull();
    expect(warnings).toHaveBeenCalledWith(
      expect.stringContaining('it names an unknown step, "deployed"'),
      'CheckpointWarning',
    );
    expect(loadCheckpoint({ file, ...work, steps: ['built', 'deployed'] })?.step).toBe('deployed');
  });

  test('reads a run document by its first five fields, and returns no others', () => {
    const { runId, step, attempt, inputHash, timestamp } = save();
    const document = { schemaVersion: 2, id: 'x', status: 'running', units: {} };
    fs.writeFileSync(file, JSON.stringify({ runId, step, attempt, inputHash, timestamp, ...document }));
    expect(loadCheckpoint({ file, ...work })).toEqual({ runId, step, attempt, inputHash, timestamp });
    fs.writeFileSync(file, JSON.stringify(document));
    expect(loadCheckpoint({ file, ...work })).toBeNull();
  });
});
