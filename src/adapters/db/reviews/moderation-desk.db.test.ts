import { type Insertable, sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { eachEngine, openTestDatabase, type TestDatabase } from '../../../../tests/databases/databases.ts';
import { NOON } from '../../../../tests/factories.ts';
import { reviewSearch } from '../../../app/reviews/moderate/list-moderated.ts';
import { ModerationQuery } from '../../../contracts/reviews/moderation.ts';
import type { Schema } from '../schema.ts';
import { selectPage } from './moderation-desk.ts';

eachEngine('the list of reviews', (engine) => {
  let database: TestDatabase;
  beforeAll(async () => {
    database = await openTestDatabase(engine);
    const statuses = ['pending', 'approved', 'rejected'] as const;
    const row = (number: number): Insertable<Schema['reviews']> => {
      const own = number % 3 === 0;
      const at = NOON - number * 1000;
      return {
        public_id: `r${number}`,
        owner: own ? 'site' : 'vendor',
        external_id: String(number),
        platform: 'site',
        status: own ? (statuses[(number / 3) % 3] ?? 'pending') : 'approved',
        published_at: own ? null : at,
        created_at: at,
        updated_at: NOON,
        verified: 0,
        helpful: 0,
        demo: 0,
      };
    };
    const rows = Array.from({ length: 2000 }, (_, number) => row(number));
    for (let start = 0; start < rows.length; start += 500)
      await database.db
        .insertInto('reviews')
        .values(rows.slice(start, start + 500))
        .execute();
    await sql.raw(engine === 'postgres' ? 'vacuum analyze reviews' : 'analyze').execute(database.db);
  });
  afterAll(() => database.close());

  it.each([
    [{}, 'reviews_moderation'],
    [{ status: 'rejected' }, 'reviews_listed'],
    [{ status: 'rejected', source: 'site' }, 'reviews_moderation'],
    [{ status: 'approved' }, 'reviews_listed'],
    [{ status: 'approved', order: 'asc', page: 20 }, 'reviews_listed'],
    [{ status: 'approved', source: 'site' }, 'reviews_moderation'],
  ])('is read from an index in its order: %j', async (query, index) => {
    const plan = await database.db.connection().execute(async (db) => {
      // The table of the test is so small that PostgreSQL would otherwise scan and sort it.
      if (engine === 'postgres') await sql`set enable_sort = off`.execute(db);
      const page = selectPage(db, reviewSearch(ModerationQuery.parse(query)));
      const rows = await (engine === 'sqlite' ? page.explain(undefined, sql`query plan`) : page.explain());
      return rows.map((row) => row['detail'] ?? row['QUERY PLAN']).join('\n');
    });
    expect(plan).toContain(index);
    expect(plan).not.toMatch(/Sort|TEMP B-TREE/);
  });
});
