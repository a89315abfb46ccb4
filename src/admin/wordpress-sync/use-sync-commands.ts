import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { SyncView } from '../../contracts/wordpress.ts';
import { callApi } from '../api/call-api.ts';
import { useLanguage } from '../texts.ts';
import { toastDone } from '../toast.ts';
import { atLeast } from '../ui/time/at-least.ts';
import { syncKey } from './sync-queries.ts';

/** Starts and cancels a synchronisation. After an error, the state is refetched: another account may have been faster. */
export function useSyncCommands() {
  const { t } = useLanguage();
  const queries = useQueryClient();
  const show = (view: SyncView) => queries.setQueryData(syncKey, view);
  const readAgain = () => void queries.invalidateQueries({ queryKey: syncKey });
  const start = useMutation({
    mutationFn: () => atLeast(callApi('POST /wordpress/sync')),
    onSuccess: show,
    onError: readAgain,
  });
  const cancel = useMutation({
    mutationFn: () => atLeast(callApi('DELETE /wordpress/sync')),
    onSuccess: (view) => {
      show(view);
      toastDone(t.wordpressSync.cancelling);
    },
    onError: readAgain,
  });
  return {
    start: () => {
      cancel.reset();
      start.mutate();
    },
    starting: start.isPending,
    cancel: () => {
      start.reset();
      cancel.mutate();
    },
    cancelling: cancel.isPending,
    failure: start.error ?? cancel.error,
  };
}
