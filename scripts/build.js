// Builds what users run: src → build/ (tsc) → dist/ (ncc), the same bytes on every machine.
//
//   node scripts/build.js            rebuild dist/
//   node scripts/build.js --check    build beside it, name every file of dist/ that differs, exit 1 if one does

import { spawnSync } from 'node:child_process';
import {
  chmodSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { createRequire, isBuiltin } from 'node:module';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { writeSchemas } from './schemas.js';

const require = createRequire(import.meta.url);
const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '..');
process.chdir(root); // module ids are made from paths relative to the working directory

const COMPILED = 'build/src';
const STAGING = 'build/out';

/** The folders, relative to the repository, that are generated and committed. */
const GENERATED = ['dist', 'schema'];

const BUNDLES = [
  // Started by a file that is not bundled: a skip is 2 ms faster when all it needs is one file with a compile cache.
  {
    name: 'action',
    entry: 'action/bundle.js',
    filename: 'bundle.js',
    plain: {
      'index.js': 'action/index.js',
      'post-index.js': 'action/post-index.js',
      'start.js': 'action/start.js',
    },
  },
  {
    name: 'transfer',
    entry: 'store/transfer/worker.js',
    // What stands in for a library says itself why it does.
    externals: {
      '@azure/storage-blob': './storage-blob.js',
      './storage-blob.js': './storage-blob.js',
      archiver: './archiver.js',
    },
    plain: {
      'storage-blob.js': 'store/transfer/storage-blob.js',
      'archiver.js': 'store/transfer/archiver.js',
    },
  },
  {
    name: 'transfer',
    library: '@azure/storage-blob',
    of: '@actions/artifact',
    filename: 'storage-blob-library.cjs',
    licenses: 'storage-blob-library.licenses.txt',
  },
  { name: 'cli', entry: 'cli/index.js', executable: true, builtinModules: true },
  {
    name: 'cli',
    entry: 'store/run-file/event-log/verifier-thread.js',
    filename: 'verifier.js',
    licenses: 'verifier.licenses.txt',
  },
  { name: 'library', entry: 'index.js', declarations: true },
];

async function main() {
  const check = process.argv.includes('--check');

  compile();
  for (const bundle of BUNDLES) {
    await writeBundle(bundle, `${STAGING}/dist/${bundle.name}`);
  }
  await writeSchemas(COMPILED, `${STAGING}/schema`);
  refuseMachinePaths();

  if (check) {
    reportDifferences();
  } else {
    for (const folder of GENERATED) {
      rmSync(folder, { recursive: true, force: true });
      renameSync(`${STAGING}/${folder}`, folder);
    }
  }
}

function compile() {
  rmSync('build', { recursive: true, force: true });
  const tsc = require.resolve('typescript/bin/tsc');
  const { status } = spawnSync(process.execPath, [tsc, '-p', 'tsconfig.build.json', '--declaration'], {
    stdio: 'inherit',
  });
  if (status !== 0) process.exit(1);
}

async function writeBundle(bundle, folder) {
  const ncc = require('@vercel/ncc');
  const { entry, filename = 'index.js', externals = {}, licenses = 'licenses.txt', plain = {} } = bundle;
  const source = entry === undefined ? resolveLibrary(bundle) : path.resolve(COMPILED, entry);
  // Not minified: start-up measures the same either way (26.5 ms, minified 27.4 ms), and a diff of dist/ can be read.
  const { code, map, assets } = await ncc(source, {
    cache: false,
    filename,
    externals,
    minify: false,
    sourceMap: true, // says what is in the bundle; not shipped
    sourceMapRegister: false,
    target: 'es2022',
    license: licenses,
    quiet: true,
  });

  mkdirSync(folder, { recursive: true });
  const shebang = bundle.executable && !code.startsWith('#!') ? '#!/usr/bin/env node\n' : '';
  const finished = (text) =>
    bundle.builtinModules ? withBuiltinModules(withoutMap(text)) : withoutMap(text);
  writeText(`${folder}/${filename}`, shebang + finished(code));
  writeText(`${folder}/package.json`, '{ "type": "module" }\n');
  for (const [name, { source: text }] of Object.entries(assets)) {
    if (name === 'package.json' || name.endsWith('.map')) continue;
    writeText(`${folder}/${name}`, finished(text.toString()));
  }
  const maps = Object.keys(assets).filter((name) => name.endsWith('.map'));
  const sources = [map, ...maps.map((name) => assets[name].source.toString())].flatMap(
    (text) => JSON.parse(text).sources,
  );
  addMissingLicenses(sources, `${folder}/${licenses}`);
  for (const [name, file] of Object.entries(plain)) {
    writeText(`${folder}/${name}`, readFileSync(path.join(COMPILED, file), 'utf8'));
  }
  if (bundle.executable) chmodSync(`${folder}/${filename}`, 0o755);
  if (bundle.declarations) copyDeclarations(entry.replace(/\.js$/, '.d.ts'), folder);
}

