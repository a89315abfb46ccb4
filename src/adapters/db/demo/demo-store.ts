import { type Kysely, sql } from 'kysely';
import type { ChannelCount } from '../../../app/ports/channels.ts';
import type { DemoLead, DemoSeed, DemoStore } from '../../../app/ports/demo.ts';
import type { VisitCount } from '../../../app/ports/visit.ts';
import { type AuditAction, type AuditSubject, auditSubjects } from '../../../domain/account/audit-action.ts';
import { dayNumber } from '../../../domain/time/agency-day.ts';
import { addArrivals, addChannelCounts } from '../channels/channel-store.ts';
import { addVisits } from '../dashboard/visit-count-store.ts';
import { refreshSummaries } from '../delivery/delivery-summary.ts';
import type { Database } from '../engine/connect.ts';
import { toLeadRow } from '../leads/lead-mapping.ts';
import { attemptRecord, noteRecord } from '../leads/lead-tables.ts';
import type { Schema } from '../schema.ts';

/** Key in `state` of the record of the stored samples: visit counts carry no mark of being a sample. */
const KEY = 'demo';
interface Kept extends DemoSeed {
  visits: VisitCount[];
  /** Absent in a record from before channels were counted. */
  channels?: ChannelCount[];
}

const workedWith: readonly AuditSubject[] = [
  'lead',
  'delivery',
  'campaign',
  'review',
  'invitation',
  'landing',
];
const touching = (Object.keys(auditSubjects) as AuditAction[]).filter(
  (action) =>
    workedWith.includes(auditSubjects[action]) ||
    action === 'deliveries_replayed' ||
    action === 'person_erased',
);

/** Creates the store of sample leads and visits, on either engine. `DemoStore` documents its functions. */
export function createDemoStore({ db }: Database): DemoStore {
  return {
    async seed() {
      const kept = await read(db);
      return kept && { at: kept.at, day: kept.day };
    },

    async addLeads(leads, { visits, channels }, { at, day }) {
      return db.transaction().execute(async (trx) => {
        const numbers = await insertLeads(trx, leads);
        if (numbers.size === 0) return 0;
        await addArrivals(
          trx,
          leads.flatMap(({ lead: { id, origin } }) => {
            const number = numbers.get(id);
            return number === undefined ? [] : [{ id: number, channel: origin.channel }];
          }),
        );
        await insertNotes(trx, leads, numbers);
        await insertDeliveries(trx, leads, numbers);
        await takeVisitsBack(trx);
        await addVisits(trx, visits);
        await addChannelCounts(trx, channels);
        const kept: Kept = { at, day, visits: [...visits], channels: [...channels] };
        await trx
          .insertInto('state')
          .values({ key: KEY, value: JSON.stringify(kept), updated_at: at })
          .execute();
        return numbers.size;
      });
    },

    removeLeads: () => db.transaction().execute(deleteDemoLeads),

    async touchedSince(at) {
      const entry = await db
        .selectFrom('audit_log')
        .select('id')
        .where('at', '>=', at)
        .where('action', 'in', touching)
        .limit(1)
        .executeTakeFirst();
      return entry !== undefined;
    },
  };
}

/** Deletes the sample leads, and subtracts the sample visits. Returns the number of leads. */
export async function deleteDemoLeads(trx: Kysely<Schema>): Promise<number> {
  await takeVisitsBack(trx);
  const { numDeletedRows } = await trx.deleteFrom('leads').where('demo', '=', 1).executeTakeFirstOrThrow();
  return Number(numDeletedRows);
}

/** The counted visits of the samples, and whether there are sample leads: without any, their table need not be read. */
export async function keptSamples(db: Kysely<Schema>): Promise<{ visits: number } | undefined> {
  const kept = await read(db);
  return kept && { visits: kept.visits.reduce((sum, { count }) => sum + count, 0) };
}

async function read(db: Kysely<Schema>): Promise<Kept | undefined> {
  const row = await db.selectFrom('state').select('value').where('key', '=', KEY).executeTakeFirst();
  return row && JSON.parse(row.value);
}

/** Inserts the leads that are not stored yet, and returns their row ids by public id. */
async function insertLeads(trx: Kysely<Schema>, leads: readonly DemoLead[]): Promise<Map<string, number>> {
  const rows = await trx
    .insertInto('leads')
    .values(
      leads.map(({ lead, status, assigneeId, followUp, lostReason, wonValue }) => ({
        ...toLeadRow(lead, lead.id),
        status,
        assignee_id: assigneeId,
        follow_up: followUp === null ? null : dayNumber(followUp),
        lost_reason: lostReason,
        won_value: wonValue,
      })),
    )
    // When two processes insert the samples at once, the second one waits here for the first one's commit.
    .onConflict((conflict) => conflict.doNothing())
    .returning(['id', 'public_id'])
    .execute();
  return new Map(rows.map(({ id, public_id }) => [public_id, id]));
}

async function insertNotes(
  trx: Kysely<Schema>,
  leads: readonly DemoLead[],
  numbers: ReadonlyMap<string, number>,
): Promise<void> {
  const rows = leads.flatMap(({ lead, notes }) => {
    const lead_id = numbers.get(lead.id);
    if (lead_id === undefined) return [];
    return notes.map((note) => ({ ...noteRecord.toRow(note), lead_id }));
  });
  if (rows.length > 0) await trx.insertInto('lead_notes').values(rows).execute();
}

async function insertDeliveries(
  trx: Kysely<Schema>,
  leads: readonly DemoLead[],
  numbers: ReadonlyMap<string, number>,
): Promise<void> {
  const deliveries = leads.flatMap(({ lead, delivery }) => {
    const lead_id = numbers.get(lead.id);
    return lead_id === undefined ? [] : [{ ...delivery, lead_id }];
  });
  const rows = await trx
    .insertInto('deliveries')
    .values(
      deliveries.map(({ id, lead_id, destination, body, state, made }) => ({
        message_id: id,
        lead_id,
        destination,
        body,
        state,
        attempts: made.length,
        next_attempt_at: null,
        last_status: made.at(-1)?.status ?? null,
        last_error: made.at(-1)?.error ?? null,
      })),
    )
    .returning(['id', 'message_id'])
    .execute();
  const numberOf = new Map(rows.map(({ id, message_id }) => [message_id, id]));
  const attempts = deliveries.flatMap(({ id, made }) => {
    const delivery_id = numberOf.get(id) ?? 0;
    return made.map((attempt) => ({ ...attemptRecord.toRow(attempt), delivery_id }));
  });
  if (attempts.length > 0) await trx.insertInto('delivery_attempts').values(attempts).execute();
  await refreshSummaries(trx, sql`demo = 1`);
}

/** Subtracts the sample visits. The counts of real visits on the same days stay. */
async function takeVisitsBack(trx: Kysely<Schema>): Promise<void> {
  const kept = await read(trx);
  if (!kept) return;
  await addVisits(
    trx,
    kept.visits.map((visit) => ({ ...visit, count: -visit.count })),
  );
  await addChannelCounts(
    trx,
    (kept.channels ?? []).map((one) => ({ ...one, count: -one.count })),
  );
  await trx.deleteFrom('visit_counts').where('count', '<=', 0).execute();
  await trx.deleteFrom('channel_counts').where('count', '<=', 0).execute();
  await trx.deleteFrom('state').where('key', '=', KEY).execute();
}
