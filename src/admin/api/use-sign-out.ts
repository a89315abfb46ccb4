import { notifications } from '@mantine/notifications';
import { useMutation } from '@tanstack/react-query';
import { useNavigate } from 'react-router';
import { useLanguage } from '../texts.ts';
import { toastWarning } from '../toast.ts';
import { ApiError, callApi } from './call-api.ts';
import { forgetDrafts } from './drafts.ts';
import { forgetSession, setLeaving } from './session-marker.ts';

/** Removes the session marker and the stored drafts from the browser, and opens `/admin`, which clears the query cache. */
function useLeave(): () => Promise<void> {
  const navigate = useNavigate();
  return async () => {
    forgetSession();
    forgetDrafts();
    notifications.clean();
    await navigate('/', { replace: true });
  };
}

/** Signs out: ends the session and opens `/admin`, also when the server does not respond; a toast then warns of it. */
export function useSignOut(): () => Promise<void> {
  const { t } = useLanguage();
  const leave = useLeave();
  return async () => {
    setLeaving(true);
    const ended = await callApi('POST /auth/logout').then(
      () => true,
      (error: unknown) => error instanceof ApiError && error.status === 401,
    );
    await leave();
    if (!ended) toastWarning(t.shell.logoutUntold, 'farewell');
  };
}

/** Ends every session of the account. Signs out here only after the server has succeeded: a retry needs the session. */
export function useSignOutEverywhere() {
  const leave = useLeave();
  return useMutation({
    mutationFn: async () => {
      setLeaving(true);
      try {
        await callApi('POST /auth/logout-everywhere');
      } catch (error) {
        // The sessions have ended already.
        if (error instanceof ApiError && error.status === 401) return;
        setLeaving(false);
        throw error;
      }
    },
    onSuccess: leave,
  });
}
