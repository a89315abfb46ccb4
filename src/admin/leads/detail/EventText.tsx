import { Flex } from '@mantine/core';
import type { AttemptDto, LeadDetailDto, LeadEventDto } from '../../../contracts/leads/lead.ts';
import type { LostReason } from '../../../domain/lead/lead-values.ts';
import { nameIn, sourceName } from '../../../i18n/export/lead-names.ts';
import { fill, formatEuro, formatShortDay } from '../../../i18n/format.ts';
import { useLanguage } from '../../texts.ts';
import { Filled } from '../../ui/fields/Typed.tsx';
import { outcomeOf } from './Delivery.tsx';
import { LinkedText } from './LinkedText.tsx';
import { simulationLine } from './typed-facts.tsx';

/** The text of an event in a lead's history. */
export function EventText({ event, lead }: { event: LeadEventDto; lead: LeadDetailDto }) {
  const { locale, t } = useLanguage();
  const { events, statuses, unassigned, destinations, detail, work } = t.leads;
  switch (event.kind) {
    case 'created':
      return <Arrival lead={lead} />;
    case 'added':
      return work.events.added;
    case 'released':
      return work.events.released;
    case 'consent': {
      const accepted = (['analytics', 'marketing', 'functional'] as const).filter((name) => event[name]);
      if (accepted.length === 0) return events.consentNone;
      return fill(events.consent, { categories: accepted.map((name) => detail[name]).join(', ') });
    }
    case 'newsletter':
    case 'planMailed':
    case 'callBooked':
      return events[event.kind];
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
      return (
        <>
          {fill(events.status, { from: statuses[event.from], to: statuses[event.to] })}
          <Outcome {...event} />
        </>
      );
    case 'outcome':
      return <Outcome {...event} empty />;
    case 'followUp': {
      const [from, to] = [event.from, event.to].map((day) =>
        day === null ? work.followUp.none : formatShortDay(locale, day),
      );
      return fill(work.events.followUp, { from: from ?? '', to: to ?? '' });
    }
    case 'name':
    case 'email':
    case 'phone':
      return work.events[event.kind];
    case 'assignee':
      return (
        <span>
          <Filled
            text={events.assignee}
            typed={{ from: event.from ?? unassigned, to: event.to ?? unassigned }}
          />
        </span>
      );
    case 'note':
      return (
        <span className="leads-text" dir="auto">
          <LinkedText>{event.text}</LinkedText>
        </span>
      );
  }
}

interface OutcomeProps {
  reason: LostReason | null;
  /** In cents of a euro. */
  value: number | null;
  /** Whether the event removed the value. */
  empty?: boolean;
}

/** The reason or the amount that was recorded with a change. */
function Outcome({ reason, value, empty = false }: OutcomeProps) {
  const { locale, t } = useLanguage();
  const { events, lost, won } = t.leads.work;
  const text =
    reason !== null
      ? fill(events.reason, { reason: lost.reasons[reason] })
      : value !== null
        ? fill(events.value, { value: formatEuro(locale, value / 100) })
        : won.unknown;
  if (reason === null && value === null && !empty) return null;
  return (
    <Flex component="span" direction="column" c="dimmed" fz={14}>
      {text}
    </Flex>
  );
}

/** The body of an automation's response, initially folded. */
function Answer({ attempt }: { attempt: AttemptDto }) {
  const { t } = useLanguage();
  if (!attempt.answer) return null;
  return (
    <details>
      <summary>{t.leads.delivery.answer}</summary>
      <pre className="leads-answer" dir="auto">
        {attempt.answer}
      </pre>
    </details>
  );
}

/** The arrival of a lead: its source, its page, and for a simulation the inputs and the results. */
function Arrival({ lead }: { lead: LeadDetailDto }) {
  const { locale, t } = useLanguage();
  const { events } = t.leads;
  const source = [sourceName(t.leads, lead.source), ...Object.values(lead.utm)];
  return (
    <>
      {events.created}
      <Flex component="span" direction="column" c="dimmed" fz={14}>
        <span>
          <Filled text={events.from} typed={{ source: [...new Set(source)].join(' · ') }} />
        </span>
        {lead.page !== null && (
          <span>
            <Filled text={events.page} typed={{ page: lead.page }} />
          </span>
        )}
        {lead.kind === 'simulation' && <span>{simulationLine(locale, t.leads, lead)}</span>}
      </Flex>
    </>
  );
}
