import { type Kysely, sql } from 'kysely';
import { normalizeEmail } from '../../../domain/account/email.ts';
import { searchKey } from '../../../domain/text/search-key.ts';
import { columnTypes, type Migration, runStatements } from '../engine/migration.ts';
import { searchText } from '../leads/lead-columns.ts';
import type { Schema } from '../schema.ts';

/** The number of rows read at once. */
const BATCH = 500;

/** The columns by which rows are compared with a typed address or text, with the functions of the current spelling. */
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
 * Rewrites the stored keys in the current spelling: without invisible characters, the brackets and the final mark of a copied
 * address, and with accented domains in ASCII. Otherwise an erasure and a search would miss the older rows.
 */
const keysOfAddresses: Migration = async (db) => {
  const tables = await db.introspection.getTables();
  for (const [table, column, spelled] of keys) {
    // Two of the columns are from later steps, which an installation may lack.
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
      // If two accounts would get the same address, the one that already has it keeps it, and can still sign in.
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

/**
 * Stores no secret link in clear (decision record 0085). Mails with one are stored sealed from now on; the texts of those that
 * were sent before are deleted. Codes of review invitations become keyed digests: the key is not known here, so that the next
 * start of the site replaces those of eight characters. An invitation stores the address to which it was mailed, so
 * that the person's export and erasure find it.
 */
const sealedLinks: Migration = async (db) => {
  await db.schema
    .alterTable('mails')
    .addColumn('sealed', 'integer', (column) => column.notNull().defaultTo(0))
    .execute();
  const withLink = db
    .updateTable('mails')
    .where(({ eb, or }) => or([eb('link_digest', 'is not', null), eb('body', 'like', '%/review/________%')]));
  const finished = ['sent', 'kept', 'sent_or_kept', 'void'] as const;
  await withLink.set({ body: '', sealed: 1 }).where('state', 'in', finished).execute();
  await withLink.set({ sealed: 2 }).where('state', 'not in', finished).execute();
  await sql`alter table review_invitations rename column code to code_digest`.execute(db);
  await db.schema.alterTable('review_invitations').addColumn('email_key', 'text').execute();
  await db.schema
    .createIndex('review_invitations_email')
    .on('review_invitations')
    .column('email_key')
    .execute();
};

/** Creates the answers of artists to the drafts of landing pages. They have no column for an address or a browser. */
const draftAnswers: Migration = (db, engine) =>
  runStatements(
    db,
    `create table draft_answers (
  ${columnTypes(engine).id}, public_id text not null unique, page_id bigint not null references landing_pages(id) on delete cascade,
  kind text not null, place text not null, text text not null, name text not null, name_key text not null,
  locale text not null, version bigint not null, version_at bigint not null, created_at bigint not null,
  handled_at bigint, handled_by text
);
create index draft_answers_of on draft_answers (page_id);
create index draft_answers_name on draft_answers (name_key);
`,
  );

/** Creates the submissions of visitors that look like spam. */
const quarantine: Migration = (db, engine) =>
  runStatements(
    db,
    `create table quarantined_forms (
  ${columnTypes(engine).id}, public_id text not null unique, held text not null, kind text not null, created_at bigint not null,
  sign text not null, idempotency_key text not null, email_key text not null, form text not null,
  constraint quarantined_forms_key unique (kind, idempotency_key)
);
`,
  );

/** Moves the note that the samples were removed into the settings, where every process sees it (decision record 0086). */
const demonstrationSetting: Migration = async (db) => {
  const removed = await db
    .selectFrom('state')
    .select('updated_at')
    .where('key', '=', 'demo-removed')
    .executeTakeFirst();
  if (!removed) return;
  const value = JSON.stringify({ active: false });
  await db
    .insertInto('settings')
    .values({ name: 'demo', version: 1, value, updated_at: removed.updated_at })
    .execute();
  await db.deleteFrom('state').where('key', '=', 'demo-removed').execute();
};

/** New articles are shown once their pictures are ready. Articles of older versions were shown already, and stay. */
const settledArticles: Migration = async (db) => {
  await db.schema
    .alterTable('wordpress_posts')
    .addColumn('settled', 'integer', (column) => column.notNull().defaultTo(0))
    .execute();
  await db.updateTable('wordpress_posts').set({ settled: 1 }).execute();
};

/** Records that the plan of a release was mailed to the person who asked for it. */
const mailedPlans: Migration = async (db) => {
  await db.schema.alterTable('leads').addColumn('plan_mailed_at', 'bigint').execute();
};

/**
 * Adds the advertising platform of the campaign that a review is about. Null: not known. Reviews that were written with
 * the invitation of a campaign get that campaign's.
 */
const reviewPlatforms: Migration = async (db) => {
  await db.schema.alterTable('reviews').addColumn('campaign_platform', 'text').execute();
  await sql`
    update reviews set campaign_platform = (
      select campaigns.platform from review_invitations
      join campaigns on campaigns.public_id = review_invitations.campaign_id
      where review_invitations.review_id = reviews.public_id
    )
    where public_id in (select review_id from review_invitations where review_id is not null)
  `.execute(db);
};

/**
 * The last steps before the baseline, which contains them (decision record 0118): a database of commit 239cc0ea lacks them,
 * and they are applied to it before the baseline is recorded.
 */
export const stepsBeforeBaseline: Readonly<Record<string, Migration>> = {
  '0057-keys-of-addresses': keysOfAddresses,
  '0058-sealed-links': sealedLinks,
  '0061-draft-answers': draftAnswers,
  '0063-quarantine': quarantine,
  '0064-demonstration-setting': demonstrationSetting,
  '0065-settled-articles': settledArticles,
  '0067-mailed-plans': mailedPlans,
  '0068-review-platforms': reviewPlatforms,
};
