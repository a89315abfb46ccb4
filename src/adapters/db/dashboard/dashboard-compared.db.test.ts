import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { at, dashboardOf, noCampaigns, TODAY } from '../../../../tests/dashboard.ts';
import { eachEngine, openTestDatabase, type TestDatabase } from '../../../../tests/databases/databases.ts';
import type { LeadStatus } from '../../../domain/lead/lead-values.ts';
import { createAuditLog } from '../audit/audit-log.ts';
import { createVisitCountStore } from './visit-count-store.ts';

const MINUTE = 60_000;

eachEngine('the dashboard, compared with the days before', (engine) => {
  let database: TestDatabase;
  beforeEach(async () => {
    database = await openTestDatabase(engine);
  });
  afterEach(() => database.close());
  const { read, addLead, addSimulation, addReview } = dashboardOf(() => database);

  it('counts the figures of as many days before, by days and by own dates', async () => {
    // Seven days end on the 21st; the seven before end on the 14th.
    for (const day of ['2026-11-15', '2026-11-14', '2026-11-14', '2026-11-08', '2026-11-07'])
      await addLead(day);
    await addSimulation('2026-11-08', 'meta', 500);
    await database.db.updateTable('leads').set({ status: 'won' }).where('kind', '=', 'simulation').execute();
    await createVisitCountStore(database).add([
      { day: '2026-11-14', kind: 'view', name: '/', count: 40 },
      { day: '2026-11-14', kind: 'step', name: 'opened', count: 4 },
      { day: '2026-11-07', kind: 'view', name: '/', count: 1000 },
    ]);
    const expected = { views: 40, opened: 4, simulations: 1, won: 1, leads: 4 };
    const week = await read('7');
    expect(week.period).toEqual({ from: '2026-11-15', to: TODAY });
    expect(week.before).toMatchObject({ from: '2026-11-08', to: '2026-11-14', ...expected });
    expect(week.funnel.leads).toBe(1);
    const own = await read({ from: '2026-11-08', to: '2026-11-14' });
    expect(own.funnel).toMatchObject(expected);
    expect(own.leadsPerDay.map(({ day }) => day)).toEqual(
      [8, 9, 10, 11, 12, 13, 14].map((day) => `2026-11-${String(day).padStart(2, '0')}`),
    );
    expect(own.before).toMatchObject({ from: '2026-11-01', to: '2026-11-07', leads: 1, views: 1000 });
  });

  it('sums the amounts of won leads and the budgets of open ones, and counts those without', async () => {
    const become = (id: string, change: { status: LeadStatus; won_value?: number }) =>
      database.db.updateTable('leads').set(change).where('public_id', '=', id).execute();
    await become(await addSimulation(TODAY, 'meta', 700), { status: 'won', won_value: 150_050 });
    await become(await addLead(TODAY), { status: 'won', won_value: 0 });
    await become(await addLead(TODAY), { status: 'won' });
    await become(await addSimulation(TODAY, 'meta', 9000), { status: 'lost' });
    await become(await addSimulation('2026-11-15', 'tiktok', 1200), { status: 'contacted' });
    await become(await addSimulation('2026-11-15', 'youtube', 800.5), { status: 'qualified' });
    await addLead(TODAY);
    await become(await addSimulation('2026-11-14', 'meta', 600), { status: 'won', won_value: 90_000 });
    await addSimulation('2026-11-08', 'meta', 500);
    await addSimulation('2026-11-07', 'meta', 500);
    const { pipeline, before, funnel, response } = await read('7');
    expect(pipeline).toEqual({
      won: { leads: 3, value: 150_050, unknown: 1 },
      open: { leads: 3, budget: 2000.5, unknown: 1 },
    });
    expect(before.pipeline).toEqual({
      won: { leads: 1, value: 90_000, unknown: 0 },
      open: { leads: 1, budget: 500, unknown: 0 },
    });
    expect([funnel.won, before.won, response.waiting]).toEqual([1, 1, 1]);
  });

  it('counts back the figures of the cards for the end of each day', async () => {
    await addReview({ status: 'pending', created_at: at('2026-11-16') });
    await addReview({ created_at: at('2026-11-10'), decided_at: at('2026-11-17') });
    await addReview({ status: 'rejected', created_at: at('2026-11-18'), decided_at: at('2026-11-20') });
    await addReview({ owner: 'vendor', created_at: at('2026-11-19'), decided_at: null });
    // 23:30 UTC is the next day in Paris.
    const created = at('2026-11-17T23:30:00');
    const { cards, cardSeries } = await read('7', {
      campaigns: {
        ...noCampaigns,
        counts: async () => ({ planned: 0, active: 1, finished: 1 }),
        createdSince: async () => [created],
      },
    });
    // The 14th, then the 15th to the 21st.
    expect(cardSeries).toEqual({
      pendingReviews: [1, 1, 2, 1, 2, 2, 1, 1],
      approvedReviews: [0, 0, 0, 1, 1, 2, 2, 2],
      totalCampaigns: [1, 1, 1, 1, 2, 2, 2, 2],
    });
    expect(cards).toMatchObject({ pendingReviews: 1, approvedReviews: 2, totalCampaigns: 2 });
  });

  describe('the response time', () => {
    let number = 0;
    async function answered(day: string, minutes: number, actorId: string | null = 'anna'): Promise<string> {
      const lead = await addLead(day, { name: `Lead ${number++}` });
      await changed(lead, at(day) + minutes * MINUTE, actorId);
      await database.db
        .updateTable('leads')
        .set({ status: 'contacted' })
        .where('public_id', '=', lead)
        .execute();
      return lead;
    }
    const changed = (subject: string, when: number, actorId: string | null) =>
      createAuditLog(database).append({
        at: when,
        actorId,
        action: 'lead_status_changed',
        subject,
        before: { status: 'new' },
        after: { status: 'contacted' },
        requestId: null,
      });

    it('is the median and the time of nine in ten, by the nearest rank', async () => {
      for (const minutes of [10, 20, 30, 40, 50, 60, 70, 80, 90, 1000]) await answered(TODAY, minutes);
      await addLead(TODAY);
      expect((await read()).response).toEqual({
        answered: 10,
        median: 50 * MINUTE,
        ninety: 90 * MINUTE,
        waiting: 1,
      });
    });

    it('ends with the first change by a person, and counts only leads of the period', async () => {
      for (const minutes of [5, 5, 5, 5]) await answered(TODAY, minutes);
      const twice = await answered(TODAY, 5);
      await changed(twice, at(TODAY) + 600 * MINUTE, 'anna');
      // Neither a change by the site itself, nor a lead from before the period.
      await answered(TODAY, 1, null);
      await answered('2026-11-01', 1);
      expect((await read()).response).toMatchObject({ answered: 5, median: 5 * MINUTE });
    });

    it('has no median below five leads, and no time of nine in ten below ten leads', async () => {
      for (const minutes of [1, 2, 3, 4]) await answered(TODAY, minutes);
      expect((await read()).response).toEqual({ answered: 4, median: null, ninety: null, waiting: 0 });
      await answered(TODAY, 5);
      expect((await read()).response).toEqual({
        answered: 5,
        median: 3 * MINUTE,
        ninety: null,
        waiting: 0,
      });
    });

    it('is compared with that of the leads of the days before', async () => {
      for (const minutes of [6, 6, 6, 6, 6]) await answered('2026-11-10', minutes);
      expect((await read()).before.response).toEqual({ answered: 5, median: 6 * MINUTE, ninety: null });
    });
  });
});
