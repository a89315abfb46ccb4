import type { WordpressDto } from '../../contracts/settings/source-settings.ts';
import { callApi } from '../api/call-api.ts';

/** The server makes up to five requests to the blog, each with a timeout of five seconds. */
export const TEST_TIMEOUT_MS = 30_000;

/** The connection as it is stored, never from the cache: saving an old copy would undo another user's change. */
export const connectionQuery = {
  queryKey: ['settings', 'wordpress'] as const,
  queryFn: ({ signal }: { signal: AbortSignal }) => callApi('GET /settings/wordpress', { signal }),
  gcTime: 0,
};

/** The categories of the blog, fetched from the blog. */
export const categoriesQuery = {
  queryKey: ['wordpress', 'categories'] as const,
  queryFn: ({ signal }: { signal: AbortSignal }) =>
    callApi('GET /wordpress/categories', { signal, timeoutMs: TEST_TIMEOUT_MS }),
  // Each request goes to the blog, so there is no refetch on window focus.
  staleTime: 300_000,
  retry: false,
};

/** Whether all three values of the connection are stored. */
export const isConnected = ({ url, username, appPassword }: WordpressDto): boolean =>
  url !== '' && username !== '' && appPassword.set;

/** The host of a stored address, for a sentence. */
export const hostOf = (url: string): string => (URL.canParse(url) ? new URL(url).host : url);
