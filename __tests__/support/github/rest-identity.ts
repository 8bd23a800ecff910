import { json } from './http.js';
import { RestError, type Route } from './rest.js';

/** The repository itself, and the two ways in which a token learns who it is. */
export function identityRoutes(repository: string, isPrivate: boolean): Route[] {
  return [
    {
      route: 'GET /repos/{repo}',
      operation: 'getRepository',
      handle: () =>
        json(200, { id: 1_296_269, full_name: repository, private: isPrivate, default_branch: 'main' }),
    },
    {
      // An installation token, GITHUB_TOKEN among them, is refused here, and can ask GraphQL's `viewer`
      // instead (fullsend-ai/fullsend#1953, pingdotgg/t3code#11273).
      route: 'GET /user',
      operation: 'getAuthenticated',
      handle: ({ by }) => {
        if (by.type === 'Bot') throw new RestError(403, 'Resource not accessible by integration');
        return json(200, { login: by.login, id: by.id, type: by.type });
      },
    },
    {
      route: 'POST /graphql',
      operation: 'graphql',
      handle: ({ by, body }) => {
        if (typeof body.query !== 'string' || !/\bviewer\b/.test(body.query)) {
          return json(200, { errors: [{ message: 'the stand-in only knows viewer' }] });
        }
        return json(200, { data: { viewer: { login: by.login, databaseId: by.id } } });
      },
    },
  ];
}
