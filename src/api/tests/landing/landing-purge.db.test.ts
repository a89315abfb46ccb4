import { afterAll, beforeAll, expect, it } from 'vitest';
import { eachEngine } from '../../../../tests/databases/databases.ts';
import { type LandingDesk, openLanding } from '../../../../tests/landing/landing.ts';
import { openTestSite, type TestSite } from '../../../../tests/test-site.ts';
import { type Database, openDatabase } from '../../../adapters/db/engine/connect.ts';
import { forgetLandings } from '../../../app/landing/forget-landings.ts';
import { openLandingPreview } from '../../../app/landing/preview-landing.ts';

const DAY = 24 * 3_600_000;

eachEngine('what is left of landing pages', (engine) => {
  let site: TestSite;
  let desk: LandingDesk;
  let database: Database;
  beforeAll(async () => {
    site = await openTestSite(engine);
    desk = await openLanding(site);
    database = await openDatabase({
      dataDir: site.variables['DATA_DIR'] ?? '',
      databaseUrl: site.variables['DATABASE_URL'],
    });
  });
  afterAll(async () => {
    await database.close();
    await site.close();
  });

  /** Runs the housekeeper's deletion, with the clock `days` ahead. */
  const after = (days: number) =>
    forgetLandings({ ...site.ports, clock: { now: () => Date.now() + days * DAY } });
  const rowsOf = async (
    table: 'secret_links' | 'landing_counts' | 'landing_slugs' | 'document_drafts' | 'document_versions',
  ) => (await database.db.selectFrom(table).selectAll().execute()).length;

  it('purges a page with its counts 30 days after its deletion, not before', async () => {
    const page = await desk.online('Nova');
    const kept = await desk.online('Reste');
    for (const id of [page.id, kept.id])
      await site.landing.landingCounts.add([
        {
          ...{ page: id, day: '2026-11-21', kind: 'view', locale: 'fr', channel: 'direct' },
          ...{ variant: '', target: '', count: 3 },
        },
      ]);
    await desk.call('DELETE', `/${page.id}`);
    await after(29);
    expect((await desk.call('POST', `/${page.id}/restore`)).status).toBe(200);
    await desk.call('DELETE', `/${page.id}`);
    await after(31);
    expect((await desk.call('GET', `/${page.id}`)).status).toBe(404);
    expect((await desk.call('GET', `/${kept.id}`)).status).toBe(200);
    expect(
      await Promise.all(
        (['landing_counts', 'landing_slugs', 'document_drafts', 'document_versions'] as const).map(rowsOf),
      ),
    ).toEqual([1, 1, 1, 1]);
    // Its address is free again.
    expect((await desk.online('Nova')).slug).toBe('nova');
  });

  it('purges a secret link 30 days after it expired', async () => {
    const { id } = await desk.online('Liens');
    await desk.call('POST', `/${id}/previews`, { locale: 'fr' });
    const before = await rowsOf('secret_links');
    await after(14 + 29);
    expect(await rowsOf('secret_links')).toBe(before);
    await after(14 + 31);
    expect(await rowsOf('secret_links')).toBe(before - 1);
  });

  it('switches on no tag in the draft of a secret link, even if the page has one', async () => {
    const { id, version } = await desk.online('Mesures');
    const { data } = await desk.call('GET', `/${id}`);
    const tags = { googleAnalytics: true, metaPixel: true, tiktokPixel: true };
    await desk.call('PUT', `/${id}`, {
      version,
      content: { ...data.content, shared: { ...data.content.shared, tags } },
    });
    const link = await desk.call('POST', `/${id}/previews`, { locale: 'fr' });
    const code = new URL(link.data.url).pathname.split('/').at(-1) ?? '';
    const view = (await openLandingPreview(site.ports, code, 'fr'))?.view;
    expect(view?.texts.title).toBe('Mesures');
    expect(Object.values(view?.shared.tags ?? {})).toEqual([false, false, false]);
  });
});
