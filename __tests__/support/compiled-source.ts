import * as fs from 'node:fs';
import * as path from 'node:path';
import typescript from 'typescript';
import { newFolder, writeTree } from './builders.js';

/**
 * Our own modules as plain JavaScript, for tests whose code has to run in processes that can be killed: the very
 * code, with its types taken off, and what it imports.
 * @param entries modules, relative to `src` without an extension
 * @returns the folder; `removeFolders` removes it
 */
export function compileSource(entries: readonly string[]): string {
  const folder = newFolder();
  const seen = new Set(entries);
  const options = { target: typescript.ScriptTarget.ES2022, module: typescript.ModuleKind.ESNext };
  for (const name of seen) {
    const source = fs.readFileSync(path.resolve('src', `${name}.ts`), 'utf8');
    const text = typescript.transpile(source, options);
    writeTree(folder, { [`${name}.js`]: text });
    for (const [, specifier = ''] of text.matchAll(/(?:from|import)\s*\(?\s*'(\.[^']+)\.js'/g)) {
      seen.add(path.posix.join(path.posix.dirname(name), specifier));
    }
  }
  writeTree(folder, { 'package.json': '{"type":"module"}' });
  // Libraries come from where everybody has them.
  fs.symlinkSync(path.resolve('node_modules'), path.join(folder, 'node_modules'), 'junction');
  return folder;
}
