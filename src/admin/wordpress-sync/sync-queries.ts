import type { SyncView } from '../../contracts/wordpress.ts';
import { callApi } from '../api/call-api.ts';

/** Poll interval for a running synchronisation, in milliseconds, in case the live events do not arrive. */
const POLL_MS = 3000;

export const syncKey = ['wordpress', 'sync'] as const;
export const postsKey = ['wordpress', 'posts'] as const;

/** The state of the synchronisation. Live events also refetch it. */
export const syncQuery = {
  queryKey: syncKey,
  queryFn: ({ signal }: { signal: AbortSignal }) => callApi('GET /wordpress/sync', { signal }),
  refetchInterval: ({ state }: { state: { data?: SyncView | undefined } }) =>
    state.data?.current ? POLL_MS : (false as const),
};

/** One article with its text. */
export const postQuery = (id: string) => ({
  queryKey: [...postsKey, 'one', id],
  queryFn: ({ signal }: { signal: AbortSignal }) =>
    callApi('GET /wordpress/posts/{id}', { params: { id }, signal }),
});
