import { createHash, randomUUID } from 'node:crypto';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { addAccount, bearer, newAddress, postFrom, tokenOf } from '../../../../tests/accounts/accounts.ts';
import { eachEngine } from '../../../../tests/databases/databases.ts';
import { contactForm, openTestSite, type TestSite } from '../../../../tests/test-site.ts';
import { type AdPlatform, type PlatformAnswer, startMeta } from '../../../../tests/vendors/conversions.ts';
import { startSends } from '../../../app/conversions/send-due.ts';
import { countSendTroubles } from '../../../app/conversions/send-trouble.ts';
import { LeadDetailDto } from '../../../contracts/leads/lead.ts';
import { SendsDto } from '../../../contracts/sends.ts';

const START = Date.UTC(2026, 10, 29, 12);
const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const TOKEN = 'EAABsecrettokenofmeta0123456789';
const BROWSER = 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 Chrome/140.0 Safari/537.36';
const FBP = 'fb.1.1795830000000.1098115397';
const FBC = 'fb.1.1795830000000.IwAR2F4-dbP0l7Mn1IawQQGCINEz7PYXQvwjNwB';
const FBX = '3f1c8a52-7a0e-4c55-9d4c-2b1f6f0f8a01';
const wrongToken: PlatformAnswer = {
  status: 400,
  json: {
    error: { message: 'The token has expired on …', type: 'OAuthException', code: 190, fbtrace_id: 'A1' },
  },
};
const noGoogle = { google: false, googleCustomer: '', googleAction: '' };
const fault: PlatformAnswer = {
  status: 500,
  json: { error: { message: 'An unknown error occurred', code: 2, fbtrace_id: 'A2' } },
};

