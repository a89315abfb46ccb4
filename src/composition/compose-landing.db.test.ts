import { afterEach, beforeEach, expect, it } from 'vitest';
import { eachEngine } from '../../tests/databases/databases.ts';
import { type LandingDesk, openLanding } from '../../tests/landing/landing.ts';
import { landingContent } from '../../tests/landing/landing-content.ts';
import { openTestSite, type TestSite } from '../../tests/test-site.ts';
import { readEnv } from '../config/env.ts';
import { compose } from './compose.ts';
import { createLandingSource } from './landing-source.ts';

const HOUR = 3_600_000;
const clock = { skipped: 0 };
const now = () => Date.now() + clock.skipped;

/** Composes a second site on the same database, in place of a second process. */
const another = (site: TestSite) =>
  compose(readEnv({ ...site.variables, LOG_LEVEL: 'silent' }), { clock: { now } });

eachEngine('a landing page', (engine) => {
  let site: TestSite;
  let desk: LandingDesk;
  beforeEach(async () => {
    clock.skipped = 0;
    site = await openTestSite(engine, { clock: { now } });
    desk = await openLanding(site);
  });
  afterEach(() => site.close());

  const titleAt = (path: string, of: Pick<TestSite, 'landing' | 'ports'> = site) =>
    createLandingSource(of).locals(path)?.landing?.texts.title;

  it('shows a published page in its process at once, in other processes soon, and in a process that starts later', async () => {
    const other = await another(site);
    const changed: string[] = [];
    other.landing.liveLandings.onChange((slugs) => changed.push(...slugs));
    other.revisions.start();
    await desk.online('Nova', landingContent('Nova', ['fr', 'en']));
    expect(titleAt('/p/nova')).toBe('Nova');
    expect(titleAt('/en/p/nova')).toBe('Nova en');
    expect(titleAt('/es/p/nova')).toBeUndefined();
    await expect.poll(() => titleAt('/p/nova', other), { interval: 10, timeout: 10_000 }).toBe('Nova');
    expect(changed).toEqual(['nova']);
    const later = await another(site);
    expect(titleAt('/p/nova', later)).toBe('Nova');
    await later.close();
    await other.close();
  });

  it('shows the published version with safe links while the draft changes', async () => {
    const page = await desk.online('Nova');
    const content = landingContent('Brouillon');
    await desk.save(page.id, { ...content, shared: { ...content.shared, actionLink: 'half typed' } });
    await site.landing.liveLandings.refresh();
    expect(titleAt('/p/nova')).toBe('Nova');
    expect(createLandingSource(site).locals('/p/nova')?.landing?.shared.actionLink).toMatch(/^https:/);
  });

  it('lets the page of a closed link be cached for ever, and returns no data for an unknown slug', () => {
    const source = createLandingSource(site);
    expect(source.locals('/en/p/report/closed')).toEqual({});
    expect(source.trueUntil('/en/p/report/closed', now())).toBe(Number.POSITIVE_INFINITY);
    expect(source.locals('/p/unknown')).toBeUndefined();
  });

  it('redirects from a former slug to the current slug', async () => {
    const page = await desk.online('Nova');
    await desk.publish(page.id, page.version, { slug: 'eclats' });
    const source = createLandingSource(site);
    expect(source.find('nova')).toEqual({ movedTo: 'eclats' });
    expect(source.find('eclats')).toEqual({ languages: ['fr'] });
    expect(source.locals('/p/nova')).toBeUndefined();
  });

  it('returns the redirect target of a page once the page has ended or is unpublished, not before', async () => {
    const content = landingContent('Tournée');
    const afterEnd = 'https://artist.example/next';
    const ending = { ...content, shared: { ...content.shared, afterEnd } };
    const page = await desk.online('Tournée', ending, { unpublishAt: now() + HOUR });
    const source = createLandingSource(site);
    expect(source.afterEnd('tournee')).toBeUndefined();
    clock.skipped = HOUR + 1;
    expect([source.find('tournee'), source.afterEnd('tournee')]).toEqual([undefined, afterEnd]);
    await desk.publish(page.id, page.version, { publishAt: now() + HOUR });
    expect(source.afterEnd('tournee')).toBeUndefined();
    await desk.call('POST', `/${page.id}/unpublish`);
    expect([source.find('tournee'), source.afterEnd('tournee')]).toEqual([undefined, afterEnd]);
    expect(source.isKnown('tournee')).toBe(true);
    const restarted = await another(site);
    expect(createLandingSource(restarted).afterEnd('tournee')).toBe(afterEnd);
    await restarted.close();
    await desk.call('DELETE', `/${page.id}`);
    expect(source.afterEnd('tournee')).toBeUndefined();
    expect(source.afterEnd('unknown')).toBeUndefined();
    expect(['tournee', 'unknown'].map(source.isKnown)).toEqual([false, false]);
  });

  it('publishes, changes and unpublishes a scheduled page by the clock, also across a restart', async () => {
    const page = await desk.online('Annonce');
    const version = await desk.save(page.id, landingContent('Sortie'));
    const publishAt = now() + HOUR;
    await desk.publish(page.id, version, { publishAt, unpublishAt: publishAt + HOUR });
    const source = createLandingSource(site);
    expect(titleAt('/p/annonce')).toBe('Annonce');
    expect(source.trueUntil('/p/annonce', now())).toBe(publishAt);
    const restarted = await another(site);
    for (const [skipped, title] of [
      [HOUR - 60_000, 'Annonce'],
      [HOUR + 60_000, 'Sortie'],
      [2 * HOUR + 60_000, undefined],
    ] as const) {
      clock.skipped = skipped;
      expect([titleAt('/p/annonce'), titleAt('/p/annonce', restarted)]).toEqual([title, title]);
    }
    expect(source.find('annonce')).toBeUndefined();
    expect((await desk.call('GET', `/${page.id}`)).data.state).toBe('ended');
    expect((await desk.call('GET', '?state=ended')).data.total).toBe(1);
    await restarted.close();
  });

  it('limits the validity of a rendered page to the moment of its release', async () => {
    const releaseAt = now() + HOUR;
    const content = landingContent('Nova');
    await desk.online('Nova', { ...content, shared: { ...content.shared, releaseAt } });
    const source = createLandingSource(site);
    expect(source.trueUntil('/p/nova', now())).toBe(releaseAt);
    expect(source.trueUntil('/p/nova', releaseAt)).toBe(Number.POSITIVE_INFINITY);
    expect(source.trueUntil('/faq', now())).toBe(Number.POSITIVE_INFINITY);
  });

  it('shows no deleted or unpublished page, and shows a restored page again', async () => {
    const page = await desk.online('Nova');
    await desk.call('DELETE', `/${page.id}`);
    expect(titleAt('/p/nova')).toBeUndefined();
    await desk.call('POST', `/${page.id}/restore`);
    expect(titleAt('/p/nova')).toBe('Nova');
    await desk.call('POST', `/${page.id}/unpublish`);
    expect(titleAt('/p/nova')).toBeUndefined();
  });

  it('lists an online page in the sitemap with its languages', async () => {
    await desk.online('Nova', landingContent('Nova', ['fr', 'pt']));
    await desk.create('Brouillon');
    const listed = createLandingSource(site).locals('/sitemap.xml')?.landings;
    expect(listed).toMatchObject([{ path: '/p/nova', languages: ['fr', 'pt'] }]);
  });

  it('opens a draft by its secret code until the code expires or is revoked', async () => {
    const id = await desk.create('Secret');
    const { status, data } = await desk.call('POST', `/${id}/previews`, { locale: 'fr' });
    expect(status).toBe(201);
    const code: string = data.url.split('/p/preview/')[1];
    expect(code).toMatch(/^[\w-]{22}$/);
    const source = createLandingSource(site);
    expect(await source.preview(code, 'en')).toMatchObject({
      view: { id: 'preview', locale: 'fr', texts: { title: 'Secret' } },
      version: 1,
    });
    expect((await desk.call('GET', `/${id}`)).data.previews).toBe(1);
    const kept = JSON.stringify(await site.ports.audit.latest(50)) + site.lines.join('');
    expect(kept).not.toContain(code);
    clock.skipped = 15 * 24 * HOUR;
    expect(await source.preview(code, 'fr')).toBeUndefined();
    clock.skipped = 0;
    expect((await desk.call('DELETE', `/${id}/previews`)).data).toEqual({ revoked: 1 });
    expect(await source.preview(code, 'fr')).toBeUndefined();
    expect(await source.preview('', 'fr')).toBeUndefined();
  });
});
