import { sql } from 'kysely';
import type { Migration } from '../engine/migration.ts';

/**
 * Keeps no secret link in clear (decision record 0085). Mails with one are stored sealed from here on; the texts of those that
 * were sent before are blanked. Codes of review invitations become keyed digests: the key is not known here, so that the next
 * start of the site replaces those of eight characters. An invitation knows the address to which it was mailed, so that the
 * person's export and erasure find it.
 */
export const sealedLinks: Migration = async (db) => {
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
