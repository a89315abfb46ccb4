import { randomUUID } from 'node:crypto';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { newAddress, postFrom } from '../../../../tests/accounts/accounts.ts';
import { eachEngine } from '../../../../tests/databases/databases.ts';
import { type LandingDesk, openLanding } from '../../../../tests/landing/landing.ts';
import { landingContent } from '../../../../tests/landing/landing-content.ts';
import { contactForm, openTestSite, type TestSite } from '../../../../tests/test-site.ts';
import { type AdPlatform, startAdPlatforms } from '../../../../tests/vendors/conversions.ts';
import { forgetLeadless } from '../../../app/conversions/forget-leadless.ts';
import { startSends } from '../../../app/conversions/send-due.ts';
import { openFigures } from '../../../app/landing/share-figures.ts';
import type { ConversionLane } from '../../../domain/conversion/destinations.ts';

const START = Date.UTC(2026, 10, 30, 12);
const MINUTE = 60_000;
const DAY = 86_400_000;
const BROWSER = 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 Chrome/140.0 Safari/537.36';
const headers = { 'user-agent': BROWSER };
const FBP = 'fb.1.1795830000000.1098115397';
const TTP = '2F7h37YkS1j57AYSKTI7IHhJPYH';

eachEngine('what the server tells of acts without a lead', (engine) => {
  let site: TestSite;
  let desk: LandingDesk;
  let platforms: Awaited<ReturnType<typeof startAdPlatforms>>;
  let meta: AdPlatform;
  let tiktok: AdPlatform;
  let now: number;
  let page: { id: string; slug: string };
  beforeEach(async () => {
    now = START;
    platforms = await startAdPlatforms();
    ({ meta, tiktok } = platforms);
    site = await openTestSite(
      engine,
      { clock: { now: () => now }, random: () => 0.5, adPlatforms: platforms.adPlatforms },
      { META_PIXEL_ID: '123456789012345', TIKTOK_PIXEL_ID: '1234567890123456789' },
    );
    desk = await openLanding(site);
    await site.send('PUT', '/api/settings/conversions', platforms.access, desk.headers);
    page = await desk.online('Nova', landingContent('Nova'));
  });
  afterEach(async () => {
    await site.close();
    await platforms.close();
  });

  async function choose(changes: object = {}, marketing = true): Promise<string> {
    const id = randomUUID();
    const record = {
      ...{ essential: true, analytics: false, marketing, functional: false, version: '1.0' },
      timestamp: new Date(now - MINUTE).toISOString(),
    };
    const proof = { id, record, textVersion: '2026-11-30', locale: 'fr', ...changes };
    expect((await postFrom(site, newAddress(), '/api/consents', proof, headers)).status).toBe(201);
    return id;
  }
  /** A visitor reports the first click out of the page, or what the changes say. */
  async function report(proof: string, changes: object = {}, more: Record<string, string> = {}) {
    const id = randomUUID();
    const done = { act: 'click', id, path: `/p/${page.slug}`, target: 'aaaa1111', loaded: [] };
    const ids = { fbp: FBP, ttp: TTP };
    const body = { ...done, proof, ids, ...changes };
    const { status } = await postFrom(site, newAddress(), '/api/acts', body, { ...headers, ...more });
    expect(status).toBe(204);
    return id;
  }
  const work = async (name: ConversionLane = 'meta') => {
    await Promise.all(await startSends(site.ports, name));
  };
  const figures = (name: ConversionLane = 'meta') => site.ports.conversions.figures(name, 0);
  const none = { waiting: 0, received: 0, unsent: {} };

  it('is the first click out of a page, under the id of the browser, with the platform and the page', async () => {
    const id = await report(await choose());
    await work();
    await work('tiktok');
    expect(meta.bodies).toEqual([
      {
        access_token: 'agency-token',
        data: [
          {
            ...{ event_name: 'ViewContent', event_time: START / 1000, event_id: id },
            ...{ action_source: 'website', event_source_url: expect.stringMatching(`/p/${page.slug}$`) },
            user_data: { client_user_agent: BROWSER, fbp: FBP },
            custom_data: {
              content_category: 'click-out',
              content_name: 'spotify',
              content_ids: [page.id],
            },
          },
        ],
      },
    ]);
    expect(tiktok.bodies).toMatchObject([
      {
        data: [
          {
            ...{ event: 'ViewContent', event_id: id },
            properties: { contents: [{ content_id: 'click-out', content_name: 'spotify' }] },
          },
        ],
      },
    ]);
    expect([await figures(), await figures('tiktok')]).toMatchObject([{ received: 1 }, { received: 1 }]);
    expect(await site.ports.conversions.listSealed()).toEqual([]);
    expect(site.lines.join('\n')).not.toContain(FBP);
  });

  it('is a reminder, as a registration, with the path of the page', async () => {
    const id = await report(await choose(), { act: 'reminder', target: undefined });
    await work();
    expect(meta.bodies).toMatchObject([
      {
        data: [
          {
            ...{ event_name: 'CompleteRegistration', event_id: id },
            custom_data: { content_category: 'reminder', content_name: `/p/${page.slug}` },
          },
        ],
      },
    ]);
  });

  it('is counted once, however often it is reported', async () => {
    const [id, proof] = [randomUUID(), await choose()];
    await report(proof, { id });
    await report(proof, { id });
    await work();
    expect([meta.bodies.length, (await figures()).received]).toEqual([1, 1]);
  });

  it.each([
    ['whose proof is not stored', async () => randomUUID(), {}, {}],
    ['after a refusal', () => choose({}, false), {}, {}],
    ['of a browser that objected', () => choose({ objected: true }), {}, {}],
    ['of a browser that objects now', () => choose(), {}, { 'sec-gpc': '1' }],
    ['of a program', () => choose(), {}, { 'user-agent': 'Googlebot/2.1' }],
    ['under words that name a request alone', () => choose({ textVersion: '2026-11-29.4' }), {}, {}],
    ['on an unknown page', () => choose(), { path: '/p/unknown' }, {}],
    ['on another page of the site', () => choose(), { path: '/contact' }, {}],
    ['on a link that the page does not have', () => choose(), { target: 'cccc3333' }, {}],
    ['for an artist without pixels', () => choose(), { artist: { page: 'p', proof: randomUUID() } }, {}],
  ])('is nothing %s', async (_, proved, changes, more) => {
    await report(await proved(), changes, more);
    expect(await figures()).toMatchObject(none);
    expect(await site.ports.conversions.listSealed()).toEqual([]);
  });

  it('is nothing on a draft, on a page that is offline, and on one for people who cannot consent alone', async () => {
    const draft = await desk.create('Brouillon');
    const proof = await choose();
    await report(proof, { path: `/p/preview/${draft}` });
    await report(proof, { path: `/p/${draft}` });
    const content = landingContent('Comptines');
    const young = await desk.online('Comptines', {
      ...content,
      shared: { ...content.shared, isForYoung: true },
    });
    await report(proof, { path: `/p/${young.slug}` });
    expect(await figures()).toMatchObject(none);
  });

  it('stops with the withdrawal of the choice, also between the claim and the request', async () => {
    const proof = await choose();
    await report(proof);
    await choose({ replaces: proof }, false);
    expect((await figures()).unsent).toEqual({ replaced: 1 });
    const second = await choose();
    await report(second);
    const { conversions } = site.ports;
    const claim: typeof conversions.claim = async (...asked) => {
      const claimed = await conversions.claim(...asked);
      await choose({ replaces: second }, false);
      return claimed;
    };
    await Promise.all(await startSends({ ...site.ports, conversions: { ...conversions, claim } }, 'meta'));
    expect([meta.bodies, (await figures()).unsent]).toEqual([[], { replaced: 2 }]);
  });

  it('goes on under a choice that a newer one repeated, until a later one refuses', async () => {
    const proof = await choose();
    await report(proof);
    const again = await choose({ replaces: proof });
    await work();
    expect(meta.bodies).toHaveLength(1);
    await report(proof);
    // The refusal arrives before the choice that it replaces.
    const third = randomUUID();
    await choose({ replaces: third }, false);
    expect((await figures()).waiting).toBe(1);
    await choose({ id: third, replaces: again });
    expect((await figures()).unsent).toEqual({ replaced: 1 });
    expect(await site.ports.conversions.listSealed()).toEqual([]);
    await work();
    expect(meta.bodies).toHaveLength(1);
  });

  it('is fifty acts a day under one proof at most', async () => {
    const proof = await choose();
    for (let count = 0; count < 52; count += 1) await report(proof);
    expect((await figures()).waiting).toBe(50);
    now += DAY + 1;
    await report(proof);
    expect((await figures()).waiting).toBe(51);
  });

  it('goes to the artist’s own account too, after both answers, without this site’s own number', async () => {
    const own = {
      ...{ version: 0, isOn: true, contractOn: '2026-11-30', metaPixel: '543210987654321' },
      ...{ metaToken: 'artist-token', tiktokPixel: '' },
    };
    expect((await desk.call('PUT', `/${page.id}/artist-pixels`, own)).status).toBe(200);
    const lane: ConversionLane = `meta:${page.id}`;
    const forArtist = (marketing: boolean) =>
      choose({ textVersion: '2026-11-30.artist', scope: page.id }, marketing);
    const ids = { fbp: FBP, fbx: randomUUID() };
    const artist = async (accepts: boolean) => ({ page: page.id, proof: await forArtist(accepts) });
    const proof = await choose();
    await report(proof, { ids, artist: await artist(false) });
    expect(await figures(lane)).toMatchObject(none);
    const other = await desk.online('Autre', landingContent('Autre'));
    await report(proof, { ids, artist: await artist(true), path: `/p/${other.slug}` });
    expect(await figures(lane)).toMatchObject(none);
    await report(proof, { ids, artist: await artist(true) });
    await work(lane);
    expect(meta.bodies).toMatchObject([
      { access_token: 'artist-token', data: [{ event_name: 'ViewContent' }] },
    ]);
    expect(JSON.stringify(meta.bodies)).not.toContain('external_id');
    expect([(await figures(lane)).received, (await figures()).waiting]).toEqual([1, 0]);
    // Both answers are shown with what was told under them.
    const proofs = await (await site.send('GET', '/api/consent-proofs', undefined, desk.headers)).json();
    const shown = proofs.data.items as { id: string; scope: object | null; used: number }[];
    expect(shown.find(({ id }) => id === proof)).toMatchObject({ scope: null, used: 1 });
    expect(shown.filter(({ scope, used }) => scope !== null && used > 0)).toMatchObject([
      { scope: { artist: 'Nova', title: 'Nova' }, used: 1 },
    ]);
    // The page of figures for the artist has its sums.
    await report(proof, { ids, artist: await artist(true), loaded: ['meta'] });
    const link = (await desk.call('POST', `/${page.id}/figure-links`, { locale: 'fr' })).data;
    const code = new URL(link.url).pathname.split('/').at(-1) ?? '';
    expect((await openFigures(site.ports, code, 'fr'))?.sends).toEqual({
      days: 90,
      platforms: [{ platform: 'meta', received: 1, twins: 0, waiting: 1, refused: 0, unclear: 0, unsent: 0 }],
    });
    const without = (await desk.call('POST', `/${other.id}/figure-links`, { locale: 'fr' })).data;
    const otherCode = new URL(without.url).pathname.split('/').at(-1) ?? '';
    expect((await openFigures(site.ports, otherCode, 'fr'))?.sends).toBeNull();
  });

  it('waits behind the leads, and goes side by side once the first was taken', async () => {
    const proof = await choose();
    for (let count = 0; count < 12; count += 1) await report(proof);
    now += MINUTE;
    const { id: lead } = (await (await site.post('/api/contact/submit', contactForm, headers)).json()).data;
    await report(proof, { act: 'lead', lead, id: undefined, path: undefined, target: undefined });
    let underWay = 0;
    const seen: number[] = [];
    const send: typeof site.ports.conversionSender.send = async (request) => {
      underWay += 1;
      seen.push(underWay);
      // After the first, each waits until eight are under way.
      if (seen.length > 1) await vi.waitUntil(() => seen.length >= 9, { timeout: 10_000 });
      const answer = await site.ports.conversionSender.send(request);
      underWay -= 1;
      return answer;
    };
    await Promise.all(await startSends({ ...site.ports, conversionSender: { send } }, 'meta'));
    expect(meta.bodies[0]).toMatchObject({ data: [{ event_name: 'Lead' }] });
    expect([meta.counted.size, seen.slice(0, 2), Math.max(...seen)]).toEqual([13, [1, 1], 8]);
    // While the platform has trouble, each goes alone.
    for (let count = 0; count < 12; count += 1) await report(proof);
    meta.always = { status: 500, json: { error: { code: 2 } } };
    const before = meta.bodies.length;
    await work();
    expect(meta.bodies.length - before).toBe(5);
  });

  it('is shown in no lead, and is deleted with the lead of its visitor, or after 90 days', async () => {
    const proof = await choose();
    const email = 'visitor@example.com';
    const form = { ...contactForm, email, page: `/p/${page.slug}`, locale: 'fr' };
    const { id: lead } = (await (await site.post('/api/contact/submit', form, headers)).json()).data;
    await report(proof, { act: 'lead', lead, id: undefined, path: undefined, target: undefined });
    await report(proof);
    await report(await choose());
    const told = async () => {
      const { data } = await (await site.send('GET', `/api/leads/${lead}`, undefined, desk.headers)).json();
      return data.sends.filter((send: { destination: string }) => send.destination === 'meta');
    };
    expect(await told()).toMatchObject([{ act: 'lead' }]);
    expect((await figures()).waiting).toBe(3);
    // The person may read it, with the click under the same choice.
    const own = await postFrom(site, newAddress(), '/api/people/export', { email }, desk.headers);
    const acts: { platform: string }[] = (await own.json()).data.adActs;
    expect(acts.filter(({ platform }) => platform === 'meta')).toMatchObject([
      { act: 'lead', page: `/p/${page.slug}`, link: null, state: 'waiting' },
      { act: 'click', page: `/p/${page.slug}`, link: 'spotify', state: 'waiting', isArtists: false },
    ]);
    const erased = await postFrom(site, newAddress(), '/api/people/erase', { email }, desk.headers);
    expect([erased.status, (await figures()).waiting]).toEqual([200, 1]);
    now += 90 * DAY;
    await forgetLeadless(site.ports);
    expect((await figures()).waiting).toBe(1);
    now += 1;
    await forgetLeadless(site.ports);
    expect(await figures()).toMatchObject(none);
  });
});
