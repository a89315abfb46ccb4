import { keepPreviousData } from '@tanstack/react-query';
import type { CampaignDto, CampaignPage } from '../../contracts/campaign.ts';
import { callApi } from '../session/api.ts';
import { type CampaignFilter, writeFilter } from './filter.ts';

/** Of everything that shows campaigns: what to ask for again when one has changed. */
export const campaignsKey = ['campaigns'] as const;
export const campaignListsKey = ['campaigns', 'list'] as const;

/** A page of the list. The page before stays on the screen until it is there. */
export const campaignListQuery = (filter: CampaignFilter) => {
  const query = writeFilter(filter);
  return {
    queryKey: [...campaignListsKey, query],
    queryFn: ({ signal }: { signal: AbortSignal }) =>
      callApi<CampaignPage>('GET', `/campaigns${query && `?${query}`}`, undefined, signal),
    placeholderData: keepPreviousData,
  };
};

/** One campaign, to be edited: never from what was kept, or saving would undo somebody else's change. */
export const campaignQuery = (id: string) => ({
  queryKey: [...campaignsKey, 'one', id],
  queryFn: ({ signal }: { signal: AbortSignal }) =>
    callApi<CampaignDto>('GET', campaignPath(id), undefined, signal),
  gcTime: 0,
});

export const campaignPath = (id: string) => `/campaigns/${encodeURIComponent(id)}`;
