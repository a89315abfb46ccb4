import type { IncomingMessage } from 'node:http';

/**
 * Calls the product's own API inside this process, on behalf of the visitor of a request: by POST when there is a body,
 * else by GET.
 * @param idempotencyKey with which a repeated call stores nothing further
 */
export type CallApi = (path: string, body?: object, idempotencyKey?: string) => Promise<Response>;

/**
 * Returns the function that calls the API as the visitor of a request: the API's rate limits count the visitor's IP.
 */
export const callerOf =
  (fetchApi: (request: Request, env: { incoming: IncomingMessage }) => Response | Promise<Response>) =>
  (request: IncomingMessage): CallApi =>
  async (path, body, idempotencyKey) =>
    fetchApi(
      new Request(`http://site.invalid${path}`, {
        method: body ? 'POST' : 'GET',
        headers: {
          ...(body && { 'content-type': 'application/json' }),
          ...(idempotencyKey && { 'idempotency-key': idempotencyKey }),
          'user-agent': request.headers['user-agent'] ?? '',
          ...(request.headers['traceparent'] && {
            traceparent: [request.headers['traceparent']].flat().join(),
          }),
          'x-forwarded-for': [request.headers['x-forwarded-for'] ?? []].flat().join(', '),
        },
        ...(body && { body: JSON.stringify(body) }),
      }),
      { incoming: request },
    );
