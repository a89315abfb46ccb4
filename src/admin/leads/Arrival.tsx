import type { LeadDetailDto } from '../../contracts/lead.ts';
import { sourceName } from '../../i18n/lead-names.ts';
import { Filled } from '../parts/Typed.tsx';
import { useLanguage } from '../texts.ts';
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
        <span>
          <Filled text={events.from} typed={{ source: [...new Set(source)].join(' · ') }} />
        </span>
        {lead.page !== null && (
          <span>
            <Filled text={events.page} typed={{ page: lead.page }} />
          </span>
        )}
        {lead.kind === 'simulation' && <span>{simulationLine(locale, t.leads, lead)}</span>}
      </span>
    </>
  );
}
