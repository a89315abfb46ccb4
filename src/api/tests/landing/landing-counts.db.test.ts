import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { eachEngine } from '../../../../tests/databases/databases.ts';
import { type LandingDesk, openLanding } from '../../../../tests/landing/landing.ts';
import { landingContent } from '../../../../tests/landing/landing-content.ts';
import { openTestSite, type TestSite } from '../../../../tests/test-site.ts';
import { LandingCounts, LandingPageList } from '../../../contracts/landing/landing.ts';

const browser = { 'user-agent': 'Mozilla/5.0 (Windows NT 10.0; rv:140.0) Gecko/20100101 Firefox/140.0' };

eachEngine('the counts of landing pages', (engine) => {
  let site: TestSite;
  let desk: LandingDesk;
  let page: string;
  beforeAll(async () => {
    site = await openTestSite(engine);
    desk = await openLanding(site);
    page = (await desk.online('Nova', landingContent('Nova', ['fr', 'en']))).id;
  });
  afterAll(() => site.close());

  const view = (changes: object = {}) => ({
    kind: 'landing-view',
    page,
    locale: 'fr',
    channel: 'direct',
    ...changes,
  });
  const click = (target: string, first: boolean, changes: object = {}) => ({
    ...view(changes),
    kind: 'landing-click',
    target,
    first,
  });
  const report = async (body: object, headers: Record<string, string> = browser) => {
    expect((await site.post('/api/visits', body, headers)).status).toBe(204);
  };
  const counts = async (query = '') => {
    await site.landing.landingCounter.flush();
    const { data } = await desk.call('GET', `/${page}/counts${query}`);
    expect(LandingCounts.parse(data)).toEqual(data);
    return data as LandingCounts;
  };

  it('counts views, clicks, and the first click of a view as a conversion, by channel, language and link', async () => {
    await report(view());
    await report(view({ channel: 'meta-ads' }));
    await report(view({ channel: 'meta-ads', locale: 'en', variant: 'b' }));
    await report(click('aaaa1111', true, { channel: 'meta-ads' }));
    await report(click('bbbb2222', false, { channel: 'meta-ads' }));
    await report(click('social-instagram', false, { channel: 'meta-ads' }));
    const read = await counts();
    expect(read.total).toEqual({ visits: 3, conversions: 1, clicks: 3 });
    expect(read.days).toHaveLength(30);
    expect(read.days.at(-1)).toEqual({ day: read.until, visits: 3, conversions: 1, clicks: 3 });
    expect(read.channels).toEqual([
      { channel: 'meta-ads', visits: 2, conversions: 1, clicks: 3 },
      { channel: 'direct', visits: 1, conversions: 0, clicks: 0 },
    ]);
    expect(read.locales.map(({ locale, visits }) => [locale, visits])).toEqual([
      ['fr', 2],
      ['en', 1],
    ]);
    expect(read.variants).toEqual([{ variant: 'b', visits: 1, conversions: 0, clicks: 0 }]);
    expect(read.targets.map(({ target }) => target).sort()).toEqual([
      'deezer',
      'social-instagram',
      'spotify',
    ]);
    const { data } = await desk.call('GET', '?sort=visits');
    expect(LandingPageList.parse(data).items[0]).toMatchObject({ id: page, visits: 3, conversions: 1 });
  });

  it('does not count programs, refusals, prefetched pages, and unknown pages, links and languages', async () => {
    const before = (await counts()).total;
    await report(view(), { 'user-agent': 'Googlebot/2.1' });
    await report(view(), { ...browser, dnt: '1' });
    await report(view(), { ...browser, 'sec-gpc': '1' });
    await report(view(), { ...browser, 'sec-purpose': 'prefetch;prerender' });
    await report(view({ page: 'unknown' }));
    await report(view({ page: 'preview' }));
    await report(view({ locale: 'es' }));
    await report(click('cccc3333', true));
    const draft = await desk.create('Brouillon');
    await report(view({ page: draft }));
    expect((await counts()).total).toEqual(before);
    expect((await site.post('/api/visits', view({ channel: 'free text' }), browser)).status).toBe(422);
  });

  it('counts exactly under load, from several processes at once', async () => {
    const before = (await counts()).total;
    const statements = vi.spyOn(site.ports.landingCounts, 'add');
    const all = Array.from({ length: 400 }, (_, index) =>
      index % 4 === 0 ? click('aaaa1111', index % 8 === 0) : view(),
    );
    await Promise.all(all.map((body) => report(body)));
    const { total } = await counts();
    expect(total).toEqual({
      visits: before.visits + 300,
      conversions: before.conversions + 50,
      clicks: before.clicks + 100,
    });
    expect(statements.mock.calls.length).toBeLessThan(5);
    const one = {
      page,
      day: '2026-01-01',
      locale: 'fr',
      channel: 'direct',
      variant: '',
      target: '',
    } as const;
    await Promise.all(
      Array.from({ length: 10 }, () =>
        site.ports.landingCounts.add([
          { ...one, kind: 'view', count: 2 },
          { ...one, kind: 'conversion', target: 'spotify', count: 1 },
        ]),
      ),
    );
    const day = await counts('?from=2026-01-01&until=2026-01-01');
    expect(day.total).toEqual({ visits: 20, conversions: 10, clicks: 0 });
  });

  it('keeps the counts when the slug changes, and exports them for spreadsheets', async () => {
    const { version } = (await desk.call('GET', `/${page}`)).data;
    await desk.publish(page, version, { slug: 'nouveau', locales: ['fr', 'en'] });
    expect((await counts()).total.visits).toBeGreaterThan(300);
    const file = await site.get(
      `/api/landing-pages/${page}/counts.csv?from=2026-01-01&until=2026-01-01`,
      desk.headers,
    );
    expect(file.headers.get('content-type')).toBe('text/csv; charset=utf-8');
    expect((await file.text()).replace('\uFEFF', '').split('\r\n')).toEqual([
      'Jour;Mesure;Langue;Provenance;Variante;Lien cliqué;Nombre',
      '2026-01-01;Conversion;fr;Accès direct;;Spotify;10',
      '2026-01-01;Visite;fr;Accès direct;;;20',
      '',
    ]);
  });

  it('refuses a period that ends before it begins or is too long', async () => {
    for (const query of ['?from=2026-02-01&until=2026-01-01', '?from=2020-01-01', '?from=x']) {
      const refused = await desk.call('GET', `/${page}/counts${query}`);
      expect([query, refused.status]).toEqual([query, 422]);
    }
  });
});
