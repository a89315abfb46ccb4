import { useQuery } from '@tanstack/react-query';
import type { AccountDto } from '../../contracts/account.ts';
import { reviewCountsQuery } from '../api/pending-reviews.ts';

/** The number of reviews that wait for a decision; undefined while it is unknown. */
export function usePendingReviews(account: AccountDto | undefined): number | undefined {
  return useQuery({ ...reviewCountsQuery, enabled: account !== undefined }).data?.pending;
}
