import { Switch } from '@mantine/core';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { callApi } from '../api/call-api.ts';
import { changeMessage } from '../api/error-message.ts';
import { useLanguage } from '../texts.ts';
import { toastDone, toastFailure } from '../toast.ts';

const weeklyQuery = {
  queryKey: ['monday', 'mail'],
  queryFn: ({ signal }: { signal: AbortSignal }) => callApi('GET /weekly-mail', { signal }),
};

/** Whether the signed-in account gets a mail each Monday with the numbers of what waits. */
export function WeeklyMail() {
  const { t } = useLanguage();
  const words = t.account.weekly;
  const client = useQueryClient();
  const { data } = useQuery(weeklyQuery);
  const { mutate, isPending } = useMutation({
    mutationFn: (on: boolean) => callApi('PUT /weekly-mail', { body: { on } }),
    onSuccess: (answer) => {
      client.setQueryData(weeklyQuery.queryKey, answer);
      toastDone(answer.on ? words.turnedOn : words.turnedOff);
    },
    onError: (error) => toastFailure(changeMessage(error, t), 'failure'),
  });
  return (
    <section className="admin-card" aria-labelledby="weekly-title">
      <h2 id="weekly-title">{words.title}</h2>
      <Switch
        label={words.on}
        description={words.text}
        checked={data?.on ?? false}
        disabled={data === undefined || isPending}
        onChange={({ currentTarget }) => mutate(currentTarget.checked)}
      />
    </section>
  );
}
