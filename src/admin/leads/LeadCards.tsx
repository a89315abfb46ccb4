import { NativeSelect } from '@mantine/core';
import type { LeadRowDto } from '../../contracts/lead.ts';
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

/** The list of a phone: a card for each lead, and a menu in place of the columns' heads. */
export function LeadCards({ leads, columns, view, change }: LeadCardsProps) {
  const { t } = useLanguage();
  const { sorts } = t.leads.list;
  const choices = [
    { value: 'created desc', label: sorts.newest },
    { value: 'created asc', label: sorts.oldest },
    { value: 'name asc', label: sorts.name },
    { value: 'budget desc', label: sorts.budget },
    { value: 'status asc', label: sorts.status },
  ];
  return (
    <>
      <NativeSelect
        aria-label={t.leads.list.sort}
        data={choices}
        value={`${view.sort} ${view.order}`}
        onChange={({ currentTarget }) => {
          const [sort, order] = currentTarget.value.split(' ');
          change({ sort: sort as LeadSort, order: order as LeadOrder });
        }}
      />
      <ul className="leads-cards">
        {leads.map((lead) => (
          <li key={lead.id} className="leads-card leads-row">
            <div>
              <LeadCell lead={lead} column="name" />
            </div>
            <dl>
              {columns
                .filter((column) => column !== 'name')
                .map((column) => (
                  <div key={column}>
                    <dt>{t.leads.columns[column]}</dt>
                    <dd>
                      <LeadCell lead={lead} column={column} />
                    </dd>
                  </div>
                ))}
            </dl>
          </li>
        ))}
      </ul>
    </>
  );
}
