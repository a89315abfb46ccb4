import { Switch } from '@mantine/core';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { callApi } from '../api/call-api.ts';
import { changeMessage } from '../api/error-message.ts';
import { useLanguage } from '../texts.ts';
import { toastDone, toastFailure } from '../toast.ts';

const reminderQuery = {
  queryKey: ['leads', 'reminder'],
  queryFn: ({ signal }: { signal: AbortSignal }) => callApi('GET /lead-reminder', { signal }),
};

/** Whether the signed-in account gets a mail on the mornings of follow-ups. */
export function LeadReminder() {
  const { t } = useLanguage();
  const words = t.leads.work.reminder;
  const client = useQueryClient();
  const { data } = useQuery(reminderQuery);
  const { mutate, isPending } = useMutation({
    mutationFn: (on: boolean) => callApi('PUT /lead-reminder', { body: { on } }),
    onSuccess: (answer) => {
      client.setQueryData(reminderQuery.queryKey, answer);
      toastDone(answer.on ? words.turnedOn : words.turnedOff);
    },
    onError: (error) => toastFailure(changeMessage(error, t), 'failure'),
  });
  return (
    <section className="admin-card" aria-labelledby="reminder-title">
      <h2 id="reminder-title">{words.title}</h2>
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
