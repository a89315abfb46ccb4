import { Button } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { MailListDto, MailRetryAnswer } from '../../../contracts/mail.ts';
import { fill } from '../../../i18n/format.ts';
import { atLeast } from '../../parts/at-least.ts';
import { Empty } from '../../parts/Empty.tsx';
import { Failed } from '../../parts/Failed.tsx';
import { Waiting } from '../../parts/Waiting.tsx';
import { callApi } from '../../session/api.ts';
import { useSettingsTexts } from '../settings-texts.ts';
import { MailRows } from './MailRows.tsx';

/** Between two looks while a message waits. */
const WHILE_WAITING_MS = 3000;

const mailsQuery = {
  queryKey: ['mails'] as const,
  queryFn: ({ signal }: { signal: AbortSignal }) => callApi<MailListDto>('GET', '/mails', undefined, signal),
  // Nobody's change tells that a message has left.
  refetchInterval: ({ state }: { state: { data?: MailListDto | undefined } }) =>
    state.data && state.data.counts.waiting > 0 ? WHILE_WAITING_MS : (false as const),
};

/** What became of the last messages; what was given up can be tried again. */
export function MailQueue() {
  const words = useSettingsTexts().mail;
  const queries = useQueryClient();
  const { data, error, refetch } = useQuery(mailsQuery);
  const retry = useMutation({
    mutationFn: () => atLeast(callApi<MailRetryAnswer>('POST', '/mails/retry')),
    onSuccess: ({ retried }) => {
      notifications.show({
        message: fill(words.retried, { count: retried }),
        color: 'teal',
        autoClose: 3000,
      });
      void queries.invalidateQueries(mailsQuery);
    },
  });
  return (
    <section className="admin-card" aria-labelledby="mails-title">
      <h2 id="mails-title">{words.listTitle}</h2>
      {!data && (error ? <Failed error={error} retry={refetch} /> : <Waiting />)}
      {data && (
        <>
          <p className="admin-muted">{fill(words.counts, data.counts)}</p>
          {data.items.length === 0 && <Empty text={words.noMails} />}
          {data.items.length > 0 && <MailRows mails={data.items} />}
          {data.counts.dead > 0 && (
            <div>
              <Button variant="default" loading={retry.isPending} onClick={() => retry.mutate()}>
                {words.retry}
              </Button>
            </div>
          )}
        </>
      )}
    </section>
  );
}
