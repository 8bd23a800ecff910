/**
 * A minimal runner: executes the steps of one job that use one bundled node action, the way actions/runner
 * does, as far as an action can tell. Steps run one after another; there is no `run:`, no container, no
 * composite action and no `pre`.
 */
export { interpolate } from './expressions.js';
export { keyValuePairs } from './file-commands.js';
export {
  type JobContexts,
  type PostResult,
  RunnerJob,
  type RunnerJobOptions,
  type RunningStep,
  type StepOptions,
  type StepResult,
} from './runner-job.js';
export { type Patience, runnersPatience } from './step-process.js';
export type { Annotation } from './workflow-commands.js';
