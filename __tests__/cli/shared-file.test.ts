import { Shell } from './shell.js';

const STEPS = Array.from({ length: 8 }, (_, number) => `step-${number}`);
/** A moment of work, so that they overlap; an output, and a line for each time it has run. */
const WORK = `require('fs').appendFileSync('ran', process.argv[1] + '\\n');
  require('fs').appendFileSync(process.env.GITHUB_OUTPUT, 'key=' + process.env.CHECKPOINT_IDEMPOTENCY_KEY + '\\n');
  setTimeout(() => {}, 200);`;

let shell: Shell;
beforeEach(() => {
  shell = new Shell();
});
afterEach(() => shell.close());

async function runAll(file: string): Promise<readonly string[]> {
  const ends = await Promise.all(
    STEPS.map(
      (step) =>
        shell.start(['run', '--step', step, '--file', file, '--', process.execPath, '-e', WORK, step]).ended,
    ),
  );
  expect(ends.map(({ code }) => code)).toEqual(STEPS.map(() => 0));
  return ends.map(({ stderr }) => stderr);
}

describe('commands that run at the same time and share a file', () => {
  test('lose nothing that another records, and all are skipped the next time', async () => {
    await runAll('run.json');
    const { units, runId } = shell.document('run.json');
    expect(Object.keys(units).sort()).toEqual(STEPS);
    expect(Object.values(units).map(({ status }) => status)).toEqual(STEPS.map(() => 'done'));
    const said = await runAll('run.json');
    expect(said.join('')).not.toContain('so it runs');
    expect(said.every((text) => text.includes('so it is skipped'))).toBe(true);
    expect(shell.count('ran')).toBe(STEPS.length);
    expect(shell.document('run.json').runId).toBe(runId);
    expect(shell.files().filter((name) => name.startsWith('run'))).toEqual(['run.json', 'run.json.lock']);
  }, 60_000);

  test('the same in a document with an event log, from which it can be made again', async () => {
    const init = shell.checkpoint(['init', 'run.json', '--task', 'much', '--event-log']);
    expect(init).toMatchObject({ code: 0 });
    await runAll('run.json');
    const before = shell.read('run.json');
    expect(Object.keys(shell.document('run.json').units).sort()).toEqual(STEPS);
    shell.remove('run.json');
    expect(shell.checkpoint(['rebuild', 'run.json'])).toMatchObject({ code: 0 });
    expect(shell.read('run.json')).toBe(before);
    expect((await runAll('run.json')).every((text) => text.includes('so it is skipped'))).toBe(true);
    expect(shell.count('ran')).toBe(STEPS.length);
  }, 60_000);
});
