import type { Kysely } from 'kysely';
import { createTable, type Migration } from '../engine/migration.ts';
import { guardModerationLog } from '../reviews/moderation-guard.ts';
import { reviewSearch } from '../reviews/review-search.ts';
import type { Schema } from '../schema.ts';

/** Adds the moderation of reviews: decisions, invitations, votes, and the moderation log. */
export const moderation: Migration = async (db, engine) => {
  for (const [name, type] of [
    ['decided_at', 'bigint'],
    ['decided_by', 'text'],
    ['reason', 'text'],
    ['mail_id', 'text'],
  ] as const) {
    await db.schema.alterTable('reviews').addColumn(name, type).execute();
  }
  await db.schema
    .alterTable('reviews')
    .addColumn('search', 'text', (column) => column.notNull().defaultTo(''))
    .execute();
  await fillSearch(db);
  // For the back office's list: by owner and status, in order of arrival.
  await db.schema
    .createIndex('reviews_moderation')
    .on('reviews')
    .columns(['owner', 'status', 'created_at', 'id'])
    .execute();

  // No foreign keys: an invitation keeps the ids of its campaign and its review when these are deleted.
  await createTable(db, engine, 'review_invitations')
    .addColumn('public_id', 'text', (column) => column.notNull().unique())
    .addColumn('code', 'text', (column) => column.notNull().unique())
    .addColumn('client', 'text', (column) => column.notNull())
    .addColumn('campaign_id', 'text')
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .addColumn('expires_at', 'bigint', (column) => column.notNull())
    .addColumn('used_at', 'bigint')
    .addColumn('revoked_at', 'bigint')
    .addColumn('review_id', 'text', (column) => column.unique())
    .execute();
  await db.schema
    .createIndex('review_invitations_newest')
    .on('review_invitations')
    .columns(['created_at', 'id'])
    .execute();

  await createTable(db, engine, 'review_votes')
    .addColumn('review_id', 'bigint', (column) =>
      column.notNull().references('reviews.id').onDelete('cascade'),
    )
    .addColumn('voter', 'text', (column) => column.notNull())
    .addUniqueConstraint('review_votes_once', ['review_id', 'voter'])
    .execute();

  // No foreign keys: the log outlives the rows that its entries name.
  await createTable(db, engine, 'moderation_log')
    .addColumn('at', 'bigint', (column) => column.notNull())
    .addColumn('review_id', 'text', (column) => column.notNull())
    .addColumn('from_status', 'text', (column) => column.notNull())
    .addColumn('to_status', 'text', (column) => column.notNull())
    .addColumn('actor_id', 'text', (column) => column.notNull())
    .addColumn('told', 'integer', (column) => column.notNull())
    .addColumn('reason', 'text')
    .addColumn('reason_salt', 'text')
    .addColumn('reason_digest', 'text')
    .addColumn('previous_hash', 'text', (column) => column.notNull())
    .addColumn('hash', 'text', (column) => column.notNull())
    .execute();
  await db.schema.createIndex('moderation_log_review').on('moderation_log').column('review_id').execute();
  await guardModerationLog(db, engine);
};

/** Reads all rows at once: before this step, the few reviews of the owner `site` are samples. */
async function fillSearch(db: Kysely<Schema>): Promise<void> {
  const rows = await db
    .selectFrom('reviews')
    .select(['id', 'name', 'email', 'comment'])
    .where('owner', '=', 'site')
    .execute();
  for (const { id, ...review } of rows) {
    await db
      .updateTable('reviews')
      .set({ search: reviewSearch(review) })
      .where('id', '=', id)
      .execute();
  }
}
