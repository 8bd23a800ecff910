import { readFileSync } from 'node:fs';
import path from 'node:path';
import { parse } from 'yaml';

/** What the runner needs to know of an action.yml. */
export interface ActionManifest {
  readonly main: string;
  readonly post: string | undefined;
  /** The condition of the post step. */
  readonly postIf: string;
  /** Each input's default, unevaluated; an input without one is the empty text. */
  readonly defaults: ReadonlyMap<string, string>;
}

/** Reads the manifest of a node action. */
export function readManifest(actionRoot: string): ActionManifest {
  const document: unknown = parse(readFileSync(path.join(actionRoot, 'action.yml'), 'utf8'));
  const runs = record(record(document).runs);
  if (!/^node\d+$/.test(String(runs.using)))
    throw new Error(`not a node action: using ${String(runs.using)}`);
  const inputs = Object.entries(record(record(document).inputs));
  return {
    main: path.join(actionRoot, String(runs.main)),
    post: typeof runs.post === 'string' ? path.join(actionRoot, runs.post) : undefined,
    postIf: typeof runs['post-if'] === 'string' ? runs['post-if'] : 'always()',
    defaults: new Map(inputs.map(([name, input]) => [name, String(record(input).default ?? '')])),
  };
}

function record(value: unknown): Record<string, unknown> {
  return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {};
}
