import * as path from 'node:path';
import { workOfEvent } from '../../effects/workflow-event.js';
import { globFault, parseGlobs } from '../../engine/globs.js';
import type { Work } from '../../engine/input-hash.js';
import { ISSUE_NUMBER_RULE, readIssueNumber } from '../../engine/issue-number.js';
import { isStepName, STEP_NAME_RULE } from '../../engine/step-name.js';
import { parseCommandLine, UsageError } from '../usage.js';

export interface RunOptions {
  readonly step: string;
  /** An absolute path. */
  readonly file: string;
  readonly work: Work;
  readonly inputs: string;
  readonly globs: readonly string[];
  /** Our own files in the workspace, as globs that leave them out. */
  readonly ownFiles: readonly string[];
  /** The program and its arguments. */
  readonly command: readonly [string, ...string[]];
  /** Where kept files are relative to, and where the command runs. */
  readonly workspace: string;
}

const DEFAULT_FILE = path.join('.checkpoint', 'runs', 'default.json');

const CONFIG = {
  strict: true,
  allowPositionals: true,
  tokens: true,
  options: {
    step: { type: 'string' },
    file: { type: 'string' },
    issue: { type: 'string' },
    sha: { type: 'string' },
    inputs: { type: 'string' },
    files: { type: 'string', multiple: true },
  },
} as const;

/** @throws UsageError that names the argument and what it may be */
export function readOptions(args: readonly string[], env: NodeJS.ProcessEnv): RunOptions {
  const end = args.indexOf('--');
  const own = end < 0 ? args : args.slice(0, end);
  const [program, ...rest] = end < 0 ? [] : args.slice(end + 1);
  const { values, tokens } = parseCommandLine('run', { ...CONFIG, args: [...own] });
  const globs = parseGlobs([...(values.files ?? []), ...globsBehindFiles(tokens)].join('\n'));
  const step = stepName(values.step);
  if (program === undefined || program === '') {
    throw new UsageError('run', 'The command is missing; it goes behind "--".');
  }
  for (const line of globs) {
    const fault = globFault(line);
    if (fault === null) continue;
    throw new UsageError('run', `"--files" takes globs below this folder; "${line}" ${fault}.`);
  }
  const given = { issueNumber: issueNumber(values.issue), commitSha: values.sha?.trim() };
  const event = workOfEvent(env);
  const workspace = process.cwd();
  const file = path.resolve(values.file || DEFAULT_FILE);
  return {
    step,
    file,
    work: {
      issueNumber: given.issueNumber ?? event.issueNumber,
      commitSha: given.commitSha ?? event.commitSha,
    },
    inputs: values.inputs ?? '',
    globs,
    command: [program, ...rest],
    ownFiles: ownFiles(workspace, file),
    workspace,
  };
}

type Token = { readonly kind: string; readonly name?: string; readonly value?: string | undefined };

/** `--files a b`, also as a shell makes it of `--files out/*`: what follows belongs to it. */
function globsBehindFiles(tokens: readonly Token[]): string[] {
  const globs: string[] = [];
  let option: string | undefined;
  for (const token of tokens) {
    if (token.kind === 'option') option = token.name;
    else if (token.kind !== 'positional') continue;
    else if (option === 'files') globs.push(token.value ?? '');
    else throw new UsageError('run', `"${token.value}" makes no sense here; the command goes behind "--".`);
  }
  return globs;
}

/** A record must not be kept as one of the files it speaks of. */
function ownFiles(workspace: string, file: string): string[] {
  const relative = path.relative(workspace, file).replaceAll('\\', '/');
  if (relative.startsWith('../') || path.isAbsolute(relative)) return ['!.checkpoint/**'];
  const literal = relative.replace(/[()[\]{}!*?@+|\\]/g, '\\$&');
  return ['!.checkpoint/**', `!${literal}*`, `!${literal}.files/**`, `!${literal}.lock/**`];
}

function stepName(value: string | undefined): string {
  if (value === undefined) throw new UsageError('run', 'The step has no name; give it one with "--step".');
  if (isStepName(value)) return value;
  throw new UsageError('run', `"--step" is "${value}". ${STEP_NAME_RULE}`);
}

function issueNumber(value: string | undefined): string | undefined {
  if (value === undefined) return undefined;
  const number = readIssueNumber(value);
  if (number === null) throw new UsageError('run', `"--issue" is "${value}". ${ISSUE_NUMBER_RULE}`);
  return number;
}
