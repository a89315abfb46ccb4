import { sql } from 'kysely';
import type { ReleaseStore } from '../../../app/ports/releases/release-store.ts';
import { mapCounts } from '../../../domain/planner/expected-releases.ts';
import { territories } from '../../../domain/planner/inputs.ts';
import { placeGenres } from '../../../domain/planner/known-release.ts';
import { SETTLED_AFTER_WEEKS } from '../../../domain/planner/scoring-constants.ts';
import { bookkeeping } from '../engine/bookkeeping.ts';
import type { Database } from '../engine/connect.ts';
import { insertAll } from './insert-all.ts';
import { placeCounts } from './place-counts.ts';

type Counts = Pick<
  ReleaseStore,
  | 'isComplete'
  | 'countsOn'
  | 'pastCounts'
  | 'writeForecasts'
  | 'countWeek'
  | 'settledFridays'
  | 'writeShares'
  | 'shares'
>;

/** The value of `weeks_ahead` for the number counted after a Friday, in the table of the numbers known before it. */
const SETTLED = -SETTLED_AFTER_WEEKS;

/** The counts of releases by Friday: known, past and expected ones. */
export function createReleaseCounts(database: Database): Counts {
  const { db } = database;
  return {
    async isComplete(friday, { artists, labels }) {
      const unlabelled = db
        .selectFrom('releases')
        .select('id')
        .where('friday', '=', friday)
        .where('label_checked_at', 'is', null);
      if (labels && (await unlabelled.limit(1).executeTakeFirst())) return false;
      const unasked = db
        .selectFrom('releases')
        .innerJoin('release_credits', 'release_credits.release_id', 'releases.id')
        .innerJoin('release_artists', 'release_artists.artist_id', 'release_credits.artist_id')
        .select('releases.id')
        .where('friday', '=', friday)
        .where('checked_at', 'is', null);
      return !(artists && (await unasked.limit(1).executeTakeFirst()));
    },

    async countsOn(friday) {
      const places = await placeCounts(db, { genres: placeGenres, territories, fridays: [friday] });
      const { total } = await db
        .selectFrom('releases')
        .select(sql<number>`count(*)`.as('total'))
        .where('friday', '=', friday)
        .executeTakeFirstOrThrow();
      return { places, total };
    },

    async pastCounts(fridays) {
      const weeks = await db
        .selectFrom('release_weeks')
        .select('friday')
        .where('friday', 'in', fridays)
        .where('counted_at', 'is not', null)
        .execute();
      const counted = weeks.map(({ friday }) => friday);
      if (counted.length === 0) return { places: [], counted };
      const rows = await db
        .selectFrom('release_counts')
        .selectAll()
        .where('genre', 'in', placeGenres)
        .where('territory', 'in', territories)
        .where('friday', 'in', counted)
        .execute();
      const places = rows.map((row) => ({
        genre: row.genre,
        territory: row.territory,
        friday: row.friday,
        counts: mapCounts((name) => row[name]),
      }));
      return { places, counted };
    },

    writeForecasts: (forecasts) =>
      bookkeeping(database, async (trx) => {
        for (const { weeksAhead, known, expected, low, high, ...place } of forecasts) {
          const row = { known, expected, low, high };
          await trx
            .insertInto('release_forecasts')
            .values({ ...place, weeks_ahead: weeksAhead, ...row, demo: 0 })
            .onConflict((conflict) =>
              conflict.columns(['genre', 'territory', 'friday', 'weeks_ahead']).doUpdateSet(row),
            )
            .execute();
        }
      }),

    countWeek: (friday, { places, total }, at, keepFrom) =>
      bookkeeping(database, async (trx) => {
        await insertAll(
          trx,
          'release_counts',
          places.map(({ counts, ...place }) => ({ ...place, ...counts, demo: 0 })),
        );
        await insertAll(trx, 'release_forecasts', [
          {
            genre: 'all',
            territory: 'all',
            friday,
            weeks_ahead: SETTLED,
            known: total,
            expected: total,
            low: total,
            high: total,
            demo: 0,
          },
        ]);
        await trx.updateTable('release_weeks').set({ counted_at: at }).where('friday', '=', friday).execute();
        await trx
          .deleteFrom('releases')
          .where('friday', '<', keepFrom)
          .where('friday', 'in', (eb) =>
            eb.selectFrom('release_weeks').select('friday').where('counted_at', 'is not', null),
          )
          .execute();
      }),

    async settledFridays() {
      const rows = await db
        .selectFrom('release_forecasts as before')
        .innerJoin('release_forecasts as after', (join) =>
          join
            .onRef('after.friday', '=', 'before.friday')
            .on('after.genre', '=', 'all')
            .on('after.territory', '=', 'all')
            .on('after.weeks_ahead', '=', SETTLED),
        )
        .select(['before.weeks_ahead as weeksAhead', 'before.known as known', 'after.known as settled'])
        .where('before.genre', '=', 'all')
        .where('before.territory', '=', 'all')
        .where('before.weeks_ahead', '>=', 0)
        .execute();
      return rows;
    },

    writeShares: (shares) =>
      bookkeeping(database, async (trx) => {
        for (const [weeks_ahead, row] of shares)
          await trx
            .insertInto('release_coverage')
            .values({ weeks_ahead, ...row })
            .onConflict((conflict) => conflict.column('weeks_ahead').doUpdateSet(row))
            .execute();
      }),

    async shares() {
      const rows = await db.selectFrom('release_coverage').select(['weeks_ahead', 'share']).execute();
      return new Map(rows.map(({ weeks_ahead, share }) => [weeks_ahead, share]));
    },
  };
}
