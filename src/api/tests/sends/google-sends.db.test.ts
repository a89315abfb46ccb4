import { randomUUID } from 'node:crypto';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { addAccount, bearer, newAddress, postFrom, tokenOf } from '../../../../tests/accounts/accounts.ts';
import { eachEngine } from '../../../../tests/databases/databases.ts';
import { contactForm, openTestSite, type TestSite } from '../../../../tests/test-site.ts';
import {
  type DataManager,
  serviceAccountKey,
  startDataManager,
} from '../../../../tests/vendors/google-data-manager.ts';
import { checkLater } from '../../../app/conversions/check-later.ts';
import { startSends } from '../../../app/conversions/send-due.ts';
import { countSendTroubles } from '../../../app/conversions/send-trouble.ts';
import { LeadDetailDto } from '../../../contracts/leads/lead.ts';
import { SendsDto } from '../../../contracts/sends.ts';

const START = Date.UTC(2026, 10, 28, 3, 30);
const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const BROWSER = 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 Chrome/140.0 Safari/537.36';
const GCLID = 'Cj0KCQiA-clickofavisitor-BwE';
const unauthorized = {
  status: 401,
  json: { error: { code: 401, status: 'UNAUTHENTICATED', message: 'Request had invalid credentials.' } },
};
const failure = (status: number, details: object[], code = 'INVALID_ARGUMENT') => ({
  status,
  json: { error: { code: status, status: code, message: 'There was a problem with the request.', details } },
});
const invalid = (reason: string) =>
  failure(400, [
    {
      '@type': 'type.googleapis.com/google.rpc.BadRequest',
      fieldViolations: [{ field: 'events.events[0].ad_identifiers.gclid', reason }],
    },
  ]);
const later = (reason: string) => ({
  requestStatus: 'PARTIAL_SUCCESS',
  errorInfo: { errorCounts: [{ recordCount: '1', reason: `PROCESSING_ERROR_REASON_${reason}` }] },
});

