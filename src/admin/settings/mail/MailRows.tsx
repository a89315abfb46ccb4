import { Button, Stack } from '@mantine/core';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { MailListDto } from '../../../contracts/settings/mail.ts';
import { mailFailures } from '../../../domain/mail/retry.ts';
import { fill } from '../../../i18n/format.ts';
import { callApi } from '../../api/call-api.ts';
import { messageOf } from '../../api/error-message.ts';
import { useLanguage } from '../../texts.ts';
import { toastDone, toastFailure } from '../../toast.ts';
import { Glyph } from '../../ui/Glyph.tsx';
import { type Column, Records } from '../../ui/list/Records.tsx';
import { atLeast } from '../../ui/time/at-least.ts';
import { Moment } from '../../ui/time/Moment.tsx';
import { mailsQuery } from './mails-query.ts';

interface MailRowsProps {
  mails: MailListDto['items'];
}
type Mail = MailRowsProps['mails'][number];
const glyphs = {
  waiting: 'pending',
  sent: 'delivered',
  kept: 'not_configured',
  sent_or_kept: 'not_configured',
  dead: 'dead',
  void: 'not_configured',
} as const;

/** The last messages. */
export function MailRows({ mails }: MailRowsProps) {
  const { columns: labels, listTitle } = useLanguage().t.settings.mail;
  const columns = [
    {
      key: 'created',
      label: labels.created,
      cell: ({ createdAt }) => <Moment at={createdAt} />,
      width: 'date',
      card: 'fact',
    },
    {
      key: 'subject',
      label: labels.subject,
      cell: ({ subject }) => <span dir="auto">{subject}</span>,
      width: 'text',
      card: 'title',
    },
    { key: 'to', label: labels.to, cell: ({ to }) => to, width: 'contact', card: 'wide' },
    {
      key: 'state',
      label: labels.state,
      cell: (mail) => <State mail={mail} />,
      width: 'badge',
      card: 'wide',
    },
  ] as const satisfies readonly Column<Mail>[];
  return (
    <Records
      label={listTitle}
      className="settings-mails"
      list={{ rows: mails, idOf: ({ id }) => id }}
      columns={columns}
    />
  );
}

/** The state of a message, the last error, and the next attempt. */
function State({ mail }: { mail: Mail }) {
  const { state, lastError, attempts, nextAttemptAt } = mail;
  const words = useLanguage().t.settings.mail;
  /** `lastError` is a reason and a status code: `credentials 535`. */
  const [name, status] = lastError?.split(' ') ?? [];
  const reason = mailFailures.find((one) => one === name);
  const tried = attempts > 0;
  return (
    <Stack gap={6} align="flex-start">
      <span className="settings-outcome" data-state={glyphs[state]}>
        <Glyph name={glyphs[state]} />
        {words.states[state]}
      </span>
      {state === 'void' ? (
        <p className="admin-muted">{words.voidText}</p>
      ) : (
        lastError && (
          <p className="admin-muted">
            {[reason ? words.failures[reason] : lastError, status && `(${status})`].filter(Boolean).join(' ')}
          </p>
        )
      )}
      {state === 'waiting' && nextAttemptAt !== null && (
        <p className="admin-muted">
          {tried ? words.next : words.planned} <Moment at={nextAttemptAt} show="hour" />
        </p>
      )}
      {(state === 'dead' || (state === 'waiting' && tried && nextAttemptAt !== null)) && (
        <RetryMail mail={mail} />
      )}
    </Stack>
  );
}

/** The button that sends one message at once that failed or waits for its next attempt. */
function RetryMail({ mail: { id, subject } }: { mail: MailListDto['items'][number] }) {
  const { t } = useLanguage();
  const words = t.settings.mail;
  const queries = useQueryClient();
  const retry = useMutation({
    mutationFn: () => atLeast(callApi('POST /mails/{id}/retry', { params: { id } })),
    onSuccess: () => toastDone(words.tried),
    onError: (error) => toastFailure(messageOf(error, t), 'failure'),
    onSettled: () => queries.invalidateQueries(mailsQuery),
  });
  return (
    <Button
      variant="default"
      size="xs"
      aria-label={fill(words.tryNowOf, { subject })}
      loading={retry.isPending}
      onClick={() => retry.mutate()}
    >
      {words.tryNow}
    </Button>
  );
}
