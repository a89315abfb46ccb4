import { useLanguage } from '../texts.ts';
import { RowCard } from '../ui/RowCard.tsx';
import { FoldedLead } from './FoldedLead.tsx';
import { LeadCell } from './LeadCell.tsx';
import { LeadTick } from './LeadTick.tsx';
import type { LeadListView } from './lead-list.tsx';
import type { Column } from './use-columns.ts';
import type { LeadSelection } from './use-lead-selection.ts';

interface LeadCardsProps {
  list: LeadListView;
  columns: readonly Column[];
  selection: LeadSelection;
}

/** The leads as cards, for narrow windows. */
export function LeadCards({ list, columns, selection }: LeadCardsProps) {
  const { t } = useLanguage();
  return (
    <ul className="row-cards" aria-label={t.leads.title}>
      {list.rows.map((lead) => (
        <RowCard
          key={lead.id}
          className="leads-row"
          row={{ 'data-lead': lead.id, ...list.rowProps(lead) }}
          head={
            <>
              <LeadTick lead={lead} selection={selection} />
              <span className="leads-card-name">
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
  );
}
