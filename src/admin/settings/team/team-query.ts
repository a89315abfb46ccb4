import type { AccountRowDto } from '../../../contracts/account.ts';
import { callApi } from '../../session/api.ts';

/** The accounts. */
export const teamQuery = {
  queryKey: ['accounts'] as const,
  queryFn: ({ signal }: { signal: AbortSignal }) =>
    callApi<AccountRowDto[]>('GET', '/accounts', undefined, signal),
};

export const accountPath = (id: string, what = '') => `/accounts/${encodeURIComponent(id)}${what}`;
