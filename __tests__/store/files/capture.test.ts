import * as fs from 'node:fs';
import * as path from 'node:path';
import { sha256 } from '../../../src/engine/hash.js';
import { SecretFinder } from '../../../src/engine/secrets.js';
import { captureFiles, digestsBefore } from '../../../src/store/files/capture.js';
import { parseGlobs } from '../../../src/store/files/globs.js';
import { newFolder, removeFolders, writeTree } from '../../support/builders.js';

afterAll(removeFolders);

const windows = process.platform === 'win32';
const noSecrets = new SecretFinder([]);

async function capture(workspace: string, globs: string[], secrets = noSecrets) {
  return captureFiles(workspace, globs, new Map(), secrets);
}

async function names(workspace: string, ...globs: string[]): Promise<string[]> {
  const { files } = await capture(workspace, globs);
  return files.map((file) => file.path);
}

describe('which files', () => {
  const workspace = newFolder();
  beforeAll(() => {
    writeTree(workspace, {
      'out/a.txt': 'a',
      'out/sub/b.txt': 'b',
      'out/.hidden': 'h',
      'other.txt': 'o',
      '.git/config': 'x',
      'nested/.git/config': 'x',
    });
  });

  test.each([
    ['a folder', ['out'], ['out/.hidden', 'out/a.txt', 'out/sub/b.txt']],
    ['a folder with a slash', ['out/'], ['out/.hidden', 'out/a.txt', 'out/sub/b.txt']],
    ['a folder, from here', ['./out/**'], ['out/.hidden', 'out/a.txt', 'out/sub/b.txt']],
    ['one level', ['out/*.txt'], ['out/a.txt']],
    ['all levels', ['out/**/*.txt'], ['out/a.txt', 'out/sub/b.txt']],
    ['several', ['other.txt', 'out/sub'], ['other.txt', 'out/sub/b.txt']],
    ['all but some', ['out', '!out/sub/**'], ['out/.hidden', 'out/a.txt']],
    ['nothing that matches', ['gone/**'], []],
    [
      'everything, without what belongs to git',
      ['**'],
      ['other.txt', 'out/.hidden', 'out/a.txt', 'out/sub/b.txt'],
    ],
  ])('%s: %j', async (_, globs, expected) => {
    expect(await names(workspace, ...globs)).toEqual(expected);
  });

  test.each(['../x', 'out/../../x', '..', '!../x', '~/x', '/etc/passwd', '{..,out}/x', 'out/{a,..}/x'])(
    '"%s" leads out: a clear error, before and after the step',
    async (pattern) => {
      const error = {
        name: 'InvalidInputError',
        message: `"files" has the pattern "${pattern}", which leads out of the workspace.`,
        fix: 'Use patterns relative to the workspace, such as "out/**".',
      };
      await expect(digestsBefore(workspace, [pattern])).rejects.toMatchObject(error);
      await expect(capture(workspace, [pattern])).rejects.toMatchObject(error);
    },
  );

  test('names with two dots in them lead nowhere', async () => {
    writeTree(workspace, { 'dots/a..b': 'x', 'dots/..c': 'x', 'dots/...': 'x' });
    expect(await names(workspace, 'dots/**', 'dots/..c')).toEqual(['dots/...', 'dots/..c', 'dots/a..b']);
  });

  test('the input: one pattern a line, comments and blanks aside', () => {
    expect(parseGlobs('out/**\r\n  dist \n\n# not this\n!out/*.log\n')).toEqual([
      'out/**',
      'dist',
      '!out/*.log',
    ]);
  });
});

