import { randomUUID } from 'node:crypto';
import type { Kysely, Selectable } from 'kysely';
import type { ArtistListStore } from '../../../app/ports/artist-lists.ts';
import { LIST_HANDED_MS, LIST_WAITING_MS } from '../../../domain/reminder/artist-list.ts';
import { appendAudit } from '../audit/audit-log.ts';
import type { Database } from '../engine/connect.ts';
import { storableText } from '../engine/storable-text.ts';
import type { Schema } from '../schema.ts';
import type { ReminderRow } from './reminder-tables.ts';

/** Creates the store of the artists' lists, on either engine. `ArtistListStore` documents its functions. */
export function createArtistLists({ db }: Pick<Database, 'db'>): ArtistListStore {
  return {
    async count(page) {
      const rows = await ofPage(db, page).select(['handed_at', 'withdrawn_at']).execute();
      const withdrawn = rows.filter(({ withdrawn_at }) => withdrawn_at !== null).length;
      const handed = rows.filter((row) => row.handed_at !== null && row.withdrawn_at === null).length;
      return { waiting: rows.length - handed - withdrawn, handed, withdrawn };
    },

    async handOver(page, entryOf) {
      return db.transaction().execute(async (trx) => {
        const rows = await ofPage(trx, page)
          .select(['entries.id', 'entries.public_id', 'email', 'locale', 'sentence'])
          .select(['consented_at', 'handed_at', 'withdrawn_at'])
          .orderBy('entries.id')
          .execute();
        const entry = entryOf({
          handed: rows.filter(({ withdrawn_at }) => withdrawn_at === null).length,
          withdrawn: rows.filter(({ withdrawn_at }) => withdrawn_at !== null).length,
        });
        for (const { id, handed_at, withdrawn_at } of rows)
          if (handed_at === null && withdrawn_at === null)
            await trx
              .updateTable('artist_list_entries')
              .set({ handed_at: entry.at })
              .where('id', '=', id)
              .execute();
        await appendAudit(trx, entry);
        return rows.map((row) => ({
          reference: row.public_id,
          email: row.email,
          locale: row.locale,
          sentence: row.sentence,
          consentedAt: row.consented_at,
          withdrawnAt: row.withdrawn_at,
        }));
      });
    },

    async forget(now) {
      await db
        .deleteFrom('artist_list_entries')
        .where(({ or, eb }) =>
          or([
            eb('handed_at', '<', now - LIST_HANDED_MS),
            eb('withdrawn_at', '<', now - LIST_HANDED_MS),
            eb('consented_at', '<', now - LIST_WAITING_MS),
          ]),
        )
        .execute();
    },
  };
}

/**
 * Adds the address of a confirmed reminder to the list of its artist, if the fan ticked the box and confirmed it. A second consent
 * changes nothing.
 */
export async function joinList(
  trx: Kysely<Schema>,
  { page_id, email, target_hash, locale, list_sentence }: Selectable<ReminderRow>,
  at: number,
): Promise<void> {
  if (list_sentence === '') return;
  await trx
    .insertInto('artist_list_entries')
    .values({
      ...{ public_id: randomUUID(), page_id, email, target_hash, locale, sentence: list_sentence },
      ...{ consented_at: at, handed_at: null, withdrawn_at: null },
    })
    .onConflict((conflict) => conflict.columns(['page_id', 'target_hash']).doNothing())
    .execute();
}

/**
 * Takes addresses out of the lists. One that was handed over leaves a row without address, so that the next file tells the artist;
 * returns the number of rows.
 * @param which the rows, by the hash of an address and page, by the address, or one row
 */
export async function leaveLists(
  trx: Kysely<Schema>,
  which: { page_id: number; target_hash: string } | { email: string } | { public_id: string },
  at: number,
): Promise<number> {
  const rows = await trx
    .selectFrom('artist_list_entries')
    .select(['id', 'public_id', 'handed_at', 'page_id', 'target_hash'])
    .$if('email' in which, (query) => query.where('email', '=', 'email' in which ? which.email : ''))
    .$if('public_id' in which, (query) =>
      query.where('public_id', '=', 'public_id' in which ? which.public_id : ''),
    )
    .$if('target_hash' in which, (query) =>
      'target_hash' in which
        ? query.where('page_id', '=', which.page_id).where('target_hash', '=', which.target_hash)
        : query,
    )
    .where('withdrawn_at', 'is', null)
    .execute();
  for (const { id, public_id, handed_at, page_id, target_hash } of rows) {
    // The mails of a reminder that remains say no longer that a list keeps the address.
    await trx
      .updateTable('reminders')
      .set({ list_sentence: '' })
      .where('page_id', '=', page_id)
      .where('target_hash', '=', target_hash)
      .execute();
    await (handed_at === null
      ? trx.deleteFrom('artist_list_entries').where('id', '=', id).execute()
      : trx
          .updateTable('artist_list_entries')
          .set({ email: '', sentence: '', target_hash: public_id, withdrawn_at: at })
          .where('id', '=', id)
          .execute());
  }
  return rows.length;
}

const ofPage = (db: Kysely<Schema>, page: string) =>
  db
    .selectFrom('artist_list_entries as entries')
    .innerJoin('landing_pages', 'landing_pages.id', 'entries.page_id')
    .where('landing_pages.public_id', '=', storableText(page));
