import { callApi } from './call-api.ts';

/** Milliseconds between two readings while the server asks other servers. */
const AGAIN_MS = 1500;

/** The list before going live: the rail, the dashboard and the page read the same. */
export const goLiveQuery = {
  queryKey: ['go-live'],
  queryFn: ({ signal }: { signal: AbortSignal }) => callApi('GET /go-live', { signal }),
  // The rail and the dashboard do without it; the page has a button that tries again.
  retry: false,
  refetchInterval: ({ state }: { state: { data?: { checking: boolean } | undefined } }) =>
    state.data?.checking ? AGAIN_MS : (false as const),
};
