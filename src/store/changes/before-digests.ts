import * as fs from 'node:fs';
import * as path from 'node:path';
import { digestFile } from '../files/digest.js';
import { contentDigests } from './batch.js';
import type { Checkout } from './checkout.js';
import type { Change, Version } from './diff.js';
import { git, parts } from './git.js';
import type { Shadow } from './shadow.js';
import { SUBMODULE_MODE } from './submodules.js';

/** A change of a file that was there before. */
type Changed = Change & { readonly before: Version };

/**
 * The sha256 of each changed file as it was in the work tree before the step. For a file that git converts on a
 * checkout (line ends, filters), that is the converted content.
 */
export async function digestsOfBefore(
  checkout: Checkout,
  shadow: Shadow,
  changes: readonly Change[],
  scratch: string,
): Promise<Map<string, string>> {
  const files = changes.filter((change): change is Changed => isFile(change.before));
  const raw = await contentDigests(
    shadow,
    files.map(({ before }) => before.oid),
  );
  const digests = new Map<string, string>();
  for (const { path: file, before } of files) {
    const digest = raw.get(before.oid);
    if (digest !== undefined) digests.set(file, digest);
  }
  const converted = await convertedFiles(checkout, files);
  if (converted.length > 0) {
    for (const [file, digest] of await checkedOut(checkout, shadow, converted, scratch))
      digests.set(file, digest);
  }
  return digests;
}

function isFile(version: Version | null): boolean {
  return version !== null && version.mode !== SUBMODULE_MODE;
}

/** Those whose content on disk is not that of the object. */
async function convertedFiles(checkout: Checkout, files: readonly Changed[]): Promise<Changed[]> {
  const attributes = new Map<string, Record<string, string>>();
  const fields = parts(
    await git(
      checkout,
      ['check-attr', '--stdin', '-z', 'text', 'eol', 'ident', 'filter', 'working-tree-encoding'],
      {
        input: files.map((file) => `${file.path}\0`).join(''),
      },
    ),
  );
  for (let at = 0; at + 2 < fields.length; at += 3) {
    const [file = '', name = '', value = ''] = fields.slice(at, at + 3);
    attributes.set(file, { ...attributes.get(file), [name]: value });
  }
  const { config } = checkout;
  const autocrlf = config['core.autocrlf']?.toLowerCase() === 'true';
  const crlf = autocrlf || (config['core.eol'] ?? (process.platform === 'win32' ? 'crlf' : 'lf')) === 'crlf';
  return files.filter(({ path: file, before }) => {
    const { text, eol, ident, filter, 'working-tree-encoding': encoding } = attributes.get(file) ?? {};
    const isText = text !== 'unset' && (text !== 'unspecified' || autocrlf);
    return (
      before.mode !== '120000' &&
      (eol === 'crlf' || (isText && crlf) || [ident, filter, encoding].some((value) => isSet(value)))
    );
  });
}

function isSet(attribute: string | undefined): boolean {
  return attribute !== undefined && attribute !== 'unspecified' && attribute !== 'unset';
}

/** What a checkout makes of these files, done by git itself beside the work tree. */
async function checkedOut(
  checkout: Checkout,
  shadow: Shadow,
  files: readonly Changed[],
  scratch: string,
): Promise<Map<string, string>> {
  const folder = fs.mkdtempSync(path.join(scratch, 'converted-'));
  const env = {
    GIT_INDEX_FILE: path.join(folder, 'index'),
    GIT_ALTERNATE_OBJECT_DIRECTORIES: asList(path.join(shadow.gitDir, 'objects')),
    // What a checkout without LFS objects would not fetch, is not fetched here.
    ...(fs.existsSync(path.join(checkout.commonDir, 'lfs', 'objects')) ? {} : { GIT_LFS_SKIP_SMUDGE: '1' }),
  };
  const digests = new Map<string, string>();
  try {
    const lines = files.map(({ path: file, before }) => `${before.mode} ${before.oid}\t${file}\0`);
    await git(checkout, ['update-index', '-z', '--index-info'], { input: lines.join(''), env });
    // A filter that fails leaves its file out: then the content as it is counts.
    await git(checkout, ['checkout-index', '--all', '--quiet', `--prefix=${folder}/files/`], {
      env,
      answers: [1, 128],
    });
    for (const { path: file } of files) {
      const made = path.join(folder, 'files', ...file.split('/'));
      if (fs.existsSync(made)) digests.set(file, digestFile(made).sha256);
    }
    return digests;
  } finally {
    fs.rmSync(folder, { recursive: true, force: true });
  }
}

/** The only entry of a list of folders; quoted where it could be taken for several. */
function asList(folder: string): string {
  return folder.includes(path.delimiter) ? JSON.stringify(folder) : folder;
}
