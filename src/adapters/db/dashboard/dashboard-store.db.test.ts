import type { Insertable } from 'kysely';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { at, dashboardOf, noCampaigns, TODAY } from '../../../../tests/dashboard.ts';
import { eachEngine, openTestDatabase, type TestDatabase } from '../../../../tests/databases/databases.ts';
import { contactLead, deliveryOf } from '../../../../tests/factories.ts';
import { leadSearch } from '../../../app/leads/manage/lead-search.ts';
import { createLeadDesk } from '../leads/lead-desk.ts';
import { createLeadStore } from '../leads/lead-store.ts';
import type { DeliveryRow } from '../leads/lead-tables.ts';
import { createVisitCountStore } from './visit-count-store.ts';

eachEngine('the dashboard', (engine) => {
  let database: TestDatabase;
  beforeEach(async () => {
    database = await openTestDatabase(engine);
  });
  afterEach(() => database.close());
  const { read, addLead, addSimulation } = dashboardOf(() => database);

  it('contains every day, month and figure on an empty database', async () => {
    const found = await read('30');
    expect(found).toMatchObject({
      period: { from: '2026-10-23', to: TODAY },
      cards: { pendingReviews: 0, approvedReviews: 0, activeCampaigns: 0, totalCampaigns: 0 },
      activity: [],
      sources: [],
      simulations: ['youtube', 'meta', 'tiktok'].map((platform) => ({ platform, bands: [0, 0, 0, 0, 0] })),
      funnel: { views: 0, opened: 0, simulations: 0, won: 0, leads: 0 },
      deliveries: { pending: 0, notConfigured: 0, dead: 0, delivered: false },
      erasures: { total: 0, items: [] },
      range: { judged: 0, inside: 0 },
    });
    expect(found.leadsPerDay).toHaveLength(30);
    expect(found.leadsPerDay.at(0)).toEqual({ day: '2026-10-23', counts: {}, kinds: {} });
    expect(found.leadsPerDay.at(-1)).toEqual({ day: TODAY, counts: {}, kinds: {} });
    expect(found.stars.map(({ month }) => month)).toEqual(
      '2025-12 2026-01 2026-02 2026-03 2026-04 2026-05 2026-06 2026-07 2026-08 2026-09 2026-10 2026-11'.split(
        ' ',
      ),
    );
    expect(found.stars[0]).toEqual({ month: '2025-12', mean: null, count: 0 });
  });

  it.each(['7', '30', '90', '365'] as const)('shows each of the last %s days', async (days) => {
    const { leadsPerDay } = await read(days, { now: '2028-03-01T00:00:00' });
    expect(new Set(leadsPerDay.map(({ day }) => day)).size).toBe(Number(days));
    expect(leadsPerDay.slice(-2).map(({ day }) => day)).toEqual(['2028-02-29', '2028-03-01']);
  });

  it('ends each day at midnight in Paris, regardless of the time zone of the machine', async () => {
    for (const time of ['2026-11-14T22:59:59.999', '2026-11-14T23:00:00', '2026-11-20T22:59:59.999'])
      await addLead(time);
    await addLead('2026-11-20T23:00:00');
    const { leadsPerDay, funnel } = await read('7', { now: '2026-11-20T23:00:00' });
    expect(leadsPerDay.map(({ day, counts }) => [day.slice(8), counts['direct']])).toEqual([
      ['15', 1],
      ['16', 0],
      ['17', 0],
      ['18', 0],
      ['19', 0],
      ['20', 1],
      ['21', 1],
    ]);
    expect(funnel.leads).toBe(3);
    // 22:59:59 UTC belongs to the ending day in Paris, 23:00 UTC to the next one.
    expect((await read('7', { now: '2026-11-21T22:59:59' })).funnel.leads).toBe(3);
    expect((await read('7', { now: '2026-11-20T22:59:59' })).funnel.leads).toBe(3);
    expect((await read('7', { now: '2026-11-21T23:00:00' })).funnel.leads).toBe(2);
  });

  it.each([
    ['of 25 hours', '2026-10-25', '2026-10-24T22:00:00', '2026-10-25T22:59:59.999'],
    ['of 23 hours', '2026-03-29', '2026-03-28T23:00:00', '2026-03-29T21:59:59.999'],
  ])('counts the leads of a day %s as the list of leads shows them', async (_hours, day, first, last) => {
    for (const time of [at(first) - 1, at(first), at(last), at(last) + 1])
      await addSimulation(new Date(time).toISOString().slice(0, -1), 'meta', 500);
    await database.db.updateTable('leads').set({ status: 'won' }).execute();
    const { leadsPerDay, funnel, simulations } = await read('7', { now: last });
    expect(leadsPerDay.slice(-2)).toEqual([
      { day: expect.any(String), counts: { direct: 1 }, kinds: { simulation: 1 } },
      { day, counts: { direct: 2 }, kinds: { simulation: 2 } },
    ]);
    expect(funnel).toMatchObject({ simulations: 3, won: 3, leads: 3 });
    expect(simulations[1]?.bands[0]).toBe(3);
    const search = leadSearch({ from: day, to: day, sort: 'created', order: 'asc' }, 0);
    const list = await createLeadDesk(database).page(search, { limit: 25, offset: 0 });
    expect(list.items.map(({ createdAt }) => createdAt)).toEqual([at(first), at(last)]);
  });

  describe('the list of sources', () => {
    it('names the six most frequent sources of the period, and counts the rest as other', async () => {
      const often = { instagram: 4, google: 3, direct: 2, a: 2, b: 2, c: 2, other: 5, d: 1, e: 1 };
      for (const [source, count] of Object.entries(often)) {
        for (let i = 0; i < count; i += 1) {
          if (source === 'google') await addLead(TODAY, { referrer: 'https://www.google.com/' });
          else await addLead(TODAY, source === 'direct' ? {} : { source });
        }
      }
      for (let i = 0; i < 9; i += 1) await addLead('2026-11-01', { source: 'before the period' });
      const { sources, leadsPerDay } = await read();
      expect(sources).toEqual(['instagram', 'google', 'a', 'b', 'c', 'direct', 'other']);
      expect(leadsPerDay.at(-1)?.counts).toEqual({
        instagram: 4,
        google: 3,
        direct: 2,
        a: 2,
        b: 2,
        c: 2,
        other: 7,
      });
      // The chart links `other` to a list of exactly these leads.
      const sourceNot = sources.filter((source) => source !== 'other');
      const search = leadSearch({ sourceNot, from: TODAY, to: TODAY, sort: 'created', order: 'asc' }, 0);
      const others = await createLeadDesk(database).page(search, { limit: 25, offset: 0 });
      expect(others.items.map(({ source }) => source).toSorted()).toEqual([
        'd',
        'e',
        ...Array.from({ length: 5 }, () => 'other'),
      ]);
    });

    it('accepts any text of a visitor as a source: other, __proto__, quotes', async () => {
      for (const source of ['other', 'other', '__proto__', "o'hara; drop table leads"])
        await addLead(TODAY, { source });
      const { sources, leadsPerDay } = await read();
      expect(sources).toEqual(['__proto__', "o'hara; drop table leads", 'other']);
      expect(Object.entries(leadsPerDay.at(-1)?.counts ?? {})).toEqual([
        ['__proto__', 1],
        ["o'hara; drop table leads", 1],
        ['other', 2],
      ]);
    });
  });

  it('counts simulations of the period by platform and by budget band, which includes its lower bound', async () => {
    for (const budget of [500, 999.99, 1000, 2499, 2500, 4999.99, 5000, 9999, 10_000, 10_000_000])
      await addSimulation(TODAY, 'meta', budget);
    await addSimulation(TODAY, 'tiktok', 1000);
    await addSimulation('2026-11-15', 'tiktok', 1500);
    await addSimulation('2026-11-14', 'tiktok', 1000);
    await addLead(TODAY);
    const { simulations, funnel } = await read();
    expect(simulations).toEqual([
      { platform: 'youtube', bands: [0, 0, 0, 0, 0] },
      { platform: 'meta', bands: [2, 2, 2, 2, 2] },
      { platform: 'tiktok', bands: [0, 2, 0, 0, 0] },
    ]);
    expect(funnel).toMatchObject({ simulations: 12, leads: 13 });
  });

  it('counts the page views and the simulator steps of the period', async () => {
    await createVisitCountStore(database).add([
      { day: TODAY, kind: 'view', name: '/', count: 70 },
      { day: '2026-11-15', kind: 'view', name: '/faq', count: 30 },
      { day: '2026-11-14', kind: 'view', name: '/', count: 1000 },
      { day: '2026-11-22', kind: 'view', name: '/', count: 1000 },
      { day: TODAY, kind: 'step', name: 'opened', count: 9 },
      { day: TODAY, kind: 'step', name: 'budget', count: 5 },
      { day: '2026-11-15', kind: 'step', name: 'opened', count: 2 },
      { day: TODAY, kind: 'step', name: 'of an older version', count: 3 },
    ]);
    const { funnel, visits } = await read();
    expect(visits.pages).toEqual([
      { page: '/', count: 70 },
      { page: '/faq', count: 30 },
    ]);
    expect(visits.steps).toHaveLength(7);
    expect(visits.steps.filter(({ counts }) => Object.keys(counts).length > 0)).toEqual([
      { day: '2026-11-15', counts: { opened: 2 } },
      { day: TODAY, counts: { opened: 9, budget: 5 } },
    ]);
    expect(funnel).toEqual({
      views: 100,
      opened: 11,
      steps: ['platform', 'campaignType', 'budget', 'region', 'contact', 'result'].map((step) => ({
        step,
        count: step === 'budget' ? 5 : 0,
      })),
      simulations: 0,
      won: 0,
      leads: 0,
    });
  });

  it('counts the won simulations of the period, and no other won leads', async () => {
    for (const day of [TODAY, TODAY, '2026-11-15', '2026-11-14']) await addSimulation(day, 'meta', 500);
    await addLead(TODAY);
    await database.db.updateTable('leads').set({ status: 'won' }).execute();
    await addSimulation(TODAY, 'meta', 500);
    expect((await read()).funnel).toMatchObject({ simulations: 4, won: 3, leads: 5 });
  });

  it('counts waiting and dead deliveries of any age', async () => {
    const states = [
      'pending',
      'not_configured',
      'not_configured',
      'dead',
      'dead',
      'dead',
      'delivered',
    ] as const;
    for (const state of states) {
      const lead = contactLead({ createdAt: at('2020-01-01') });
      const delivery = deliveryOf(lead);
      await createLeadStore(database).save(lead, [delivery]);
      await database.db
        .updateTable('deliveries')
        .set({ state })
        .where('message_id', '=', delivery.id)
        .execute();
    }
    expect((await read()).deliveries).toEqual({ pending: 1, notConfigured: 2, dead: 3, delivered: true });
  });

  it('lists notices of erasures apart from the deliveries of leads, without e-mail addresses', async () => {
    const notice = (message_id: string, changes: Partial<Insertable<DeliveryRow>>) => ({
      message_id,
      lead_id: null,
      destination: 'simulator' as const,
      body: '{"email":"lea@example.com"}',
      state: 'pending' as const,
      attempts: 0,
      next_attempt_at: null,
      ...changes,
    });
    const gone = { state: 'dead', attempts: 1, last_status: 410 } as const;
    await database.db
      .insertInto('deliveries')
      .values([
        notice('first', { ...gone, destination: 'contact' }),
        notice('second', { attempts: 3, next_attempt_at: at(TODAY), last_error: 'ECONNREFUSED' }),
        notice('third', { state: 'not_configured' }),
        notice('fourth', gone),
        notice('fifth', { state: 'delivered' }),
        ...Array.from({ length: 20 }, (_, index) => notice(`more ${index}`, {})),
      ])
      .execute();
    const { deliveries, erasures } = await read();
    expect(deliveries).toEqual({ pending: 0, notConfigured: 0, dead: 0, delivered: true });
    expect(erasures.total).toBe(24);
    expect(erasures.items).toHaveLength(20);
    expect(erasures.items.slice(0, 3).map(({ id }) => id)).toEqual(['fourth', 'first', 'more 19']);
    expect(erasures.items[1]).toEqual({
      id: 'first',
      destination: 'contact',
      state: 'dead',
      attempts: 1,
      nextAttemptAt: null,
      status: 410,
      error: null,
    });
    expect(JSON.stringify(erasures)).not.toContain('@');
  });

  it('takes the campaign counts from the campaign figures', async () => {
    const found = await read('7', {
      campaigns: {
        ...noCampaigns,
        counts: async () => ({ planned: 2, active: 3, finished: 3 }),
        range: async () => ({ judged: 3, inside: 2 }),
      },
    });
    expect(found.cards).toMatchObject({ activeCampaigns: 3, totalCampaigns: 8 });
    expect(found.range).toEqual({ judged: 3, inside: 2 });
  });
});
