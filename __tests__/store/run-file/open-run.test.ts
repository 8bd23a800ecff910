import { spawn } from 'node:child_process';
import { once } from 'node:events';
import * as fs from 'node:fs';
import * as path from 'node:path';
import { RefusedError } from '../../../src/engine/errors.js';
import { RunFile } from '../../../src/store/run-file/open-run.js';
import { changeRun, createRun, readRun } from '../../../src/store/run-file/run-file.js';
import { newFolder, removeFolders } from '../../support/builders.js';
import { compileSource } from '../../support/compiled-source.js';
import { emptyRun, Writers } from './writers.js';

afterAll(removeFolders);

const writers = new Writers();

function count(view: { unit(id: string): unknown }) {
  const tries = ((view.unit('counter') as { tries?: number } | undefined)?.tries ?? 0) + 1;
  return [{ op: 'merge' as const, path: ['units', 'counter'], value: { status: 'in_progress', tries } }];
}

describe.each([
  ['snapshot', false],
  ['event log', true],
])('a document that is kept open, %s mode', (_, eventLog) => {
  async function newRun(): Promise<string> {
    const file = path.join(newFolder(), 'run.json');
    await createRun(file, (_present, at) => emptyRun(at), { eventLog });
    return file;
  }

  test('changes are made in the order in which they are asked for, without waiting for each other', async () => {
    const run = await RunFile.open(await newRun());
    const views = await Promise.all(Array.from({ length: 50 }, () => run.change(count)));
    expect(views.map((view) => view.unit('counter'))).toEqual(
      views.map((_view, number) => expect.objectContaining({ tries: number + 1 })),
    );
    await run.close();
  });

  test('what is refused changes nothing and does no harm to what follows', async () => {
    const run = await RunFile.open(await newRun());
    const refused = run.change(() => {
      throw new RefusedError('no', '');
    });
    const next = run.change(count);
    await expect(refused).rejects.toThrow('no');
    expect((await next).unit('counter')).toMatchObject({ tries: 1 });
    await run.close();
  });

  test('others of this process and of others have their turn, and nothing of anybody is lost', async () => {
    const file = await newRun();
    const [one, two] = [await RunFile.open(file), await RunFile.open(file)];
    const others = ['a', 'b'].map((name) => writers.run(file, name, 10));
    for (let turn = 0; turn < 30; turn += 1) {
      await Promise.all([one.change(count), two.change(count), changeRun(file, count)]);
    }
    for (const { code, acknowledged } of await Promise.all(others)) {
      expect({ code, count: acknowledged.length }).toEqual({ code: 0, count: 10 });
    }
    await one.close();
    await two.close();
    const { units } = await readRun(file);
    expect(units.counter).toMatchObject({ tries: 3 * 30 + 2 * 10 });
    expect(fs.readdirSync(`${file}.lock`)).toHaveLength(1);
  }, 60_000);

  test('it holds up nobody while it does nothing', async () => {
    const file = await newRun();
    const run = await RunFile.open(file);
    await run.change(count);
    const { code } = await writers.run(file, 'other', 5);
    expect(code).toBe(0);
    expect((await run.change(count)).unit('counter')).toMatchObject({ tries: 7 });
    await run.close();
  });

  test('it does not keep its process alive, and whoever comes after a process that never closed it goes on', async () => {
    const file = await newRun();
    const code = compileSource(['store/run-file/open-run']);
    const script = `import { RunFile } from ${JSON.stringify(`${code}/store/run-file/open-run.js`)};
      const run = await RunFile.open(process.argv[1]);
      await run.change(() => [{ op: 'set', path: ['units', 'a'], value: { status: 'done' } }]);`;
    const child = spawn(process.execPath, ['--input-type=module', '-e', script, file], { stdio: 'inherit' });
    expect(await once(child, 'exit')).toEqual([0, null]);
    const started = performance.now();
    await changeRun(file, count);
    expect(performance.now() - started).toBeLessThan(5000);
    expect((await readRun(file)).units.a?.status).toBe('done');
  });

  test('what somebody changes by hand meanwhile is seen', async () => {
    const file = await newRun();
    const run = await RunFile.open(file);
    await run.change(count);
    run.yield();
    fs.writeFileSync(file, fs.readFileSync(file, 'utf8').replace('many writers', 'by hand'));
    if (eventLog) await expect(run.change(count)).rejects.toThrow(/was changed by something else/);
    else expect((await run.change(count)).document().task).toBe('by hand');
    await run.close().catch(() => {});
  });
});
