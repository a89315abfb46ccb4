import { randomUUID } from 'node:crypto';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { eachEngine } from '../../../../tests/databases/databases.ts';
import { type LandingDesk, openLanding } from '../../../../tests/landing/landing.ts';
import { landingContent } from '../../../../tests/landing/landing-content.ts';
import { contactForm, openTestSite, type TestSite } from '../../../../tests/test-site.ts';
import { type AdPlatform, startAdPlatforms } from '../../../../tests/vendors/conversions.ts';
import { startSends } from '../../../app/conversions/send-due.ts';
import { countSendTroubles } from '../../../app/conversions/send-trouble.ts';
import type { ConversionLane } from '../../../domain/conversion/destinations.ts';
import { createConversionWork } from '../../../jobs/conversion-work.ts';

const START = Date.UTC(2026, 10, 30, 12);
const MINUTE = 60_000;
const DAY = 86_400_000;
const BROWSER = 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 Chrome/140.0 Safari/537.36';
const AGENCY = '123456789012345';
const ARTIST = '543210987654321';
const FBX = '3f1c8a52-7a0e-4c55-9d4c-2b1f6f0f8a01';

eachEngine('what the server tells an artist’s own account', (engine) => {
  let site: TestSite;
  let desk: LandingDesk;
  let platforms: Awaited<ReturnType<typeof startAdPlatforms>>;
  let meta: AdPlatform;
  let now: number;
  let page: { id: string; slug: string };
  const lane = (platform: 'meta' | 'tiktok' = 'meta'): ConversionLane => `${platform}:${page.id}`;
  const pixels = (change: object = {}) =>
    desk.call('PUT', `/${page.id}/artist-pixels`, {
      ...{ version: 0, isOn: true, contractOn: '2026-11-30', metaPixel: ARTIST, metaToken: 'artist-token' },
      ...{ tiktokPixel: '', ...change },
    });

  beforeEach(async () => {
    now = START;
    platforms = await startAdPlatforms();
    ({ meta } = platforms);
    site = await openTestSite(
      engine,
      { clock: { now: () => now }, random: () => 0.5, adPlatforms: platforms.adPlatforms },
      { META_PIXEL_ID: AGENCY },
    );
    desk = await openLanding(site);
    const access = { ...platforms.access, tiktok: false, tiktokToken: undefined };
    await site.send('PUT', '/api/settings/conversions', access, desk.headers);
    page = await desk.online('Nova', landingContent('Nova'));
    expect((await pixels()).status).toBe(200);
  });
  afterEach(async () => {
    await site.close();
    await platforms.close();
  });

  const headers = { 'user-agent': BROWSER };
  async function choose(changes: object = {}, marketing = true): Promise<string> {
    const id = randomUUID();
    const record = {
      ...{ essential: true, analytics: false, marketing, functional: false, version: '1.0' },
      timestamp: new Date(now - MINUTE).toISOString(),
    };
    const proof = { id, record, textVersion: '2026-11-29.4', locale: 'fr', ...changes };
    expect((await site.post('/api/consents', proof, headers)).status).toBe(201);
    return id;
  }
  const forArtist = (changes: object = {}, marketing = true) =>
    choose({ textVersion: '2026-11-30.artist', scope: page.id, ...changes }, marketing);
  const ids = { fbp: 'fb.1.1795830000000.1098115397', ttp: '2F7h37YkS1j57AYSKTI7IHhJPYH', fbx: FBX };
  async function visitor(proof: string, artistProof: string, path = `/p/${page.slug}`): Promise<string> {
    const form = { ...contactForm, page: path, locale: 'fr' };
    const { id: lead } = (await (await site.post('/api/contact/submit', form, headers)).json()).data;
    const report = { lead, act: 'lead', proof, loaded: [], ids };
    await site.post('/api/acts', report, headers);
    const artist = { page: page.id, proof: artistProof };
    expect((await site.post('/api/acts', { ...report, artist }, headers)).status).toBe(204);
    return lead;
  }
  const work = async (name: ConversionLane = lane()) => {
    await Promise.all(await startSends(site.ports, name));
  };
  const figures = (name = lane()) => site.ports.conversions.figures(name, 0);
  const state = async () => (await site.ports.conversions.lane(lane())).state;

  it('is the same act under the same id, beside the agency’s, and without this site’s own number', async () => {
    const lead = await visitor(await choose(), await forArtist());
    await work('meta');
    await work();
    expect(meta.bodies).toHaveLength(2);
    const [agency, artist] = meta.bodies as { access_token: string; data: { event_id: string }[] }[];
    expect([agency?.access_token, artist?.access_token]).toEqual(['agency-token', 'artist-token']);
    expect([agency?.data[0]?.event_id, artist?.data[0]?.event_id]).toEqual([lead, lead]);
    expect(JSON.stringify(agency)).toContain('external_id');
    expect(JSON.stringify(artist)).not.toContain('external_id');
    expect(await site.ports.conversions.listSealed()).toEqual([]);
    expect(site.lines.join('\n')).not.toMatch(/artist-token|fb\.1\.1795830000000/);
    const { data } = await (await site.send('GET', `/api/leads/${lead}`, undefined, desk.headers)).json();
    expect(
      data.sends.map((send: { artist: boolean; state: string }) => [send.artist, send.state]).sort(),
    ).toEqual([
      [false, 'sent'],
      [true, 'sent'],
    ]);
  });

  it.each([
    ['the artist was refused', () => forArtist({}, false), 'refused'],
    ['the proof is that of the site', () => choose(), 'no_proof'],
    ['the proof is for another page', () => forArtist({ scope: 'other' }), 'no_proof'],
    ['the browser objects', () => forArtist({ objected: true }), 'objected'],
  ] as const)('is not sent where %s', async (_, proved, reason) => {
    await visitor(await choose(), await proved());
    await work();
    expect(meta.bodies).toEqual([]);
    expect((await figures()).unsent).toEqual({ [reason]: 1 });
  });

  it('is not sent from a page for people who cannot consent alone', async () => {
    const content = landingContent('Comptines');
    page = await desk.online('Comptines', { ...content, shared: { ...content.shared, isForYoung: true } });
    expect((await pixels()).status).toBe(200);
    await visitor(await choose(), await forArtist());
    await work('meta');
    await work();
    expect([meta.bodies, (await figures('meta')).waiting, (await figures()).waiting]).toEqual([[], 0, 0]);
  });

  it('is not sent where the site’s own advertising was refused', async () => {
    await visitor(await choose({}, false), await forArtist());
    await work();
    expect((await figures()).unsent).toEqual({ refused: 1 });
  });

  it.each([
    ['the artist’s', (_: string, artist: string) => forArtist({ replaces: artist }, false), 0, 1],
    ['the site’s', (proof: string) => choose({ replaces: proof }, false), 0, 0],
  ] as const)(
    'stops with the withdrawal of %s answer, while it waits',
    async (_, withdraw, artist, agency) => {
      const [proof, own] = [await choose(), await forArtist()];
      await visitor(proof, own);
      await withdraw(proof, own);
      await work();
      await work('meta');
      expect([(await figures()).received, (await figures('meta')).received]).toEqual([artist, agency]);
      expect(await site.ports.conversions.listSealed()).toEqual([]);
    },
  );

  it('is planned only for a lead of the artist’s own page, and only while the pixels are on', async () => {
    const [proof, own] = [await choose(), await forArtist()];
    await visitor(proof, own, '/contact');
    expect(await figures()).toMatchObject({ waiting: 0 });
    await pixels({ version: 1, isOn: false });
    await visitor(proof, own);
    await work();
    expect(await figures()).toMatchObject({ waiting: 0, received: 0 });
    expect((await figures('meta')).waiting).toBe(2);
  });

  it('blocks its own lane alone with a wrong token, and goes on with a new one', async () => {
    meta.next = [{ status: 400, json: { error: { message: 'No.', type: 'OAuthException', code: 190 } } }];
    await visitor(await choose(), await forArtist());
    await work();
    expect([await state(), (await site.ports.conversions.lane('meta')).state]).toEqual(['blocked', 'open']);
    expect([...(await countSendTroubles(site.ports))]).toEqual([['sends', 1]]);
    await pixels({ version: 1, metaToken: 'new-token' });
    expect(await state()).toBe('open');
    await work();
    expect((await figures()).received).toBe(1);
  });

  it('is a lane of the worker while its acts wait', async () => {
    const work = createConversionWork(site.ports);
    await work.prepare?.();
    expect(work.lanes()).toEqual(['meta']);
    await visitor(await choose(), await forArtist());
    await work.prepare?.();
    expect(work.lanes()).toEqual(['meta', lane()]);
    await Promise.all(await work.start(lane(), 4));
    await work.prepare?.();
    expect([work.lanes(), (await figures()).received]).toEqual([['meta'], 1]);
  });

  it('does not exist for a page without an artist’s pixels', async () => {
    const body = { paused: true };
    const answer = await site.send('POST', '/api/sends/meta:unknown/pause', body, desk.headers);
    expect(answer.status).toBe(404);
  });

  it('is listed, paused and opened beside the agency’s lanes', async () => {
    const listed = async () =>
      (await (await site.send('GET', '/api/sends', undefined, desk.headers)).json()).data.destinations;
    expect((await listed()).map((one: { lane: string }) => one.lane)).toEqual([
      'meta',
      'tiktok',
      'google',
      lane(),
    ]);
    expect((await listed()).at(-1)).toMatchObject({
      name: 'meta',
      on: true,
      isReady: true,
      accountEnd: '4321',
    });
    const pause = (paused: boolean) =>
      site.send('POST', `/api/sends/${lane()}/pause`, { paused }, desk.headers);
    await visitor(await choose(), await forArtist());
    expect((await pause(true)).status).toBe(200);
    await work();
    expect(meta.bodies).toEqual([]);
    await pause(false);
    await work();
    expect((await figures()).received).toBe(1);
  });

  it('arrives whole after an outage of a day, and is gone with its lead', async () => {
    meta.always = { status: 500, json: {} };
    await visitor(await choose(), await forArtist());
    const until = now + DAY;
    let polls = 0;
    while (now < until) {
      await work();
      polls += 1;
      now += 30 * MINUTE;
    }
    expect(polls).toBeGreaterThan(40);
    expect(meta.bodies.length).toBeLessThanOrEqual(60);
    meta.always = undefined;
    for (let count = 0; count < 20; count += 1) {
      await work();
      now += 30 * MINUTE;
    }
    expect((await figures()).received).toBe(1);
  });
});
