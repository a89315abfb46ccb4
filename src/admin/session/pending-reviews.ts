import type { PendingReviewDto } from '../../contracts/pending-review.ts';
import { ApiError, apiAddress, callApi } from './api.ts';

/** What cannot be an HTTP status: no usable address of the API, and an answer of another shape than documented. */
export const NO_ADDRESS = -2;
export const WRONG_SHAPE = -1;

/** @throws ApiError where the build was given an address that none is */
export function requireAddress(): void {
  if (!URL.canParse(apiAddress('/reviews'), location.origin)) throw new ApiError(NO_ADDRESS);
}

/** The reviews that wait for moderation, for the badge: their section also changes them here. */
export const pendingReviewsQuery = {
  queryKey: ['reviews', 'pending'],
  queryFn: async ({ signal }: { signal: AbortSignal }): Promise<PendingReviewDto[]> => {
    requireAddress();
    const data = await callApi<unknown>('GET', '/reviews?status=pending', undefined, signal);
    if (!Array.isArray(data)) throw new ApiError(WRONG_SHAPE);
    return data as PendingReviewDto[];
  },
};
