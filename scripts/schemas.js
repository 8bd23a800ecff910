// Writes the JSON Schemas that the package ships from the engine's own schema, so that there is only one.

import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { toJsonSchema } from '@valibot/to-json-schema';

/**
 * @param {string} compiled the folder that src/ was compiled to
 * @param {string} folder where the schemas go
 */
export async function writeSchemas(compiled, folder) {
  const { RunDocumentSchema } = await import(pathToFileURL(path.resolve(compiled, 'engine/schema.js')).href);
  mkdirSync(folder, { recursive: true });
  const schema = {
    ...toJsonSchema(RunDocumentSchema, { target: 'draft-2020-12' }),
    title: 'A run document of checkpoint-action',
  };
  writeFileSync(path.join(folder, 'run.schema.json'), `${JSON.stringify(schema, null, 2)}\n`);
}
