import { keepPreviousData } from '@tanstack/react-query';
import type { CampaignPage } from '../../contracts/campaign.ts';
import type { InvitationPage, InvitationQuery } from '../../contracts/review-invitation.ts';
import { callApi } from '../session/api.ts';

interface Context {
  signal: AbortSignal;
}

export const linksKey = ['reviews', 'links'] as const;
export const LINKS = '/review-invitations';
export const linkPath = (code: string) => `${LINKS}/${encodeURIComponent(code)}`;

/** A page of the links, newest first. The page before stays on the screen until it is there. */
export const linkListQuery = ({ state, page, pageSize }: InvitationQuery) => {
  const query = new URLSearchParams({ page: String(page), pageSize: String(pageSize) });
  if (state) query.set('state', state);
  return {
    queryKey: [...linksKey, String(query)],
    queryFn: ({ signal }: Context) => callApi<InvitationPage>('GET', `${LINKS}?${query}`, undefined, signal),
    placeholderData: keepPreviousData,
  };
};

/** The campaigns of an artist, the latest first; of everybody while no name is typed. */
export const artistCampaignsQuery = (artist: string) => ({
  queryKey: ['campaigns', 'of', artist],
  queryFn: ({ signal }: Context) =>
    callApi<CampaignPage>(
      'GET',
      `/campaigns${artist && `?${new URLSearchParams({ q: artist })}`}`,
      undefined,
      signal,
    ),
  placeholderData: keepPreviousData,
});
