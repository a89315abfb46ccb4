import { callApi } from './call-api.ts';

/** The numbers of leads that need an action today; shown in the rail, the tab's title and the list of leads. */
export const leadCountsQuery = {
  queryKey: ['leads', 'counts'],
  queryFn: ({ signal }: { signal: AbortSignal }) => callApi('GET /leads/counts', { signal }),
};
