import type { Kysely } from 'kysely';
import type { ErasureNotice } from '../../../app/ports/leads.ts';
import { normalizeEmail } from '../../../domain/account/email.ts';
import { leadsReceived } from '../delivery/leads-received.ts';
import type { Database } from '../engine/connect.ts';
import { truncateLog } from '../engine/truncate-log.ts';
import type { Schema } from '../schema.ts';
import { writeNotices } from './erasure-notices.ts';

/** Leads deleted in one transaction: with more, a visitor's form would wait too long for SQLite's only writer. */
const BATCH = 200;

/** Deletes the leads of people who sent nothing since a moment. `People.forget` documents it. */
export async function forgetOldLeads(
  { db, engine }: Pick<Database, 'db' | 'engine'>,
  before: number,
  notice: ErasureNotice,
): Promise<number> {
  const old = await oldLeads(db, before);
  for (let first = 0; first < old.length; first += BATCH) {
    const batch = old.slice(first, first + BATCH);
    const ids = batch.map(({ id }) => id);
    await db.transaction().execute(async (trx) => {
      const received = await leadsReceived(trx, engine, ids);
      await trx.deleteFrom('leads').where('id', 'in', ids).execute();
      await writeNotices(trx, batch, received, notice);
    });
  }
  if (old.length > 0) await truncateLog({ db, engine });
  return old.length;
}

/** A lead without an address is a person of its own. */
async function oldLeads(db: Kysely<Schema>, before: number) {
  const rows = await db
    .selectFrom('leads')
    .select(['id', 'public_id', 'email_key'])
    .where('created_at', '<', before)
    .where((eb) =>
      eb.or([
        eb('email_key', '=', ''),
        eb.not(
          eb.exists(
            eb
              .selectFrom('leads as later')
              .select('later.id')
              .whereRef('later.email_key', '=', 'leads.email_key')
              .where('later.created_at', '>=', before),
          ),
        ),
      ]),
    )
    .orderBy('id')
    .execute();
  if (rows.length === 0) return rows;
  const reviews = await db
    .selectFrom('reviews')
    .select('email')
    .where('owner', '=', 'site')
    .where('created_at', '>=', before)
    .where('email', 'is not', null)
    .execute();
  const reviewers = new Set(reviews.map(({ email }) => normalizeEmail(email ?? '')));
  return rows.filter(({ email_key }) => email_key === '' || !reviewers.has(email_key));
}
