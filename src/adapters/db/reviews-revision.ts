import { type Kysely, sql } from 'kysely';
import type { ReviewsRevision } from '../../app/ports/moderation.ts';
import type { Database } from './connect.ts';
import type { Schema } from './schema.ts';

const REVIEWS = 'reviews:revision';
const VOTES = 'reviews:votes';

/** Counts one more change of what pages show of reviews. The last statement of its transaction: it locks one row for all. */
export const touchReviews = (trx: Kysely<Schema>, now: number): Promise<void> => countOne(trx, REVIEWS, now);

/** The same for a vote, which anybody may cause at any time. */
export const touchVotes = (trx: Kysely<Schema>, now: number): Promise<void> => countOne(trx, VOTES, now);

async function countOne(trx: Kysely<Schema>, key: string, now: number): Promise<void> {
  await sql`insert into settings (key, value, updated_at) values (${key}, '1', ${now})
    on conflict (key) do update
    set value = cast(cast(settings.value as bigint) + 1 as text), updated_at = excluded.updated_at`.execute(
    trx,
  );
}

/** The numbers of changes so far, whichever process made them. */
export function createReviewsRevision({ db }: Database): ReviewsRevision {
  return {
    async read() {
      const rows = await db
        .selectFrom('settings')
        .select(['key', 'value'])
        .where('key', 'in', [REVIEWS, VOTES])
        .execute();
      const of = (key: string) => Number(rows.find((row) => row.key === key)?.value ?? 0);
      return { reviews: of(REVIEWS), votes: of(VOTES) };
    },
  };
}
