import { Button } from '@mantine/core';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { callApi } from '../api/call-api.ts';
import { goLiveQuery } from '../api/go-live.ts';
import { useLanguage } from '../texts.ts';
import { toastDone } from '../toast.ts';
import { CallFailure } from '../ui/feedback/CallFailure.tsx';

/** Each automation and server has fifteen seconds. */
const TIMEOUT_MS = 3 * 60_000;

/** The button that proves the path of a lead. The checklist then shows its result and time. */
export function ProvePath({ close }: { close: () => void }) {
  const { t } = useLanguage();
  const words = t.goLive.prove;
  const queries = useQueryClient();
  const attempt = useMutation({
    mutationFn: () => callApi('POST /go-live/prove', { timeoutMs: TIMEOUT_MS }),
    onSuccess: async (list) => {
      // A response to an earlier request must not replace this one.
      await queries.cancelQueries({ queryKey: goLiveQuery.queryKey });
      queries.setQueryData(goLiveQuery.queryKey, list);
      toastDone(words.done);
      close();
    },
  });
  return (
    <div className="go-live-help">
      <p>{words.text}</p>
      {attempt.error && <CallFailure error={attempt.error} />}
      <div className="admin-actions">
        <Button loading={attempt.isPending} onClick={() => attempt.mutate()}>
          {words.action}
        </Button>
        <Button variant="default" disabled={attempt.isPending} onClick={close}>
          {t.common.cancel}
        </Button>
      </div>
    </div>
  );
}
