import { type Kysely, sql } from 'kysely';
import { normalizeEmail } from '../../../domain/account/email.ts';
import { searchKey } from '../../../domain/text/search-key.ts';
import type { Migration } from '../engine/migration.ts';
import { searchText } from '../leads/lead-columns.ts';
import type { Schema } from '../schema.ts';

/** The number of rows read at once. */
const BATCH = 500;

/** The columns by which rows are compared with a typed address or text, and the spelling of today for them. */
const keys: readonly [table: string, column: string, spelled: (key: string) => string][] = [
  ['leads', 'email_key', normalizeEmail],
  ['quarantined_forms', 'email_key', normalizeEmail],
  ['review_invitations', 'email_key', normalizeEmail],
  ['mails', 'recipient', normalizeEmail],
  ['accounts', 'email', normalizeEmail],
  ['reviews', 'search', searchKey],
  ['campaigns', 'artist_key', searchKey],
  ['landing_pages', 'title_key', searchKey],
  ['landing_pages', 'artist_key', searchKey],
  ['media', 'name_key', searchKey],
  ['media', 'search_key', searchKey],
  ['wordpress_posts', 'title_key', searchKey],
];

/**
 * Spells the stored keys as today: without invisible characters, the brackets and the final mark of a copied address, and with
 * accented domains in ASCII. Else an erasure and a search would miss the rows that were stored before.
 */
export const keysOfAddresses: Migration = async (db) => {
  const tables = await db.introspection.getTables();
  for (const [table, column, spelled] of keys) {
    // Two of the columns belong to later steps, which an installation may have or not.
    const found = tables.find(({ name }) => name === table);
    if (found?.columns.some(({ name }) => name === column)) await respell(db, table, column, spelled);
  }
  await searchLeads(db);
};

async function respell(
  db: Kysely<Schema>,
  table: string,
  column: string,
  spelled: (key: string) => string,
): Promise<void> {
  for (let last = 0; ; ) {
    const { rows } = await sql<{ id: number; key: string | null }>`
      select id, ${sql.ref(column)} as key from ${sql.table(table)} where id > ${last} order by id limit ${BATCH}`.execute(
      db,
    );
    for (const { id, key } of rows) {
      last = id;
      const today = spelled(key ?? '');
      if (key === null || key === today) continue;
      // Of two accounts with one address, the one that already has it goes on signing in.
      const taken =
        table === 'accounts' &&
        (await db.selectFrom('accounts').select('id').where('email', '=', today).executeTakeFirst());
      if (!taken)
        await sql`update ${sql.table(table)} set ${sql.ref(column)} = ${today} where id = ${id}`.execute(db);
    }
    if (rows.length < BATCH) return;
  }
}

/** The search text of a lead also holds the digits of its number, whose reading has changed: `+33 (0)6…` has no zero. */
async function searchLeads(db: Kysely<Schema>): Promise<void> {
  for (let last = 0; ; ) {
    const rows = await db
      .selectFrom('leads')
      .select(['id', 'name', 'email', 'phone', 'search'])
      .where('id', '>', last)
      .orderBy('id')
      .limit(BATCH)
      .execute();
    for (const { id, search: stored, ...lead } of rows) {
      last = id;
      const search = searchText(lead);
      if (search !== stored) await db.updateTable('leads').set({ search }).where('id', '=', id).execute();
    }
    if (rows.length < BATCH) return;
  }
}
