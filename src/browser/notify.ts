import { apiAddress } from './api-address.ts';

/**
 * Posts JSON to the product's API without a cookie. Resolves to the response, or to `undefined` when the request fails;
 * the page works without it.
 */
export async function notify(path: string, body: unknown): Promise<Response | undefined> {
  return fetch(apiAddress(path), {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
    // The browser completes the request even when the visitor leaves the page.
    keepalive: true,
    credentials: 'omit',
  }).catch(() => undefined);
}
