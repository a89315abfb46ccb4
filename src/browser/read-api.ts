import { API_TIMEOUT_MS, apiAddress } from './api-address.ts';

/**
 * Reads JSON from the product's API. The browser revalidates its cached copy by ETag, so an unchanged response is not
 * sent again. Throws a `TimeoutError` after ten seconds, and another error for a failed request or status.
 */
export async function readApi<T>(path: string): Promise<T> {
  const response = await fetch(apiAddress(path), {
    cache: 'no-cache',
    signal: AbortSignal.timeout(API_TIMEOUT_MS),
  });
  if (!response.ok) throw new Error(`status ${response.status}`);
  return response.json();
}
