import type { LeadDetailDto, LeadEventDto } from '../../contracts/lead.ts';
import { fill } from '../../i18n/format.ts';
import { nameIn } from '../../i18n/lead-names.ts';
import { useLanguage } from '../texts.ts';
import { Filled } from '../ui/Typed.tsx';
import { Answer } from './Answer.tsx';
import { Arrival } from './Arrival.tsx';
import { outcomeOf } from './Delivery.tsx';

/** The text of an event in a lead's history. */
export function EventText({ event, lead }: { event: LeadEventDto; lead: LeadDetailDto }) {
  const { t } = useLanguage();
  const { events, statuses, nobody, destinations, detail } = t.leads;
  switch (event.kind) {
    case 'created':
      return <Arrival lead={lead} />;
    case 'consent': {
      const accepted = (['analytics', 'marketing', 'functional'] as const).filter((name) => event[name]);
      if (accepted.length === 0) return events.consentNone;
      return fill(events.consent, { categories: accepted.map((name) => detail[name]).join(', ') });
    }
    case 'newsletter':
      return events.newsletter;
    case 'attempt':
      return (
        <>
          {fill(events.attempt, {
            destination: nameIn(destinations, event.destination),
            outcome: outcomeOf(event.attempt, t),
          })}
          <Answer attempt={event.attempt} />
        </>
      );
    case 'replay':
      return fill(events.replay, { destination: nameIn(destinations, event.destination) });
    case 'status':
      return fill(events.status, { from: statuses[event.from], to: statuses[event.to] });
    case 'assignee':
      return (
        <span>
          <Filled text={events.assignee} typed={{ from: event.from ?? nobody, to: event.to ?? nobody }} />
        </span>
      );
    case 'note':
      return (
        <span className="leads-text" dir="auto">
          {event.text}
        </span>
      );
  }
}
