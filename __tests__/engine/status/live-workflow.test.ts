import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { readJournal } from '../../../src/engine/status/live-workflow.js';

const started = (key: string) => JSON.stringify({ type: 'started', key, agentId: `agent-${key}` });
const result = (key: string) =>
  JSON.stringify({ type: 'result', key, agentId: `agent-${key}`, result: { ok: 1 } });

test('agents with a result are done, the others are running', () => {
  const text = [started('a'), started('b'), result('a'), started('c')].join('\n');
  expect(readJournal(`${text}\n`)).toEqual({ done: 1, running: 2 });
});

test('an agent that was started twice is one', () => {
  expect(readJournal([started('a'), started('a'), result('a'), result('a')].join('\n'))).toEqual({
    done: 1,
    running: 0,
  });
});

test('a last line that is still being written is passed over', () => {
  expect(readJournal(`${started('a')}\n${result('a').slice(0, 20)}`)).toEqual({ done: 0, running: 1 });
});

test.each([
  ['nothing', ''],
  ['blank lines', '\n\n'],
  ['no JSON', 'hello\n'],
  ['a line that is no JSON between others', `${started('a')}\n{"type"\n${result('a')}\n`],
  ['another type', '{"type":"progress","key":"a","agentId":"b"}\n'],
  ['one more field', '{"type":"started","key":"a","agentId":"b","at":1}\n'],
  ['a result without a result', '{"type":"result","key":"a","agentId":"b"}\n'],
  ['a start with a result', '{"type":"started","key":"a","agentId":"b","result":1}\n'],
  ['a key that is a number', '{"type":"started","key":1,"agentId":"b"}\n'],
  ['a list', '[]\n'],
  ['null', 'null\n'],
])('%s is of another form', (_, text) => {
  expect(readJournal(text)).toBeNull();
});

test('whatever is in it, reading it ends well', () => {
  const line = fc.oneof(fc.string(), fc.json(), fc.constantFrom(started('a'), result('a')));
  fc.assert(
    fc.property(fc.array(line), (lines) => {
      const found = readJournal(lines.join('\n'));
      if (found !== null) expect(found.done + found.running).toBeGreaterThan(0);
    }),
  );
});
