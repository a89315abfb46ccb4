import { useQuery } from '@tanstack/react-query';
import type { AccountDto } from '../../contracts/account/account.ts';
import { mayModerate } from '../../domain/account/role.ts';
import { reviewCountsQuery } from '../api/pending-reviews.ts';

/**
 * The number of reviews that wait for a decision; undefined while it is unknown, and for an account that judges no reviews.
 */
export function usePendingReviews(account: AccountDto | undefined): number | undefined {
  return useQuery({ ...reviewCountsQuery, enabled: account !== undefined && mayModerate(account.role) }).data
    ?.pending;
}
