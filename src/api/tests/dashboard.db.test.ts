import { afterAll, beforeAll, expect, it } from 'vitest';
import { addAccount, bearer, tokenOf } from '../../../tests/accounts/accounts.ts';
import { eachEngine } from '../../../tests/databases/databases.ts';
import { reviewForm } from '../../../tests/reviews.ts';
import { contactForm, openTestSite, simulation, type TestSite } from '../../../tests/test-site.ts';
import { DashboardAnswer } from '../../contracts/dashboard.ts';

const path = '/api/dashboard';

eachEngine('GET /api/dashboard', (engine) => {
  let site: TestSite;
  let token: string;
  beforeAll(async () => {
    site = await openTestSite(engine);
    token = await tokenOf(site, await addAccount(site));
  });
  afterAll(() => site.close());

  it('compresses the dashboard and the go-live list for a client that accepts it', async () => {
    for (const address of [path, '/api/go-live']) {
      const headers = { ...bearer(token), 'accept-encoding': 'gzip' };
      const response = await site.send('GET', address, undefined, headers);
      expect([response.status, response.headers.get('content-encoding')]).toEqual([200, 'gzip']);
    }
  });

  it('counts views, simulations, leads and deliveries', async () => {
    const browser = {
      'user-agent': 'Mozilla/5.0 (X11; Linux x86_64; rv:132.0) Gecko/20100101 Firefox/132.0',
    };
    await site.post('/api/visits', { kind: 'view', page: '/' }, browser);
    await site.post('/api/visits', { kind: 'step', step: 'opened' }, browser);
    await site.visits.flush();
    await site.post('/api/simulator/submit', { ...simulation, utm: { utm_source: 'Instagram' } });
    await site.post('/api/contact/submit', { ...contactForm, referrer: 'https://www.google.com/search' });
    const response = await site.get(path, bearer(token));
    expect(response.status).toBe(200);
    expect(response.headers.get('cache-control')).toBe('no-store');
    const { success, data } = await response.json();
    expect(success).toBe(true);
    expect(DashboardAnswer.parse(data)).toEqual(data);
    expect(data).toMatchObject({
      funnel: { views: 1, opened: 1, simulations: 1, leads: 2 },
      sources: ['google', 'instagram'],
      deliveries: { pending: 2 },
    });
    expect(data.activity.map(({ name }: { name: string }) => name).sort()).toEqual(['Léa Martin', 'Nova']);
    expect(JSON.stringify(data)).not.toContain('@');
  });

  it('returns the value of won leads and the budget of open ones', async () => {
    const { data: list } = await (await site.get('/api/leads?kind=contact', bearer(token))).json();
    const path = `/api/leads/${list.items[0].id}`;
    const won = { status: 'won', wonValue: 150_050 };
    expect((await site.send('PATCH', path, won, bearer(token))).status).toBe(200);
    const { data } = await (await site.get('/api/dashboard', bearer(token))).json();
    expect(data.pipeline).toEqual({
      won: { leads: 1, value: 150_050, unknown: 0 },
      open: { leads: 1, budget: simulation.budget, unknown: 0 },
    });
    expect(data.before.pipeline.won).toEqual({ leads: 0, value: 0, unknown: 0 });
  });

  it.each(['7', '30', '90', '365'])('returns the figures of the last %s days', async (days) => {
    const { data } = await (await site.get(`${path}?days=${days}`, bearer(token))).json();
    expect(data.leadsPerDay).toHaveLength(Number(days));
    expect(data.period).toEqual({ from: data.leadsPerDay[0].day, to: data.leadsPerDay.at(-1).day });
  });

  it('returns to sales no figures of reviews and no notices of erasures', async () => {
    await site.post('/api/reviews', reviewForm);
    const sales = await tokenOf(site, await addAccount(site, { role: 'sales' }));
    const [whole, own] = await Promise.all(
      [token, sales].map(async (one) => (await (await site.get(path, bearer(one))).json()).data),
    );
    expect(own).toMatchObject({
      cards: { pendingReviews: null, approvedReviews: null, totalCampaigns: whole.cards.totalCampaigns },
      stars: [],
      erasures: { total: 0, items: [] },
      funnel: whole.funnel,
    });
    expect(whole.cards.pendingReviews).toBe(1);
    expect(whole.activity.some(({ kind }: { kind: string }) => kind === 'review')).toBe(true);
    expect(own.activity.some(({ kind }: { kind: string }) => kind === 'review')).toBe(false);
  });

  it.each(['0', '31', '030', '', '30 days', '-7', '1e1'])('returns 422 for %j days', async (days) => {
    const response = await site.get(`${path}?days=${encodeURIComponent(days)}`, bearer(token));
    const answer = await response.json();
    expect([response.status, answer.code, Object.keys(answer.fields)]).toEqual([
      422,
      'invalid_fields',
      ['days'],
    ]);
  });

  it('returns the figures of a custom period, and of the same number of days before it', async () => {
    const { data } = await (await site.get(`${path}?from=2026-10-01&to=2026-10-31`, bearer(token))).json();
    expect(data.period).toEqual({ from: '2026-10-01', to: '2026-10-31' });
    expect(data.leadsPerDay).toHaveLength(31);
    expect(data.before).toMatchObject({ from: '2026-08-31', to: '2026-09-30' });
  });

  it.each([
    ['from=2026-10-01', 'to'],
    ['to=2026-10-01', 'from'],
    ['from=2026-10-02&to=2026-10-01', 'to'],
    ['from=2025-01-01&to=2026-01-02', 'to'],
    ['from=2026-02-30&to=2026-03-01', 'from'],
  ])('returns 422 for the dates %s', async (query, field) => {
    const response = await site.get(`${path}?${query}`, bearer(token));
    expect([response.status, Object.keys((await response.json()).fields)]).toEqual([422, [field]]);
  });
});
