import { useQuery } from '@tanstack/react-query';
import type { AccountDto } from '../../contracts/account/account.ts';
import { mayModerate } from '../../domain/account/role.ts';
import { reviewCountsQuery } from '../api/pending-reviews.ts';

/**
 * Returns the number of pending reviews; undefined while it is loading, and for an account that may not moderate reviews.
 */
export function usePendingReviews(account: AccountDto | undefined): number | undefined {
  return useQuery({ ...reviewCountsQuery, enabled: account !== undefined && mayModerate(account.role) }).data
    ?.pending;
}
