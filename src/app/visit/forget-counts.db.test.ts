import { expect, it } from 'vitest';
import { eachEngine, openTestDatabase } from '../../../tests/databases/databases.ts';
import { auditEntry, landing, NOON } from '../../../tests/factories.ts';
import { createCountRetention } from '../../adapters/db/dashboard/count-retention.ts';
import { createLandingStore } from '../../adapters/db/landing/landing-store.ts';
import { agencyDay, dayName, dayNumber } from '../../domain/time/agency-day.ts';
import { COUNTS_KEPT_DAYS, forgetCounts } from './forget-counts.ts';

eachEngine('counts by day', (engine) => {
  it('are kept for 25 months, and the totals of a landing page for as long as the page', async () => {
    await using database = await openTestDatabase(engine);
    const { db } = database;
    const ago = (days: number) => dayName(dayNumber(agencyDay(NOON)) - days);
    const days = [0, 400, COUNTS_KEPT_DAYS, COUNTS_KEPT_DAYS + 1, 2000].map(ago);
    await createLandingStore(database).create(landing(), auditEntry());
    const { id } = await db.selectFrom('landing_pages').select('id').executeTakeFirstOrThrow();
    await db.updateTable('landing_totals').set({ visits: 50, conversions: 5 }).execute();
    for (const day of days) {
      await db.insertInto('visit_counts').values({ day, kind: 'view', name: '/faq', count: 1 }).execute();
      await db
        .insertInto('channel_counts')
        .values({ day, kind: 'visit', page: '/faq', channel: 'email', count: 1 })
        .execute();
      const whole = { kind: 'view', locale: 'fr', channel: 'direct', variant: '', target: '' } as const;
      await db
        .insertInto('landing_counts')
        .values({ page_id: id, day, ...whole, count: 10 })
        .execute();
    }
    await forgetCounts({ countRetention: createCountRetention(database), clock: { now: () => NOON } });
    for (const table of ['visit_counts', 'channel_counts', 'landing_counts'] as const) {
      const kept = await db.selectFrom(table).select('day').orderBy('day', 'desc').execute();
      expect([table, ...kept.map(({ day }) => day)]).toEqual([table, ...days.slice(0, 3)]);
    }
    expect(await db.selectFrom('landing_totals').select(['visits', 'conversions']).execute()).toEqual([
      { visits: 50, conversions: 5 },
    ]);
  });
});
