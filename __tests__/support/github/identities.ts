import { randomBytes } from 'node:crypto';

/** The `permissions:` of a workflow that the stand-in knows. */
export const permissionNames = ['actions', 'checks', 'contents', 'issues', 'pull-requests'] as const;
export type PermissionName = (typeof permissionNames)[number];
export type Access = 'none' | 'read' | 'write';
export type Permissions = Record<PermissionName, Access>;

/** Who a REST token speaks for. */
export interface Identity {
  readonly login: string;
  readonly id: number;
  /** GITHUB_TOKEN and App installations are bots; only a person's token may ask `GET /user`. */
  readonly type: 'Bot' | 'User';
  readonly permissions: Permissions;
  readonly attempt: number | undefined;
}

export const githubActionsBot = { login: 'github-actions[bot]', id: 41_898_282, type: 'Bot' } as const;

/** Every permission the same, with exceptions. */
export function permissions(all: Access, exceptions: Partial<Permissions> = {}): Permissions {
  return {
    actions: all,
    checks: all,
    contents: all,
    issues: all,
    'pull-requests': all,
    ...exceptions,
  };
}

/** The tokens that REST accepts. */
export class Identities {
  readonly #byToken = new Map<string, Identity>();

  /** A new token for this identity, in the form GitHub gives it (`ghs_` installation, `ghp_` person). */
  issue(identity: Identity): string {
    const prefix = identity.type === 'Bot' ? 'ghs' : 'ghp';
    const token = `${prefix}_${randomBytes(18).toString('hex')}`;
    this.#byToken.set(token, identity);
    return token;
  }

  of(token: string): Identity | undefined {
    return this.#byToken.get(token);
  }
}
