import { Checkbox } from '@mantine/core';
import type { LeadRowDto } from '../../contracts/lead.ts';
import { fill } from '../../i18n/format.ts';
import { useLanguage } from '../texts.ts';
import type { LeadSelection } from './use-lead-selection.ts';

interface LeadTickProps {
  lead: LeadRowDto;
  selection: LeadSelection;
}

/** The box that selects a row; with the Shift key, all rows since the last one. */
export function LeadTick({ lead, selection }: LeadTickProps) {
  const { t } = useLanguage();
  return (
    <Checkbox
      className="leads-tick"
      size="sm"
      aria-label={fill(t.leads.work.bulk.select, { name: lead.name })}
      checked={selection.has(lead.id)}
      // `onClick` instead of `onChange`: only the click event has `shiftKey`.
      onClick={({ currentTarget, shiftKey }) => selection.toggle(lead.id, currentTarget.checked, shiftKey)}
      onChange={() => {}}
    />
  );
}
