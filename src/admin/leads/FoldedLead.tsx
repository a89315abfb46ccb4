import type { LeadRowDto } from '../../contracts/lead.ts';
import { Folded } from '../parts/Folded.tsx';
import { Glyph } from '../parts/Glyph.tsx';
import { useLanguage } from '../texts.ts';
import { isBlank, LeadCell } from './LeadCell.tsx';
import type { Column } from './use-columns.ts';

/** A word that could be anything: the others are known by what they say, or by their sign. */
const headed: readonly Column[] = ['source'];

/** Values of a lead whose columns have no room of their own; those that it does not have are left out. */
export function FoldedLead({ lead, columns }: { lead: LeadRowDto; columns: readonly Column[] }) {
  const { t } = useLanguage();
  return (
    <Folded
      values={columns
        .filter((column) => !isBlank(lead, column))
        .map((column) => ({
          name: column,
          label: t.leads.columns[column],
          value:
            column === 'assignee' ? (
              <span className="leads-assignee" title={t.leads.columns.assignee}>
                <Glyph name="person" />
                <LeadCell lead={lead} column={column} />
              </span>
            ) : (
              <LeadCell lead={lead} column={column} />
            ),
          plain: !headed.includes(column),
        }))}
    />
  );
}
