import type { LeadRowDto } from '../../contracts/lead.ts';
import { useLanguage } from '../texts.ts';
import { Folded } from '../ui/Folded.tsx';
import { Glyph } from '../ui/Glyph.tsx';
import { isBlank, LeadCell } from './LeadCell.tsx';
import type { Column } from './use-columns.ts';

/** Columns whose values need their label; the values of the others explain themselves. */
const headed: readonly Column[] = ['source', 'assignee'];

interface FoldedLeadProps {
  lead: LeadRowDto;
  columns: readonly Column[];
  /** Whether an icon replaces the label of the assignee; for tables, where a line has little room. */
  signed?: boolean;
}

/** The values of a lead whose columns are folded below another one. Values that the lead lacks are omitted. */
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
