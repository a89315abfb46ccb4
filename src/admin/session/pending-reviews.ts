import type { PendingReviewDto } from '../../contracts/pending-review.ts';
import { ApiError, callApi } from './api.ts';

/** The reviews that wait for moderation, for the badge and for their section. A wrong shape is status -1. */
export const pendingReviewsQuery = {
  queryKey: ['reviews', 'pending'],
  queryFn: async ({ signal }: { signal: AbortSignal }): Promise<PendingReviewDto[]> => {
    const data = await callApi<unknown>('GET', '/reviews?status=pending', undefined, signal);
    if (!Array.isArray(data)) throw new ApiError(-1);
    return data as PendingReviewDto[];
  },
};
