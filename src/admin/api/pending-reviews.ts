import { apiAddress } from '../../browser/api-address.ts';
import type { ModerationCounts } from '../../contracts/reviews/moderation.ts';
import { ApiError, callApi } from './call-api.ts';

/** Values of `ApiError.status` that are not an HTTP status: the API address is not a URL, or the response has a wrong shape. */
export const NO_ADDRESS = -2;
export const WRONG_SHAPE = -1;

/** @throws ApiError with `NO_ADDRESS` when the build was given an API address that is not a URL */
export function requireAddress(): void {
  if (!URL.canParse(apiAddress('/reviews'), location.origin)) throw new ApiError(NO_ADDRESS);
}

/** The numbers of reviews by status; the badge shows the pending ones. The reviews section also writes to this key. */
export const reviewCountsQuery = {
  queryKey: ['reviews', 'counts'],
  queryFn: async ({ signal }: { signal: AbortSignal }): Promise<ModerationCounts> => {
    requireAddress();
    const data: Partial<ModerationCounts> | null = await callApi('GET /reviews/moderation/counts', {
      signal,
    });
    if (typeof data?.pending !== 'number') throw new ApiError(WRONG_SHAPE);
    return data as ModerationCounts;
  },
};
