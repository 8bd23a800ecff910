/** A checkpoint: the five fields that every version of every reader understands. */
export interface Checkpoint {
    /** The run that wrote it; in GitHub Actions, `GITHUB_RUN_ID`. */
    readonly runId: string;
    /** The last step that is done, with all steps before it. */
    readonly step: string;
    /** The attempt of the run in which it was done, from 1. */
    readonly attempt: number;
    /** sha256 hex of `<issue number>:<commit SHA>`: what the run works on. */
    readonly inputHash: string;
    /** When it was done, ISO-8601 in UTC. */
    readonly timestamp: string;
}
/** What a run works on. What is not given comes from the environment of a workflow step, else it is empty. */
export interface WorkOptions {
    /** The issue or pull request. Default: the one that the workflow was triggered by. */
    readonly issueNumber?: number | string | undefined;
    /** The commit. Default: the pull request's head, else `GITHUB_SHA`. */
    readonly commitSha?: string | undefined;
    /** The hash itself, in place of the two. */
    readonly inputHash?: string | undefined;
}
export interface LoadOptions extends WorkOptions {
    /** The file with the checkpoint. */
    readonly file: string;
    /** The steps that the caller knows, in order. Default: ai-complete, label-applied, comment-posted, done. */
    readonly steps?: readonly string[] | undefined;
}
export interface SaveOptions extends WorkOptions {
    /** Where the checkpoint goes; folders on the way are made. */
    readonly file: string;
    /** The step that has been done: letters, digits, `-`, `_` and `.`. */
    readonly step: string;
    /** Default: `GITHUB_RUN_ID`. */
    readonly runId?: number | string | undefined;
    /** Default: `GITHUB_RUN_ATTEMPT`, else 1. */
    readonly attempt?: number | undefined;
}
