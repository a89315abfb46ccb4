import type { LeadRowDto } from '../../contracts/lead.ts';
import { type LeadStatus, leadStatuses } from '../../domain/lead/lead-values.ts';
import { fill } from '../../i18n/format.ts';
import { useLanguage } from '../texts.ts';
import { SteppedSelect } from '../ui/SteppedSelect.tsx';
import { useSetStatus } from './StatusChanges.tsx';
import { StatusBars } from './StatusMeter.tsx';

/** A lead's status, which can be changed in its row. */
export function StatusSelect({ lead }: { lead: LeadRowDto }) {
  const { t } = useLanguage();
  const setStatus = useSetStatus();
  return (
    <span className="leads-status leads-status-choice" data-status={lead.status}>
      <StatusBars status={lead.status} />
      <SteppedSelect
        size="xs"
        aria-label={fill(t.leads.work.status.of, { name: lead.name })}
        value={lead.status}
        data={leadStatuses.map((value) => ({ value, label: t.leads.statuses[value] }))}
        choose={(status) => setStatus([lead], status as LeadStatus)}
      />
    </span>
  );
}
