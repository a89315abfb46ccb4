/**
 * Posts JSON to the product's API without a cookie. What becomes of it concerns nobody on the page: a caller may look at
 * the answer, which is missing when there was none.
 */
export async function notify(path: string, body: unknown): Promise<Response | undefined> {
  return fetch((import.meta.env.PUBLIC_API_BASE || '/api') + path, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
    // The call outlives the page.
    keepalive: true,
    credentials: 'omit',
  }).catch(() => undefined);
}
