import { canonicalJson, sha256 } from './hash.js';
import { isNestedTooDeep } from './nesting.js';

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
  /** The matrix leg as JSON text; `null` outside a matrix. */
  readonly matrix: string;
  /** The user's own `key`, empty when there is none. */
  readonly key: string;
}

/** sha256 hex that identifies the scope; matrix legs are compared as values, not as text. */
export function scopeHash(scope: Scope): string {
  const { repository, workflow, calledWorkflow, job, key } = scope;
  return sha256(
    canonicalJson({ repository, workflow, calledWorkflow, job, matrix: matrixValue(scope.matrix), key }),
  );
}

/** The scope in words: `generate (node: 20), key docs`. */
export function describeScope(scope: Scope): string {
  const matrix = matrixValue(scope.matrix);
  const leg =
    matrix !== null && typeof matrix === 'object'
      ? Object.entries(matrix).map(
          ([name, value]) => `${name}: ${typeof value === 'string' ? value : JSON.stringify(value)}`,
        )
      : [];
  return `${scope.job}${leg.length > 0 ? ` (${leg.join(', ')})` : ''}${scope.key === '' ? '' : `, key ${scope.key}`}`;
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
