import { type Kysely, sql } from 'kysely';
import type { ReviewsRevision } from '../../app/ports/moderation.ts';
import type { Database } from './connect.ts';
import type { Schema } from './schema.ts';

const KEY = 'reviews:revision';

/** Counts one more change of what pages show of reviews. The last statement of its transaction: it locks one row for all. */
export async function touchReviews(trx: Kysely<Schema>, now: number): Promise<void> {
  await sql`insert into settings (key, value, updated_at) values (${KEY}, '1', ${now})
    on conflict (key) do update
    set value = cast(cast(settings.value as bigint) + 1 as text), updated_at = excluded.updated_at`.execute(
    trx,
  );
}

/** The number of changes so far, whichever process made them. */
export function createReviewsRevision({ db }: Database): ReviewsRevision {
  return {
    async read() {
      const row = await db.selectFrom('settings').select('value').where('key', '=', KEY).executeTakeFirst();
      return Number(row?.value ?? 0);
    },
  };
}
