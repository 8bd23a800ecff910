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
