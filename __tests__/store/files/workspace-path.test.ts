import * as fs from 'node:fs';
import * as path from 'node:path';
import { sha256 } from '../../../src/engine/hash.js';
import { pack } from '../../../src/store/files/archive.js';
import { missingFiles, restoreFiles } from '../../../src/store/files/restore.js';
import { linkStaysInside, resolveInside } from '../../../src/store/files/workspace-path.js';
import { newFolder, readTree, removeFolders, writeTree } from '../../support/builders.js';

afterAll(removeFolders);

const windows = process.platform === 'win32';

test('a path inside is where it says, whether it exists or not', () => {
  const workspace = newFolder();
  expect(resolveInside(workspace, 'a.txt')).toBe(path.join(workspace, 'a.txt'));
  expect(resolveInside(workspace, 'not/there/..hidden')).toBe(
    path.join(workspace, 'not', 'there', '..hidden'),
  );
});

test.each([
  '',
  '..',
  '../x',
  'a/../../x',
  'a/..',
  '..\\x',
  'a\\..\\..\\x',
  '/etc/passwd',
  '\\\\server\\share',
  'C:\\x',
  'c:x',
  'nul\0byte',
])('%j leads out', (relative) => {
  expect(() => resolveInside(newFolder(), relative)).toThrow(
    expect.objectContaining({
      name: 'InvalidInputError',
      message: `"${relative}" leads out of the workspace.`,
    }),
  );
});

test.each([
  '.git/hooks/pre-commit',
  '.GIT/config',
  'sub/.git',
  'GIT~1/config',
  '.git./config',
  '.g\u200cit/config',
])('%j belongs to Git', (relative) => {
  expect(() => resolveInside(newFolder(), relative)).toThrow(`"${relative}" belongs to Git.`);
});

test('Git’s folder is not reached through a link either; what only resembles it is an ordinary name', () => {
  const workspace = newFolder();
  writeTree(workspace, { '.git/hooks/sample': '' });
  if (!windows) fs.symlinkSync('.git/hooks', path.join(workspace, 'tools'));
  if (!windows) expect(() => resolveInside(workspace, 'tools/pre-commit')).toThrow('belongs to Git');
  for (const name of ['.github/x', '.gitignore', 'my.git/x', '.gitmodules']) {
    expect(resolveInside(workspace, name)).toBe(path.join(workspace, ...name.split('/')));
  }
});

describe('on Windows', () => {
  test.each([
    'a\\b',
    'link\\hooks',
    'file.txt:stream',
    'what?',
    'nul',
    'out/COM1.txt',
    'aux.',
    'ends with space ',
    'folder./x',
  ])('%j is no name of a file', (relative) => {
    const workspace = newFolder();
    expect(() => resolveInside(workspace, relative, 'win32')).toThrow(
      expect.objectContaining({ name: 'InvalidInputError', fix: expect.stringContaining('"files"') }),
    );
    if (!windows) expect(resolveInside(workspace, relative, 'linux')).toContain(workspace);
  });

  test('ordinary names are fine', () => {
    const workspace = newFolder();
    for (const name of ['a b.txt', 'console/nullable', 'com10/x', '..hidden', 'ünï']) {
      expect(resolveInside(workspace, name, 'win32')).toBe(path.join(workspace, ...name.split('/')));
    }
  });

  test('a link must not lead to a drive, a share or a folder above', () => {
    const workspace = newFolder();
    const file = path.join(workspace, 'link');
    for (const target of ['C:\\x', 'c:x', '\\\\server\\share', '\\x', '..\\x', 'a\\..\\..\\x']) {
      expect([target, linkStaysInside(workspace, file, target, 'win32')]).toEqual([target, false]);
    }
    expect(linkStaysInside(workspace, file, 'a\\..\\b', 'win32')).toBe(true);
  });
});

describe('folders on the way that are links', () => {
  function scene(links: Readonly<Record<string, string>>): string {
    const outer = newFolder();
    writeTree(outer, { 'outside/secret': 'x', 'workspace/inside/file': 'x' });
    const workspace = path.join(outer, 'workspace');
    for (const [name, target] of Object.entries(links)) fs.symlinkSync(target, path.join(workspace, name));
    return workspace;
  }

  test('lead out: refused, also when what they point to is not there yet', () => {
    if (windows) return;
    const workspace = scene({ out: '../outside', late: '../not-there-yet', far: '/etc', again: 'out' });
    for (const relative of [
      'out/secret',
      'out/new/file',
      'late/file',
      'late/a/b',
      'far/passwd',
      'again/secret',
    ]) {
      expect(() => resolveInside(workspace, relative)).toThrow('leads out');
    }
    // The link itself is inside.
    expect(resolveInside(workspace, 'out')).toBe(path.join(workspace, 'out'));
  });

  test('stay inside: fine', () => {
    if (windows) return;
    const workspace = scene({ in: 'inside', up: 'inside/..' });
    fs.symlinkSync(path.join(workspace, 'inside'), path.join(workspace, 'absolute'));
    for (const relative of ['in/file', 'up/inside/file', 'absolute/new', 'in/new/file']) {
      expect(resolveInside(workspace, relative)).toBe(path.join(workspace, relative));
    }
  });

  test('go in circles: refused', () => {
    if (windows) return;
    const workspace = scene({ one: 'two', two: 'one' });
    expect(() => resolveInside(workspace, 'one/file')).toThrow('leads out');
  });

  test('a workspace that is itself reached by a link is a workspace', () => {
    if (windows) return;
    const workspace = scene({});
    const alias = path.join(newFolder(), 'alias');
    fs.symlinkSync(workspace, alias);
    expect(resolveInside(alias, 'inside/file')).toBe(path.join(workspace, 'inside/file'));
    expect(linkStaysInside(alias, path.join(alias, 'link'), 'inside')).toBe(true);
  });

  test('restoring never writes through them', async () => {
    if (windows) return;
    const workspace = scene({ out: '../outside' });
    const source = newFolder();
    writeTree(source, { 'out/secret': 'evil' });
    const files = [{ path: 'out/secret', sha256: sha256('evil'), size: 4, mode: 0o644 }];
    const archive = path.join(newFolder(), 'files.tgz');
    await pack(source, files, archive);
    expect(() => missingFiles(workspace, files)).toThrow('leads out');
    await expect(restoreFiles(workspace, files, files, archive, newFolder())).rejects.toThrow('leads out');
    expect(readTree(path.resolve(workspace, '../outside'))).toEqual({ secret: 'x' });
  });

  test('restoring makes no link that leads out', async () => {
    if (windows) return;
    const workspace = scene({});
    for (const link of ['/etc/passwd', '../outside/secret', 'inside/../../outside']) {
      const files = [{ path: 'link', sha256: sha256(link), size: link.length, mode: 0o777, link }];
      const source = newFolder();
      fs.symlinkSync(link, path.join(source, 'link'));
      const archive = path.join(newFolder(), 'files.tgz');
      await pack(source, files, archive);
      await expect(restoreFiles(workspace, files, files, archive, newFolder())).rejects.toThrow('leads out');
      expect(fs.lstatSync(path.join(workspace, 'link'), { throwIfNoEntry: false })).toBeUndefined();
    }
  });
});
