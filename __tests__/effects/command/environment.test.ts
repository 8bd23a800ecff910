import * as fs from 'node:fs';
import * as path from 'node:path';
import { childEnvironment } from '../../../src/effects/command/child-environment.js';
import { which } from '../../../src/effects/command/which.js';
import { newFolder, removeFolders, writeTree } from '../../support/builders.js';

afterAll(removeFolders);

describe('what the command sees', () => {
  test('nothing that only the runner’s own actions get', () => {
    const runner = {
      ACTIONS_RUNTIME_TOKEN: 'x',
      ACTIONS_RUNTIME_URL: 'x',
      ACTIONS_RESULTS_URL: 'x',
      ACTIONS_CACHE_URL: 'x',
      ACTIONS_CACHE_SERVICE_V2: 'x',
      ACTIONS_CACHE_MODE: 'x',
      INPUT_RUN: 'x',
      'INPUT_WORKING-DIRECTORY': 'x',
    };
    expect(childEnvironment(runner, {})).toEqual({});
  });

  test('everything that a run step would have', () => {
    const own = {
      PATH: '/bin',
      RUNNER_TRACKING_ID: 'github_1',
      GITHUB_TOKEN: 'x',
      ACTIONS_ID_TOKEN_REQUEST_TOKEN: 'x',
      ACTIONS_ORCHESTRATION_ID: 'x',
      ACTIONS_STEP_DEBUG: 'true',
      STATE_BUCKET: 'the user’s own',
      input_file: 'the user’s own',
      MY_INPUT_X: 'x',
      __proto__: 'x',
    };
    expect(childEnvironment(own, {})).toEqual(own);
  });

  test('additions, which win', () => {
    expect(childEnvironment({ GITHUB_OUTPUT: 'ours', A: '1' }, { GITHUB_OUTPUT: 'its own', B: '2' })).toEqual(
      {
        GITHUB_OUTPUT: 'its own',
        A: '1',
        B: '2',
      },
    );
  });
});

describe('finding a program', () => {
  const root = newFolder();
  const folder = (name: string) => path.join(root, name);
  writeTree(root, { 'a/text': '', 'b/tool': '', 'c/tool': '', 'c/tool.EXE': '', 'd/tool/inside': '' });
  if (process.platform !== 'win32')
    for (const name of ['b/tool', 'c/tool', 'c/tool.EXE']) fs.chmodSync(folder(name), 0o755);
  const unix = (...names: string[]) => ({ PATH: names.map(folder).join(':') });

  test('the first on PATH that is a program', () => {
    if (process.platform === 'win32') return;
    expect(which('tool', unix('a', 'd', 'b', 'c'), 'linux')).toBe(folder('b/tool'));
    expect(which('tool', unix('c', 'b'), 'linux')).toBe(folder('c/tool'));
    expect(which('text', unix('a'), 'linux')).toBeNull();
    expect(which('tool', unix('a', 'd', 'gone'), 'linux')).toBeNull();
    expect(which('tool', {}, 'linux')).toBeNull();
  });

  test('a name with a folder in it is taken as it is', () => {
    if (process.platform === 'win32') return;
    expect(which(folder('b/tool'), {}, 'linux')).toBe(folder('b/tool'));
    expect(which(folder('gone/tool'), unix('b'), 'linux')).toBeNull();
  });

  test('on Windows with the endings of PATHEXT, and PATH under either spelling', () => {
    const env = { Path: `${folder('a')};${folder('c')}`, PATHEXT: '.COM;.EXE' };
    fs.rmSync(folder('c/tool'));
    expect(which('tool', env, 'win32')?.toLowerCase()).toBe(folder('c/tool.EXE').toLowerCase());
  });
});
