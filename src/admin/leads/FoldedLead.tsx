import type { ComponentProps } from 'react';
import type { LeadRowDto } from '../../contracts/lead.ts';
import { useLanguage } from '../texts.ts';
import { Folded } from '../ui/Folded.tsx';
import { Glyph } from '../ui/Glyph.tsx';
import { isBlank, LeadCell } from './LeadCell.tsx';
import type { Column } from './use-columns.ts';

/** Columns whose values need their label; the values of the others explain themselves. */
const headed: readonly Column[] = ['source', 'assignee', 'followUp'];

interface FoldedLeadProps {
  lead: LeadRowDto;
  columns: readonly Column[];
  /** Whether icons replace the labels of assignee and follow-up; for tables, where a line has little room. */
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
          value: signed ? <Signed lead={lead} column={column} /> : <LeadCell lead={lead} column={column} />,
          plain: !headed.includes(column) || (signed && column in signs),
        }))}
    />
  );
}

const signs: Partial<Record<Column, ComponentProps<typeof Glyph>['name']>> = {
  assignee: 'person',
  followUp: 'pending',
};

/** A value with the icon that stands for its label, if its column has one. A late follow-up has a sign of its own. */
function Signed({ lead, column }: { lead: LeadRowDto; column: Column }) {
  const { t } = useLanguage();
  const sign = signs[column];
  const cell = <LeadCell lead={lead} column={column} />;
  if (sign === undefined) return cell;
  return (
    <span className="leads-signed">
      <Glyph name={sign} />
      <span className="admin-hidden">{t.leads.columns[column]} </span>
      {cell}
    </span>
  );
}
