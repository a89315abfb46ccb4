import { useQuery } from '@tanstack/react-query';
import type { AccountDto } from '../../contracts/account.ts';
import { callApi } from './api.ts';

/** Who is signed in. */
export const useAccount = () =>
  useQuery({
    queryKey: ['me'],
    queryFn: ({ signal }) => callApi<AccountDto>('GET', '/auth/me', undefined, signal),
  });
