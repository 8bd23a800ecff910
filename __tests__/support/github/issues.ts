import { type Identity, permissions } from './identities.js';

/** Who wrote something, as REST shows it. */
export interface Author {
  readonly login: string;
  readonly id: number;
  readonly type: 'Bot' | 'User';
}

export interface Comment {
  readonly id: number;
  readonly issue: number;
  readonly user: Author;
  readonly createdAt: Date;
  body: string;
  updatedAt: Date;
  deleted: boolean;
  /** Lists show it although it is deleted: what answers is not what was written to. */
  lingers?: boolean;
  /** How often a list of its issue's comments was asked for since it was added. */
  asked: number;
}

export interface PullRequest {
  readonly head: string;
  readonly headSha: string;
  readonly base: string;
  merged: boolean;
  mergeCommitSha: string | null;
}

/** An issue, or a pull request, which is an issue with a branch. */
export interface Issue {
  readonly number: number;
  readonly title: string;
  readonly body: string;
  readonly user: Author;
  readonly createdAt: Date;
  readonly labels: Set<string>;
  readonly pull: PullRequest | undefined;
  state: 'open' | 'closed';
}

export interface NewIssue {
  readonly number?: number;
  readonly title?: string;
  readonly body?: string;
  readonly user?: Author;
  readonly labels?: readonly string[];
  readonly pull?: Pick<PullRequest, 'head' | 'base'> & { readonly headSha?: string };
}

const octocat: Author = { login: 'octocat', id: 583_231, type: 'User' };

/** The repository's issues, pull requests, comments and labels. */
export class Issues {
  readonly #issues = new Map<number, Issue>();
  readonly #comments: Comment[] = [];
  /** Names keep the case they were created with, and are equal without regard to it. */
  readonly #labels = new Map<string, string>();

  get all(): readonly Issue[] {
    return [...this.#issues.values()];
  }

  get labels(): readonly string[] {
    return [...this.#labels.values()];
  }

  issue(number: number): Issue | undefined {
    return this.#issues.get(number);
  }

  open(issue: NewIssue = {}): Issue {
    const number = issue.number ?? Math.max(0, ...this.#issues.keys()) + 1;
    const opened: Issue = {
      number,
      title: issue.title ?? `Issue ${number}`,
      body: issue.body ?? '',
      user: issue.user ?? octocat,
      createdAt: new Date(),
      labels: new Set((issue.labels ?? []).map((name) => this.addLabel(name))),
      pull:
        issue.pull === undefined
          ? undefined
          : {
              head: issue.pull.head,
              headSha: issue.pull.headSha ?? 'decade0000000000000000000000000000000001',
              base: issue.pull.base,
              merged: false,
              mergeCommitSha: null,
            },
      state: 'open',
    };
    this.#issues.set(number, opened);
    return opened;
  }

  /** Every comment there ever was on an issue, oldest first, deleted ones included. */
  history(issue: number): readonly Comment[] {
    return this.#comments.filter((comment) => comment.issue === issue);
  }

  /** The comments that an issue shows. */
  comments(issue: number): readonly Comment[] {
    return this.history(issue).filter((comment) => !comment.deleted);
  }

  /** What a list that is behind shows: not what was added before the last so many lists. */
  listed(issue: number, behind: number): readonly Comment[] {
    const comments = this.history(issue).filter(({ deleted, lingers }) => !deleted || lingers === true);
    for (const comment of comments) comment.asked += 1;
    return comments.filter(({ asked }) => asked > behind);
  }

  comment(id: number): Comment | undefined {
    return this.#comments.find((comment) => comment.id === id && !comment.deleted);
  }

  addComment(issue: number, body: string, user: Author = octocat): Comment {
    const comment: Comment = {
      id: 3_600_000_001 + this.#comments.length,
      issue,
      user: { login: user.login, id: user.id, type: user.type },
      createdAt: new Date(),
      body,
      updatedAt: new Date(),
      deleted: false,
      asked: 0,
    };
    this.#comments.push(comment);
    return comment;
  }

  /** The label's own spelling, if the repository has it. */
  label(name: string): string | undefined {
    return this.#labels.get(name.toLowerCase());
  }

  addLabel(name: string): string {
    const known = this.label(name);
    if (known !== undefined) return known;
    this.#labels.set(name.toLowerCase(), name);
    return name;
  }
}

/** A person who may do everything, for a token of their own. */
export function person(author: Partial<Author> = {}): Identity {
  return { ...octocat, ...author, permissions: permissions('write'), attempt: undefined };
}
