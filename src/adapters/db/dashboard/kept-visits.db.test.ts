import { expect, it } from 'vitest';
import { eachEngine, openTestDatabase } from '../../../../tests/databases/databases.ts';
import { NOON } from '../../../../tests/factories.ts';
import { addKeptVisits } from './kept-visits.ts';

eachEngine('kept visits', (engine) => {
  it('adds the counts of a file to those of the same day, and the same file once', async () => {
    await using database = await openTestDatabase(engine);
    const counts = {
      visits: [{ day: '2026-11-20', kind: 'view' as const, name: '/faq', count: 3 }],
      landings: [],
      addresses: [{ day: '2026-11-20', number: 'feedf00d', count: 1 }],
      channels: [
        { day: '2026-11-20', kind: 'visit' as const, page: '/faq', channel: 'email' as const, count: 2 },
      ],
    };
    expect(await addKeptVisits(database, counts, 'a1', NOON)).toBe(true);
    expect(await addKeptVisits(database, counts, 'a1', NOON)).toBe(false);
    expect(await addKeptVisits(database, counts, 'b2', NOON)).toBe(true);
    expect(await database.db.selectFrom('visit_counts').select(['name', 'count']).execute()).toEqual([
      { name: '/faq', count: 6 },
    ]);
    expect(await database.db.selectFrom('channel_counts').select(['page', 'count']).execute()).toEqual([
      { page: '/faq', count: 4 },
    ]);
  });
});
