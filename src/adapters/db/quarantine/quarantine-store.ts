import type { Insertable } from 'kysely';
import type { Quarantine, QuarantinedForm } from '../../../app/ports/quarantine.ts';
import { normalizeEmail } from '../../../domain/account/email.ts';
import { appendAudit } from '../audit/audit-log.ts';
import type { Database } from '../engine/connect.ts';
import { storableText } from '../engine/storable-text.ts';
import { formRecord, type QuarantinedFormRow } from './quarantine-table.ts';

/** Creates the store of submissions that look like spam, on either engine. `Quarantine` documents its functions. */
export function createQuarantine({ db }: Database): Quarantine {
  return {
    async keep(submission, max) {
      const row = toRow(submission);
      return db.transaction().execute(async (trx) => {
        const inserted = await trx
          .insertInto('quarantined_forms')
          .values(row)
          .onConflict((conflict) => conflict.columns(['kind', 'idempotency_key']).doNothing())
          .returning('id')
          .executeTakeFirst();
        if (!inserted) {
          const first = await trx
            .selectFrom('quarantined_forms')
            .selectAll()
            .where('kind', '=', row.kind)
            .where('idempotency_key', '=', row.idempotency_key)
            .executeTakeFirst();
          return first ? formRecord.toRecord(first) : submission;
        }
        await trx
          .deleteFrom('quarantined_forms')
          .where('kind', '=', row.kind)
          .where('id', '<=', ({ selectFrom }) =>
            selectFrom('quarantined_forms as newer')
              .select('newer.id')
              .where('newer.kind', '=', row.kind)
              .orderBy('newer.id', 'desc')
              .limit(1)
              .offset(max),
          )
          .execute();
        return submission;
      });
    },

    async page(of, since, { limit, offset }) {
      const matching = db
        .selectFrom('quarantined_forms')
        .where('held', '=', of)
        .where('created_at', '>=', since);
      const [rows, { total }] = await Promise.all([
        matching.selectAll().orderBy('id', 'desc').limit(limit).offset(offset).execute(),
        matching.select(({ fn }) => fn.countAll<number>().as('total')).executeTakeFirstOrThrow(),
      ]);
      return { items: rows.map(formRecord.toRecord), total: Number(total) };
    },

    async find(of, id) {
      const row = await db
        .selectFrom('quarantined_forms')
        .selectAll()
        .where('held', '=', of)
        .where('public_id', '=', storableText(id))
        .executeTakeFirst();
      return row && formRecord.toRecord(row);
    },

    async remove(id, entry) {
      return db.transaction().execute(async (trx) => {
        const { numDeletedRows } = await trx
          .deleteFrom('quarantined_forms')
          .where('public_id', '=', id)
          .executeTakeFirstOrThrow();
        if (numDeletedRows === 0n) return false;
        await appendAudit(trx, entry);
        return true;
      });
    },

    async forget(before) {
      const { numDeletedRows } = await db
        .deleteFrom('quarantined_forms')
        .where('created_at', '<', before)
        .executeTakeFirstOrThrow();
      return Number(numDeletedRows);
    },
  };
}

function toRow(submission: QuarantinedForm): Insertable<QuarantinedFormRow> {
  const { form } = submission;
  const email = form.of === 'lead' ? form.lead.fields.email : (form.review.email ?? '');
  return {
    ...formRecord.toRow(submission),
    held: form.of,
    kind: form.of === 'lead' ? form.lead.kind : 'review',
    email_key: storableText(normalizeEmail(email)),
  };
}
