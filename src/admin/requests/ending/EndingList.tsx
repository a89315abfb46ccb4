import { ActionIcon, Button, Checkbox, Stack } from '@mantine/core';
import { useState } from 'react';
import { Link } from 'react-router';
import type { EndingPersonDto } from '../../../contracts/leads/retirement.ts';
import { mayManage } from '../../../domain/account/role.ts';
import { awaitsAnswer } from '../../../domain/lead/retention/stay.ts';
import { fill, formatNumber, formatShortDay, pluralForm } from '../../../i18n/format.ts';
import { useMay } from '../../api/use-account.ts';
import { useLanguage } from '../../texts.ts';
import { Typed } from '../../ui/fields/Typed.tsx';
import { Glyph } from '../../ui/Glyph.tsx';
import { type Column, Records } from '../../ui/list/Records.tsx';
import { SelectionBar } from '../../ui/list/SelectionBar.tsx';
import { useSelection } from '../../ui/list/use-selection.ts';
import { Moment } from '../../ui/time/Moment.tsx';
import { EraseDialog } from './EraseDialog.tsx';
import { KeepDialog } from './KeepDialog.tsx';
import { StayDialog } from './StayDialog.tsx';

/** What is done about some persons: they are asked whether to stay, kept for a reason, or their leads deleted now. */
interface Asked {
  act: 'ask' | 'keep' | 'erase';
  persons: EndingPersonDto[];
}

interface EndingListProps {
  persons: EndingPersonDto[];
  today: string;
  /** Whether a mail server is set. */
  asks: boolean;
}

/** The persons whose leads end in a month, with the three acts for one and for several. */
export function EndingList({ persons, today, asks }: EndingListProps) {
  const { locale, t } = useLanguage();
  const words = t.requests.ending;
  const mayErase = useMay(mayManage);
  const ids = persons.map(({ id }) => id);
  const selection = useSelection('ending', ids);
  const [asked, ask] = useState<Asked>();
  const close = () => ask(undefined);
  const { selected } = selection;
  const chosen = persons.filter(({ id }) => selected.includes(id));
  const count = fill(pluralForm(locale, words.ticked, chosen.length), {
    count: formatNumber(locale, chosen.length),
  });
  const columns = useColumns({ selection, all: ids.length, today, ask, mayErase });
  return (
    <Stack gap="sm">
      <SelectionBar label={words.bulk} count={chosen.length} text={count}>
        {(['ask', 'keep'] as const).map((act) => (
          <Button key={act} size="sm" variant="default" onClick={() => ask({ act, persons: chosen })}>
            {act === 'ask' ? words.ask.openMany : words.keep.open}
          </Button>
        ))}
        {mayErase && (
          <Button
            size="sm"
            variant="outline"
            color="red"
            onClick={() => ask({ act: 'erase', persons: chosen })}
          >
            {words.erase.open}
          </Button>
        )}
      </SelectionBar>
      <Records
        label={words.list}
        className="requests-records"
        list={{ rows: persons, idOf: ({ id }) => id }}
        columns={columns}
        folds={[['status', 'name']]}
      />
      {asked?.act === 'ask' && (
        <StayDialog
          persons={asked.persons}
          today={today}
          asks={asks}
          asked={() => selection.selectAll(false)}
          close={close}
        />
      )}
      {asked?.act === 'keep' && <KeepDialog persons={asked.persons} today={today} close={close} />}
      {asked?.act === 'erase' && <EraseDialog persons={asked.persons} today={today} close={close} />}
    </Stack>
  );
}

interface ColumnsOf {
  selection: ReturnType<typeof useSelection>;
  all: number;
  today: string;
  ask: (asked: Asked) => void;
  mayErase: boolean;
}

function useColumns({ selection, all, today, ask, mayErase }: ColumnsOf) {
  const { locale, t } = useLanguage();
  const words = t.requests.ending;
  const { selected } = selection;
  return [
    {
      key: 'tick',
      label: words.all,
      header: (
        <Checkbox
          size="sm"
          aria-label={words.all}
          checked={selected.length === all}
          indeterminate={selected.length > 0 && selected.length < all}
          onChange={({ currentTarget }) => selection.selectAll(currentTarget.checked)}
        />
      ),
      cell: ({ id, name }) => (
        <Checkbox
          size="sm"
          aria-label={fill(words.select, { name })}
          checked={selected.includes(id)}
          onClick={({ currentTarget, shiftKey }) => selection.toggle(id, currentTarget.checked, shiftKey)}
          onChange={() => {}}
        />
      ),
      width: 'tick',
      card: 'badge',
    },
    {
      key: 'name',
      label: words.columns.name,
      cell: ({ id, name, leads }) => (
        <>
          <Link to={`/dashboard/leads/${encodeURIComponent(id)}`} className="requests-link" data-touch>
            <Typed>{name}</Typed>
          </Link>
          {leads > 1 && (
            <span className="requests-more">{fill(words.leads, { count: formatNumber(locale, leads) })}</span>
          )}
        </>
      ),
      width: 'name',
      card: 'title',
    },
    {
      key: 'contact',
      label: words.columns.contact,
      cell: ({ contactAt, contact, asked }) => (
        <>
          <Moment at={contactAt.slice(0, 10)} />{' '}
          <span className="admin-muted">{words.contacts[contact]}</span>
          {asked && (
            <span className="requests-more">
              {fill(asked.isLost ? words.ask.lost : words.ask.asked, {
                day: formatShortDay(locale, asked.on),
              })}
            </span>
          )}
        </>
      ),
      width: 'text',
      card: 'wide',
    },
    {
      key: 'status',
      label: words.columns.status,
      cell: ({ status }) => t.leads.statuses[status],
      width: 'word',
      card: 'fact',
    },
    {
      key: 'ends',
      label: words.columns.ends,
      cell: ({ endsOn }) => (
        <span className="admin-figure">
          {endsOn < today ? words.overdue : formatShortDay(locale, endsOn)}
        </span>
      ),
      width: 'date',
      card: 'fact',
    },
    {
      key: 'acts',
      label: words.columns.acts,
      header: <span className="admin-hidden">{words.columns.acts}</span>,
      cell: (person) => (
        <span className="requests-acts">
          {(['ask', 'keep'] as const)
            .filter((act) => act === 'keep' || person.unaskable !== 'asked')
            .map((act) => (
              <Button
                key={act}
                size="xs"
                px={6}
                variant="subtle"
                color="gray"
                data-touch
                aria-label={fill(act === 'ask' ? words.ask.title : words.keep.name, { name: person.name })}
                onClick={() => ask({ act, persons: [person] })}
              >
                {words[act].open}
              </Button>
            ))}
          {mayErase && !awaitsAnswer(person, today) && (
            <ActionIcon
              variant="subtle"
              color="gray"
              size="lg"
              aria-label={fill(words.erase.name, { name: person.name })}
              onClick={() => ask({ act: 'erase', persons: [person] })}
            >
              <Glyph name="trash" />
            </ActionIcon>
          )}
        </span>
      ),
      width: 'word',
      card: 'foot',
    },
  ] as const satisfies readonly Column<EndingPersonDto>[];
}
