import { callApi } from './call-api.ts';

/** The numbers of leads that ask for something today; the rail, the tab's title and the list of leads show them. */
export const leadCountsQuery = {
  queryKey: ['leads', 'counts'],
  queryFn: ({ signal }: { signal: AbortSignal }) => callApi('GET /leads/counts', { signal }),
};
