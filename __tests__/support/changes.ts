import * as fs from 'node:fs';
import * as path from 'node:path';
import type { Unit } from '../../src/engine/schema.js';
import { SecretFinder } from '../../src/engine/secrets.js';
import { type PayloadFolder, restoreFilesOf } from '../../src/store/files/payload.js';
import { keepStepFiles, lookBefore, type StepFiles } from '../../src/store/files/step-files.js';
import { doneUnit, newFolder } from './builders.js';

const noSecrets = new SecretFinder([]);

export function payloadFolder(): PayloadFolder & { readonly path: string } {
  const folder = newFolder();
  return {
    path: folder,
    scratch: (name) => fs.mkdtempSync(path.join(folder, `${name}-`)),
    payloadFile: (sha256) => path.join(folder, `files-${sha256}.tgz`),
  };
}

export interface KeptStep extends StepFiles {
  readonly unit: Unit;
  readonly folder: PayloadFolder & { readonly path: string };
}

/** Keeps what `step` changes in a checkout. */
export async function keepStep(
  workspace: string,
  step: () => void,
  patterns: readonly string[] = ['@changes'],
  secrets = noSecrets,
): Promise<KeptStep> {
  const folder = payloadFolder();
  const before = await lookBefore(workspace, patterns, folder);
  step();
  const kept = await keepStepFiles(workspace, patterns, before, secrets, folder);
  const { files, withheld, payload, git } = kept;
  // The document is JSON: what does not survive that is not kept.
  const unit = JSON.parse(
    JSON.stringify(doneUnit({ files: [...files], withheld: [...withheld], payload, git })),
  ) as Unit;
  return { ...kept, unit, folder };
}

/** Null, or what could not be restored. */
export function restoreStep(workspace: string, { unit, folder }: KeptStep): Promise<string | null> {
  return restoreFilesOf(unit, workspace, folder, ({ sha256 }) => folder.payloadFile(sha256));
}
