import { plainText } from '../../src/action/workflow-commands.js';

test.each([
  ['a line', 'a line'],
  ['::debug::100%25 of two%0Alines', '100% of two\nlines'],
  ['::warning file=a.js,line=1::https://x?sig=a%253D', 'https://x?sig=a%3D'],
  ['::debug::', ''],
  ['time::of::day', 'time::of::day'],
])('%j says %j', (line, text) => {
  expect(plainText(line)).toBe(text);
});
