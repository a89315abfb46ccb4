import { Button } from '@mantine/core';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { MailListDto } from '../../../contracts/mail.ts';
import { fill } from '../../../i18n/format.ts';
import { callApi } from '../../api/call-api.ts';
import { useLanguage } from '../../texts.ts';
import { toastDone } from '../../toast.ts';
import { atLeast } from '../../ui/at-least.ts';
import { Empty } from '../../ui/Empty.tsx';
import { Failed } from '../../ui/Failed.tsx';
import { Waiting } from '../../ui/Waiting.tsx';
import { MailRows } from './MailRows.tsx';

/** The interval between two loads while a message is waiting to be sent. */
const WHILE_WAITING_MS = 3000;

const mailsQuery = {
  queryKey: ['mails'] as const,
  queryFn: ({ signal }: { signal: AbortSignal }) => callApi('GET /mails', { signal }),
  // No live event reports that a message was sent, so the list is polled.
  refetchInterval: ({ state }: { state: { data?: MailListDto | undefined } }) =>
    state.data && state.data.counts.waiting > 0 ? WHILE_WAITING_MS : (false as const),
};

/** The last messages with their states. Messages whose sending was given up can be retried. */
export function MailQueue() {
  const words = useLanguage().t.settings.mail;
  const queries = useQueryClient();
  const { data, error, refetch } = useQuery(mailsQuery);
  const retry = useMutation({
    mutationFn: () => atLeast(callApi('POST /mails/retry')),
    onSuccess: ({ retried }) => {
      toastDone(fill(words.retried, { count: retried }));
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
