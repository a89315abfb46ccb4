import type { LeadDetailDto } from '../../contracts/lead.ts';
import { sourceName } from '../../i18n/lead-names.ts';
import { useLanguage } from '../texts.ts';
import { Filled } from '../ui/Typed.tsx';
import { simulationLine } from './typed-facts.tsx';

/** The arrival of a lead: its source, its page, and for a simulation the inputs and the results. */
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
