import { Table } from '@mantine/core';
import type { MailListDto } from '../../../contracts/mail.ts';
import { mailFailures } from '../../../domain/mail/retry.ts';
import { useLanguage } from '../../texts.ts';
import { Glyph } from '../../ui/Glyph.tsx';
import { Moment } from '../../ui/Moment.tsx';
import { RowCard } from '../../ui/RowCard.tsx';
import { ScrollBox } from '../../ui/ScrollBox.tsx';
import { useNarrow } from '../../ui/use-narrow.ts';

interface MailRowsProps {
  mails: MailListDto['items'];
}
type Mail = MailRowsProps['mails'][number];
const glyphs = { waiting: 'pending', sent: 'delivered', dead: 'dead' } as const;

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
              { label: columns.state, value: <State mail={mail} />, wide: mail.lastError !== null },
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

/** The state of a message, and the last error. */
function State({ mail: { state, lastError } }: { mail: Mail }) {
  const words = useLanguage().t.settings.mail;
  /** `lastError` is a reason and a status code: `credentials 535`. */
  const [name, status] = lastError?.split(' ') ?? [];
  const reason = mailFailures.find((one) => one === name);
  return (
    <>
      <span className="settings-outcome" data-state={glyphs[state]}>
        <Glyph name={glyphs[state]} />
        {words.states[state]}
      </span>
      {lastError && (
        <p className="admin-muted">
          {[reason ? words.failures[reason] : lastError, status && `(${status})`].filter(Boolean).join(' ')}
        </p>
      )}
    </>
  );
}
