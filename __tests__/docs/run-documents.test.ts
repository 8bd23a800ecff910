import { spawnSync } from 'node:child_process';
import * as fs from 'node:fs';
import * as path from 'node:path';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { Shell } from '../cli/shell.js';
import { run as git } from '../support/checkout.js';
import { bundleNode } from '../support/workbench.js';

const DOC = fs.readFileSync('docs/run-documents.md', 'utf8');

interface Example {
  readonly script: string;
  /** What is printed, with `…` for what differs from one run to the next; null where the document does not say. */
  readonly prints: string | null;
}

/** The shell examples, in their order: scripts (`sh`), and commands with what they print (`console`). */
function examples(): Example[] {
  const blocks = [...DOC.matchAll(/^```(sh|console)\n([\s\S]*?)^```$/gm)];
  return blocks.flatMap(([, kind, text = '']): Example[] => {
    if (kind === 'sh') return [{ script: text, prints: null }];
    return text
      .split(/^\$ /m)
      .slice(1)
      .map((part) => {
        const [script = '', ...lines] = part.split('\n');
        return { script, prints: lines.join('\n') };
      });
  });
}

let shell: Shell;
let env: Record<string, string>;

/** A repository with what the examples take for granted: the command, and two scripts. */
beforeAll(() => {
  shell = new Shell();
  const command = `#!/bin/sh\nexec "${bundleNode}" "${path.resolve('dist/cli/index.js')}" "$@"\n`;
  for (const [name, text] of [
    ['bin/checkpoint', command],
    ['convert.sh', '#!/bin/sh\necho "$1" >> converted\n'],
    ['verify.sh', '#!/bin/sh\ngrep -q "^$1$" converted\n'],
  ] as const) {
    fs.chmodSync(shell.write(name, text), 0o755);
  }
  git(shell.folder, 'init', '--quiet', '--initial-branch=main');
  const bin = path.join(shell.folder, 'bin');
  const node = path.dirname(bundleNode);
  const identity = {
    GIT_AUTHOR_NAME: 'A',
    GIT_AUTHOR_EMAIL: 'a@b.c',
    GIT_COMMITTER_NAME: 'A',
    GIT_COMMITTER_EMAIL: 'a@b.c',
  };
  env = { ...identity, PATH: [bin, node, process.env.PATH].join(path.delimiter) };
});
afterAll(() => shell.close());

test.each(examples())('$script', ({ script, prints }) => {
  const { status, stdout, stderr } = spawnSync('bash', ['-e', '-c', `exec 2>&1\n${script}`], {
    cwd: shell.folder,
    env: { ...process.env, ...env },
    encoding: 'utf8',
  });
  expect([status, stderr]).toEqual([0, '']);
  if (prints === null) return;
  const pattern = prints.split('…').map((text) => text.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&'));
  expect(stdout).toMatch(new RegExp(`^${pattern.join('[^"\\n]*')}$`));
});

test('the script has done each unit once, and a second time does nothing', () => {
  const read = () => fs.readFileSync(path.join(shell.folder, 'converted'), 'utf8');
  expect(read()).toBe('one\ntwo\nthree\n');
  const [script = ''] = examples()
    .filter(({ prints }) => prints === null)
    .map((example) => example.script);
  const { status } = spawnSync('bash', ['-c', script], {
    cwd: shell.folder,
    env: { ...process.env, ...env },
  });
  expect([status, read()]).toEqual([0, 'one\ntwo\nthree\n']);
});

test('every field that the document explains is one of the schema, and the other way around', () => {
  const schema = JSON.parse(fs.readFileSync('schema/run.schema.json', 'utf8'));
  const table = DOC.split('## The document')[1] ?? '';
  const explained = [...table.matchAll(/^\| (`.*?`) \|/gm)].flatMap(([, names = '']) =>
    [...names.matchAll(/`(\w+)`/g)].map(([, name]) => name),
  );
  const ofSteps = [
    'runId',
    'step',
    'attempt',
    'inputHash',
    'timestamp',
    'lifecycle',
    'work',
    'scope',
    'revision',
    'order',
    'lostRecord',
  ];
  expect([...explained, ...ofSteps].sort()).toEqual(Object.keys(schema.properties).sort());
});
