import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { eachEngine, openTestDatabase } from '../../../../tests/databases/databases.ts';
import { problemOf } from '../../../../tests/refusals.ts';
import { contactForm, openTestSite, type TestSite } from '../../../../tests/test-site.ts';
import { createVisitCountStore } from '../../../adapters/db/dashboard/visit-count-store.ts';
import type { VisitCount } from '../../../app/ports/visit.ts';
import { sitePages } from '../../../domain/site-map/pages.ts';
import { simulatorSteps } from '../../../domain/visit/simulator-steps.ts';

const path = '/api/visits';
const browser = {
  'user-agent':
    'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/131.0.0.0 Safari/537.36',
};
const view = { kind: 'view', page: '/faq' };

eachEngine('POST /api/visits', (engine) => {
  let site: TestSite;
  beforeAll(async () => {
    site = await openTestSite(engine);
  });
  afterAll(() => site.close());
  const send = (body: unknown, headers: Record<string, string> = {}) =>
    site.post(path, body, { ...browser, ...headers });
  /** Returns the counts that the site writes to the table after `act`, without their day. */
  async function counted(act: () => Promise<unknown>): Promise<Omit<VisitCount, 'day'>[]> {
    const rows: VisitCount[] = [];
    const add = vi.spyOn(site.stores.visitCounts, 'add').mockImplementation(async (counts) => {
      rows.push(...counts);
    });
    await act();
    await site.visits.flush();
    add.mockRestore();
    return rows.map(({ kind, name, count }) => ({ kind, name, count }));
  }

  it('returns 204 and counts views and steps', async () => {
    const rows = await counted(async () => {
      for (const body of [view, view, { kind: 'view', page: '/' }, { kind: 'step', step: 'opened' }]) {
        const response = await send(body);
        expect([response.status, await response.text()]).toEqual([204, '']);
      }
    });
    expect(rows).toEqual([
      { kind: 'view', name: '/faq', count: 2 },
      { kind: 'view', name: '/', count: 1 },
      { kind: 'step', name: 'opened', count: 1 },
    ]);
  });

  it('counts every page of the site and every step of the simulator', async () => {
    const rows = await counted(async () => {
      for (const page of sitePages) await send({ kind: 'view', page: page.path });
      for (const step of simulatorSteps) await send({ kind: 'step', step });
    });
    expect(rows.map(({ name }) => name)).toEqual([...sitePages.map((page) => page.path), ...simulatorSteps]);
  });

  it.each([
    '/unknown',
    '/review',
    '/review/ABCD2345',
    '/en/faq',
    'faq',
    '',
    '/faq?x=1',
    '/faq/',
    'lea@example.com',
    '__proto__',
  ])('returns 204 but does not count %j, which is no page of the site', async (page) => {
    const rows = await counted(async () => {
      expect((await send({ kind: 'view', page })).status).toBe(204);
    });
    expect(rows).toEqual([]);
  });

  it.each([
    { dnt: '1' },
    { 'sec-gpc': '1' },
    { 'sec-purpose': 'prefetch;prerender' },
    { 'user-agent': 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)' },
    { 'user-agent': '' },
  ] as Record<string, string>[])('returns 204 but does not count a view with %j', async (headers) => {
    const rows = await counted(async () => {
      expect((await send(view, headers)).status).toBe(204);
    });
    expect(rows).toEqual([]);
  });

  it('logs neither data of the visitor nor the page', async () => {
    await send(
      { ...view, email: 'lea@example.com' },
      { 'x-forwarded-for': '192.0.2.7', referer: 'https://secret.example/', cookie: 'lang=secret' },
    );
    await site.visits.flush();
    const log = site.lines.join('');
    for (const text of ['192.0.2.7', 'secret', 'lea@', 'Chrome', '/faq']) expect(log).not.toContain(text);
    expect(log).toContain('"route":"/api/visits"');
  });

  it('returns 204 without waiting for the database, also while the database fails', async () => {
    const add = vi.spyOn(site.stores.visitCounts, 'add').mockRejectedValue(new Error('disk on fire'));
    expect((await send(view)).status).toBe(204);
    await site.visits.flush();
    expect((await site.post('/api/contact/submit', contactForm)).status).toBe(201);
    expect((await send(view)).status).toBe(204);
    expect(site.lines.some((line) => line.includes('visits not counted yet'))).toBe(true);
    add.mockRestore();
    await site.visits.flush();
  });

  it.each(['{', '', 'null,'])('returns 400 for invalid JSON: %j', async (text) => {
    const response = await send(text);
    expect(await problemOf(response)).toEqual([400, 'bad_json']);
  });

  it.each([
    ['kind', {}],
    ['kind', { kind: 'click', page: '/' }],
    ['page', { kind: 'view' }],
    ['page', { kind: 'view', page: 1 }],
    ['page', { kind: 'view', page: `/${'x'.repeat(200)}` }],
    ['step', { kind: 'step', step: 'bought' }],
  ])('returns 422 and names the field %s for %j', async (field, body) => {
    const response = await send(body);
    expect(response.status).toBe(422);
    const answer = await response.json();
    expect([answer.code, Object.keys(answer.fields)]).toEqual(['invalid_fields', [field]]);
  });

  it('has a separate rate limit, twelve times that of the forms', async () => {
    const limited = await openTestSite(engine, {}, { RATE_LIMIT_PER_MINUTE: '1' });
    const statuses: number[] = [];
    for (let i = 0; i < 13; i += 1) statuses.push((await limited.post(path, view, browser)).status);
    expect(statuses).toEqual([...Array(12).fill(204), 429]);
    const refused = await limited.post(path, view, browser);
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
    expect((await limited.post('/api/contact/submit', contactForm)).status).toBe(201);
    await limited.close();
  });

  it('writes the counts in memory when the site closes', async () => {
    const closing = await openTestSite(engine);
    const add = vi.spyOn(closing.stores.visitCounts, 'add');
    await closing.post(path, view, browser);
    expect(add).not.toHaveBeenCalled();
    await closing.close();
    expect(add.mock.calls).toEqual([[[{ day: expect.any(String), kind: 'view', name: '/faq', count: 1 }]]]);
  });
});

eachEngine('the store of visit counts', (engine) => {
  const count = (changes: Partial<VisitCount> = {}): VisitCount => ({
    day: '2026-11-21',
    kind: 'view',
    name: '/',
    count: 1,
    ...changes,
  });

  it('adds up counts, also when several processes write the same counts at once', async () => {
    await using database = await openTestDatabase(engine);
    const store = createVisitCountStore(database);
    await store.add([]);
    await Promise.all(
      Array.from({ length: 20 }, (_, i) => {
        const batch = [count({ count: 3 }), count({ name: '/faq' }), count({ day: '2026-11-20', count: i })];
        return store.add(i % 2 === 0 ? batch : batch.toReversed());
      }),
    );
    const rows = await database.db
      .selectFrom('visit_counts')
      .selectAll()
      .orderBy('day')
      .orderBy('name')
      .execute();
    expect(rows).toEqual([
      count({ day: '2026-11-20', count: 190 }),
      count({ count: 60 }),
      count({ name: '/faq', count: 20 }),
    ]);
  });

  it('has no column for an address, a browser or a person', async () => {
    await using database = await openTestDatabase(engine);
    const tables = await database.db.introspection.getTables();
    const columns = tables.find(({ name }) => name === 'visit_counts')?.columns.map(({ name }) => name);
    expect(columns?.sort()).toEqual(['count', 'day', 'kind', 'name']);
  });
});
