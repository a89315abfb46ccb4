import { useQuery } from '@tanstack/react-query';
import type { Permission } from '../../domain/account/role.ts';
import { callApi } from './call-api.ts';

/** Loads the signed-in account. */
export const useAccount = () =>
  useQuery({
    queryKey: ['me'],
    queryFn: ({ signal }) => callApi('GET /auth/me', { signal }),
  });

/** Whether the signed-in account has a permission; false until it is known. Only for display: the server checks every call. */
export function useMay(permission: Permission): boolean {
  const role = useAccount().data?.role;
  return role !== undefined && permission(role);
}

/** Whether `called` is how the API names this account: its name, or its email address if it has no name. */
export const isCalled = ({ name, email }: { name: string; email: string }, called: string): boolean =>
  called === (name || email);
