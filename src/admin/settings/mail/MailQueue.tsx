import { Button } from '@mantine/core';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { type MailState, mailStates } from '../../../domain/mail/states.ts';
import { fill, formatNumber } from '../../../i18n/format.ts';
import { callApi } from '../../api/call-api.ts';
import { useLanguage } from '../../texts.ts';
import { toastDone } from '../../toast.ts';
import { Empty } from '../../ui/feedback/Empty.tsx';
import { Failed } from '../../ui/feedback/Failed.tsx';
import { Waiting } from '../../ui/feedback/Waiting.tsx';
import { atLeast } from '../../ui/time/at-least.ts';
import { MailRows } from './MailRows.tsx';
import { mailsQuery } from './mails-query.ts';

/** The states whose count is also shown when it is 0. */
const always: ReadonlySet<MailState> = new Set(['waiting', 'sent', 'dead']);

/** The last messages with their states. Messages whose sending was given up can be retried. */
export function MailQueue() {
  const { locale, t } = useLanguage();
  const words = t.settings.mail;
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
          <p className="admin-muted">
            {mailStates
              .filter((state) => always.has(state) || data.counts[state] > 0)
              .map((state) => fill(words.counts[state], { count: formatNumber(locale, data.counts[state]) }))
              .join(' ')}
          </p>
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
