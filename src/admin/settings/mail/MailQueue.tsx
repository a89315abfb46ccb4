import { Button, Table } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { MailListDto, MailRetryAnswer } from '../../../contracts/mail.ts';
import { mailFailures } from '../../../domain/mail/retry.ts';
import { fill } from '../../../i18n/format.ts';
import { atLeast } from '../../parts/at-least.ts';
import { Empty } from '../../parts/Empty.tsx';
import { Failed } from '../../parts/Failed.tsx';
import { Glyph } from '../../parts/Glyph.tsx';
import { Moment } from '../../parts/Moment.tsx';
import { Waiting } from '../../parts/Waiting.tsx';
import { callApi } from '../../session/api.ts';
import { useSettingsTexts } from '../settings-texts.ts';
import '../../parts/table.css';

/** Between two looks while a message waits. */
const WHILE_WAITING_MS = 3000;

const mailsQuery = {
  queryKey: ['mails'] as const,
  queryFn: ({ signal }: { signal: AbortSignal }) => callApi<MailListDto>('GET', '/mails', undefined, signal),
  // Nobody's change tells that a message has left.
  refetchInterval: ({ state }: { state: { data?: MailListDto | undefined } }) =>
    state.data && state.data.counts.waiting > 0 ? WHILE_WAITING_MS : (false as const),
};
const glyphs = { waiting: 'pending', sent: 'delivered', dead: 'dead' } as const;

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
  /** `credentials 535` */
  const reasonOf = (said: string) => {
    const [name, status] = said.split(' ');
    const reason = mailFailures.find((one) => one === name);
    return [reason ? words.failures[reason] : said, status && `(${status})`].filter(Boolean).join(' ');
  };
  return (
    <section className="admin-card" aria-labelledby="mails-title">
      <h2 id="mails-title">{words.listTitle}</h2>
      {!data && (error ? <Failed error={error} retry={refetch} /> : <Waiting />)}
      {data && (
        <>
          <p className="admin-muted">{fill(words.counts, data.counts)}</p>
          {data.items.length === 0 && <Empty text={words.noMails} />}
          {data.items.length > 0 && (
            // biome-ignore lint/a11y/useSemanticElements: a place that scrolls, not a group of fields
            // biome-ignore lint/a11y/noNoninteractiveTabindex: what is wider than its place is scrolled by keyboard too
            <div role="group" className="settings-scroll" tabIndex={0} aria-label={words.listTitle}>
              <Table>
                <Table.Thead>
                  <Table.Tr>
                    <Table.Th scope="col">{words.columns.created}</Table.Th>
                    <Table.Th scope="col">{words.columns.subject}</Table.Th>
                    <Table.Th scope="col">{words.columns.to}</Table.Th>
                    <Table.Th scope="col">{words.columns.state}</Table.Th>
                  </Table.Tr>
                </Table.Thead>
                <Table.Tbody>
                  {data.items.map((mail) => (
                    <Table.Tr key={mail.id}>
                      <Table.Td>
                        <Moment at={mail.createdAt} />
                      </Table.Td>
                      <Table.Td>{mail.subject}</Table.Td>
                      <Table.Td>{mail.to}</Table.Td>
                      <Table.Td>
                        <span className="settings-outcome" data-state={glyphs[mail.state]}>
                          <Glyph name={glyphs[mail.state]} />
                          {words.states[mail.state]}
                        </span>
                        {mail.lastError && <p className="admin-muted">{reasonOf(mail.lastError)}</p>}
                      </Table.Td>
                    </Table.Tr>
                  ))}
                </Table.Tbody>
              </Table>
            </div>
          )}
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
