import { keepPreviousData } from '@tanstack/react-query';
import type { ModerationPage } from '../../contracts/moderation.ts';
import { ApiError, callApi } from '../session/api.ts';
import { requireAddress, WRONG_SHAPE } from '../session/pending-reviews.ts';
import { type ReviewView, writeView } from './review-view.ts';

/** Of everything that shows reviews: what to ask for again when one has changed. */
export const reviewsKey = ['reviews'] as const;
export const reviewListsKey = ['reviews', 'list'] as const;

/**
 * A page of the list. The page before stays on the screen until it is there. A review that is looked at alone is no
 * list: it stays where it is when it is decided.
 */
export const reviewListQuery = (view: ReviewView) => {
  const query = writeView(view);
  return {
    queryKey: [...(view.id === undefined ? reviewListsKey : [...reviewsKey, 'one']), query],
    queryFn: async ({ signal }: { signal: AbortSignal }): Promise<ModerationPage> => {
      requireAddress();
      const path = `/reviews/moderation${query && `?${query}`}`;
      const page = await callApi<Partial<ModerationPage> | null>('GET', path, undefined, signal);
      if (!Array.isArray(page?.items) || typeof page.total !== 'number' || typeof page.counts !== 'object')
        throw new ApiError(WRONG_SHAPE);
      return page as ModerationPage;
    },
    placeholderData: keepPreviousData,
  };
};
