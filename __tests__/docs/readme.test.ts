import * as fs from 'node:fs';
import { expect, test } from '@jest/globals';
import { parse } from 'yaml';

interface Action {
  readonly inputs: Readonly<Record<string, { readonly default?: string; readonly description: string }>>;
  readonly outputs: Readonly<Record<string, { readonly description: string }>>;
}

const action = parse(fs.readFileSync('action.yml', 'utf8')) as Action;
const readme = fs.readFileSync('README.md', 'utf8');

/** The rows of the table below a heading: names in the first column to the text of the second one. */
function table(heading: string): Map<string, string> {
  const section = readme.split(`\n## ${heading}\n`)[1]?.split('\n## ')[0] ?? '';
  const rows = new Map<string, string>();
  for (const line of section.split('\n')) {
    const [, first = '', second = ''] = line.split('|').map((cell) => cell.trim());
    for (const [, name = ''] of first.matchAll(/`([a-z-]+)`/g)) rows.set(name, second);
  }
  return rows;
}

test('the README names every input of action.yml, and no other', () => {
  expect([...table('Inputs').keys()].sort()).toEqual(Object.keys(action.inputs).sort());
});

test('the README names every output of action.yml, and no other', () => {
  expect([...table('Outputs').keys()].sort()).toEqual(Object.keys(action.outputs).sort());
});

test('the README’s defaults are those of action.yml', () => {
  for (const [name, said] of table('Inputs')) {
    const value = action.inputs[name]?.default;
    if (said.startsWith('`')) expect([name, said]).toEqual([name, `\`${value}\``]);
    else expect([name, value]).toEqual([name, said === 'set by the runner' ? expect.any(String) : undefined]);
  }
});
