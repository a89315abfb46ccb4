import { useQuery } from '@tanstack/react-query';
import type { AccountDto } from '../../contracts/account/account.ts';
import { mayModerate } from '../../domain/account/role.ts';
import { reportsQuery } from '../api/content-reports.ts';

/** Returns the number of open reports of content; undefined while it is loading, and for an account that may not see them. */
export function useOpenReports(account: AccountDto | undefined): number | undefined {
  return useQuery({ ...reportsQuery, enabled: account !== undefined && mayModerate(account.role) }).data?.open
    .length;
}
