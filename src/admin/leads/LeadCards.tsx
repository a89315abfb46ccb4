import type { LeadRowDto } from '../../contracts/lead.ts';
import { RowCard } from '../parts/RowCard.tsx';
import { SortMenu } from '../parts/SortMenu.tsx';
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
  return (
    <div className="sorted-rows">
      <SortMenu names={t.leads.list.sorts} sorting={view} change={change} />
      <ul className="row-cards" aria-label={t.leads.title}>
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
      </ul>
    </div>
  );
}
