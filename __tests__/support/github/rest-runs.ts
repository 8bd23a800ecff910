import type { Attempts, Job } from './attempts.js';
import { json } from './http.js';
import { numberParam, paged, RestError, type Route } from './rest.js';
import { seconds } from './rest-artifacts.js';

const read = { anyOf: ['actions'], access: 'read' } as const;

/** Runs and their jobs, which say how an earlier attempt ended. */
export function runRoutes(attempts: Attempts): Route[] {
  return [
    {
      route: 'GET /repos/{repo}/actions/runs/{run_id}',
      operation: 'getWorkflowRun',
      needs: read,
      handle: (call) => {
        const id = numberParam(call, 'run_id');
        const attempt = attempts.latest(String(id));
        if (attempt === undefined) throw new RestError(404, 'Not Found');
        const jobs = attempts.jobs(String(id), attempt);
        const completed = jobs.every((job) => job.status === 'completed');
        return json(200, {
          id,
          run_attempt: attempt,
          head_sha: jobs[0]?.sha,
          status: completed ? 'completed' : 'in_progress',
          conclusion: completed
            ? (jobs.find((job) => job.conclusion !== 'success')?.conclusion ?? 'success')
            : null,
        });
      },
    },
    {
      route: 'GET /repos/{repo}/actions/runs/{run_id}/attempts/{attempt_number}/jobs',
      operation: 'listJobsForWorkflowRunAttempt',
      needs: read,
      handle: (call) => {
        const attempt = numberParam(call, 'attempt_number');
        const jobs = attempts.jobs(String(numberParam(call, 'run_id')), attempt);
        if (jobs.length === 0) throw new RestError(404, 'Not Found');
        return paged(call, jobs, (page) => ({ total_count: jobs.length, jobs: page.map(shown) }));
      },
    },
    {
      route: 'GET /repos/{repo}/actions/jobs/{job_id}',
      operation: 'getJobForWorkflowRun',
      needs: read,
      handle: (call) => json(200, shown(existing(attempts, numberParam(call, 'job_id')))),
    },
    {
      route: 'GET /repos/{repo}/check-runs/{check_run_id}/annotations',
      operation: 'listAnnotations',
      needs: { anyOf: ['checks'], access: 'read' },
      handle: (call) => {
        const job = existing(attempts, numberParam(call, 'check_run_id'));
        return paged(call, job.annotations, (page) => page);
      },
    },
  ];
}

function existing(attempts: Attempts, id: number): Job {
  const job = attempts.job(id);
  if (job === undefined) throw new RestError(404, 'Not Found');
  return job;
}

function shown(job: Job) {
  return {
    id: job.checkRunId,
    run_id: Number(job.runId),
    run_attempt: job.attempt,
    name: job.name,
    head_sha: job.sha,
    status: job.status,
    conclusion: job.conclusion,
    started_at: seconds(job.startedAt),
    completed_at: job.status === 'completed' ? seconds(new Date()) : null,
    steps: job.steps,
  };
}
