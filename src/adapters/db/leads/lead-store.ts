import type { Transaction } from 'kysely';
import type { NewMail } from '../../../app/ports/mail.ts';
import type { DeliveryReport, Lead, LeadStore, NewDelivery } from '../../../app/ports.ts';
import { dayNumber } from '../../../domain/time/agency-day.ts';
import { appendAudit } from '../audit/audit-log.ts';
import { addArrivals } from '../channels/channel-store.ts';
import type { Database } from '../engine/connect.ts';
import { appendMail } from '../mail/mail-queue.ts';
import { appendPushes } from '../push/append-pushes.ts';
import type { Schema } from '../schema.ts';
import { toLead, toLeadRow } from './lead-mapping.ts';
import { deliveryRecord } from './lead-tables.ts';

/** Creates the store of leads, on either engine. `LeadStore` documents its functions. */
export function createLeadStore({ db }: Database): LeadStore {
  return {
    save: (lead, deliveries, idempotencyKey, notice, typed) =>
      db.transaction().execute((trx) => insertLead(trx, lead, deliveries, idempotencyKey, notice, typed)),

    async noteBookedCall(id, at, since) {
      await db
        .updateTable('leads')
        .set({ call_booked_at: at })
        .where('public_id', '=', id)
        .where('created_at', '>=', since)
        .where('demo', '=', 0)
        .where('kind', '!=', 'manual')
        .where('call_booked_at', 'is', null)
        .execute();
    },

    async prove(lead, deliveries, notice) {
      const taken = new Error('A proof is taken back.');
      await db
        .transaction()
        .execute(async (trx) => {
          await insertLead(trx, lead, deliveries, undefined, notice);
          const read = await trx
            .selectFrom('leads')
            .innerJoin('deliveries', 'deliveries.lead_id', 'leads.id')
            .selectAll('leads')
            .where('leads.public_id', '=', lead.id)
            .executeTakeFirstOrThrow();
          if (toLead(read).id !== lead.id) throw new Error('Another lead was read back.');
          throw taken;
        })
        .catch((error: unknown) => {
          if (error !== taken) throw error;
        });
    },

    async eraseProofs(email) {
      const { numDeletedRows } = await db.deleteFrom('leads').where('email', '=', email).executeTakeFirst();
      return Number(numDeletedRows);
    },

    async list({ since, limit, before }) {
      let query = db
        .selectFrom('leads')
        .selectAll()
        .orderBy('created_at', 'desc')
        .orderBy('id', 'desc')
        .limit(limit);
      if (since !== undefined) query = query.where('created_at', '>=', since);
      if (before !== undefined) {
        query = query.where(({ eb, refTuple, selectFrom }) =>
          eb(
            refTuple('created_at', 'id'),
            '<',
            selectFrom('leads as last')
              .select(['last.created_at', 'last.id'])
              .where('last.public_id', '=', before)
              .$asTuple('created_at', 'id'),
          ),
        );
      }
      const leads = await query.execute();
      if (leads.length === 0) return [];
      const deliveries = await db
        .selectFrom('deliveries')
        .selectAll()
        .where(
          'lead_id',
          'in',
          leads.map(({ id }) => id),
        )
        .orderBy('id')
        .execute();
      const ofLead = new Map<number, DeliveryReport[]>(leads.map(({ id }) => [id, []]));
      for (const row of deliveries) ofLead.get(row.lead_id ?? 0)?.push(deliveryRecord.toRecord(row));
      return leads.map((row) => ({
        lead: toLead(row),
        phone: row.phone,
        deliveries: ofLead.get(row.id) ?? [],
      }));
    },

    async count() {
      const { total } = await db
        .selectFrom('leads')
        .select(({ fn }) => fn.countAll<number>().as('total'))
        .executeTakeFirstOrThrow();
      return total;
    },
  };
}

/** Inserts a lead with its deliveries and messages. `LeadStore.save` documents it. */
async function insertLead(
  trx: Transaction<Schema>,
  lead: Lead,
  deliveries: NewDelivery[],
  idempotencyKey?: string,
  notice?: NewMail,
  typed?: Parameters<LeadStore['save']>[4],
): ReturnType<LeadStore['save']> {
  const row = toLeadRow(lead, idempotencyKey);
  // Of two calls with the same key at once, the second one waits here for the first one's commit. A check before
  // the insert would let both pass.
  const inserted = await trx
    .insertInto('leads')
    .values({
      ...row,
      delivery: deliveries.length > 0 ? 'pending' : 'none',
      ...(typed && {
        assignee_id: typed.assigneeId,
        follow_up: typed.followUp === null ? null : dayNumber(typed.followUp),
      }),
    })
    .onConflict((conflict) => conflict.columns(['kind', 'idempotency_key']).doNothing())
    .returningAll()
    .executeTakeFirst();
  if (!inserted) {
    const first = await trx
      .selectFrom('leads')
      .selectAll()
      .where('kind', '=', lead.kind)
      .where('idempotency_key', '=', row.idempotency_key ?? null)
      .executeTakeFirstOrThrow();
    return { lead: toLead(first), created: false };
  }
  await addArrivals(trx, [{ id: inserted.id, channel: lead.origin.channel, address: lead.origin.address }]);
  for (const { id, destination, body, traceId, notBefore = lead.createdAt } of deliveries) {
    await trx
      .insertInto('deliveries')
      .values({
        message_id: id,
        lead_id: inserted.id,
        destination,
        body,
        state: 'pending',
        attempts: 0,
        next_attempt_at: notBefore,
        ...(traceId && { trace_id: traceId }),
      })
      .execute();
  }
  if (notice) await appendMail(trx, notice, notice.id, lead.createdAt);
  if (typed) await appendAudit(trx, typed.entry);
  if (!lead.demo && !typed) await appendPushes(trx, 'lead', lead.createdAt);
  return { lead: toLead(inserted), created: true };
}
