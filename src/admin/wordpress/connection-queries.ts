import type { WordpressDto } from '../../contracts/settings/source-settings.ts';
import { callApi } from '../api/call-api.ts';

/** The server waits five seconds for each request to the blog, and makes up to five. */
export const TEST_TIMEOUT_MS = 30_000;

/** The connection as it is stored, never from the cache: saving an old copy would undo another user's change. */
export const connectionQuery = {
  queryKey: ['settings', 'wordpress'] as const,
  queryFn: ({ signal }: { signal: AbortSignal }) => callApi('GET /settings/wordpress', { signal }),
  gcTime: 0,
};

/** The categories of the blog, asked of it now. */
export const categoriesQuery = {
  queryKey: ['wordpress', 'categories'] as const,
  queryFn: ({ signal }: { signal: AbortSignal }) =>
    callApi('GET /wordpress/categories', { signal, timeoutMs: TEST_TIMEOUT_MS }),
  // The blog answers it: not at each focus of the window.
  staleTime: 300_000,
  retry: false,
};

/** Whether all three values of the connection are stored. */
export const isConnected = ({ url, username, appPassword }: WordpressDto): boolean =>
  url !== '' && username !== '' && appPassword.set;

/** The host of a stored address, for a sentence. */
export const hostOf = (url: string): string => (URL.canParse(url) ? new URL(url).host : url);
