import { useQuery } from '@tanstack/react-query';
import { callApi } from './call-api.ts';

/** Loads the signed-in account. */
export const useAccount = () =>
  useQuery({
    queryKey: ['me'],
    queryFn: ({ signal }) => callApi('GET /auth/me', { signal }),
  });

/** Whether an account is called so in the answers of the API: by its name, or by its address where it has none. */
export const isCalled = ({ name, email }: { name: string; email: string }, called: string): boolean =>
  called === (name || email);
