import { Table } from '@mantine/core';
import type { MailListDto } from '../../../contracts/mail.ts';
import { mailFailures } from '../../../domain/mail/retry.ts';
import { useLanguage } from '../../texts.ts';
import { Glyph } from '../../ui/Glyph.tsx';
import { Moment } from '../../ui/Moment.tsx';
import { RowCard } from '../../ui/RowCard.tsx';
import { ScrollBox } from '../../ui/ScrollBox.tsx';
import { useNarrow } from '../../ui/use-narrow.ts';
import { RetryMail } from './RetryMail.tsx';

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

/** The last messages as a table; as cards in a narrow window. */
export function MailRows({ mails }: MailRowsProps) {
  const { columns, listTitle } = useLanguage().t.settings.mail;
  if (useNarrow())
    return (
      <ul className="row-cards" aria-label={listTitle}>
        {mails.map((mail) => (
          <RowCard
            key={mail.id}
            head={<strong dir="auto">{mail.subject}</strong>}
            facts={[
              { label: columns.to, value: mail.to, wide: true },
              { label: columns.created, value: <Moment at={mail.createdAt} /> },
              { label: columns.state, value: <State mail={mail} />, wide: true },
            ]}
          />
        ))}
      </ul>
    );
  return (
    <ScrollBox label={listTitle}>
      <Table>
        <Table.Thead>
          <Table.Tr>
            <Table.Th scope="col">{columns.created}</Table.Th>
            <Table.Th scope="col">{columns.subject}</Table.Th>
            <Table.Th scope="col">{columns.to}</Table.Th>
            <Table.Th scope="col">{columns.state}</Table.Th>
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {mails.map((mail) => (
            <Table.Tr key={mail.id}>
              <Table.Td>
                <Moment at={mail.createdAt} />
              </Table.Td>
              <Table.Td dir="auto">{mail.subject}</Table.Td>
              <Table.Td>{mail.to}</Table.Td>
              <Table.Td>
                <State mail={mail} />
              </Table.Td>
            </Table.Tr>
          ))}
        </Table.Tbody>
      </Table>
    </ScrollBox>
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
    <div className="settings-mail-state">
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
    </div>
  );
}