function withoutMap(code) {
  return code.replace(/\n\/\/# sourceMappingURL=\S+\s*$/, '');
}

/**
 * The bundler makes a `require` for each of Node's modules that is used. Asking the process for them spares what it takes
 * to make one (1 ms of 30), where Node has that (from version 20.16).
 */
function withBuiltinModules(code) {
  const line = 'import { createRequire as __WEBPACK_EXTERNAL_createRequire } from "module";\n';
  const call = '__WEBPACK_EXTERNAL_createRequire(import.meta.url)';
  if (!code.startsWith(line)) return code;
  const getter = '__WEBPACK_EXTERNAL_getBuiltinModule';
  const rest = code
    .slice(line.length)
    .replaceAll(/__WEBPACK_EXTERNAL_createRequire\(import\.meta\.url\)\("([\w:/]+)"\)/g, (found, name) =>
      isBuiltin(name) ? `${getter}("${name}")` : found,
    );
  const own = rest.includes(call) ? line : '';
  const fallback = `(await import("module")).createRequire(import.meta.url)`;
  return `${own}const ${getter} = process.getBuiltinModule ?? ${fallback};\n${rest}`;
}

/** Of a bundle in several files, the bundler forgets the licenses of what it merged with other modules. */
function addMissingLicenses(sources, file) {
  const folders = new Map();
  for (const source of sources) {
    const [, folder, name] = /^\.\.\/(\S*node_modules\/((?:@[^/]+\/)?[^/]+))\//.exec(source) ?? [];
    if (name !== undefined) folders.set(name, path.resolve(folder));
  }
  let text = existsSync(file) ? readFileSync(file, 'utf8') : '';
  for (const name of [...folders.keys()].sort()) {
    if (`\n${text}`.includes(`\n${name}\n`)) continue;
    const folder = folders.get(name);
    const { license } = JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8'));
    const found = readdirSync(folder).find((candidate) => /^licen[cs]e/i.test(candidate));
    const terms = found === undefined ? '' : readFileSync(path.join(folder, found), 'utf8').trimEnd();
    text += `${text === '' ? '' : '\n\n'}${name}\n${license}\n${terms}\n`;
  }
  if (text !== '') writeText(file, text);
}

/** The CommonJS entry of a library, in the version that another one depends on. */
function resolveLibrary({ library, of }) {
  const [user] = require.resolve
    .paths(of)
    .map((folder) => path.join(folder, of))
    .filter((folder) => existsSync(folder));
  return createRequire(path.join(user, 'package.json')).resolve(library);
}

/** Git keeps line feeds only (.gitattributes), and some packages are published with carriage returns. */
function writeText(file, text) {
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, text.replaceAll('\r\n', '\n'));
}

/** Copies the declarations that the entry reaches; they may lean on Node's own types and on nothing else. */
function copyDeclarations(entry, folder) {
  const ts = require('typescript');
  const seen = new Set([entry]);
  for (const file of seen) {
    const text = readFileSync(path.join(COMPILED, file), 'utf8');
    for (const { fileName: specifier } of ts.preProcessFile(text).importedFiles) {
      if (specifier.startsWith('node:')) continue;
      const target = path.posix.join(path.posix.dirname(file), specifier.replace(/\.js$/, '.d.ts'));
      if (!specifier.startsWith('.') || target.startsWith('..')) {
        throw new Error(
          `src/${file.replace(/\.d\.ts$/, '.ts')} exports a type taken from '${specifier}', which users of the library ` +
            'do not have. Declare that type in src/.',
        );
      }
      seen.add(target);
    }
    writeText(path.join(folder, file), text);
  }
}

/** A path of the machine that built dist/ would differ on the next one, and tells strangers about it. */
function refuseMachinePaths() {
  const needles = ['node_modules', 'build'].map((folder) => path.join(root, folder));
  for (const needle of [...needles])
    needles.push(needle.replaceAll('\\', '/'), needle.replaceAll('\\', '\\\\'));
  for (const file of listFiles(STAGING)) {
    const text = readFileSync(path.join(STAGING, file), 'utf8');
    const found = needles.find((needle) => text.includes(needle));
    if (found) throw new Error(`${file} contains a path of this machine: ${found}`);
  }
}

function reportDifferences() {
  const differences = [];
  for (const folder of GENERATED) {
    const built = listFiles(`${STAGING}/${folder}`);
    const committed = listFiles(folder);
    for (const file of new Set([...built, ...committed].sort())) {
      const name = `${folder}/${file}`;
      if (!committed.includes(file)) differences.push(`missing    ${name}`);
      else if (!built.includes(file)) differences.push(`left over  ${name}`);
      else if (!readFileSync(name).equals(readFileSync(`${STAGING}/${name}`)))
        differences.push(`differs    ${name}`);
      else if (isExecutable(name) !== isExecutable(`${STAGING}/${name}`))
        differences.push(`mode       ${name}`);
    }
  }
  if (differences.length > 0) {
    console.error(
      `What is committed is not what src/ builds:\n  ${differences.join('\n  ')}\nRun: npm run build`,
    );
    process.exit(1);
  }
  console.log(`${GENERATED.join(', ')}: exactly what src/ builds.`);
}

function isExecutable(file) {
  return process.platform !== 'win32' && (statSync(file).mode & 0o100) !== 0;
}

/** Every file below a folder, relative to it, with forward slashes; none if the folder is not there. */
function listFiles(folder) {
  const stat = statSync(folder, { throwIfNoEntry: false });
  if (!stat) return [];
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)).replaceAll('\\', '/'));
}

await main();
