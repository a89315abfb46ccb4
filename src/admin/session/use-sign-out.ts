import { notifications } from '@mantine/notifications';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from 'react-router';
import { useLanguage } from '../texts.ts';
import { ApiError, callApi } from './api.ts';
import { forgetToken, setLeaving } from './token.ts';

/** Goes to `/admin`, with nothing of the session left in the browser. */
function useLeave(): () => Promise<void> {
  const navigate = useNavigate();
  const queries = useQueryClient();
  return async () => {
    forgetToken();
    queries.clear();
    await navigate('/', { replace: true });
  };
}

/** Ends the session and leaves. A server that does not answer keeps nobody in, but the reader is told that it knows nothing. */
export function useSignOut(): () => Promise<void> {
  const { t } = useLanguage();
  const leave = useLeave();
  return async () => {
    setLeaving(true);
    const ended = await callApi('POST', '/auth/logout').then(
      () => true,
      (error: unknown) => error instanceof ApiError && error.status === 401,
    );
    await leave();
    if (!ended) notifications.show({ message: t.shell.logoutUntold, color: 'yellow', autoClose: 10_000 });
  };
}

/** Ends every session of the account, and leaves only once the server has done so: the token is needed to try again. */
export function useSignOutEverywhere() {
  const leave = useLeave();
  return useMutation({
    mutationFn: async () => {
      setLeaving(true);
      try {
        await callApi('POST', '/auth/logout-everywhere');
      } catch (error) {
        // Ended already: there is nothing left to end.
        if (error instanceof ApiError && error.status === 401) return;
        setLeaving(false);
        throw error;
      }
    },
    onSuccess: leave,
  });
}
