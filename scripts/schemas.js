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
  const load = (file) => import(pathToFileURL(path.resolve(compiled, file)).href);
  const { RunDocumentSchema } = await load('engine/schema.js');
  const { StatusAnswerSchema } = await load('engine/status/schema.js');
  mkdirSync(folder, { recursive: true });
  write('run', RunDocumentSchema, 'A run document of checkpoint-action');
  write('status', StatusAnswerSchema, 'What checkpoint status <run> --json prints');

  function write(name, source, title) {
    const schema = { ...toJsonSchema(source, { target: 'draft-2020-12' }), title };
    writeFileSync(path.join(folder, `${name}.schema.json`), `${JSON.stringify(schema, null, 2)}\n`);
  }
}
