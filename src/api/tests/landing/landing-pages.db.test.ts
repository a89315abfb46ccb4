import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { eachEngine } from '../../../../tests/databases/databases.ts';
import { type LandingDesk, openLanding } from '../../../../tests/landing/landing.ts';
import { landingContent } from '../../../../tests/landing/landing-content.ts';
import { openTestSite, type TestSite } from '../../../../tests/test-site.ts';
import type { LinkFollower } from '../../../app/ports/landing/landing-links.ts';
import {
  LandingCheck,
  LandingDetail,
  LandingPageList,
  LandingPublished,
  LandingVersion,
  LandingVersions,
} from '../../../contracts/landing/landing.ts';
import type { FollowedLink } from '../../../domain/landing/links/watched-link.ts';

const HOUR = 3_600_000;
const answered = (url: string, status = 200, body = ''): FollowedLink => ({
  ...{ kind: 'answered', status, url, permanentUrl: url },
  ...(status === 200 && { body }),
});
const follow = vi.fn<LinkFollower['follow']>(async (link) => answered(link));

eachEngine('the API of landing pages', (engine) => {
  let site: TestSite;
  let desk: LandingDesk;
  beforeAll(async () => {
    site = await openTestSite(engine, { linkFollower: { follow } }, { SITE_URL: 'https://agency.example' });
    desk = await openLanding(site);
  });
  afterAll(() => site.close());

  const detail = async (id: string) => (await desk.call('GET', `/${id}`)).data as LandingDetail;
  const rows = async (query: string) => (await desk.call('GET', query)).data as LandingPageList;

  it('creates a page with an empty draft, called "Sans Titre" without a title', async () => {
    const { status, data } = await desk.call('POST', '', { template: 'music-artist' });
    expect([status, data.version]).toEqual([201, 1]);
    const page = await detail(data.id);
    expect(LandingDetail.parse(page)).toEqual(page);
    expect(page).toMatchObject({
      title: 'Sans Titre',
      template: 'music-artist',
      state: 'draft',
      languages: ['fr'],
      slug: null,
      url: null,
      live: null,
      changed: true,
      demo: false,
    });
    expect(page.content.shared).toMatchObject({ primary: '#ff3366', secondary: '#333333' });
  });

  it('saves a draft, and returns 409 with the stored draft for one that is based on another version', async () => {
    const id = await desk.create('Éclats');
    const version = await desk.save(id, landingContent('Éclats bleus'));
    expect(version).toBe(2);
    const refused = await desk.call('PUT', `/${id}`, { version: 1, content: landingContent('Autre') });
    expect([refused.status, refused.code]).toEqual([409, 'landing_conflict']);
    expect(refused.current).toMatchObject({
      id,
      version: 2,
      title: 'Éclats bleus',
      updatedBy: desk.account.email,
    });
    expect((await rows('?q=eclats%20BLEUS')).items.map((item) => item.id)).toEqual([id]);
  });

  it('corrects the typography of texts in their language, but not of names, addresses and texts of maximum length', async () => {
    const id = await desk.create('L\'annuaire : "ici"');
    expect((await detail(id)).content.texts.fr?.title).toBe('L’annuaire\u00a0: «\u00a0ici\u00a0»');
    const typed = landingContent("Presqu'île", ['fr', 'en', 'es', 'pt']);
    typed.shared.artist = "L'Île !";
    typed.shared.event.place = "Place d'Armes";
    const full = `${'a'.repeat(118)} !`;
    for (const texts of Object.values(typed.texts)) {
      texts.description = 'Say "hi" on annuaire.example/l\'ile and https://a.example/d\'or';
      texts.call.title = full.replace(' !', '!!');
      texts.hero.subtitle = "@l'artiste d'ici";
    }
    const { version } = await detail(id);
    const saved = await desk.call('PUT', `/${id}`, { version, content: typed });
    const { content } = await detail(id);
    expect(saved.data.content).toEqual(content);
    expect(content.shared).toEqual(typed.shared);
    const said = (open: string, close: string) =>
      `Say ${open}hi${close} on annuaire.example/l'ile and https://a.example/d'or`;
    expect(content.texts.fr).toMatchObject({ title: 'Presqu’île', description: said('«\u00a0', '\u00a0»') });
    expect(content.texts.en?.description).toBe(said('“', '”'));
    expect(content.texts.es?.description).toBe(said('«', '»'));
    expect(content.texts.pt?.description).toBe(said('“', '”'));
    // Another no-break space would exceed the maximum length: the editor could never save the page again.
    expect(content.texts.fr?.call.title).toHaveLength(120);
    expect((await desk.call('PUT', `/${id}`, { version: saved.data.version, content })).status).toBe(200);
  });

  it('stores a half-typed link, and refuses a link that could run a script', async () => {
    const id = await desk.create();
    const with_ = (actionLink: string) => {
      const content = landingContent();
      return { ...content, shared: { ...content.shared, actionLink } };
    };
    await desk.save(id, with_('open.spo'));
    for (const link of ['javascript:alert(1)', ' java\nscript:alert(1)', 'data:text/html,x', 'vbscript:x']) {
      const refused = await desk.call('PUT', `/${id}`, { version: 2, content: with_(link) });
      expect([link, refused.status]).toEqual([link, 422]);
    }
    expect((await detail(id)).content.shared.actionLink).toBe('open.spo');
    const { data } = await desk.call('POST', `/${id}/check`, { locales: [] });
    expect(data.errors).toEqual([
      { code: 'link_invalid', field: 'shared.actionLink', locale: null, value: 'open.spo' },
    ]);
    const refused = await desk.call('POST', `/${id}/publish`, { version: 2, locales: ['fr'] });
    expect([refused.status, refused.code]).toEqual([422, 'landing_not_ready']);
  });

  it('requests the links, and distinguishes dead links from links without a verdict', async () => {
    const home = { ...answered('https://a.example/7'), permanentUrl: 'https://a.example/fr' };
    const answers: Record<string, FollowedLink> = {
      'https://a.example/1': answered('https://a.example/1', 404),
      'https://a.example/2': answered('https://a.example/2', 403),
      'https://a.example/3': { kind: 'failed', cause: 'private' },
      'https://a.example/4': { kind: 'failed', cause: 'name' },
      'https://a.example/5': { kind: 'failed', cause: 'timeout' },
      'https://a.example/6': answered('https://a.example/6', 301),
      'https://a.example/7': home,
      'https://www.deezer.com/album/8': answered('https://www.deezer.com/album/8'),
    };
    const noData = '{"error":{"type":"DataException","message":"no data","code":800}}';
    answers['https://api.deezer.com/album/8'] = answered('https://api.deezer.com/album/8', 200, noData);
    follow.mockImplementation(async (link) => answers[link] ?? answered(link));
    const id = await desk.create();
    const content = landingContent();
    const platforms = Object.keys(answers)
      .slice(0, 8)
      .map((url, index) => ({
        ...{ id: `aaaa000${index + 1}`, platform: 'other' as const, verb: 'open' as const, presave: '' },
        url,
      }));
    const tags = { ...content.shared.tags, metaPixel: true };
    await desk.save(id, { ...content, shared: { ...content.shared, platforms, tags } });
    const { data } = await desk.call('POST', `/${id}/check`, { locales: ['fr'] });
    expect(LandingCheck.parse(data)).toEqual(data);
    const found = [...data.errors, ...data.warnings].map(({ code, field }) => [code, field]);
    const row = (number: number) => `shared.platforms.aaaa000${number}.url`;
    expect(found).toEqual([
      ['link_dead', row(1)],
      ['link_private', row(3)],
      ['link_dead', row(4)],
      ['link_dead', row(8)],
      ['share_picture_missing', 'shared.picture'],
      ['tag_not_configured', 'shared.tags.metaPixel'],
      ['link_unsure', row(2)],
      ['link_unsure', row(5)],
      ['link_unsure', row(7)],
    ]);
    expect(data.contrast.primary).toBeCloseTo(5.92, 1);
    // This site has only the API, without a renderer.
    expect(data.weight).toEqual({ page: null, picture: null });
    follow.mockImplementation(async (link) => answered(link));
  });

  it('never blocks a publication because of its own connection', async () => {
    const shops = ['https://shop.example/nova', 'https://tickets.example/nova'];
    const socials = { instagram: 'https://www.instagram.com/nova', tiktok: 'https://www.tiktok.com/@nova' };
    const content = landingContent();
    const { shared } = content;
    const id = await desk.create();
    await desk.save(id, {
      ...content,
      shared: { ...shared, actionLink: shops[0] ?? '', social: { ...shared.social, ...socials } },
    });
    const linkCodes = async () => {
      const { data } = await desk.call('POST', `/${id}/check`, { locales: ['fr'] });
      const { errors, warnings } = LandingCheck.parse(data);
      const links = warnings.filter(({ code }) => code.startsWith('link_'));
      return [errors.map(({ code }) => code), [...new Set(links.map(({ code }) => code))]];
    };
    follow.mockImplementation(async () => ({ kind: 'failed', cause: 'name' }));
    expect(await linkCodes()).toEqual([[], ['link_unchecked']]);
    // For a single link, known pages are requested too: they show whether this server is connected.
    await desk.save(id, { ...content, shared: { ...shared, actionLink: shops[0] ?? '', platforms: [] } });
    expect(await linkCodes()).toEqual([[], ['link_unchecked']]);
    await desk.save(id, {
      ...content,
      shared: { ...shared, actionLink: shops[0] ?? '', social: { ...shared.social, ...socials } },
    });
    // The host names of networks do not disappear, and one unknown shop among hosts that respond is dead.
    const unknown = (links: readonly string[]) =>
      follow.mockImplementation(async (link) =>
        links.includes(link) ? { kind: 'failed', cause: 'name' } : answered(link),
      );
    unknown([socials.instagram]);
    expect(await linkCodes()).toEqual([[], ['link_unsure']]);
    unknown(shops.slice(0, 1));
    expect(await linkCodes()).toEqual([['link_dead'], []]);
    // Several unknown hosts at once mean a failure of this server.
    await desk.save(id, {
      ...content,
      shared: { ...shared, actionLink: shops[0] ?? '', heroLink: shops[1] ?? '' },
    });
    unknown(shops);
    expect(await linkCodes()).toEqual([[], ['link_unchecked']]);
    follow.mockImplementation(async (link) => answered(link));
  });

  it('only warns of an address that need not respond before the release', async () => {
    const content = landingContent();
    const [row] = content.shared.platforms;
    if (!row) throw new Error('The content has no row.');
    const presave = 'https://presave.example/nova';
    const id = await desk.create();
    await desk.save(id, {
      ...content,
      shared: {
        ...content.shared,
        actionLink: row.url,
        releaseAt: Date.now() + HOUR,
        platforms: [{ ...row, presave }],
      },
    });
    follow.mockImplementation(async (link) => answered(link, 404));
    const { data } = await desk.call('POST', `/${id}/check`, { locales: ['fr'] });
    const found = (list: LandingCheck['errors']) =>
      list.filter(({ code }) => code.startsWith('link_')).map(({ code, value }) => [code, value]);
    expect(found(data.errors)).toEqual([['link_dead', presave]]);
    expect(found(data.warnings)).toEqual([
      ['link_early', row.url],
      ['link_early', row.url],
    ]);
    follow.mockImplementation(async (link) => answered(link));
  });

  it('publishes the draft at an address made from its title, in the chosen languages', async () => {
    const id = await desk.create();
    const version = await desk.save(id, landingContent('L’Été, vol.2 !', ['fr', 'en']));
    const done = await desk.publish(id, version, { locales: ['en'] });
    expect(LandingPublished.parse(done)).toEqual(done);
    expect(done).toMatchObject({
      url: 'https://agency.example/en/p/l-ete-vol-2',
      slug: 'l-ete-vol-2',
      state: 'live',
      number: 1,
    });
    const both = await desk.publish(id, version, { locales: ['en', 'fr'] });
    expect(both.urls).toEqual({
      fr: 'https://agency.example/p/l-ete-vol-2',
      en: 'https://agency.example/en/p/l-ete-vol-2',
    });
    const page = await detail(id);
    expect(page).toMatchObject({ state: 'live', languages: ['fr', 'en'], changed: false });
    expect(page.live).toMatchObject({ number: 2, by: desk.account.email });
    const { data } = await desk.call('GET', `/${id}/versions`);
    expect(LandingVersions.parse(data)).toEqual(data);
    expect(data.versions.map((one: { languages: string[] }) => one.languages)).toEqual([
      ['fr', 'en'],
      ['en'],
    ]);
    const first = (await desk.call('GET', `/${id}/versions/1`)).data;
    expect(LandingVersion.parse(first)).toEqual(first);
    expect(first.content).toEqual((await detail(id)).content);
  });

  it('publishes once, when two accounts publish the same draft in the same way', async () => {
    const id = await desk.create();
    const version = await desk.save(id, landingContent('Deux'));
    const answers = await Promise.all([desk.publish(id, version), desk.publish(id, version)]);
    expect(answers.map(({ number }) => number)).toEqual([1, 1]);
    const { data } = await desk.call('GET', `/${id}/versions`);
    expect(data.versions).toHaveLength(1);
  });

  it('refuses the second of two publications that differ, with the page of the first one', async () => {
    const id = await desk.create();
    const version = await desk.save(id, landingContent('Duel', ['fr', 'en']));
    const first = await Promise.all(
      [['fr'], ['en']].map((locales) =>
        desk.call('POST', `/${id}/publish`, { version, live: null, locales }),
      ),
    );
    expect(first.map(({ status }) => status).sort()).toEqual([200, 409]);
    const refused = first.find(({ status }) => status === 409);
    expect([refused?.code, refused?.current.live.number]).toEqual(['landing_conflict', 1]);
    // The repeated request of a client that lost the response changes nothing, and is not refused.
    const { live, languages } = await detail(id);
    const again = await desk.call('POST', `/${id}/publish`, { version, live: null, locales: languages });
    expect([again.status, again.data.number]).toEqual([200, live?.number]);
  });

  it('refuses to publish a draft that was saved meanwhile, or a language without texts', async () => {
    const id = await desk.create();
    await desk.save(id, landingContent('Un'));
    const outdated = await desk.call('POST', `/${id}/publish`, { version: 1, locales: ['fr'] });
    expect([outdated.status, outdated.current.version]).toEqual([409, 2]);
    const missing = await desk.call('POST', `/${id}/publish`, { version: 2, locales: ['fr', 'es'] });
    expect([missing.status, Object.keys(missing.fields)]).toEqual([422, ['locales']]);
  });

  it('adds a number to a slug that another page has, and refuses a typed slug that is taken or reserved', async () => {
    const first = await desk.online('Même titre');
    const second = await desk.online('Même titre');
    expect([first.slug, second.slug]).toEqual(['meme-titre', 'meme-titre-2']);
    for (const slug of ['meme-titre', 'Preview', 'en']) {
      const refused = await desk.call('POST', `/${second.id}/publish`, {
        version: second.version,
        locales: ['fr'],
        slug,
      });
      expect([slug, refused.status, Object.keys(refused.fields)]).toEqual([slug, 422, ['slug']]);
    }
    const moved = await desk.publish(second.id, second.version, { slug: 'Été à Nova' });
    expect(moved.slug).toBe('ete-a-nova');
    expect((await detail(second.id)).oldSlugs).toEqual(['meme-titre-2']);
    const back = await desk.publish(second.id, second.version, { slug: 'meme-titre-2' });
    expect(back.slug).toBe('meme-titre-2');
    expect((await detail(second.id)).oldSlugs).toEqual(['ete-a-nova']);
  });

  it('gives two slugs to two pages with the same title that are published at once', async () => {
    const ids = await Promise.all(['a', 'b', 'c'].map(() => desk.create('Course')));
    for (const id of ids) await desk.save(id, landingContent('Course'));
    const done = await Promise.all(ids.map((id) => desk.publish(id, 2)));
    expect(done.map(({ slug }) => slug).sort()).toEqual(['course', 'course-2', 'course-3']);
  });

  it('schedules a publication, and keeps the current version online until then', async () => {
    const page = await desk.online('Annonce');
    const version = await desk.save(page.id, landingContent('Sortie'));
    const publishAt = Date.now() + HOUR;
    const later = await desk.publish(page.id, version, { publishAt, unpublishAt: publishAt + HOUR });
    expect([later.state, later.number]).toEqual(['live', 2]);
    const fresh = await desk.online('Plus tard', landingContent('Plus tard'), { publishAt });
    expect([fresh.state, (await detail(fresh.id)).url]).toEqual(['scheduled', null]);
    expect((await rows('?state=scheduled')).items.map(({ id }) => id)).toEqual([fresh.id]);
    const refused = await desk.call('POST', `/${page.id}/publish`, {
      version,
      locales: ['fr'],
      unpublishAt: Date.now() - HOUR,
    });
    expect([refused.status, Object.keys(refused.fields)]).toEqual([422, ['unpublishAt']]);
  });

  it('unpublishes, deletes and restores a page, and keeps its slug', async () => {
    const page = await desk.online('Fini');
    const offline = await desk.call('POST', `/${page.id}/unpublish`);
    expect(offline.data.page).toMatchObject({
      state: 'draft',
      slug: 'fini',
      url: null,
      live: null,
      changed: true,
    });
    expect((await desk.publish(page.id, page.version)).slug).toBe('fini');
    const { data: gone } = await desk.call('DELETE', `/${page.id}`);
    expect(gone.page.deletedAt).not.toBeNull();
    expect((await rows('?q=fini')).items).toEqual([]);
    expect((await rows('?q=fini&state=deleted')).items.map(({ id }) => id)).toEqual([page.id]);
    const saved = await desk.call('PUT', `/${page.id}`, { version: page.version, content: landingContent() });
    expect(saved.status).toBe(404);
    const { data: back } = await desk.call('POST', `/${page.id}/restore`);
    expect(back.page).toMatchObject({ state: 'live', deletedAt: null, url: 'https://agency.example/p/fini' });
  });

  it('copies the draft of a page and nothing else', async () => {
    const page = await desk.online('Modèle');
    const { status, data } = await desk.call('POST', `/${page.id}/duplicate`);
    expect(status).toBe(201);
    const copy = await detail(data.id);
    expect(copy).toMatchObject({
      title: 'Modèle (2)',
      state: 'draft',
      slug: null,
      publishAt: null,
      unpublishAt: null,
      live: null,
      oldSlugs: [],
    });
    expect(copy.content.shared).toEqual((await detail(page.id)).content.shared);
    expect((await rows('?q=modele')).items.map((item) => [item.visits, item.conversions])).toEqual([
      [0, 0],
      [0, 0],
    ]);
  });

  it('lists the pages by filter and order, with the number of pages in each state', async () => {
    const list = await rows('?pageSize=100');
    expect(LandingPageList.parse(list)).toEqual(list);
    const { counts } = list;
    expect(counts.all).toBe(list.total);
    for (const state of ['draft', 'live', 'scheduled', 'ended', 'deleted'] as const) {
      const part = await rows(`?pageSize=100&state=${state}`);
      expect([state, part.total]).toEqual([state, counts[state]]);
      if (state !== 'deleted') expect(new Set(part.items.map((item) => item.state)).size).toBeLessThan(2);
    }
    const titles = (await rows('?pageSize=100&sort=title&order=asc')).items.map(({ title }) => title);
    expect(titles).toEqual([...titles].sort((a, b) => a.localeCompare(b, 'fr')));
    expect(titles.length).toBeGreaterThan(10);
    expect((await rows('?template=music-artist')).items.map(({ title }) => title)).toEqual(['Sans Titre']);
  });

  it('logs the reason for publishing with a dead link', async () => {
    const id = await desk.create('Raison');
    const version = await desk.save(id, landingContent('Raison'));
    await desk.publish(id, version, { reason: ' La billetterie ouvre à midi. ' });
    const [entry] = await site.ports.audit.latest(1);
    expect([entry?.action, entry?.after]).toEqual([
      'landing_published',
      expect.objectContaining({ reason: 'La billetterie ouvre à midi.' }),
    ]);
    const reason = 'x'.repeat(201);
    const refused = await desk.call('POST', `/${id}/publish`, { version, locales: ['fr'], reason });
    expect([refused.status, Object.keys(refused.fields)]).toEqual([422, ['reason']]);
    const list = await rows('');
    expect(list.nextChange).not.toBeNull();
  });

  it('records each change in the audit log, without the content', async () => {
    const page = await desk.online('Journal');
    await desk.call('POST', `/${page.id}/unpublish`);
    await desk.call('DELETE', `/${page.id}`);
    await desk.call('POST', `/${page.id}/restore`);
    const entries = (await site.ports.audit.latest(4)).map(({ action, subject, actorId }) => [
      action,
      subject,
      actorId,
    ]);
    expect(entries).toEqual(
      ['landing_restored', 'landing_deleted', 'landing_unpublished', 'landing_published'].map((action) => [
        action,
        page.id,
        desk.account.id,
      ]),
    );
    expect(JSON.stringify(await site.ports.audit.latest(4))).not.toContain('open.spotify.com');
  });
});
