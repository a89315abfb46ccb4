/** The documented time-out of the API. */
const TIMEOUT_MS = 10_000;

/**
 * Reads from the product's API; the browser sends the tag of what it has kept, and an unchanged answer is not sent again.
 * Throws where there is no answer to rely on: a `TimeoutError` after ten seconds, anything else for another reason.
 */
export async function readApi<T>(path: string): Promise<T> {
  const response = await fetch((import.meta.env.PUBLIC_API_BASE || '/api') + path, {
    cache: 'no-cache',
    signal: AbortSignal.timeout(TIMEOUT_MS),
  });
  if (!response.ok) throw new Error(`status ${response.status}`);
  return response.json();
}