eachEngine('what the server tells Google Ads', (engine) => {
  let site: TestSite;
  let google: DataManager;
  let now: number;
  let admin: Awaited<ReturnType<typeof addAccount>>;
  const access = {
    ...{ meta: false, tiktok: false, google: true, googleToken: serviceAccountKey },
    ...{ googleCustomer: '123-456-7890', googleAction: '987654321' },
  };
  beforeEach(async () => {
    now = START;
    google = await startDataManager();
    site = await openTestSite(
      engine,
      {
        clock: { now: () => now },
        random: () => 0.5,
        adPlatforms: { origins: google.origins, timeoutMs: 300 },
      },
      { GOOGLE_ADS_ID: 'AW-123456789' },
    );
    admin = await addAccount(site);
    expect((await save({})).status).toBe(200);
  });
  afterEach(async () => {
    await site.close();
    await google.vendor.close();
  });

  const signedIn = async () => bearer(await tokenOf(site, admin));
  const data = async (response: Response | Promise<Response>) => (await (await response).json()).data;
  async function save(changes: object): Promise<Response> {
    const headers = await signedIn();
    const { version } = await data(site.get('/api/settings/conversions', headers));
    return site.send('PUT', '/api/settings/conversions', { ...access, version, ...changes }, headers);
  }
  const headers = { 'user-agent': BROWSER };
  async function visitor(changes: object = {}): Promise<string> {
    const page = { page: '/contact', locale: 'fr' };
    const lead = (await data(site.post('/api/contact/submit', { ...contactForm, ...page }, headers))).id;
    const proof = randomUUID();
    const record = {
      ...{ essential: true, analytics: false, marketing: true, functional: false, version: '1.0' },
      timestamp: new Date(now - MINUTE).toISOString(),
    };
    await site.post(
      '/api/consents',
      { id: proof, record, textVersion: '2026-11-29.4', locale: 'fr' },
      headers,
    );
    const ids = { gclid: GCLID, fbp: 'fb.1.1795830000000.1098115397' };
    const report = { lead, act: 'lead', proof, loaded: ['google'], ids, ...changes };
    expect((await site.post('/api/acts', report, headers)).status).toBe(204);
    return lead;
  }
  const work = async () => void (await Promise.all(await startSends(site.ports, 'google')));
  const check = () => checkLater(site.ports, 'google');
  const figures = () => site.ports.conversions.figures('google', 0);
  const lane = () => site.ports.conversions.lane('google');
  const sendsOf = async (lead: string) =>
    LeadDetailDto.parse(await data(site.get(`/api/leads/${lead}`, await signedIn()))).sends;
  const shown = async () => {
    const { destinations } = SendsDto.parse(await data(site.get('/api/sends', await signedIn())));
    return destinations.find(({ name }) => name === 'google');
  };
  const asked = () => google.vendor.requests.filter((path) => path.startsWith('/v1/requestStatus'));
  const post = async (path: string, body: unknown = {}) =>
    postFrom(site, newAddress(), path, body, await signedIn());

  it('is the conversion under the id of the lead, by the click alone, with a token that was signed for', async () => {
    const lead = await visitor();
    await visitor();
    await work();
    expect(google.bodies[0]).toEqual({
      destinations: [
        {
          reference: 'ads',
          operatingAccount: { accountType: 'GOOGLE_ADS', accountId: '1234567890' },
          productDestinationId: '987654321',
        },
      ],
      encoding: 'HEX',
      validateOnly: false,
      events: [
        {
          destinationReferences: ['ads'],
          transactionId: lead,
          eventTimestamp: '2026-11-28T03:30:00.000Z',
          eventSource: 'WEB',
          adIdentifiers: { gclid: GCLID },
          consent: { adUserData: 'CONSENT_GRANTED', adPersonalization: 'CONSENT_DENIED' },
        },
      ],
    });
    // One token for all, and no second one while it lasts.
    expect(google.claims).toEqual([
      {
        iss: 'site@example.iam.gserviceaccount.com',
        scope: 'https://www.googleapis.com/auth/datamanager',
        aud: 'https://oauth2.googleapis.com/token',
        iat: START / 1000,
        exp: START / 1000 + 3600,
      },
    ]);
    expect(google.counted.size).toBe(2);
    expect(await site.ports.conversions.listSealed()).toEqual([]);
    expect(site.lines.join('\n')).not.toMatch(/clickofavisitor|ya29|PRIVATE KEY|gserviceaccount/);
    expect(JSON.stringify(google.bodies)).not.toMatch(/Mozilla|1098115397|lea@example/);
    now += 55 * MINUTE;
    await visitor();
    await work();
    expect(google.claims).toHaveLength(2);
  });

  it('is nothing without a click on its ads, and nothing of a booked call', async () => {
    const lead = await visitor({ ids: {} });
    await visitor({ act: 'call' });
    await work();
    expect(google.bodies).toEqual([]);
    expect(await sendsOf(lead)).toMatchObject([{ state: 'unsent', reason: 'no_identifier', fields: [] }]);
    expect(await figures()).toMatchObject({ waiting: 0, unsent: { no_identifier: 1 } });
  });

  it('is one click, also on the systems that name no person', async () => {
    await visitor({ ids: { gbraid: '0AAAAApersonless', wbraid: 'ClkKCQpersonless' } });
    await visitor({ ids: { wbraid: 'ClkKCQpersonless' } });
    await work();
    const clicks = google.bodies.map((body) => (body as { events: object[] }).events[0]);
    expect(clicks).toMatchObject([
      { adIdentifiers: { gbraid: '0AAAAApersonless' } },
      { adIdentifiers: { wbraid: 'ClkKCQpersonless' } },
    ]);
    expect(JSON.stringify(clicks[0])).not.toContain('ClkKCQ');
  });

  it('renews a refused token once and sends again, and stops at the second refusal with one alarm', async () => {
    await visitor();
    google.next = [unauthorized];
    await work();
    expect([google.claims.length, google.counted.size]).toEqual([2, 1]);
    await visitor();
    await visitor();
    google.next = [unauthorized, unauthorized];
    const before = google.bodies.length;
    await work();
    await work();
    expect(google.bodies).toHaveLength(before + 2);
    expect(await lane()).toMatchObject({
      state: 'blocked',
      words: expect.stringContaining('UNAUTHENTICATED'),
    });
    expect([...(await countSendTroubles(site.ports))]).toEqual([['sends', 1]]);
    expect(await figures()).toMatchObject({ waiting: 2 });
    await save({ googleAction: '987654322', googleToken: serviceAccountKey });
    await work();
    expect(await figures()).toMatchObject({ waiting: 0, received: 3 });
  });

  it('stops when the key was withdrawn, without a request to the API', async () => {
    google.nextTokens = [
      { status: 400, json: { error: 'invalid_grant', error_description: 'site@example…' } },
    ];
    await visitor();
    await work();
    expect(google.bodies).toEqual([]);
    expect(await lane()).toMatchObject({ state: 'blocked', words: 'invalid_grant (400)' });
  });

  it('waits where the token endpoint does not answer', async () => {
    google.nextTokens = [{ hostile: 'status 500' }];
    await visitor();
    await work();
    expect(await lane()).toMatchObject({ state: 'open', answer: 'later' });
    now += MINUTE;
    await work();
    expect(google.counted.size).toBe(1);
  });

  it.each([
    ['INVALID_FORMAT', 'refused'],
    ['INVALID_CONVERSION_ACTION_TYPE', 'blocked'],
    ['TERMS_AND_CONDITIONS_NOT_SIGNED', 'blocked'],
  ] as const)('reads the reason %s as %s', async (reason, kind) => {
    google.next = [invalid(reason)];
    await visitor();
    await work();
    expect(await lane()).toMatchObject({
      answer: kind,
      words: `There was a problem with the request. (INVALID_ARGUMENT, ${reason})`,
    });
    await work();
    expect(google.bodies).toHaveLength(1);
  });

  it('sleeps until midnight in California when the quota of the day is used up, else as long as asked', async () => {
    const quota = (limit: string) =>
      failure(
        429,
        [{ reason: 'RATE_LIMIT_EXCEEDED', metadata: { quota_limit: limit } }],
        'RESOURCE_EXHAUSTED',
      );
    google.next = [quota('IngestRequestsPerDayPerProject')];
    await visitor();
    await work();
    // 19:30 in California.
    now = START + 4.5 * HOUR - 1;
    await work();
    expect(google.bodies).toHaveLength(1);
    now += 1;
    await work();
    expect(google.counted.size).toBe(1);
    google.next = [quota('IngestRequestsPerMinutePerProject')];
    await visitor();
    await work();
    now += MINUTE;
    await work();
    expect(google.counted.size).toBe(2);
  });

  it('is asked about after half an hour: counted, too old, a twin, and a missing consent that stops the lane', async () => {
    const leads = [await visitor(), await visitor(), await visitor(), await visitor()];
    await work();
    google.later.set('request-2', later('EVENT_TOO_OLD'));
    google.later.set('request-3', later('DUPLICATE_TRANSACTION_ID'));
    google.later.set('request-4', later('NO_CONSENT'));
    expect((await lane()).firstSentAt).toBeNull();
    now += 30 * MINUTE - 1;
    await check();
    expect(asked()).toEqual([]);
    now += 1;
    await check();
    await check();
    expect(asked()).toHaveLength(4);
    const ends = await Promise.all(leads.map(async (lead) => (await sendsOf(lead))[0]));
    const told = new Map(
      google.bodies.map((body, at) => [
        (body as { events: { transactionId: string }[] }).events[0]?.transactionId,
        at,
      ]),
    );
    const inOrder = leads.map((lead, at) => [told.get(lead), ends[at]?.state, ends[at]?.words]).toSorted();
    expect(inOrder).toEqual([
      [0, 'sent', null],
      [1, 'dead', 'EVENT_TOO_OLD'],
      [2, 'sent', null],
      [3, 'dead', 'NO_CONSENT'],
    ]);
    expect(await shown()).toMatchObject({
      state: 'blocked',
      words: 'NO_CONSENT',
      figures: { received: 2, refused: 2 },
      proven: { sent: new Date(now).toISOString(), twin: new Date(now).toISOString() },
    });
    expect(await data(post('/api/sends/google/replay'))).toEqual({ replayed: 0 });
  });

  it('is asked again with growing pauses while Google is busy, and for three days at most', async () => {
    const lead = await visitor();
    await work();
    google.later.set('request-1', 'PROCESSING');
    for (const end = START + 5 * 24 * HOUR; now < end; now += 10 * MINUTE) await check();
    expect(asked().length).toBeLessThan(20);
    expect(await sendsOf(lead)).toMatchObject([{ state: 'unclear', words: 'no status' }]);
  });

  it.each(['a closed door', 'ten megabytes', 'a page', 'a redirect to a private address', 'a drip'] as const)(
    'is repeated with the same id after %s, so that Google counts it once',
    async (hostile) => {
      google.next = [{ hostile }];
      await visitor();
      await work();
      now += MINUTE;
      await work();
      expect([google.bodies.length, google.counted.size]).toEqual([2, 1]);
      expect(await figures()).toMatchObject({ received: 1 });
    },
  );

  it('arrives whole after a day without answer, with few requests meanwhile, and never after its time', async () => {
    await visitor();
    google.always = { status: 503, json: { error: { code: 503, status: 'UNAVAILABLE', message: 'Down.' } } };
    for (const end = now + 24 * HOUR; now < end; now += MINUTE) {
      if ((now - START) % (2 * HOUR) === 0) await visitor();
      await work();
    }
    expect(google.bodies.length).toBeLessThanOrEqual(60);
    google.always = undefined;
    now += 30 * MINUTE;
    for (let round = 0; round < 5; round += 1) await work();
    expect(await figures()).toMatchObject({ waiting: 0, received: 13, refused: 0, unsent: {} });
    expect(google.counted.size).toBe(13);
    google.always = { hostile: 'status 500' };
    const lead = await visitor();
    await work();
    now += 47 * HOUR;
    await site.ports.conversions.endOld(now);
    await work();
    expect(await sendsOf(lead)).toMatchObject([{ state: 'unsent', reason: 'expired' }]);
    expect(await site.ports.conversions.listSealed()).toEqual([]);
  });

  it('is tested without a code, by a request that is only looked at', async () => {
    expect(await data(post('/api/sends/google/test'))).toMatchObject({ result: 'sent' });
    expect(google.bodies).toMatchObject([
      { validateOnly: true, events: [{ adIdentifiers: { gclid: 'SiteTest_click_of_nobody' } }] },
    ]);
    expect(google.counted.size).toBe(0);
    expect(await shown()).toMatchObject({
      ...{ accountEnd: '7890', apiVersion: 'v1', isReady: true },
      test: { result: 'sent', code: null },
      proven: { accepted: new Date(START).toISOString(), sent: null },
    });
  });

  it('takes the key file of a service account and the two numbers, and shows no part of the key', async () => {
    for (const wrong of [
      { googleToken: '{"type":"service_account"}' },
      { googleToken: 'AIzaSyNoServiceAccount' },
      { googleCustomer: '12345' },
      { googleAction: 'AW-1/abc' },
    ]) {
      const answer = await save(wrong);
      expect(answer.status).toBe(422);
      expect(Object.keys((await answer.json()).fields)).toEqual(Object.keys(wrong));
    }
    const read = await data(site.get('/api/settings/conversions', await signedIn()));
    expect(read).toMatchObject({
      ...{ google: true, googleToken: { set: true, hint: null } },
      ...{ googleCustomer: '1234567890', googleAction: '987654321' },
    });
    await save({ googleAction: '' });
    await visitor();
    expect(await figures()).toMatchObject({ waiting: 0 });
    expect(await data(post('/api/sends/google/test'))).toBeUndefined();
  });
});
