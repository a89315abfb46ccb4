import type { IncomingMessage } from 'node:http';

/**
 * Answers a call to the product's own API, inside this process, on behalf of the visitor of a request: a POST with a
 * body, and else a GET.
 */
export type CallApi = (path: string, body?: object) => Promise<Response>;

/** Calls the API as the visitor of a request, whose address the API's limits count. */
export const callerOf =
  (fetchApi: (request: Request, env: { incoming: IncomingMessage }) => Response | Promise<Response>) =>
  (request: IncomingMessage): CallApi =>
  async (path, body) =>
    fetchApi(
      new Request(`http://site.invalid${path}`, {
        method: body ? 'POST' : 'GET',
        headers: {
          ...(body && { 'content-type': 'application/json' }),
          'user-agent': request.headers['user-agent'] ?? '',
          'x-forwarded-for': [request.headers['x-forwarded-for'] ?? []].flat().join(', '),
        },
        ...(body && { body: JSON.stringify(body) }),
      }),
      { incoming: request },
    );
