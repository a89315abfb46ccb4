import { useQuery } from '@tanstack/react-query';
import { callApi } from './call-api.ts';

/** Loads the signed-in account. */
export const useAccount = () =>
  useQuery({
    queryKey: ['me'],
    queryFn: ({ signal }) => callApi('GET /auth/me', { signal }),
  });
