import { useNavigate } from 'react-router';
import { callApi } from './api.ts';
import { queryClient } from './query-client.ts';
import { forgetToken } from './token.ts';

/** Ends the session and goes to `/admin`. A server that does not answer keeps nobody in. */
export function useSignOut(
  path: '/auth/logout' | '/auth/logout-everywhere' = '/auth/logout',
): () => Promise<void> {
  const navigate = useNavigate();
  return async () => {
    await callApi('POST', path).catch(() => undefined);
    forgetToken();
    queryClient.clear();
    await navigate('/', { replace: true });
  };
}
