import { sql } from 'kysely';
import type { Migration } from '../engine/migration.ts';

/** Indexes the reviews of all sites by the time of writing, exactly as `moderation-desk.ts` sorts them. */
export const reviewsListed: Migration = async (db) => {
  await sql`create index reviews_listed on reviews (status, coalesce(published_at, created_at), id)`.execute(
    db,
  );
};
