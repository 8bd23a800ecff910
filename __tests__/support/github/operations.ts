/** The stand-in's services, as a fault addresses them. */
export type Service = 'artifacts' | 'caches' | 'blobs' | 'rest';

/** Twirp methods keep GitHub's names; REST operations have the names Octokit gives them. */
export type Operation =
  | 'CreateArtifact'
  | 'FinalizeArtifact'
  | 'ListArtifacts'
  | 'GetSignedArtifactURL'
  | 'DeleteArtifact'
  | 'CreateCacheEntry'
  | 'FinalizeCacheEntryUpload'
  | 'GetCacheEntryDownloadURL'
  | 'PutBlob'
  | 'PutBlock'
  | 'PutBlockList'
  | 'GetBlob'
  | RestOperation;

export type RestOperation =
  | 'getRepository'
  | 'listArtifactsForRepo'
  | 'listWorkflowRunArtifacts'
  | 'getArtifact'
  | 'downloadArtifact'
  | 'deleteArtifact'
  | 'listCaches'
  | 'deleteCacheByKey'
  | 'deleteCacheById'
  | 'getWorkflowRun'
  | 'listJobsForWorkflowRunAttempt'
  | 'getJobForWorkflowRun'
  | 'listAnnotations'
  | 'getIssue'
  | 'listComments'
  | 'createComment'
  | 'getComment'
  | 'updateComment'
  | 'deleteComment'
  | 'listLabelsOnIssue'
  | 'addLabels'
  | 'removeLabel'
  | 'listLabelsForRepo'
  | 'createLabel'
  | 'getLabel'
  | 'listPulls'
  | 'createPull'
  | 'getPull'
  | 'listReviews'
  | 'listReviewComments'
  | 'getAuthenticated'
  | 'graphql'
  | 'unknownRoute';

/** Every way in which the clients send bytes to blob storage. */
export const blobUploads = ['PutBlob', 'PutBlock', 'PutBlockList'] as const satisfies readonly Operation[];
