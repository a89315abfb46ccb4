import { Button } from '@mantine/core';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { callApi } from '../api/call-api.ts';
import { goLiveQuery } from '../api/go-live.ts';
import { useLanguage } from '../texts.ts';
import { toastDone } from '../toast.ts';
import { CallFailure } from '../ui/feedback/CallFailure.tsx';

interface AttemptProps {
  words: { text: string; action: string; done: string };
  attempt: () => ReturnType<typeof callApi<'POST /go-live/prove'>>;
  close: () => void;
}

/** The button of an attempt that answers with the checklist, which then shows its result and time. */
function Attempt({ words, attempt, close }: AttemptProps) {
  const { t } = useLanguage();
  const queries = useQueryClient();
  const { error, isPending, mutate } = useMutation({
    mutationFn: attempt,
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
      {error && <CallFailure error={error} />}
      <div className="admin-actions">
        <Button loading={isPending} onClick={() => mutate()}>
          {words.action}
        </Button>
        <Button variant="default" disabled={isPending} onClick={close}>
          {t.common.cancel}
        </Button>
      </div>
    </div>
  );
}

/** Proves the path of a lead. Each automation and server has fifteen seconds. */
export function ProvePath({ close }: { close: () => void }) {
  const attempt = () => callApi('POST /go-live/prove', { timeoutMs: 3 * 60_000 });
  return <Attempt words={useLanguage().t.goLive.prove} {...{ attempt, close }} />;
}

/** Tests a restore of a backup. A database with many pictures takes minutes. */
export function TryRestore({ close }: { close: () => void }) {
  const attempt = () => callApi('POST /backup/try', { timeoutMs: 10 * 60_000 });
  return <Attempt words={useLanguage().t.goLive.restore} {...{ attempt, close }} />;
}
