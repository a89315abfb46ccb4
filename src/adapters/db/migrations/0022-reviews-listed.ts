import { sql } from 'kysely';
import type { Migration } from '../migration.ts';

/** Reviews of all sites by the day on which they were written, which `moderation-desk.ts` lists them by, to the letter. */
export const reviewsListed: Migration = async (db) => {
  await sql`create index reviews_listed on reviews (status, coalesce(published_at, created_at), id)`.execute(
    db,
  );
};
