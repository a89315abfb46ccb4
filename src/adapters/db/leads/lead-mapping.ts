import type { Insertable, Selectable } from 'kysely';
import type { DeliveryReport, Lead } from '../../../app/ports.ts';
import { BY_HAND } from '../../../domain/lead/by-hand.ts';
import { personOf } from '../../../domain/lead/person.ts';
import { BUILT_IN_VERSION } from '../../../domain/simulator/cost-table.ts';
import { agencyDay, dayNumber } from '../../../domain/time/agency-day.ts';
import { storableText } from '../engine/storable-text.ts';
import { derivedColumns } from './lead-columns.ts';
import type { DeliveryRow, LeadRow } from './lead-tables.ts';

export function toLeadRow(lead: Lead, idempotencyKey: string | undefined): Insertable<LeadRow> {
  const { origin } = lead;
  const { phone, ...person } = personOf(lead.fields);
  const name = storableText(person.name);
  const email = storableText(person.email);
  return {
    ...derivedColumns({
      name,
      email,
      fields: listedFields(lead),
      utm: origin.utm,
      referrer: origin.referrer,
      page: origin.page,
      phone,
    }),
    ...(lead.kind === 'manual' && { source: BY_HAND }),
    phone,
    public_id: lead.id,
    kind: lead.kind,
    created_at: lead.createdAt,
    day: dayNumber(agencyDay(lead.createdAt)),
    name,
    email,
    fields: JSON.stringify(lead.fields),
    locale: origin.locale,
    page: storableText(origin.page),
    referrer: storableText(origin.referrer),
    utm: JSON.stringify(origin.utm),
    user_agent_family: origin.userAgentFamily,
    consent: origin.consent && JSON.stringify(origin.consent),
    request_id: storableText(origin.requestId),
    idempotency_key: storableText(idempotencyKey ?? null),
    demo: lead.demo ? 1 : 0,
    cost_version: lead.kind === 'simulation' ? lead.costVersion : null,
  };
}

/** A planner's budget is the code of a band, not an amount to filter and sort by. */
const listedFields = (lead: Lead) => (lead.kind === 'planner' ? {} : lead.fields);

/** The JSON is not validated: `toLeadRow` wrote it, and a stricter schema must not hide old leads. */
export const toLead = (row: Selectable<LeadRow>): Lead =>
  ({
    id: row.public_id,
    kind: row.kind,
    createdAt: row.created_at,
    fields: JSON.parse(row.fields),
    origin: {
      locale: row.locale,
      page: row.page,
      referrer: row.referrer,
      utm: JSON.parse(row.utm),
      userAgentFamily: row.user_agent_family,
      consent: row.consent === null ? null : JSON.parse(row.consent),
      requestId: row.request_id,
    },
    demo: row.demo === 1,
    ...(row.kind === 'simulation' && { costVersion: row.cost_version ?? BUILT_IN_VERSION }),
  }) as Lead;

export function toDeliveryReport(row: Selectable<DeliveryRow>): DeliveryReport {
  return {
    id: row.message_id,
    destination: row.destination,
    state: row.state,
    attempts: row.attempts,
    nextAttemptAt: row.next_attempt_at,
    lastStatus: row.last_status,
    lastError: row.last_error,
  };
}