describe('what is known of each', () => {
  test('digest, size, mode, and the digest from before the step', async () => {
    const workspace = newFolder();
    writeTree(workspace, { same: 'same', changed: 'old' });
    const before = await digestsBefore(workspace, ['**']);
    writeTree(workspace, { changed: 'new', added: '' });
    for (const name of ['same', 'added']) fs.chmodSync(path.join(workspace, name), 0o644);
    fs.chmodSync(path.join(workspace, 'changed'), 0o751);
    const { files, withheld } = await captureFiles(workspace, ['**'], before, noSecrets);
    const mode = windows ? 0o666 : 0o644;
    expect(withheld).toEqual([]);
    expect(files).toEqual([
      { path: 'added', sha256: sha256(''), size: 0, mode, before: null },
      {
        path: 'changed',
        sha256: sha256('new'),
        size: 3,
        mode: windows ? 0o666 : 0o751,
        before: sha256('old'),
      },
      { path: 'same', sha256: sha256('same'), size: 4, mode, before: sha256('same') },
    ]);
  });

  test('links are kept as links, wherever inside they point to', async () => {
    if (windows) return;
    const workspace = newFolder();
    writeTree(workspace, { 'out/a': 'a', 'out/sub/b': 'b' });
    const links = {
      'out/file': 'a',
      'out/folder': 'sub',
      'out/nowhere': 'gone',
      'out/sub/up': '../a',
      top: 'out',
    };
    for (const [name, target] of Object.entries(links)) fs.symlinkSync(target, path.join(workspace, name));
    const { files, withheld } = await capture(workspace, ['**']);
    expect(withheld).toEqual([]);
    const found = files.flatMap(({ path: name, link, size, sha256: digest }) =>
      link === undefined ? [] : [[name, link, size === link.length && digest === sha256(link)]],
    );
    expect(found).toEqual(
      Object.entries(links)
        .map(([name, target]) => [name, target, true])
        .sort(),
    );
    // Files behind a linked folder are not kept twice.
    expect(files.map((file) => file.path)).not.toContain('out/folder/b');
  });

  test('links that lead out are withheld, also when they do so by way of another link', async () => {
    if (windows) return;
    const workspace = newFolder();
    writeTree(workspace, { 'a/b/x': '', 'shallow/x': '' });
    const links = {
      'out-absolute': '/etc/passwd',
      'out-inside-absolute': path.join(workspace, 'a'),
      'out-relative': '../elsewhere',
      'a/out-deep': '../../elsewhere',
      'out-and-back': `../${path.basename(workspace)}/a`,
      'a/b/shortcut': '../../shallow',
      // In words this stays inside; the system goes through the shortcut first.
      'a/b/out-by-shortcut': 'shortcut/../../elsewhere',
    };
    for (const [name, target] of Object.entries(links)) fs.symlinkSync(target, path.join(workspace, name));
    const { files, withheld } = await capture(workspace, ['**']);
    expect(files.flatMap((file) => (file.link === undefined ? [] : [file.path]))).toEqual(['a/b/shortcut']);
    expect(withheld.map(({ name }) => name).sort()).toEqual(
      Object.keys(links)
        .filter((name) => name.includes('out'))
        .sort(),
    );
    for (const { reason } of withheld) expect(reason).toBe('it is a link that leads out of the workspace');
  });

  test('what is neither file nor link is withheld', async () => {
    const workspace = newFolder();
    writeTree(workspace, { fine: '' });
    // A name that another system would take for a drive cannot be restored everywhere.
    if (!windows) writeTree(workspace, { 'c:strange': '' });
    expect(await names(workspace, '**')).toEqual(['fine']);
    if (!windows)
      expect((await capture(workspace, ['**'])).withheld.map(({ name }) => name)).toEqual(['c:strange']);
  });

  test('a file that cannot be read costs itself, not the record', async () => {
    if (windows) return;
    const workspace = newFolder();
    writeTree(workspace, { fine: '', locked: 'x' });
    fs.chmodSync(workspace, 0o755);
    fs.chmodSync(path.join(workspace, 'locked'), 0);
    const root = process.getuid?.() === 0;
    if (root) process.seteuid?.(65534);
    try {
      const before = await digestsBefore(workspace, ['**']);
      expect([...before.keys()]).toEqual(['fine']);
      const { files, withheld } = await capture(workspace, ['**']);
      expect(files.map((file) => file.path)).toEqual(['fine']);
      expect(withheld).toMatchObject([{ name: 'locked', reason: expect.stringContaining('EACCES') }]);
    } finally {
      if (root) process.seteuid?.(0);
    }
  });

  test('backslashes in a name are part of it where the system says so', async () => {
    if (windows) return;
    const workspace = newFolder();
    writeTree(workspace, { 'back\\slash': 'x' });
    expect(await names(workspace, '**')).toEqual(['back\\slash']);
  });
});

describe('secrets in files', () => {
  const secret = 'hunter22-and-more';
  const secrets = new SecretFinder([secret]);

  test('in content, name and link', async () => {
    const workspace = newFolder();
    writeTree(workspace, {
      fine: 'x',
      'in-content': `a ${secret} b`,
      [`name-${secret}`]: 'x',
      token: `ghp_${'a1B2'.repeat(9)}`,
    });
    if (!windows) fs.symlinkSync(`to-${secret}`, path.join(workspace, 'link'));
    const { files, withheld } = await capture(workspace, ['**'], secrets);
    expect(files.map((file) => file.path)).toEqual(['fine']);
    expect(withheld.map(({ name }) => name).sort()).toEqual(
      ['(name withheld)', 'in-content', ...(windows ? [] : ['link']), 'token'].sort(),
    );
    expect(JSON.stringify(withheld)).not.toContain(secret);
  });

  // Large files are read in pieces of 4 MiB.
  test.each([-secret.length, -secret.length + 1, -5, -1, 0])(
    'across the border of two pieces, at %d',
    async (offset) => {
      const workspace = newFolder();
      const border = 4 * 1024 * 1024;
      const content = Buffer.alloc(border + 1024, 'x');
      content.write(secret, border + offset);
      writeTree(workspace, { large: content });
      expect((await capture(workspace, ['large'], secrets)).withheld).toHaveLength(1);
      content.write('-'.repeat(secret.length), border + offset);
      writeTree(workspace, { large: content });
      expect((await capture(workspace, ['large'], secrets)).files).toHaveLength(1);
    },
  );
});
