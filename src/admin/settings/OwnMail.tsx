import { Switch } from '@mantine/core';
import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { callApi } from '../api/call-api.ts';
import { changeMessage } from '../api/error-message.ts';
import { useLanguage } from '../texts.ts';
import { toastDone, toastFailure } from '../toast.ts';

interface OwnMailProps {
  words: { title: string; on: string; text: string; turnedOn: string; turnedOff: string };
  path: '/lead-reminder' | '/weekly-mail';
  /** The mail changes with the records that this part of the cache is of. */
  of: 'leads' | 'monday';
}

/** Whether the signed-in account gets a regular mail. */
export function OwnMail({ words, path, of }: OwnMailProps) {
  const { t } = useLanguage();
  const client = useQueryClient();
  const query = queryOptions({
    queryKey: [of, path],
    queryFn: ({ signal }) => callApi(`GET ${path}`, { signal }),
  });
  const { data } = useQuery(query);
  const { mutate, isPending } = useMutation({
    mutationFn: (on: boolean) => callApi(`PUT ${path}`, { body: { on } }),
    onSuccess: (answer) => {
      client.setQueryData(query.queryKey, answer);
      toastDone(answer.on ? words.turnedOn : words.turnedOff);
    },
    onError: (error) => toastFailure(changeMessage(error, t), 'failure'),
  });
  return (
    <section className="admin-card" aria-label={words.title}>
      <h2>{words.title}</h2>
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
