import type { ModerationCounts } from '../../contracts/moderation.ts';
import { ApiError, apiAddress, callApi } from './api.ts';

/** What cannot be an HTTP status: no usable address of the API, and an answer of another shape than documented. */
export const NO_ADDRESS = -2;
export const WRONG_SHAPE = -1;

/** @throws ApiError where the build was given an address that none is */
export function requireAddress(): void {
  if (!URL.canParse(apiAddress('/reviews'), location.origin)) throw new ApiError(NO_ADDRESS);
}

/** How many reviews wait for moderation, for the badge: their section also changes it here. */
export const reviewCountsQuery = {
  queryKey: ['reviews', 'counts'],
  queryFn: async ({ signal }: { signal: AbortSignal }): Promise<ModerationCounts> => {
    requireAddress();
    const data = await callApi<Partial<ModerationCounts> | null>(
      'GET',
      '/reviews/moderation/counts',
      undefined,
      signal,
    );
    if (typeof data?.pending !== 'number') throw new ApiError(WRONG_SHAPE);
    return data as ModerationCounts;
  },
};
