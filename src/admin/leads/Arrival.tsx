import type { LeadDetailDto } from '../../contracts/lead.ts';
import { fill } from '../../i18n/format.ts';
import { useLanguage } from '../texts.ts';
import { sourceName } from './lead-names.ts';
import { simulationLine } from './typed-facts.ts';

/** How a lead came: from where, by which page, and, of a simulation, what was asked and computed. */
export function Arrival({ lead }: { lead: LeadDetailDto }) {
  const { locale, t } = useLanguage();
  const { events } = t.leads;
  const source = [sourceName(t.leads, lead.source), ...Object.values(lead.utm)];
  return (
    <>
      {events.created}
      <span className="leads-arrival">
        {fill(events.from, { source: [...new Set(source)].join(' · ') })}
        {lead.page !== null && <span>{fill(events.page, { page: lead.page })}</span>}
        {lead.kind === 'simulation' && <span>{simulationLine(locale, t.leads, lead)}</span>}
      </span>
    </>
  );
}
