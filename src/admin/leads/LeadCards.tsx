import type { LeadRowDto } from '../../contracts/lead.ts';
import { RowCard, RowCards } from '../parts/RowCards.tsx';
import { useLanguage } from '../texts.ts';
import { FoldedLead } from './FoldedLead.tsx';
import { LeadCell } from './LeadCell.tsx';
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
      sortings={[
        { sort: 'created', order: 'desc', label: sorts.newest },
        { sort: 'created', order: 'asc', label: sorts.oldest },
        { sort: 'name', order: 'asc', label: sorts.name },
        { sort: 'budget', order: 'desc', label: sorts.budget },
        { sort: 'status', order: 'asc', label: sorts.status },
      ]}
      sorting={view}
      change={change}
    >
      {leads.map((lead) => (
        <RowCard
          key={lead.id}
          className="leads-row"
          head={
            <>
              <span>
                <LeadCell lead={lead} column="name" />
              </span>
              {columns.includes('status') && <LeadCell lead={lead} column="status" />}
            </>
          }
        >
          <FoldedLead
            lead={lead}
            columns={columns.filter((column) => column !== 'name' && column !== 'status')}
          />
        </RowCard>
      ))}
    </RowCards>
  );
}
