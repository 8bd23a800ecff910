import { withPatience } from '../../src/store/patience.js';

test('work that ends in time is handed on, good or bad', async () => {
  await expect(withPatience(Promise.resolve(7), 1000)).resolves.toBe(7);
  await expect(withPatience(Promise.reject(new Error('refused')), 1000)).rejects.toThrow('refused');
});

test('work that is late is given up, and said to be', async () => {
  const alive = setInterval(() => {}, 1000); // as an open socket would
  await expect(withPatience(new Promise(() => {}), 30)).rejects.toThrow('no answer within 0 s');
  clearInterval(alive);
});

test('work that can no longer end is given up before the process ends silently', async () => {
  const work = withPatience(new Promise(() => {}), 60_000);
  process.emit('beforeExit', 0); // what Node says when nothing is left to do
  await expect(work).rejects.toThrow('cut in the middle');
});
