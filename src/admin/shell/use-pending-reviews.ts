import { useQuery } from '@tanstack/react-query';
import type { AccountDto } from '../../contracts/account.ts';
import { pendingReviewsQuery } from '../session/pending-reviews.ts';

/** How many reviews wait for a decision; undefined while that is not known. */
export function usePendingReviews(account: AccountDto | undefined): number | undefined {
  return useQuery({ ...pendingReviewsQuery, enabled: account !== undefined }).data?.length;
}
