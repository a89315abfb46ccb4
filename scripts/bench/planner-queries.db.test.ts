import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import {
  knownReleases,
  namedReleases,
  seasonCounts,
} from '../../src/adapters/db/releases/release-measures.ts';
import type { MeasureAsk } from '../../src/app/ports/releases/releases.ts';
import { eachEngine, openTestDatabase, type TestDatabase } from '../../tests/databases/databases.ts';
import { linesOf } from './lead-queries.ts';
import { addManyReleases } from './many-releases.ts';

const ask: MeasureAsk = {
  genre: 'rap',
  territories: ['FR', 'BE'],
  from: '2027-01-01',
  to: '2027-01-31',
};

eachEngine('an analysis of many releases', (engine) => {
  let database: TestDatabase;
  beforeAll(async () => {
    database = await openTestDatabase(engine);
    await addManyReleases(database, 5000);
  });
  afterAll(() => database.close());

  const planOf = (query: { compile(): { sql: string; parameters: readonly unknown[] } }) =>
    database.db.connection().execute(async (db) => {
      // PostgreSQL would scan a table that is small, as it is here.
      if (engine === 'postgres') await sql`set enable_seqscan = off`.execute(db);
      const { sql: text, parameters } = query.compile();
      const pieces = text
        .split(/\?|\$\d+/)
        .flatMap((piece, index) =>
          index === 0 ? [sql.raw(piece)] : [sql`${parameters[index - 1]}`, sql.raw(piece)],
        );
      return linesOf({ ...database, db })(sql.join(pieces, sql.raw('')));
    });

  it('counts the releases of a month from the index of places alone', async () => {
    const plan = await planOf(knownReleases(database.db, ask));
    expect(plan).toMatch(
      engine === 'sqlite'
        ? /SEARCH release_places USING COVERING INDEX \w+ \(genre=\? AND friday>\? AND friday<\?\)/
        : /Index Only Scan using release_places_by_friday/,
    );
    expect(plan).not.toMatch(/Seq Scan|SCAN release_places|TEMP B-TREE/);
  });

  it('names the loudest releases from the same index, and reads them by their number', async () => {
    const plan = await planOf(namedReleases(database.db, ask, ['2027-01-08', '2027-01-15']));
    expect(plan).toMatch(
      engine === 'sqlite'
        ? /SEARCH release_places USING COVERING INDEX \w+ \(genre=\? AND friday=\?\)/
        : /Index Only Scan using release_places_by_friday/,
    );
    expect(plan).toMatch(engine === 'sqlite' ? /SEARCH releases USING INTEGER PRIMARY KEY/ : /releases_pkey/);
    expect(plan).not.toMatch(/Seq Scan|SCAN releases|SCAN release_places/);
  });

  it('reads the counts of past weeks by the key of the counts', async () => {
    const plan = await planOf(seasonCounts(database.db, ask, ['2026-01-09', '2026-01-16']));
    expect(plan).toMatch(engine === 'sqlite' ? /SEARCH release_counts USING INDEX/ : /release_counts_key/);
  });
});
