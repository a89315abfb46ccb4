import type { Kysely, Selectable } from 'kysely';
import type { ErasureNotice } from '../../../app/ports/privacy/erasure-notice.ts';
import type { Destination } from '../../../domain/delivery/destinations.ts';
import { newsletterProof } from '../../../domain/newsletter/newsletter.ts';
import { leadsReceived } from '../delivery/leads-received.ts';
import type { Engine } from '../engine/connect.ts';
import { writeNotices } from '../privacy/erasure-notices.ts';
import { endProof } from '../reminders/reminder-proofs.ts';
import type { Schema } from '../schema.ts';
import type { NewsletterConsentRow } from './newsletter-tables.ts';

/**
 * Deletes the consent of an address, if it has one, and ends its proof.
 * @returns the deleted row
 */
export async function deleteConsent(
  trx: Kysely<Schema>,
  by: { email: string } | { id: string },
  at: number,
): Promise<Selectable<NewsletterConsentRow> | undefined> {
  const row = await trx
    .deleteFrom('newsletter_consents')
    .$if('email' in by, (query) => query.where('email', '=', 'email' in by ? by.email : ''))
    .$if('id' in by, (query) => query.where('public_id', '=', 'id' in by ? by.id : ''))
    .returningAll()
    .executeTakeFirst();
  if (row) await endProof(trx, row.target_hash, newsletterProof(row.form), at);
  return row;
}

/**
 * Switches the newsletter box off in the leads of an address, and queues the notice for each destination that may have received one
 * of them, or a confirmation (`row`).
 * @param row the consent that ends; without a confirmation, only the boxes since its request are switched off, and automations that
 * have an older one are told nothing
 * @returns the public ids of the changed leads
 */
export async function switchBoxesOff(
  trx: Kysely<Schema>,
  engine: Engine,
  email: string,
  notice: ErasureNotice,
  row: Selectable<NewsletterConsentRow> | undefined,
): Promise<string[]> {
  const ids = await trx.selectFrom('leads').select('id').where('email_key', '=', email).execute();
  // Locks the deliveries before the leads, as the erasure and the delivery queue do.
  const received = await leadsReceived(
    trx,
    engine,
    ids.map(({ id }) => id),
  );
  const leads = await trx
    .selectFrom('leads')
    .select(['id', 'public_id', 'fields', 'created_at'])
    .where('email_key', '=', email)
    .orderBy('id')
    // A simultaneous correction of a lead writes the same column.
    .$if(engine === 'postgres', (query) => query.forNoKeyUpdate())
    .execute();
  const since = row && row.confirmed_at === null ? row.asked_at : 0;
  const ticked = leads.filter(({ fields }) => JSON.parse(fields).newsletter === true);
  const ended = ticked.filter(({ created_at }) => created_at >= since);
  for (const { id, fields } of ended)
    await trx
      .updateTable('leads')
      .set({ fields: JSON.stringify({ ...JSON.parse(fields), newsletter: false }) })
      .where('id', '=', id)
      .execute();
  const also = new Set<Destination>(row && row.confirmed_at !== null ? [row.form] : []);
  if (ended.length === ticked.length) await writeNotices(trx, ended, received, notice, also);
  return ended.map(({ public_id }) => public_id);
}
