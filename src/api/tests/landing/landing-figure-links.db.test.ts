import { afterAll, beforeAll, expect, it } from 'vitest';
import { eachEngine } from '../../../../tests/databases/databases.ts';
import { type LandingDesk, openLanding } from '../../../../tests/landing/landing.ts';
import { landingContent } from '../../../../tests/landing/landing-content.ts';
import { openTestSite, type TestSite } from '../../../../tests/test-site.ts';
import { openLandingPreview } from '../../../app/landing/preview-landing.ts';
import { openFigures } from '../../../app/landing/share-figures.ts';
import { agencyDay } from '../../../domain/time/agency-day.ts';

const DAY = 24 * 3_600_000;

eachEngine('the secret link to figures', (engine) => {
  let site: TestSite;
  let desk: LandingDesk;
  let page: string;
  beforeAll(async () => {
    site = await openTestSite(engine);
    desk = await openLanding(site);
    page = (await desk.online('Nova', landingContent('Nova', ['fr', 'en']))).id;
    const today = { page, day: agencyDay(Date.now()), locale: 'fr', channel: 'direct', variant: '' } as const;
    await site.landing.landingCounts.add([
      { ...today, kind: 'view', target: '', count: 40 },
      { ...today, kind: 'click', target: 'spotify', count: 9 },
      { ...today, kind: 'conversion', target: 'spotify', count: 8 },
    ]);
  });
  afterAll(() => site.close());

  const make = async (locale = 'fr') => {
    const { status, data } = await desk.call('POST', `/${page}/figure-links`, { locale });
    expect(status).toBe(201);
    return { ...data, code: new URL(data.url).pathname.split('/').at(-1) ?? '' };
  };
  const opened = (code: string, days = 0, locale: 'fr' | 'en' = 'fr') =>
    openFigures({ ...site.ports, clock: { now: () => Date.now() + days * DAY } }, code, locale);

  it('shows the figures of a page in the language of the link, for 90 days', async () => {
    const link = await make('en');
    expect(new URL(link.url).pathname).toMatch(/^\/en\/p\/figures\/[\w-]{22}$/);
    const report = await opened(link.code, 0, 'en');
    expect(report).toMatchObject({
      title: 'Nova en',
      artist: 'Nova',
      counts: {
        total: { visits: 40, conversions: 8, clicks: 9 },
        targets: [{ target: 'spotify', conversions: 8 }],
      },
    });
    expect(await opened(link.code, 89)).toBeDefined();
    expect(await opened(link.code, 91)).toBeUndefined();
  });

  it('opens no draft by a link to figures, and no figures by a link to a draft', async () => {
    const link = await make();
    expect(await openLandingPreview(site.ports, link.code, 'fr')).toBeUndefined();
    const { data } = await desk.call('POST', `/${page}/previews`, { locale: 'fr' });
    const code = new URL(data.url).pathname.split('/').at(-1) ?? '';
    expect(await openLandingPreview(site.ports, code, 'fr')).toBeDefined();
    expect(await opened(code)).toBeUndefined();
  });

  it('counts and revokes the links to figures separately from the links to the draft, with an audit entry', async () => {
    const link = await make();
    const before = (await desk.call('GET', `/${page}`)).data;
    expect(before.figureLinks).toBeGreaterThan(0);
    const { data } = await desk.call('DELETE', `/${page}/figure-links`);
    expect(data).toEqual({ revoked: before.figureLinks });
    expect(await opened(link.code)).toBeUndefined();
    const after = (await desk.call('GET', `/${page}`)).data;
    expect([after.figureLinks, after.previews]).toEqual([0, before.previews]);
    const log = await site.send('GET', '/api/audit', undefined, desk.headers);
    const { data: entries } = (await log.json()) as { data: { items: { action: string }[] } };
    expect(entries.items.map(({ action }) => action)).toEqual(
      expect.arrayContaining(['landing_figures_shared', 'landing_figures_revoked']),
    );
  });

  it('opens no figures of a deleted page, or for a guessed code', async () => {
    const link = await make();
    await desk.call('DELETE', `/${page}`);
    expect(await opened(link.code)).toBeUndefined();
    await desk.call('POST', `/${page}/restore`);
    expect(await opened(link.code)).toBeDefined();
    expect(await opened('a'.repeat(22))).toBeUndefined();
  });
});
