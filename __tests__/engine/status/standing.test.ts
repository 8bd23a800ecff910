import { describe, expect, test } from '@jest/globals';
import * as v from 'valibot';
import type { RunDocument } from '../../../src/engine/schema.js';
import { NEXT_ACTIONS, StandingSchema, type Worker } from '../../../src/engine/status/schema.js';
import { isOver, standing } from '../../../src/engine/status/standing.js';

type Lifecycle = NonNullable<RunDocument['lifecycle']>;
type Case = readonly [what: string, document: RunDocument, worker: Worker, state: string, action: string];

function document(status: RunDocument['status'], lifecycle?: Partial<Lifecycle> & object): RunDocument {
  return {
    schemaVersion: 2,
    id: 'r',
    status,
    units: {},
    ...(lifecycle === undefined ? {} : { lifecycle: { state: 'running', ...lifecycle } }),
  };
}

describe('where a run stands', () => {
  test.each<Case>([
    ['not begun', document('initializing'), 'unproven', 'queued', 'resume'],
    ['running, as its owner proves', document('running'), 'alive', 'running', 'wait'],
    ['running, its owner dead', document('running'), 'dead', 'running', 'resume'],
    ['running, nothing proven', document('running'), 'unproven', 'running', 'resume'],
    ['stopped for attention', document('needs_attention'), 'unproven', 'awaiting_review', 'review'],
    ['done', document('done'), 'unproven', 'succeeded', 'none'],
    ['aborted', document('aborted'), 'unproven', 'canceled', 'none'],
    ['queued', document('initializing', { state: 'queued' }), 'unproven', 'queued', 'resume'],
    [
      'queued, a supervisor is alive',
      document('initializing', { state: 'queued' }),
      'alive',
      'queued',
      'wait',
    ],
    ['managed and running', document('running', { state: 'running' }), 'alive', 'running', 'wait'],
    ['managed, its worker dead', document('running', { state: 'running' }), 'dead', 'running', 'resume'],
    [
      'in review',
      document('needs_attention', { state: 'awaiting_review' }),
      'dead',
      'awaiting_review',
      'review',
    ],
    [
      'to be merged',
      document('needs_attention', { state: 'awaiting_merge' }),
      'dead',
      'awaiting_merge',
      'merge',
    ],
    ['failed', document('needs_attention', { state: 'failed' }), 'dead', 'failed', 'escalate'],
    [
      'failed, and it can be tried again',
      document('needs_attention', { state: 'failed', retryable: true }),
      'dead',
      'failed',
      'retry',
    ],
    ['succeeded', document('done', { state: 'succeeded', retryable: true }), 'dead', 'succeeded', 'none'],
    ['canceled', document('aborted', { state: 'canceled' }), 'dead', 'canceled', 'none'],
    ['superseded', document('aborted', { state: 'superseded' }), 'dead', 'superseded', 'none'],
  ])('%s', (_, run, worker, state, next_action) => {
    const found = standing(run, { worker, replacedBy: null });
    expect(found).toMatchObject({ state, next_action, worker });
    expect(found.reason).toMatch(/^[A-Z].*\.$/);
    expect(v.is(StandingSchema, found)).toBe(true);
    expect(NEXT_ACTIONS).toContain(found.next_action);
  });

  test('a failure that was replaced asks for nothing, and names its replacement', () => {
    const failed = document('needs_attention', { state: 'failed', retryable: true });
    expect(standing(failed, { worker: 'dead', replacedBy: 'r-2' })).toMatchObject({
      next_action: 'none',
      superseded_by: 'r-2',
      reason: 'It failed, and r-2 replaces it.',
    });
  });

  test('what is recorded is given out as it is; what is not a text is not', () => {
    const recorded = {
      state: 'awaiting_merge',
      retry_of: 'r-0',
      interrupted_reason: 'timeout',
      recovered_at: '2026-11-30T17:00:00.000Z',
      reason: 'Merge it.',
      pr_url: 'https://example.com/1',
      output_sha: 'c0ffee',
      superseded_by: 7,
    } as const;
    const { superseded_by: _, ...texts } = recorded;
    const found = standing(document('needs_attention', recorded), { worker: 'dead', replacedBy: null });
    expect(found).toMatchObject({ ...texts, superseded_by: null, retryable: false });
  });

  test('a failed run is over when nobody is to try it again', () => {
    const failed = (retryable: boolean) => document('needs_attention', { state: 'failed', retryable });
    expect(isOver(failed(false), null)).toBe(true);
    expect(isOver(failed(true), null)).toBe(false);
    expect(isOver(failed(true), 'r-2')).toBe(true);
  });

  test.each(['initializing', 'running', 'needs_attention'] as const)('%s is not over', (status) => {
    expect(isOver(document(status), null)).toBe(false);
    expect(isOver(document('done', { state: 'awaiting_merge' }), null)).toBe(false);
  });
});
