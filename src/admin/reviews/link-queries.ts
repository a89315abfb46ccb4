import { keepPreviousData } from '@tanstack/react-query';
import type { InvitationQuery } from '../../contracts/reviews/review-invitation.ts';
import { callApi } from '../api/call-api.ts';

interface Context {
  signal: AbortSignal;
}

export const linksKey = ['reviews', 'links'] as const;

/** A page of the invitation links, newest first. The previous page stays on the screen until it has loaded. */
export const linkListQuery = ({ state, page, pageSize }: InvitationQuery) => {
  const query = new URLSearchParams({ page: String(page), pageSize: String(pageSize) });
  if (state) query.set('state', state);
  return {
    queryKey: [...linksKey, String(query)],
    queryFn: ({ signal }: Context) => callApi('GET /review-invitations', { query, signal }),
    placeholderData: keepPreviousData,
  };
};

/**
 * The campaigns of an artist (of all artists without a typed name) that can be reviewed: finished ones, the latest first,
 * then running ones. A campaign that has not begun cannot be reviewed.
 */
export const artistCampaignsQuery = (artist: string) => ({
  queryKey: ['campaigns', 'of', artist],
  queryFn: async ({ signal }: Context) => {
    const pages = await Promise.all(
      (['finished', 'active'] as const).map((status) =>
        callApi('GET /campaigns', {
          query: { status, ...(artist && { q: artist }) },
          signal,
        }),
      ),
    );
    return pages.flatMap(({ items }) => items);
  },
  placeholderData: keepPreviousData,
});
