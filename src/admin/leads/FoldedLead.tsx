import type { LeadRowDto } from '../../contracts/lead.ts';
import { Folded } from '../parts/Folded.tsx';
import { Filled } from '../parts/Typed.tsx';
import { useLanguage } from '../texts.ts';
import { isBlank, LeadCell } from './LeadCell.tsx';
import { sourceName } from './lead-names.ts';
import type { Column } from './use-columns.ts';

/** Values of a lead without the heads of their columns: a source has to say that it is one. */
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
            column === 'source' && lead.source !== 'direct' ? (
              <Filled text={t.leads.via} typed={{ source: sourceName(t.leads, lead.source) }} />
            ) : (
              <LeadCell lead={lead} column={column} />
            ),
        }))}
    />
  );
}
