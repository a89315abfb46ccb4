/** Posts JSON to the product's API without a cookie, and forgets it: what becomes of it concerns nobody on the page. */
export function notify(path: string, body: unknown): void {
  fetch((import.meta.env.PUBLIC_API_BASE || '/api') + path, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
    // The call outlives the page.
    keepalive: true,
    credentials: 'omit',
  }).catch(() => {});
}
