import type { Insertable, Selectable } from 'kysely';
import type { Lead } from '../../../app/ports.ts';
import { BY_HAND } from '../../../domain/lead/by-hand.ts';
import { personOf } from '../../../domain/lead/person.ts';
import { BUILT_IN_VERSION } from '../../../domain/simulator/cost-table.ts';
import { agencyDay, dayNumber } from '../../../domain/time/agency-day.ts';
import { storableText } from '../engine/storable-text.ts';
import { derivedColumns } from './lead-columns.ts';
import { type LeadRow, leadRecord, originRecord } from './lead-tables.ts';

/** Returns the row of a lead. Columns to search, filter and sort by are derived from its fields (`lead-columns.ts`). */
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
    ...leadRecord.toRow(lead),
    ...originRecord.toRow(origin),
    phone,
    day: dayNumber(agencyDay(lead.createdAt)),
    name,
    email,
    idempotency_key: storableText(idempotencyKey ?? null),
    cost_version: lead.kind === 'simulation' ? lead.costVersion : null,
  };
}

/** A planner's budget is the code of a band, not an amount to filter and sort by. */
const listedFields = (lead: Lead) => (lead.kind === 'planner' ? {} : lead.fields);

/** The JSON is not validated: `toLeadRow` wrote it, and a stricter schema must not hide old leads. */
export const toLead = (row: Selectable<LeadRow>): Lead =>
  ({
    ...leadRecord.toRecord(row),
    origin: originRecord.toRecord(row),
    ...(row.kind === 'simulation' && { costVersion: row.cost_version ?? BUILT_IN_VERSION }),
  }) as Lead;
