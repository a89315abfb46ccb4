import { useQuery } from '@tanstack/react-query';
import type { AccountDto } from '../../contracts/account.ts';
import { reviewCountsQuery } from '../api/pending-reviews.ts';

/** How many reviews wait for a decision; undefined while that is not known. */
export function usePendingReviews(account: AccountDto | undefined): number | undefined {
  return useQuery({ ...reviewCountsQuery, enabled: account !== undefined }).data?.pending;
}
