import { Badge } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { type Todo, todos } from '../../../domain/lead/lead-values.ts';
import { formatNumber } from '../../../i18n/format.ts';
import { leadCountsQuery } from '../../api/lead-counts.ts';
import { useLanguage } from '../../texts.ts';
import { QuarantineTab } from '../../ui/quarantine/QuarantineTab.tsx';
import { useMoreBeside } from '../../ui/use-more-beside.ts';
import type { LeadListView } from './lead-list.tsx';

const views: readonly ['all' | 'any' | Todo, readonly Todo[]][] = [
  ['all', []],
  ['any', todos],
  ...todos.map((todo): [Todo, [Todo]] => [todo, [todo]]),
];

/** In the order of a working day: overdue, due today, then new leads, which have no day. */
const byDay = { sort: 'followUp', order: 'asc' } as const;

/**
 * Links to all leads and to those that need an action today, with their numbers. The other filters are kept. A list of
 * follow-ups starts with the earliest.
 */
export function TodoTabs({ list }: { list: LeadListView }) {
  const { locale, t } = useLanguage();
  const words = t.leads.work.todo;
  const counts = useQuery(leadCountsQuery).data;
  const row = useMoreBeside();
  const usual = { sort: list.fields.sort.usual, order: list.fields.order.usual };
  return (
    <nav ref={row} className="admin-tabs leads-todo" aria-label={words.label}>
      {views.map(([name, todo]) => {
        const current = String(list.state.todo) === String(todo);
        const isByDay = name !== 'all' && name !== 'new';
        const order = isByDay ? byDay : list.state.sort === 'followUp' ? usual : {};
        return (
          <Link
            key={name}
            className="admin-tab"
            to={{ search: list.addressOf({ todo, page: 1, ...order }) }}
            {...(current && { 'aria-current': 'page' as const })}
          >
            {words[name]}{' '}
            {name !== 'all' && counts && (
              <Badge data-late={(name === 'overdue' && counts.overdue > 0) || undefined}>
                {formatNumber(locale, counts[name])}
              </Badge>
            )}
          </Link>
        );
      })}
      <QuarantineTab of="leads" />
    </nav>
  );
}
