import type { LeadEventDto } from '../../contracts/lead.ts';
import { fill } from '../../i18n/format.ts';
import { useLanguage } from '../texts.ts';
import { outcomeOf } from './Delivery.tsx';
import { nameIn } from './lead-names.ts';

/** What happened, in a line; of a note, what it says. */
export function EventText({ event }: { event: LeadEventDto }) {
  const { t } = useLanguage();
  const { events, statuses, nobody, destinations } = t.leads;
  switch (event.kind) {
    case 'created':
      return events.created;
    case 'attempt':
      return fill(events.attempt, {
        destination: nameIn(destinations, event.destination),
        outcome: outcomeOf(event.attempt, t.leads),
      });
    case 'status':
      return fill(events.status, { from: statuses[event.from], to: statuses[event.to] });
    case 'assignee':
      return fill(events.assignee, { from: event.from ?? nobody, to: event.to ?? nobody });
    case 'note':
      return <span className="leads-text">{event.text}</span>;
  }
}
