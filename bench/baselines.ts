import * as fs from 'node:fs';
import { createRequire } from 'node:module';
import * as path from 'node:path';
import { fileURLToPath } from 'node:url';

/** What a user would otherwise put into a workflow, each as an action of its own. */
export type BaselineName = 'cache-save' | 'cache-restore' | 'artifact-upload';
/** The folder with its action.yml. */
export type Baselines = Readonly<Record<BaselineName, string>>;

type Ncc = (entry: string, options: object) => Promise<{ code: string; assets: Record<string, Asset> }>;
interface Asset {
  readonly source: string | Buffer;
}

/** Bundles the baselines with the same bundler, and the same settings, as our own bundles. */
export async function buildBaselines(folder: string): Promise<Baselines> {
  return {
    'cache-save': await build('cache-save', folder),
    'cache-restore': await build('cache-restore', folder),
    'artifact-upload': await build('artifact-upload', folder),
  };
}

async function build(name: BaselineName, folder: string): Promise<string> {
  const ncc: Ncc = createRequire(import.meta.url)('@vercel/ncc');
  const entry = fileURLToPath(new URL(`./baselines/${name}.js`, import.meta.url));
  const { code, assets } = await ncc(entry, { cache: false, minify: false, target: 'es2022', quiet: true });
  const target = path.join(folder, name);
  fs.mkdirSync(target, { recursive: true });
  for (const [file, { source }] of Object.entries(assets)) fs.writeFileSync(path.join(target, file), source);
  fs.writeFileSync(path.join(target, 'index.js'), code);
  fs.writeFileSync(path.join(target, 'package.json'), '{ "type": "module" }\n');
  fs.writeFileSync(path.join(target, 'action.yml'), 'runs:\n  using: node24\n  main: index.js\n');
  return target;
}
