/**
 * How the services behave where GitHub's behaviour is unknown, has changed, or surprises. Change at any time.
 */
export interface Settings {
  /**
   * Artifact ids are not monotonic: an attempt's artifact may have a lower id than the attempt before it had
   * (Systemorph/MeshWeaver#4303). The toolkit takes the highest id for the latest.
   */
  artifactIds: 'ascending' | 'descending';
  /**
   * Whether REST still lists the artifacts of earlier attempts after "Re-run all jobs". Reports conflict
   * (actions/upload-artifact#323 says no, cli/cli#12437 says yes).
   */
  restAfterFullRerun: 'hide' | 'show';
  /**
   * `not-found`: the internal API lists artifacts of earlier attempts, but has no URL for them: 404 "workflow
   * run not found" (actions/download-artifact#486).
   */
  earlierAttemptUrls: 'serve' | 'not-found';
  /** How long the storage's signed addresses are good for; GitHub does not say how long its own are. */
  signedUrlMinutes: number;
  /**
   * What adding a label that the repository does not have does. GitHub creates it for who may create labels.
   */
  unknownLabels: 'create' | 'refuse';
  /** How many lists of an issue's comments a new comment is missing from: what answers is not what was written to. */
  listBehind: number;
}

export function defaultSettings(): Settings {
  return {
    artifactIds: 'ascending',
    restAfterFullRerun: 'hide',
    earlierAttemptUrls: 'serve',
    signedUrlMinutes: 60,
    unknownLabels: 'create',
    listBehind: 0,
  };
}
