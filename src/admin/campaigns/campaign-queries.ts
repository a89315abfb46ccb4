import { callApi } from '../api/call-api.ts';

/** Begins the keys of all queries about campaigns; they are invalidated when a campaign has changed. */
export const campaignsKey = ['campaigns'] as const;
export const campaignListsKey = ['campaigns', 'list'] as const;

/** One campaign for its form, never from the cache: saving an old copy would undo another user's change. */
export const campaignQuery = (id: string) => ({
  queryKey: [...campaignsKey, 'one', id],
  queryFn: ({ signal }: { signal: AbortSignal }) =>
    callApi('GET /campaigns/{id}', { params: { id }, signal }),
  gcTime: 0,
});
