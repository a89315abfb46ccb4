import { randomUUID } from 'node:crypto';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { addAccount, bearer, tokenOf } from '../../../../tests/accounts/accounts.ts';
import { eachEngine } from '../../../../tests/databases/databases.ts';
import { contactForm, openTestSite, type TestSite } from '../../../../tests/test-site.ts';
import { type AdPlatform, startMeta, startTiktok } from '../../../../tests/vendors/conversions.ts';
import { startSends } from '../../../app/conversions/send-due.ts';
import type { ConversionDestination } from '../../../domain/conversion/destinations.ts';

const START = Date.UTC(2026, 10, 29, 12);
const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const BROWSER = 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 Chrome/140.0 Safari/537.36';
const TTP = '2F7h37YkS1j57AYSKTI7IHhJPYH';
const TTCLID = 'E.C.P.CkcBabcdefgh';
const PIXEL = '1234567890123456789';

eachEngine('what the server tells TikTok beside Meta', (engine) => {
  let site: TestSite;
  let meta: AdPlatform;
  let tiktok: AdPlatform;
  let now: number;
  beforeEach(async () => {
    now = START;
    [meta, tiktok] = await Promise.all([startMeta(), startTiktok()]);
    const origins = {
      'https://graph.facebook.com': meta.vendor.url,
      'https://business-api.tiktok.com': tiktok.vendor.url,
    };
    site = await openTestSite(
      engine,
      { clock: { now: () => now }, random: () => 0.5, adPlatforms: { origins, timeoutMs: 300 } },
      { META_PIXEL_ID: '123456789012345', TIKTOK_PIXEL_ID: PIXEL },
    );
    const headers = bearer(await tokenOf(site, await addAccount(site)));
    const access = {
      ...{ meta: true, metaToken: 'EAABtoken', tiktok: true, tiktokToken: 'tiktok-token' },
      ...{ google: false, googleCustomer: '', googleAction: '' },
    };
    await site.send('PUT', '/api/settings/conversions', { version: 0, ...access }, headers);
  });
  afterEach(async () => {
    await site.close();
    await meta.vendor.close();
    await tiktok.vendor.close();
  });

  const headers = { 'user-agent': BROWSER };
  async function visitor(changes: object = {}): Promise<string> {
    const page = { page: '/contact', locale: 'fr' };
    const sent = await site.post('/api/contact/submit', { ...contactForm, ...page }, headers);
    const { id: lead } = (await sent.json()).data;
    const proof = randomUUID();
    const record = {
      ...{ essential: true, analytics: false, marketing: true, functional: false, version: '1.0' },
      timestamp: new Date(now - MINUTE).toISOString(),
    };
    const told = { id: proof, record, textVersion: '2026-11-29.4', locale: 'fr' };
    await site.post('/api/consents', told, headers);
    const ids = { fbp: 'fb.1.1795830000000.1098115397', ttp: TTP, ttclid: TTCLID };
    const report = { lead, act: 'lead', proof, loaded: [], ids, ...changes };
    expect((await site.post('/api/acts', report, headers)).status).toBe(204);
    return lead;
  }
  const work = async (name: ConversionDestination = 'tiktok') => {
    await Promise.all(await startSends(site.ports, name));
  };
  const figures = () => site.ports.conversions.figures('tiktok', 0);

  it('is the same act under the same id, with TikTok’s own numbers alone', async () => {
    const lead = await visitor();
    await work();
    await work('meta');
    expect(tiktok.headers[0]?.['access-token']).toBe('tiktok-token');
    expect(tiktok.bodies).toEqual([
      {
        event_source: 'web',
        event_source_id: PIXEL,
        data: [
          {
            event: 'Lead',
            event_time: START / 1000,
            event_id: lead,
            user: { user_agent: BROWSER, ttp: TTP, ttclid: TTCLID },
            page: { url: expect.stringMatching(/\/contact$/) },
            properties: {
              content_type: 'product',
              contents: [{ content_id: 'contact', content_name: '/contact' }],
            },
          },
        ],
      },
    ]);
    expect(JSON.stringify(meta.bodies)).not.toContain(TTP);
    expect([tiktok.counted.size, meta.counted.size]).toEqual([1, 1]);
    expect(await site.ports.conversions.listSealed()).toEqual([]);
    expect(site.lines.join('\n')).not.toMatch(/tiktok-token|2F7h37Yk/);
  });

  it('waits six minutes where the page told of the act too', async () => {
    await visitor({ loaded: ['tiktok'] });
    await work();
    now += 6 * MINUTE - 1;
    await work();
    expect(tiktok.bodies).toEqual([]);
    now += 1;
    await work();
    expect(tiktok.counted.size).toBe(1);
  });

  it('never takes a status of 200 for a success, and is counted once in the end', async () => {
    const busy = { status: 200, json: { code: 40100, message: 'Too many requests', request_id: 'r' } };
    tiktok.next = [busy, busy, busy];
    await visitor();
    for (let round = 0; round < 4; round += 1) {
      await work();
      now += 6 * MINUTE;
    }
    expect([tiktok.bodies.length, tiktok.counted.size]).toEqual([4, 1]);
    expect(await figures()).toMatchObject({ received: 1, waiting: 0 });
  });

  it.each([
    [40002, 'refused'],
    [40105, 'blocked'],
    [12345, 'unclear'],
  ] as const)('reads the code %s as %s', async (code, kind) => {
    tiktok.next = [{ status: 200, json: { code, message: 'No.', request_id: 'r' } }];
    await visitor();
    await work();
    const lane = await site.ports.conversions.lane('tiktok');
    expect([lane.answer, lane.words]).toEqual([kind, `No. (${code})`]);
    await work();
    expect(tiktok.bodies).toHaveLength(1);
  });

  it('arrives whole after a day without answer, with few requests meanwhile, and never after its time', async () => {
    const fault = { status: 502, json: 'Bad Gateway' };
    tiktok.always = fault;
    let visitors = 0;
    for (const end = now + 24 * HOUR; now < end; now += MINUTE) {
      if ((now - START) % HOUR === 0) {
        await visitor();
        visitors += 1;
      }
      await work();
    }
    expect(tiktok.bodies.length).toBeLessThanOrEqual(60);
    tiktok.always = undefined;
    now += 30 * MINUTE;
    for (let round = 0; round < 6; round += 1) await work();
    expect([visitors, tiktok.counted.size]).toEqual([24, 24]);
    expect(await figures()).toMatchObject({ received: 24, waiting: 0, refused: 0, unsent: {} });

    tiktok.always = fault;
    await visitor({ loaded: ['tiktok'] });
    now += 47 * HOUR;
    tiktok.always = undefined;
    const before = tiktok.bodies.length;
    await site.ports.conversions.endOld(now);
    await work();
    expect(tiktok.bodies).toHaveLength(before);
    expect((await figures()).unsent).toEqual({ expired: 1 });
  });

  it('is repeated under the same id after a worker died with the answer', async () => {
    await visitor();
    const conversions: typeof site.ports.conversions = {
      ...site.ports.conversions,
      settle: () => Promise.reject(new Error('killed')),
    };
    await Promise.all(await startSends({ ...site.ports, conversions }, 'tiktok'));
    await work();
    expect([tiktok.bodies.length, (await figures()).waiting]).toEqual([1, 1]);
    // The end of the lease of the dead one.
    now += 3 * MINUTE;
    await work();
    await work();
    expect([tiktok.bodies.length, tiktok.counted.size]).toEqual([2, 1]);
    expect(await figures()).toMatchObject({ received: 1, waiting: 0 });
  });

  it('is slowed by no other platform', async () => {
    meta.always = { hostile: 'twenty seconds' };
    for (let count = 0; count < 3; count += 1) await visitor();
    const slow = work('meta');
    await work();
    expect(tiktok.counted.size).toBe(3);
    await slow;
    expect(await site.ports.conversions.figures('meta', 0)).toMatchObject({ waiting: 3 });
  });
});
