import { callApi } from './call-api.ts';

/** Poll interval while the server checks other servers, in milliseconds. */
const AGAIN_MS = 1500;

/** The go-live checklist. The rail, the dashboard and the page share this query. */
export const goLiveQuery = {
  queryKey: ['go-live'],
  queryFn: ({ signal }: { signal: AbortSignal }) => callApi('GET /go-live', { signal }),
  // The rail and the dashboard work without it; the page has a retry button.
  retry: false,
  refetchInterval: ({ state }: { state: { data?: { checking: boolean } | undefined } }) =>
    state.data?.checking ? AGAIN_MS : (false as const),
};
