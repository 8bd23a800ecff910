import type { Issues } from './issues.js';

export interface NewReview {
  readonly state?: 'APPROVED' | 'CHANGES_REQUESTED' | 'COMMENTED' | 'DISMISSED';
  readonly body?: string;
  /** The commit that was looked at; default: the pull request's head. */
  readonly commit?: string;
  /** What the reviewer is to the repository. */
  readonly association?: 'OWNER' | 'MEMBER' | 'COLLABORATOR' | 'CONTRIBUTOR' | 'NONE';
  readonly comments?: readonly { readonly path: string; readonly line?: number; readonly body: string }[];
}

export interface Review extends Required<Omit<NewReview, 'comments'>> {
  readonly id: number;
  readonly pull: number;
}

export interface ReviewComment {
  readonly id: number;
  readonly review: Review;
  readonly path: string;
  readonly line: number;
  readonly body: string;
}

/** What reviewers said about pull requests. */
export class Reviews {
  readonly all: Review[] = [];
  readonly comments: ReviewComment[] = [];
  readonly #issues: Issues;

  constructor(issues: Issues) {
    this.#issues = issues;
  }

  submit(pull: number, given: NewReview): Review {
    const review: Review = {
      id: 80_000_001 + this.all.length,
      pull,
      state: given.state ?? 'CHANGES_REQUESTED',
      body: given.body ?? '',
      commit: given.commit ?? this.#issues.issue(pull)?.pull?.headSha ?? '',
      association: given.association ?? 'MEMBER',
    };
    this.all.push(review);
    for (const { path, line = 1, body } of given.comments ?? []) {
      this.comments.push({ id: 1_500_000_001 + this.comments.length, review, path, line, body });
    }
    return review;
  }
}
