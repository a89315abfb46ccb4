import type { Kysely } from 'kysely';
import type { AuditEntry } from '../../../../app/ports/audit.ts';
import type { ErasureNotice, Person } from '../../../../app/ports/leads.ts';
import { appendAudit } from '../../audit/audit-log.ts';
import { leadsReceived } from '../../delivery/leads-received.ts';
import type { Engine } from '../../engine/connect.ts';
import type { Schema } from '../../schema.ts';
import { writeNotices } from '../erasure-notices.ts';

/** See `People.withdrawConsents`. A lead without an address has no newsletter. */
export async function withdrawConsents(
  trx: Kysely<Schema>,
  engine: Engine,
  person: Person,
  notice: ErasureNotice,
  entryOf: (leads: string[]) => AuditEntry,
): Promise<void> {
  if (!('email' in person)) return;
  const ids = await trx.selectFrom('leads').select('id').where('email_key', '=', person.email).execute();
  // Locks the deliveries before the leads, as the erasure and the delivery queue do.
  const received = await leadsReceived(
    trx,
    engine,
    ids.map(({ id }) => id),
  );
  const rows = await trx
    .selectFrom('leads')
    .select(['id', 'public_id', 'fields', 'consent'])
    .where('email_key', '=', person.email)
    .orderBy('id')
    // A simultaneous correction of a lead writes the same column.
    .$if(engine === 'postgres', (query) => query.forNoKeyUpdate())
    .execute();
  const subscribed = rows.filter(({ fields }) => JSON.parse(fields).newsletter === true);
  const advertised = rows.filter(({ consent }) => consent !== null && JSON.parse(consent).marketing === true);
  for (const { id, fields } of subscribed)
    await trx
      .updateTable('leads')
      .set({ fields: JSON.stringify({ ...JSON.parse(fields), newsletter: false }) })
      .where('id', '=', id)
      .execute();
  for (const { id, consent } of advertised)
    await trx
      .updateTable('leads')
      .set({ consent: JSON.stringify({ ...JSON.parse(consent ?? ''), marketing: false }) })
      .where('id', '=', id)
      .execute();
  const changed = rows.filter((row) => subscribed.includes(row) || advertised.includes(row));
  if (changed.length === 0) return;
  await writeNotices(trx, subscribed, received, notice);
  await appendAudit(trx, entryOf(changed.map(({ public_id }) => public_id)));
}
