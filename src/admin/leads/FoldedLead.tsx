import type { LeadRowDto } from '../../contracts/lead.ts';
import { Folded } from '../parts/Folded.tsx';
import { useLanguage } from '../texts.ts';
import { isBlank, LeadCell } from './LeadCell.tsx';
import type { Column } from './use-columns.ts';

/** Words that could be anything: the others are known by what they say. */
const headed: readonly Column[] = ['source', 'assignee'];

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
          value: <LeadCell lead={lead} column={column} />,
          plain: !headed.includes(column),
        }))}
    />
  );
}
