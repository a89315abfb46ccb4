import { afterEach, beforeEach, expect, it } from 'vitest';
import { eachEngine } from '../../tests/databases/databases.ts';
import { type LandingDesk, openLanding } from '../../tests/landing/landing.ts';
import { landingContent } from '../../tests/landing/landing-content.ts';
import { type Shops, startShops } from '../../tests/landing/link-shops.ts';
import { openTestSite, type TestSite } from '../../tests/test-site.ts';
import { announceBrokenLinks } from '../app/landing/announce-links.ts';
import { listLandings } from '../app/landing/list-landings.ts';
import { readLanding } from '../app/landing/read-landing.ts';
import { LandingDetail, LandingPageList, LandingQuery } from '../contracts/landing/landing.ts';
import type { LandingContent } from '../domain/landing/landing-page.ts';
import { createLandingLinkWork } from './landing-link-work.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
const SPOTIFY = 'https://open.spotify.com/album/1';
const DEEZER = 'https://www.deezer.com/album/1';
/** The address at which Deezer returns whether the album exists. */
const DEEZER_ASKED = 'https://api.deezer.com/album/1';
const SHOP = 'https://shop.example/nova';
const MOVING = 'https://nova.bandcamp.com/album/a';

eachEngine('the monthly look at the links of landing pages', (engine) => {
  let now = 0;
  let site: TestSite;
  let shops: Shops;
  let desk: LandingDesk;
  const clock = { now: () => now };
  beforeEach(async () => {
    now = Date.now();
    shops = await startShops();
    site = await openTestSite(engine, { clock, linkFollower: shops.follower });
    desk = await openLanding(site);
  });
  afterEach(async () => {
    await site.close();
    await shops.close();
  });

  /** The work of one process. */
  const worker = () => createLandingLinkWork({ ...site.landing, clock, log: site.log, random: () => 0.5 });
  /** Moves the clock by `ms` milliseconds, and polls the queue after each step. */
  async function pass(ms: number, work = worker(), everyMs = HOUR): Promise<void> {
    for (const end = now + ms; now < end; now += everyMs) {
      await work.prepare?.();
      for (;;) {
        const started = await work.start('links', 4);
        await Promise.all(started);
        if (started.length === 0) break;
        // The gate of a host opens again after seconds.
        now += 3000;
      }
    }
  }
  const content = (action = SPOTIFY) => {
    const made = landingContent('Nova');
    return { ...made, shared: { ...made.shared, actionLink: action } };
  };
  const withMoving = ({ shared, ...made }: LandingContent): LandingContent => ({
    ...made,
    shared: {
      ...shared,
      platforms: shared.platforms.map((row) => (row.platform === 'deezer' ? { ...row, url: MOVING } : row)),
    },
  });
  const brokenOf = async (id: string) => {
    // The session of the desk expires before the links are checked.
    const read = await readLanding(site.ports, id);
    if (!read.ok) throw new Error(read.code);
    expect(LandingDetail.parse(read.value)).toEqual(read.value);
    return read.value.brokenLinks.map(({ url, verdict, movedTo }) => [url, verdict, movedTo]);
  };

  it('checks each link a day after it is published and then once a month, however many pages show it', async () => {
    await desk.online('Nova', content());
    await desk.online('Encore', content());
    await pass(DAY - HOUR);
    expect(shops.asked).toEqual([]);
    await pass(2 * HOUR);
    expect([...shops.asked].sort()).toEqual([SPOTIFY, DEEZER_ASKED].sort());
    await pass(28 * DAY, worker(), 6 * HOUR);
    expect(shops.asked).toHaveLength(2);
    await pass(3 * DAY, worker(), 6 * HOUR);
    expect(shops.asked).toHaveLength(4);
  });

  it('distinguishes dead, moved and private links, in the list and on the page', async () => {
    const { id } = await desk.online('Nova', withMoving(content(SHOP)));
    shops.answers[SPOTIFY] = { status: 404 };
    shops.answers[MOVING] = { status: 301, headers: { location: 'https://nova.bandcamp.com/album/b' } };
    const { follow } = shops.follower;
    shops.follower.follow = async (link) =>
      link === SHOP ? { kind: 'failed', cause: 'private' } : follow(link);
    await pass(DAY + 2 * HOUR);
    // A page that is missing once may exist again the day after.
    expect(await brokenOf(id)).toEqual([
      [SHOP, 'private', null],
      [MOVING, 'moved', 'https://nova.bandcamp.com/album/b'],
    ]);
    await pass(DAY + 3 * HOUR);
    expect((await brokenOf(id)).map(([url, verdict]) => [url, verdict])).toEqual([
      [SHOP, 'private'],
      [SPOTIFY, 'dead'],
      [MOVING, 'moved'],
    ]);
    const list = await listLandings(site.ports, LandingQuery.parse({ state: 'live' }));
    expect(LandingPageList.parse(list).items.map(({ brokenLinks }) => brokenLinks)).toEqual([3]);
  });

  it('counts no link as dead while this server has no connection', async () => {
    const { id } = await desk.online('Nova', content(SHOP));
    const { follow } = shops.follower;
    shops.follower.follow = async () => ({ kind: 'failed', cause: 'name' });
    await pass(5 * DAY);
    expect(await brokenOf(id)).toEqual([]);
    // With a connection, an unknown host name means that the shop no longer exists.
    shops.follower.follow = async (link) =>
      link === SHOP ? { kind: 'failed', cause: 'name' } : follow(link);
    await pass(40 * DAY, worker(), 6 * HOUR);
    expect((await brokenOf(id)).map(([url, verdict]) => [url, verdict])).toEqual([[SHOP, 'dead']]);
  });

  it('checks pre-save addresses until the release, and the ordinary addresses after it', async () => {
    const presave = 'https://presave.example/nova';
    const made = content();
    const releaseAt = now + 10 * DAY;
    const platforms = made.shared.platforms
      .filter(({ platform }) => platform === 'spotify')
      .map((row) => ({ ...row, presave }));
    await desk.online('Nova', { ...made, shared: { ...made.shared, releaseAt, platforms } });
    await pass(9 * DAY, worker(), 6 * HOUR);
    expect(shops.asked).toEqual([presave]);
    await pass(4 * DAY, worker(), 6 * HOUR);
    expect(shops.asked).toEqual([presave, SPOTIFY]);
  });

  it('notices a deleted video although its page returns 200', async () => {
    const video = 'https://youtu.be/dQw4w9WgXcQ';
    const { id } = await desk.online('Nova', content(video));
    const watched = encodeURIComponent('https://www.youtube.com/watch?v=dQw4w9WgXcQ');
    shops.answers[`https://www.youtube.com/oembed?format=json&url=${watched}`] = { status: 404 };
    await pass(3 * DAY);
    expect(await brokenOf(id)).toEqual([[video, 'dead', null]]);
    expect(shops.asked).not.toContain(video);
  });

  it('notices a deleted album although Deezer returns 200', async () => {
    const { id } = await desk.online('Nova', content());
    shops.answers[DEEZER_ASKED] = { status: 200, body: '{"error":{"type":"DataException","code":800}}' };
    await pass(3 * DAY);
    expect(await brokenOf(id)).toEqual([[DEEZER, 'dead', null]]);
    shops.answers[DEEZER_ASKED] = { status: 200, body: '{"id":1}' };
    await pass(8 * DAY, worker(), 6 * HOUR);
    expect(await brokenOf(id)).toEqual([]);
  });

  it('sends a busy host no request for as long as it asks, and checks one link of a host at a time', async () => {
    const made = content();
    const platforms = [1, 2, 3].map((number) => ({
      ...{ id: `aaaa000${number}`, platform: 'spotify' as const, verb: 'listen' as const, presave: '' },
      url: `https://open.spotify.com/album/${number}`,
    }));
    await desk.online('Nova', { ...made, shared: { ...made.shared, platforms } });
    const urls = platforms.map(({ url }) => url);
    for (const url of urls)
      shops.answers[url] = { status: 429, headers: { 'retry-after': String(5 * 3600) } };
    const [first, second] = [worker(), worker()];
    await first.prepare?.();
    now += DAY + HOUR;
    const started = await Promise.all([first.start('links', 4), second.start('links', 4)]);
    await Promise.all(started.flat());
    expect(shops.asked).toHaveLength(1);
    await pass(4 * HOUR);
    expect(shops.asked).toHaveLength(1);
    for (const url of urls) delete shops.answers[url];
    await pass(2 * DAY);
    expect(new Set(shops.asked)).toEqual(new Set(urls));
    expect(await site.landing.landingLinks.broken()).toEqual([]);
  });

  it('checks only the links of online pages, not of drafts, samples or pages that have ended', async () => {
    const draft = await desk.create('Brouillon');
    await desk.save(draft, content(SHOP));
    await desk.online('Nova', content(), { unpublishAt: now + 3 * DAY });
    await pass(DAY + 2 * HOUR);
    expect(shops.asked).not.toContain(SHOP);
    await pass(32 * DAY, worker(), 12 * HOUR);
    expect(shops.asked).toHaveLength(2);
  });

  it('mails the agency once, from one of two processes, and again after another verdict', async () => {
    const mailSettings = site.ports.mailSettings.mail();
    const notify = { to: 'agence@example.com', events: [], locale: 'fr' } as const;
    const ports = {
      ...site.ports,
      ...site.landing,
      mailSettings: { mail: () => ({ ...mailSettings, notify }) },
    };
    const mails = async () => (await site.stores.mails.latest(9)).map(({ subject }) => subject);
    await desk.online('Nova', content());
    shops.answers[SPOTIFY] = { status: 410 };
    await pass(3 * DAY);
    await Promise.all([announceBrokenLinks(ports), announceBrokenLinks(ports)]);
    await announceBrokenLinks(ports);
    expect(await mails()).toEqual(['1 lien à revoir sur vos landing pages']);
    const [claimed] = await ports.mails.claim({ now, leaseMs: 1, limit: 1 });
    expect(claimed?.text).toContain(`«\u00a0Nova\u00a0»\n${SPOTIFY}\nLa page n’existe plus.`);
    shops.answers[SPOTIFY] = { status: 301, headers: { location: 'https://open.spotify.com/album/9' } };
    await pass(8 * DAY, worker(), 6 * HOUR);
    await announceBrokenLinks(ports);
    expect(await mails()).toHaveLength(2);
  });
});
