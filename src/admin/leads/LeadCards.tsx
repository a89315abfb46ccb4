import type { LeadRowDto } from '../../contracts/lead.ts';
import { RowCard, RowCards } from '../parts/RowCards.tsx';
import { useLanguage } from '../texts.ts';
import { LeadCell } from './LeadCell.tsx';
import type { LeadOrder, LeadSort } from './lead-values.ts';
import type { LeadView } from './lead-view.ts';
import type { Column } from './use-columns.ts';
import type { ChangeView } from './use-lead-view.ts';

interface LeadCardsProps {
  leads: LeadRowDto[];
  columns: readonly Column[];
  view: LeadView;
  change: ChangeView;
}

/** The leads of a phone. */
export function LeadCards({ leads, columns, view, change }: LeadCardsProps) {
  const { t } = useLanguage();
  const { sorts } = t.leads.list;
  return (
    <RowCards
      sorts={[
        { value: 'created desc', label: sorts.newest },
        { value: 'created asc', label: sorts.oldest },
        { value: 'name asc', label: sorts.name },
        { value: 'budget desc', label: sorts.budget },
        { value: 'status asc', label: sorts.status },
      ]}
      sortedBy={`${view.sort} ${view.order}`}
      sort={(by) => {
        const [sort, order] = by.split(' ');
        change({ sort: sort as LeadSort, order: order as LeadOrder });
      }}
    >
      {leads.map((lead) => (
        <RowCard
          key={lead.id}
          className="leads-row"
          head={<LeadCell lead={lead} column="name" />}
          values={columns
            .filter((column) => column !== 'name')
            .map((column) => ({
              name: column,
              label: t.leads.columns[column],
              value: <LeadCell lead={lead} column={column} />,
            }))}
        />
      ))}
    </RowCards>
  );
}
