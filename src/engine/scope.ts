import { canonicalJson, sha256 } from './hash.js';
import { isNestedTooDeep } from './nesting.js';
import { record } from './record.js';
import { oneLine } from './words.js';

/**
 * Which job of a run a document belongs to. Two jobs whose scopes are equal share a document, so everything
 * that tells jobs of one run apart is in here, and nothing that changes from one attempt to the next.
 */
export interface Scope {
  /** `owner/name` */
  readonly repository: string;
  /** The workflow file that the run was started from, a path without ref. */
  readonly workflow: string;
  /** The reusable workflow's file when the job is inside one, else the same as `workflow`. */
  readonly calledWorkflow: string;
  /** The job's key in its workflow file. */
  readonly job: string;
  /** The matrix leg as JSON text; `null` outside a matrix. See {@link withoutSecrets}. */
  readonly matrix: string;
  /** The user's own `key`, empty when there is none. */
  readonly key: string;
}

/** Stands in a stored matrix for a value that must not be stored. */
const WITHHELD = /^withheld:[0-9a-f]{16}$/;
/** A matrix may carry whole objects; in words, the beginning of each value is enough. */
const MAX_WORDS = 60;

/** The scope as a runner's variables tell it, which do not tell the matrix; without a runner it is empty. */
export function scopeOfEnvironment(env: Readonly<Record<string, string | undefined>>): Scope {
  const workflow = (env.GITHUB_WORKFLOW_REF ?? '').replace(/@[^@]*$/, '');
  return {
    repository: env.GITHUB_REPOSITORY ?? '',
    workflow,
    calledWorkflow: workflow,
    job: env.GITHUB_JOB ?? '',
    matrix: 'null',
    key: '',
  };
}

/** sha256 hex that identifies the scope; matrix legs are compared as values, not as text. */
export function scopeHash(scope: Scope): string {
  const { repository, workflow, calledWorkflow, job, key } = scope;
  const matrix = mapMatrix(scope, (name, value) => digestOf(scope, name, value));
  return sha256(canonicalJson({ repository, workflow, calledWorkflow, job, matrix, key }));
}

/**
 * The scope as it may be stored and shown: matrix values that are secret are replaced by their digests, which leaves
 * the scope's own hash as it is.
 * @param isSecret gets a value's name, which is empty for a matrix that has none, and its text
 */
export function withoutSecrets(scope: Scope, isSecret: (name: string, text: string) => boolean): Scope {
  let found = false;
  const matrix = mapMatrix(scope, (name, value) => {
    if (!isSecret(name, textOf(value))) return value;
    found = true;
    return digestOf(scope, name, value);
  });
  return found ? { ...scope, matrix: JSON.stringify(matrix) } : scope;
}

/** The scope in words: `generate (node: 20), key docs`. One line, whatever a matrix holds. */
export function describeScope(scope: Scope): string {
  const matrix = matrixValue(scope.matrix);
  const values = isLeg(matrix)
    ? Object.entries(matrix).map(([name, value]) => `${name}: ${excerpt(textOf(value))}`)
    : [];
  const leg = values.length > 0 ? ` (${values.join(', ')})` : '';
  return oneLine(`${scope.job}${leg}${scope.key === '' ? '' : `, key ${scope.key}`}`);
}

/** Whether two scopes are legs of one matrix: alike in everything but its values. */
export function areSiblings(a: Scope, b: Scope): boolean {
  const job = ({ repository, workflow, calledWorkflow, job: name, key }: Scope) =>
    canonicalJson({ repository, workflow, calledWorkflow, job: name, key });
  return job(a) === job(b) && isLeg(matrixValue(a.matrix)) && isLeg(matrixValue(b.matrix));
}

function mapMatrix({ matrix }: Scope, change: (name: string, value: unknown) => unknown): unknown {
  const value = matrixValue(matrix);
  if (!isLeg(value)) return change('', value);
  return record(Object.entries(value).map(([name, member]) => [name, change(name, member)]));
}

/** A digest of more than the value, so that nobody can look it up in a table. */
function digestOf({ repository }: Scope, name: string, value: unknown): string {
  if (typeof value === 'string' && WITHHELD.test(value)) return value;
  return `withheld:${sha256(canonicalJson([repository, name, value])).slice(0, 16)}`;
}

function textOf(value: unknown): string {
  return typeof value === 'string' ? value : JSON.stringify(value);
}

function excerpt(text: string): string {
  if (WITHHELD.test(text)) return '(withheld)';
  return text.length > MAX_WORDS ? `${text.slice(0, MAX_WORDS)}…` : text;
}

function isLeg(matrix: unknown): matrix is Readonly<Record<string, unknown>> {
  return matrix !== null && typeof matrix === 'object' && !Array.isArray(matrix);
}

function matrixValue(matrix: string): unknown {
  if (matrix.trim() === '') return null;
  try {
    const value: unknown = JSON.parse(matrix);
    return isNestedTooDeep(value) ? matrix : value;
  } catch {
    return matrix;
  }
}