eachEngine('what the server tells Meta', (engine) => {
  let site: TestSite;
  let meta: AdPlatform;
  let token: string;
  let now: number;
  /** Sessions end: a test that moved the clock signs in again. */
  let signIn: () => Promise<string>;
  beforeEach(async () => {
    now = START;
    meta = await startMeta();
    site = await openTestSite(
      engine,
      {
        clock: { now: () => now },
        random: () => 0.5,
        adPlatforms: { origins: { 'https://graph.facebook.com': meta.vendor.url }, timeoutMs: 300 },
      },
      { META_PIXEL_ID: '123456789012345' },
    );
    const admin = await addAccount(site);
    signIn = () => tokenOf(site, admin);
    token = await signIn();
    await switchOn();
  });
  afterEach(async () => {
    await site.close();
    await meta.vendor.close();
  });

  const data = async (response: Response | Promise<Response>) => (await (await response).json()).data;
  const switchOn = async (changes: object = { metaToken: TOKEN }) => {
    const { version } = await data(site.get('/api/settings/conversions', bearer(token)));
    const change = { version, meta: true, tiktok: false, ...noGoogle, ...changes };
    return site.send('PUT', '/api/settings/conversions', change, bearer(token));
  };
  const from = (headers: Record<string, string> = {}) => ({ 'user-agent': BROWSER, ...headers });
  async function choose(changes: object = {}, marketing = true): Promise<string> {
    const id = randomUUID();
    const record = {
      ...{ essential: true, analytics: true, marketing, functional: false, version: '1.0' },
      timestamp: new Date(now - MINUTE).toISOString(),
    };
    const proof = { id, record, textVersion: '2026-11-29.4', locale: 'fr', ...changes };
    const { status } = await site.post('/api/consents', proof, from());
    expect(status).toBe(201);
    return id;
  }
  const contact = async (page = '/en/contact'): Promise<string> =>
    (await data(site.post('/api/contact/submit', { ...contactForm, page, locale: 'en' }, from()))).id;
  const report = (lead: string, proof: string, changes: object = {}, headers = {}) =>
    site.post(
      '/api/acts',
      { act: 'lead', lead, proof, loaded: ['meta'], ids: { fbp: FBP, fbc: FBC, fbx: FBX }, ...changes },
      from(headers),
    );
  /** A visitor who accepts advertising and sends a message. */
  async function visitor(): Promise<string> {
    const lead = await contact();
    expect((await report(lead, await choose())).status).toBe(204);
    return lead;
  }
  const work = async () => {
    await Promise.all(await startSends(site.ports, 'meta'));
  };
  const rows = () => site.ports.conversions.figures('meta', 0);
  const sendsOf = async (lead: string) =>
    LeadDetailDto.parse(await data(site.get(`/api/leads/${lead}`, bearer(await signIn())))).sends;
  const meta24h = async () => {
    const dto = SendsDto.parse(await data(site.get('/api/sends', bearer(token))));
    const [found] = dto.destinations;
    if (!found) throw new Error('Meta is missing.');
    return found;
  };
  const sealed = () => site.ports.conversions.listSealed();
  const post = (path: string, body: unknown = {}) => postFrom(site, newAddress(), path, body, bearer(token));

  it('is the act once, under the id of the lead, without anything that was typed', async () => {
    const lead = await visitor();
    now += MINUTE;
    await work();
    await work();
    expect(meta.vendor.requests).toEqual(['/v26.0/123456789012345/events']);
    expect(meta.bodies).toEqual([
      {
        access_token: TOKEN,
        data: [
          {
            event_name: 'Lead',
            event_time: START / 1000,
            event_id: lead,
            action_source: 'website',
            event_source_url: expect.stringMatching(/^http:\/\/[^/]+\/en\/contact$/),
            user_data: {
              client_user_agent: BROWSER,
              fbp: FBP,
              fbc: FBC,
              external_id: ['2f6f29f6edcc9171c7a45173822a12c1a02a9f7a5c21157c64b816da2e89b71e'],
            },
            custom_data: { content_category: 'contact', content_name: '/contact' },
          },
        ],
      },
    ]);
    expect(JSON.stringify(meta.bodies)).not.toMatch(/Léa|lea@example|septembre/);
    expect(await sendsOf(lead)).toEqual([
      expect.objectContaining({
        ...{ destination: 'meta', act: 'lead', state: 'sent', twin: true, reason: null },
        fields: ['fbp', 'fbc', 'fbx', 'browser'],
        at: new Date(START + MINUTE).toISOString(),
      }),
    ]);
    expect(await meta24h()).toMatchObject({
      state: 'open',
      answer: 'sent',
      figures: { received: 1, twins: 1 },
    });
  });

  it('keeps the identifiers sealed while they wait, and has forgotten them once they were taken', async () => {
    await visitor();
    const [waiting] = await sealed();
    expect(waiting?.text).toMatch(/^v1\./);
    await work();
    expect(await sealed()).toEqual([]);
    expect(site.lines.join('\n')).not.toMatch(/1098115397|IwAR2F4|3f1c8a52|EAAB/);
  });

  it.each([
    ['advertising was refused', {}, false, 'refused'],
    ['the browser objects', { objected: true }, true, 'objected'],
    ['the text did not say that the server tells it', { textVersion: '2026-11-29.3' }, true, 'older_text'],
  ] as const)('is nothing when %s', async (_, changes, marketing, reason) => {
    const lead = await contact();
    await report(lead, await choose(changes, marketing));
    await work();
    expect(meta.bodies).toEqual([]);
    expect(await sendsOf(lead)).toMatchObject([{ state: 'unsent', reason }]);
    expect(await sealed()).toEqual([]);
  });

  it('is nothing for programs, objecting requests, unknown or old leads and acts without an identifier', async () => {
    const proof = await choose();
    const lead = await contact();
    await report(lead, proof, {}, { 'sec-gpc': '1' });
    await report(lead, proof, {}, { 'user-agent': 'curl/8' });
    await report(randomUUID(), proof);
    now += 3 * HOUR;
    await report(lead, proof);
    expect(await rows()).toMatchObject({ waiting: 0, unsent: {} });
    const bare = await contact();
    await report(bare, await choose(), { ids: { fbp: 'nonsense' } });
    await work();
    expect(await sendsOf(bare)).toMatchObject([{ state: 'unsent', reason: 'no_identifier' }]);
    expect(meta.bodies).toEqual([]);
  });

  it('waits for a proof that arrives later, and for a day at most', async () => {
    const [late, lost] = [await contact(), await contact()];
    const id = randomUUID();
    await report(late, id);
    await report(lost, randomUUID());
    await work();
    expect(await rows()).toMatchObject({ waiting: 2 });
    await choose({ id });
    now += MINUTE;
    await work();
    expect(meta.counted).toEqual(new Set([`Lead ${late}`]));
    now = START + 24 * HOUR;
    await work();
    expect(await sendsOf(lost)).toMatchObject([{ state: 'unsent', reason: 'no_proof' }]);
  });

  it('stops with a withdrawal while it waits, and forgets the identifiers in its commit', async () => {
    const lead = await contact();
    const proof = await choose();
    await report(lead, proof);
    await choose({ replaces: proof }, false);
    expect(await sealed()).toEqual([]);
    await work();
    expect(meta.bodies).toEqual([]);
    expect(await sendsOf(lead)).toMatchObject([{ state: 'unsent', reason: 'replaced' }]);
  });

  it('stops with the erasure of the person', async () => {
    await visitor();
    await post('/api/people/erase', { email: contactForm.email });
    await work();
    expect([await sealed(), meta.bodies]).toEqual([[], []]);
  });

  it('stops after one wrong token with one alarm, and goes on with a new one', async () => {
    for (let count = 0; count < 4; count += 1) await visitor();
    meta.always = wrongToken;
    await work();
    await work();
    expect(meta.bodies).toHaveLength(1);
    expect(await meta24h()).toMatchObject({
      state: 'blocked',
      answer: 'blocked',
      words: 'The token has expired on … (190)',
      figures: { waiting: 4 },
    });
    expect([...(await countSendTroubles(site.ports))]).toEqual([['sends', 1]]);
    // One probe an hour.
    now += HOUR;
    await work();
    expect(meta.bodies).toHaveLength(2);
    meta.always = undefined;
    await switchOn({ metaToken: `${TOKEN}new` });
    await work();
    expect(meta.counted.size).toBe(4);
    expect(await meta24h()).toMatchObject({ state: 'open', figures: { received: 4, waiting: 0 } });
  });

  it('arrives whole after a day without answer, with few requests meanwhile, and never after its time', async () => {
    await visitor();
    meta.always = fault;
    for (const end = now + 24 * HOUR; now < end; now += MINUTE) {
      if (meta.bodies.length === 0 || (now - START) % HOUR === 0) await visitor();
      await work();
    }
    expect(meta.bodies.length).toBeLessThanOrEqual(60);
    meta.always = undefined;
    now += 30 * MINUTE;
    await work();
    for (let round = 0; round < 5; round += 1) await work();
    expect(await rows()).toMatchObject({ waiting: 0, refused: 0, unsent: {} });
    expect(meta.counted.size).toBe((await rows()).received);

    meta.always = fault;
    const lead = await visitor();
    await work();
    now += 47 * HOUR;
    meta.always = undefined;
    const before = meta.bodies.length;
    await site.ports.conversions.endOld(now);
    await work();
    expect(meta.bodies).toHaveLength(before);
    expect(await sendsOf(lead)).toMatchObject([{ state: 'unsent', reason: 'expired' }]);
    expect(await sealed()).toEqual([]);
  });

  it('keeps a refused act for a day, with the words of Meta, and repeats it on demand', async () => {
    meta.next = [
      {
        status: 400,
        json: {
          error: { code: 100, error_subcode: 2804003, error_user_title: 'Event sent after seven days.' },
        },
      },
    ];
    const lead = await visitor();
    await work();
    expect(await sendsOf(lead)).toMatchObject([
      { state: 'dead', words: 'Event sent after seven days. (100/2804003)' },
    ]);
    expect(await data(post('/api/sends/meta/replay'))).toEqual({ replayed: 1 });
    await work();
    expect(meta.counted).toEqual(new Set([`Lead ${lead}`]));
  });

  it('never repeats an act that Meta may have taken', async () => {
    meta.next = [{ status: 200, json: { events_received: 0, fbtrace_id: 'A3' } }];
    const lead = await visitor();
    for (let round = 0; round < 3; round += 1) await work();
    expect(meta.bodies).toHaveLength(1);
    expect(await sendsOf(lead)).toMatchObject([{ state: 'unclear' }]);
    expect([...(await countSendTroubles(site.ports))]).toEqual([['sendsUnclear', 1]]);
    expect((await meta24h()).alarms).toEqual(['sendsUnclear']);
    now += 24 * HOUR + 1;
    expect([...(await countSendTroubles(site.ports))]).toEqual([]);
  });

  it.each(['a closed door', 'ten megabytes', 'a page', 'a redirect to a private address', 'a drip'] as const)(
    'is repeated with the same id after %s, so that Meta counts it once',
    async (hostile) => {
      meta.next = [{ hostile }];
      await visitor();
      await work();
      now += MINUTE;
      await work();
      expect([meta.bodies.length, meta.counted.size]).toEqual([2, 1]);
      expect(await rows()).toMatchObject({ received: 1 });
    },
  );

  it('waits as long as Meta asks', async () => {
    meta.next = [
      {
        status: 429,
        json: { error: { code: 80003, message: 'Too many calls' } },
        headers: { 'retry-after': '600' },
      },
    ];
    await visitor();
    await work();
    now += 599_000;
    await work();
    expect(meta.bodies).toHaveLength(1);
    now += 2 * MINUTE;
    await work();
    expect(meta.counted.size).toBe(1);
  });

  const usage = (share: number, minutes = 0) => ({
    'x-business-use-case-usage': JSON.stringify({
      123: [
        { type: 'ads_management', call_count: share, total_cputime: 3, total_time: 5 },
        { type: 'pages', call_count: 1, estimated_time_to_regain_access: minutes },
      ],
    }),
    'x-app-usage': '{"call_count":28,"total_time":25,"total_cputime":25}',
  });

  it('slows down when Meta says that it is near its limit, and is whole afterwards', async () => {
    const success = { status: 200, json: { events_received: 1, fbtrace_id: 'A4' } };
    meta.always = { ...success, headers: usage(92) };
    for (let count = 0; count < 3; count += 1) await visitor();
    await work();
    await work();
    expect(meta.bodies).toHaveLength(1);
    expect(await meta24h()).toMatchObject({
      ...{ state: 'open', answer: 'sent', usage: 92, alarms: [] },
      until: new Date(START + MINUTE).toISOString(),
      figures: { received: 1, waiting: 2 },
    });
    now += MINUTE;
    meta.always = { ...success, headers: usage(30) };
    await work();
    expect(meta.bodies).toHaveLength(3);
    expect(await meta24h()).toMatchObject({ usage: 30, until: null, figures: { received: 3, waiting: 0 } });
  });

  it('waits as long as the usage says once the limit is reached, and no other lane does', async () => {
    meta.next = [
      {
        status: 429,
        json: { error: { code: 80003, message: 'Too many calls' } },
        headers: usage(100, 19),
      },
    ];
    await visitor();
    await work();
    expect(await meta24h()).toMatchObject({
      answer: 'later',
      usage: 100,
      until: new Date(START + 19 * MINUTE).toISOString(),
    });
    expect((await site.ports.conversions.lane('tiktok')).until).toBeNull();
    now += 19 * MINUTE - 1;
    await work();
    expect(meta.bodies).toHaveLength(1);
    now += 2 * MINUTE;
    await work();
    expect(meta.counted.size).toBe(1);
  });

  it('is nothing while a person stopped it', async () => {
    await visitor();
    await post('/api/sends/meta/pause', { paused: true });
    await work();
    expect(meta.bodies).toEqual([]);
    await post('/api/sends/meta/pause', { paused: false });
    await work();
    expect(meta.counted.size).toBe(1);
  });

  it('is a test event with a code that ends by itself and serves no visitor', async () => {
    const answer = await data(post('/api/sends/meta/test', { code: 'TEST48213' }));
    expect(answer).toMatchObject({ result: 'sent' });
    expect(meta.bodies[0]).toMatchObject({
      test_event_code: 'TEST48213',
      data: [
        {
          event_name: 'SiteTest',
          user_data: { external_id: [createHash('sha256').update('mdmc-test').digest('hex')] },
        },
      ],
    });
    await visitor();
    await work();
    expect(meta.bodies[1]).not.toHaveProperty('test_event_code');
    expect((await meta24h()).test).toMatchObject({ code: 'TEST48213', result: 'sent' });
    await post('/api/sends/meta/seen');
    now += 30 * MINUTE;
    const { test, proven } = await meta24h();
    expect(test?.code).toBeNull();
    expect((await site.ports.conversions.lane('meta')).test?.code).toBe('');
    expect(proven).toMatchObject({
      accepted: new Date(START).toISOString(),
      seen: new Date(START).toISOString(),
      sent: new Date(START).toISOString(),
      twin: new Date(START).toISOString(),
    });
  });

  it('opens a blocked way again on demand, and says how many acts follow', async () => {
    for (let count = 0; count < 3; count += 1) await visitor();
    meta.next = [wrongToken];
    await work();
    now += 25 * MINUTE;
    expect(await meta24h()).toMatchObject({ state: 'blocked', repeatable: { waiting: 3, refused: 0 } });
    await post('/api/sends/meta/pause', { paused: false });
    await work();
    expect(meta.counted.size).toBe(3);
    expect(await meta24h()).toMatchObject({ state: 'open', repeatable: { waiting: 0, refused: 0 } });
  });

  it('can be repeated while the identifiers are there: for a day after the refusal', async () => {
    meta.next = [{ status: 400, json: { error: { code: 100, error_subcode: 2804003 } } }];
    await visitor();
    await work();
    expect(await meta24h()).toMatchObject({ figures: { refused: 1 }, repeatable: { refused: 1 } });
    now += 24 * HOUR;
    await site.ports.conversions.endOld(now);
    token = await signIn();
    expect(await meta24h()).toMatchObject({ repeatable: { refused: 0 } });
    expect(await data(post('/api/sends/meta/replay'))).toEqual({ replayed: 0 });
  });

  const none = { early: 0, objected: 0, refused: 0, silent: 0 };
  const accepting = { essential: true, analytics: true, marketing: true, functional: true, version: '1.0' };
  const send = (consent: object | undefined, headers: Record<string, string> = {}) =>
    site.post('/api/contact/submit', { ...contactForm, consent }, from(headers));

  it('counts the leads of which the platform is not notified, by why', async () => {
    const timestamp = new Date(now).toISOString();
    await contact();
    await send({ ...accepting, marketing: false, timestamp });
    await send({ ...accepting, timestamp });
    await send({ ...accepting, timestamp }, { 'sec-gpc': '1' });
    expect((await meta24h()).untold).toEqual({ ...none, refused: 2, silent: 1, objected: 1 });
    now += MINUTE;
    await switchOn({ meta: false });
    expect((await meta24h()).untold).toEqual(none);
    await contact();
    now += MINUTE;
    await switchOn({});
    await contact();
    // What was before the switch-on is no refusal.
    expect((await meta24h()).untold).toEqual({ ...none, early: 5, refused: 1 });
  });

  it('is under the choice of its proof where the form sent none, as that of a landing page', async () => {
    const detail = async (lead: string) =>
      LeadDetailDto.parse(await data(site.get(`/api/leads/${lead}`, bearer(token))));
    const lead = await contact();
    expect((await detail(lead)).consent).toBeNull();
    await report(lead, await choose());
    expect((await detail(lead)).consent).toMatchObject({ marketing: true, analytics: true, objected: false });
    // The proof may arrive after the report.
    const [late, id] = [await contact(), randomUUID()];
    await report(late, id);
    await choose({ id });
    expect((await detail(late)).consent).toMatchObject({ marketing: true });
    // While no platform is connected.
    await switchOn({ meta: false });
    const unsent = await contact();
    await report(unsent, await choose());
    expect(await detail(unsent)).toMatchObject({ consent: { marketing: true }, sends: [] });
    expect((await detail(lead)).events.map(({ kind }) => kind)).toContain('consent');
  });

  it('never replaces the choice that came with the form', async () => {
    const { id: lead } = await data(
      send({ ...accepting, marketing: false, timestamp: new Date(now).toISOString() }),
    );
    await report(lead, await choose());
    const { consent } = LeadDetailDto.parse(await data(site.get(`/api/leads/${lead}`, bearer(token))));
    expect(consent).toMatchObject({ marketing: false, functional: true });
  });
});
