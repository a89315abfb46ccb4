import { useQuery } from '@tanstack/react-query';
import type { AccountDto } from '../../contracts/account/account.ts';
import { mayModerate, maySell } from '../../domain/account/role.ts';
import { reportsQuery } from '../api/content-reports.ts';
import { rightsQuery } from '../api/rights-requests.ts';

/** Returns the number of open reports of content and open requests of persons; an account counts those that it may see. */
export function useOpenRequests(account: AccountDto | undefined): number {
  const may = (rule: typeof maySell) => account !== undefined && rule(account.role);
  const reports = useQuery({ ...reportsQuery, enabled: may(mayModerate) }).data;
  const rights = useQuery({ ...rightsQuery, enabled: may(maySell) }).data;
  return (reports?.open.length ?? 0) + (rights?.open.length ?? 0);
}
