import type { LeadRowDto } from '../../contracts/lead.ts';
import { Folded } from '../parts/Folded.tsx';
import { Glyph } from '../parts/Glyph.tsx';
import { useLanguage } from '../texts.ts';
import { isBlank, LeadCell } from './LeadCell.tsx';
import type { Column } from './use-columns.ts';

/** Words that could be anything: the others are known by what they say. */
const headed: readonly Column[] = ['source', 'assignee'];

interface FoldedLeadProps {
  lead: LeadRowDto;
  columns: readonly Column[];
  /** In a table, where a line has little room, a sign stands for the head of the assignee. */
  signed?: boolean;
}

/** Values of a lead whose columns have no room of their own; those that it does not have are left out. */
export function FoldedLead({ lead, columns, signed = false }: FoldedLeadProps) {
  const { t } = useLanguage();
  return (
    <Folded
      values={columns
        .filter((column) => !isBlank(lead, column))
        .map((column) => ({
          name: column,
          label: t.leads.columns[column],
          value:
            column === 'assignee' && signed ? (
              <span className="leads-assignee">
                <Glyph name="person" />
                <LeadCell lead={lead} column={column} />
              </span>
            ) : (
              <LeadCell lead={lead} column={column} />
            ),
          plain: !headed.includes(column) || (column === 'assignee' && signed),
        }))}
    />
  );
}
