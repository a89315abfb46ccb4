import { useQuery } from '@tanstack/react-query';
import type { AccountDto } from '../../contracts/account/account.ts';
import { leadCountsQuery } from '../api/lead-counts.ts';
import { maySee } from './sections.ts';

/** Returns the number of new leads; undefined while it is loading, and for an account that may not see leads. */
export function useNewLeads(account: AccountDto | undefined): number | undefined {
  return useQuery({ ...leadCountsQuery, enabled: account !== undefined && maySee(account.role, 'leads') })
    .data?.new;
}
