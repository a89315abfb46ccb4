import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { addAccount, bearer, newAddress, PASSWORD, tokenOf } from '../../../tests/accounts/accounts.ts';
import { Authenticator } from '../../../tests/accounts/authenticator.ts';
import { switchOn } from '../../../tests/accounts/second-factor.ts';
import { googleReport } from '../../../tests/campaigns/campaign-files.ts';
import { eachEngine } from '../../../tests/databases/databases.ts';
import { campaignDraft, contactLead, deliveryOf } from '../../../tests/factories.ts';
import { documentedOperations, type Operation } from '../../../tests/operations.ts';
import { emptyPng, picture, strangers } from '../../../tests/pictures.ts';
import { importReview, openModeration } from '../../../tests/reviews.ts';
import { settledMail } from '../../../tests/settled-mail.ts';
import { openTestSite, type TestSite } from '../../../tests/test-site.ts';
import { hookHeaders, newHookSecret } from '../../../tests/wordpress/wordpress-hook.ts';
import { type Role, roles } from '../../domain/account/role.ts';
import { MAX_IMPORT_BYTES } from '../../domain/campaign-import/import-values.ts';
import { locales } from '../../domain/locale/locale.ts';
import { errorsFor } from '../../i18n/server-errors.ts';

interface Sent {
  body?: unknown;
  headers?: Record<string, string>;
  /** Replaces each path parameter. */
  id?: string;
  query?: string;
}

/** The response to a failure, which never contains its reason. */
const failed = {
  success: false,
  code: 'internal',
  // The response to a form is in the language of its page.
  message: expect.toBeOneOf(locales.map((locale) => errorsFor(locale).codes.internal)),
  requestId: expect.any(String),
};

/** A query that is wrong for every list. */
const WRONG_QUERY = '?page=0&sort=x&days=x&period=x&status=x&from=x&by=x&choice=x&weeks=x';

/** Picture bodies, which are no JSON, by the status that they cause. */
const refusedPictures: Record<number, Uint8Array> = {
  400: new Uint8Array(0),
  413: new Uint8Array(10 * 1024 * 1024 + 1).fill(1),
  415: strangers.gif,
  422: emptyPng(30_000, 30_000),
};
const ADD_PICTURE = 'post /api/media';
/** A platform's report is no JSON either; its import names the previewed bytes in the query. */
const IMPORT = 'post /api/campaigns/{id}/imports';
const PREVIEW_IMPORT = `${IMPORT}/preview`;
const refusedReports: Record<number, { body: Uint8Array; query?: string }> = {
  400: { body: new Uint8Array(0) },
  413: { body: new Uint8Array(MAX_IMPORT_BYTES + 1).fill(65) },
  415: { body: Buffer.from('%PDF-1.7') },
  422: { body: Buffer.from('Jour'), query: '?decimal=x' },
};

/** Ids of a possible format: for another text, the operation does not read the database. */
const askedFor: Record<string, string> = {
  'get /api/review-invitations/{code}/state': '7K3MX9QA',
  'get /api/settings/costs/versions/{version}': '2',
  'get /api/landing-pages/{id}/versions/{number}': '2',
  'get /api/content/{part}': 'faq',
  'put /api/content/guides/{slug}': 'autre-guide',
  'delete /api/content/guides/{slug}': 'autre-guide',
  'put /api/content/sources/{source}/reading': 'metaThruPlay',
  'delete /api/content/sources/{source}/reading': 'metaThruPlay',
  'put /api/content/{part}/draft': 'faq',
  'post /api/content/{part}/items': 'faq',
  'delete /api/content/{part}/schedule': 'faq',
  'delete /api/content/{part}/draft': 'faq',
  'post /api/content/{part}/publish': 'faq',
  'get /api/content/{part}/versions': 'faq',
  'post /api/content/{part}/restore': 'faq',
};

/**
 * The guarded routes that each role may use, besides those of every account. Written by hand, so that another permission
 * of an operation fails a test.
 */
const openTo: Record<Role, RegExp> = {
  admin: /./,
  editor:
    /^\w+ \/api\/(content\b(?!-reports|\/(file|imports)\b)|kept-questions|media|landing-pages(?!\/\{id\}\/artist-(?:list|pixels))|landing-tests|links\/|wordpress\/(sync|posts)|radar($|\/(releases|accuracy)))|^get \/api\/(claims|settings\/integrations)$/,
  sales:
    /^\w+ \/api\/(dashboard$|subscribers$|rights-requests|leads?\b(?!-retirement\/erase)|assignees$|campaigns|campaign-addresses|channels|deliveries|webhooks$|push\/)/,
  moderator: /^\w+ \/api\/(reviews|review-invitations|content-reports)/,
};
const OPEN_TO_ALL = /^\w+ \/api\/(auth\/|(events|help|monday|weekly-mail)$)/;

/**
 * The routes with a rate limit, written by hand: an operation that lost its limit would also lose it in its
 * documentation.
 */
const limitedRoutes = [
  'post /api/auth/(login|logout|logout-everywhere|password|password-link(/read|/use)?|sessions/end-others)',
  'post /api/auth/(passkeys(/begin)?|passkey-sign-in(/begin)?|second-factor/(setup|confirm|off|recovery-codes))',
  'delete /api/auth/(sessions|passkeys)/{id}',
  'post /api/accounts(/{id}/(invitation|password))?',
  'post /api/((contact|booking|simulator|planner)/submit|booking/booked|planner/analysis|consents|visits|acts|artist-pixels|draft-answers|reminders(/push)?|media)',
  'post /api/(consent-receipts/check|questions(/kept)?|campaigns/{id}/imports(/preview)?)',
  'get /api/(consents/{id}/receipt|consent-proofs.csv)',
  'post /api/(watched-plans(/open|/acts)?|content-reports|reviews(/{id}/helpful)?|review-invitations(/{id}/mail)?)',
  'get /api/review-invitations/{code}/state',
  'post /api/weekly-mail/{code}/stop',
  'post /api/(go-live/check|go-live/prove|demo/remove|backup(/try)?|links/resolve|deliveries/replay)',
  'post /api/(own-data/(links|open|read|prolong|close|correct|withdraw|items/erase|requests|erasure|erase)|people/(count|export|erase)|lead-retirement/(ask|erase)|landing-pages/{id}/artist-list.csv)',
  'get /api/((campaigns|leads).(csv|xlsx)|channels.csv|subscribers.csv|landing-pages/{id}/counts.csv)',
  'post /api/(landing-pages/{id}/check|radar/sources/{name}/fetch|webhooks/{destination}/test)',
  'post /api/sends/{destination}/(replay|test)',
  'post /api/settings/(integrations/{provider}|mail|wordpress|reviews-widget)/test',
  'put /api/settings/address',
  'post /api/wordpress/(hook|sync)',
  'get /api/(wordpress/categories|events)',
];
const LIMITED = new RegExp(`^(${limitedRoutes.join('|')})$`);

/** The query of operations that need one. */
const queryOf: Record<string, string> = {
  'delete /api/content/addresses': '?path=/none',
  'delete /api/content/{part}/draft': '?locale=fr&version=0',
  'delete /api/content/{part}/schedule': '?locale=fr&number=1',
  'get /api/content/{part}/versions': '?locale=fr',
  'delete /api/kept-questions': '?locale=fr&words=none',
  'get /api/kept-questions/gold-set': '?locale=fr',
  'get /api/kept-questions/passages': '?locale=fr',
  'get /api/radar/releases': '?friday=2027-01-08&genre=rap&territory=FR',
  'get /api/radar/accuracy': '?genre=rap&territory=FR',
  'delete /api/reviews/{id}/answer': '?version=0',
  [IMPORT]: `?sha256=${'0'.repeat(64)}`,
};

eachEngine('the API', (engine) => {
  let site: TestSite;
  let admin: Record<string, string>;
  let operations: Operation[];
  const met = new Set<string>();
  beforeAll(async () => {
    site = await openTestSite(engine);
    const account = await addAccount(site);
    admin = bearer(await tokenOf(site, account));
    operations = await documentedOperations(site);
  });
  afterAll(() => site.close());

  const send = async ({ method, path }: Operation, sent: Sent = {}, on = site): Promise<Response> => {
    const { body = {}, headers = admin, id = 'none', query = '' } = sent;
    const address = path.replaceAll(/\{\w+\}/g, id) + query;
    return on.send(method.toUpperCase(), address, method === 'get' ? undefined : body, headers, newAddress());
  };
  const find = (route: string): Operation => {
    const found = operations.find((operation) => operation.route === route);
    if (!found) throw new Error(`${route} is not documented.`);
    return found;
  };
  /** Sends a request, expects its status, and adds the route with the status to `met`. */
  const meet = async (
    route: string,
    sent: Sent,
    expected: number,
    on = site,
    code?: string,
  ): Promise<void> => {
    const operation = find(route);
    const response = await send(operation, { body: operation.example, ...sent }, on);
    expect([route, response.status]).toEqual([route, expected]);
    if (code) expect([route, (await response.json()).code]).toEqual([route, code]);
    if (expected === 500) expect([route, await response.json()]).toEqual([route, failed]);
    met.add(`${route} ${response.status}`);
  };
  const withFailure = (status: number) => operations.filter(({ failures }) => failures.includes(status));
  const ofBytes = [ADD_PICTURE, IMPORT, PREVIEW_IMPORT];
  const withJson = (status: number) => withFailure(status).filter(({ route }) => !ofBytes.includes(route));

  it('returns 400, 413, 415 or 422 for a wrong body or query, as documented', async () => {
    for (const status of [400, 413, 415, 422])
      await meet(ADD_PICTURE, { body: refusedPictures[status] }, status);
    const created = await send(find('post /api/campaigns'), { body: campaignDraft });
    const { id } = (await created.json()).data;
    for (const [status, { body, query }] of Object.entries(refusedReports))
      for (const route of [IMPORT, PREVIEW_IMPORT])
        await meet(route, { body, id, query: query ?? queryOf[route] ?? '' }, Number(status));
    await meet(
      IMPORT,
      { body: googleReport([['2026-11-02', 'Nova', 10, 100]]), id, query: queryOf[IMPORT] ?? '' },
      409,
    );
    for (const { route } of withJson(400)) await meet(route, { body: '{' }, 400, site, 'bad_json');
    // A file of all content may have 8 MB.
    const tooLong = (route: string) => 'x'.repeat(route.includes('/content/file') ? 8_400_000 : 300_000);
    for (const { route } of withJson(413))
      await meet(route, { body: JSON.stringify(tooLong(route)) }, 413, site, 'too_large');
    for (const { route } of withJson(415))
      await meet(
        route,
        { headers: { ...admin, 'content-type': 'text/plain' } },
        415,
        site,
        'unsupported_media_type',
      );
    for (const { route, method } of withJson(422))
      await meet(route, method === 'get' ? { query: WRONG_QUERY } : { body: '[]' }, 422);
  });

  it('returns 401 without a token, as documented', async () => {
    for (const { route, guarded } of withFailure(401)) {
      const query = route === 'get /api/reviews' ? '?status=pending' : '';
      // A refused sign-in has another code.
      await meet(route, { headers: {}, query }, 401, site, guarded ? 'unauthorized' : undefined);
    }
  });

  it.each(roles)(
    'returns 403 for each route that the role %s may not use, and for no other',
    async (role) => {
      const signIn = async () => bearer(await tokenOf(site, await addAccount(site, { role })));
      let headers = await signIn();
      for (const { route, method, failures } of operations.filter(({ guarded }) => guarded)) {
        // Open operations would change data: the wrong body makes them refuse the request.
        const response = await send(find(route), { headers, body: method === 'get' ? undefined : '{' });
        const open = OPEN_TO_ALL.test(route) || openTo[role].test(route);
        expect([route, response.status === 403]).toEqual([route, !open]);
        if (response.status === 403) {
          expect([route, failures]).toEqual([route, expect.arrayContaining([403])]);
          met.add(`${route} 403`);
        }
        await response.body?.cancel();
        // The sign-out ended the session: the next requests need another token.
        if (route.startsWith('post /api/auth/logout')) headers = await signIn();
      }
    },
  );

  it('returns 403 to an account that must replace its password first, as documented', async () => {
    const headers = bearer(await tokenOf(site, await addAccount(site, { passwordDue: true })));
    for (const { route } of withFailure(403)) await meet(route, { headers }, 403);
  });

  it('returns 404 for an unknown record, as documented', async () => {
    // The id of a claim to settle, or of a person's lead, is in the body.
    const unknown: Record<string, Sent> = {
      'post /api/claims/settle': { body: { way: 'none', id: 'none' } },
      'post /api/content/preview': { body: { part: 'no-guide', locale: 'fr' } },
      'post /api/people/count': { body: { lead: 'none' } },
      'post /api/people/export': { body: { lead: 'none' } },
      'post /api/people/erase': { body: { lead: 'none' } },
    };
    for (const { route } of withFailure(404))
      await meet(route, { query: queryOf[route] ?? '', ...unknown[route] }, 404);
  });

  it('returns 429 for each operation with a rate limit, and for no other', async () => {
    const limited = await openTestSite(engine, { formLimits: { perMinute: 0, perHour: 0 } });
    vi.spyOn(limited.ports.tokens, 'read').mockImplementation(site.ports.tokens.read);
    vi.spyOn(limited.ports.sessions, 'find').mockImplementation(site.ports.sessions.find);
    for (const operation of operations) {
      // Streams are counted for each account, invitations where they are mailed; all other calls for each client address,
      // before the session is read.
      const invites = operation.route === 'post /api/review-invitations';
      const headers = invites || operation.route === 'get /api/events' ? admin : {};
      const mail = invites && { mail: { email: 'nova@example.com', locale: 'fr' } };
      const response = await send(
        operation,
        { headers, body: operation.example && { ...operation.example, ...mail } },
        limited,
      );
      const { route, failures } = operation;
      expect([route, failures.includes(429), response.status === 429]).toEqual([
        route,
        LIMITED.test(route),
        LIMITED.test(route),
      ]);
      if (response.status === 429) {
        expect(Number(response.headers.get('retry-after'))).toBeGreaterThan(0);
        met.add(`${operation.route} 429`);
      }
    }
    await limited.close();
  });

  it('returns 409 for a key or id that was used with other fields', async () => {
    for (const what of [
      'contact/submit',
      'booking/submit',
      'simulator/submit',
      'planner/submit',
      'reviews',
    ]) {
      const route = `post /api/${what}`;
      const headers = { 'idempotency-key': randomUUID() };
      const { code: _invented, ...body } = find(route).example ?? {};
      expect((await send(find(route), { headers, body })).status).toBe(201);
      const other = Object.fromEntries(
        Object.entries(body).map(([key, value]) => [
          key,
          ['name', 'artistName'].includes(key) ? 'Somebody else' : value,
        ]),
      );
      await meet(route, { headers, body: other }, 409);
    }
    const leads = 'post /api/leads';
    const lead = { ...find(leads).example, key: randomUUID() };
    expect((await send(find(leads), { body: lead })).status).toBe(201);
    await meet(leads, { body: { ...lead, name: 'Other' } }, 409);
    const route = 'post /api/consents';
    const proof = find(route).example ?? {};
    expect((await send(find(route), { body: proof })).status).toBe(201);
    await meet(route, { body: { ...proof, locale: proof['locale'] === 'pt' ? 'es' : 'pt' } }, 409);
  });

  it('returns 409 for settings of another version', async () => {
    const sources = ['wordpress', 'reviews-widget'];
    for (const group of [
      'conversions',
      'integrations',
      'company',
      'booking',
      'statements',
      'access',
      'webhooks',
      'costs',
      'mail',
      ...sources,
    ]) {
      const route = `put /api/settings/${group}`;
      await meet(route, { body: { ...find(route).example, version: 999 } }, 409);
    }
    const route = 'post /api/settings/webhooks/rotate';
    await meet(route, { body: { ...find(route).example, version: 999 } }, 409);
    const here = { kind: 'answered', status: 200, certificateUntil: null, isThisSite: true } as const;
    vi.spyOn(site.ports.goLive.probe, 'ask').mockResolvedValueOnce(here);
    const moved = { url: 'https://www.agence.fr', password: PASSWORD, version: 999 };
    await meet('put /api/settings/address', { body: moved }, 409);
  });

  it('returns 409 for a claim of another version, and for a claim without a contradiction', async () => {
    for (const route of [
      'put /api/claims/{id}',
      'post /api/claims/{id}/confirm',
      'post /api/claims/{id}/withdraw',
      'post /api/claims/{id}/split',
    ])
      await meet(route, { id: 'countries', body: { ...find(route).example, version: 999 } }, 409);
    await meet('post /api/claims/settle', { body: { way: 'none', id: 'countries' } }, 409);
  });

  it('returns 409 for a source of releases of another version, and for what is off', async () => {
    const route = 'put /api/radar/sources/{name}';
    await meet(route, { id: 'wikidata', body: { enabled: false, version: 999 } }, 409);
    // The site of a test has no mail server, and requests no sources.
    await meet('post /api/lead-retirement/ask', {}, 409);
    await meet('post /api/radar/sources/{name}/fetch', { id: 'wikidata' }, 409);
  });

  it('returns 409 for a draft that another account changed', async () => {
    const id = 'hero';
    const draft = find('put /api/content/{part}/draft');
    expect((await send(draft, { id, body: draft.example })).status).toBe(200);
    await meet('put /api/content/{part}/draft', { id }, 409);
    await meet('post /api/content/{part}/publish', { id, body: { locale: 'fr', draftVersion: 9 } }, 409);
    await meet('delete /api/content/{part}/draft', { id, query: '?locale=fr&version=9' }, 409);
    // Another account saved between the reading and the writing.
    vi.spyOn(site.ports.contentStore, 'saveDraft').mockResolvedValueOnce(false);
    await meet('post /api/content/{part}/items', { id: 'faq' }, 409);
    expect(
      (await send(find('post /api/content/{part}/publish'), { id, body: { locale: 'fr', draftVersion: 1 } }))
        .status,
    ).toBe(200);
    await meet(
      'post /api/content/{part}/restore',
      { id, body: { locale: 'fr', number: 1, version: 9 } },
      409,
    );
    const file = 'post /api/content/file';
    const { example = {} } = find(file);
    await meet(
      file,
      { body: { ...example, places: [{ part: 'company', locale: 'fr', draftVersion: 9 }] } },
      409,
    );
    const imported = await (await send(find(file), { body: example })).json();
    // Somebody saves one of the drafts while the import is undone.
    vi.spyOn(site.ports.contentImports, 'write').mockResolvedValueOnce(false);
    await meet('delete /api/content/imports/{id}', { id: imported.data.imports[0].id }, 409);
  });

  it('returns 409 for the draft of a landing page that another account changed, and for a test of a draft', async () => {
    const create = find('post /api/landing-pages');
    const { id } = (await (await send(create, { body: create.example })).json()).data;
    const based = ['put /api/landing-pages/{id}', 'put /api/landing-pages/{id}/artist-pixels'];
    for (const route of [...based, 'post /api/landing-pages/{id}/publish'])
      await meet(route, { id, body: { ...find(route).example, version: 9 } }, 409);
    await meet('post /api/landing-pages/{id}/tests', { id }, 409);
  });

  it('returns 409 for calls that the stored state does not allow', async () => {
    const own = await addAccount(site);
    const headers = bearer(await tokenOf(site, own));
    const account = find('post /api/accounts').example;
    await meet('post /api/accounts', { body: { ...account, email: own.email } }, 409);
    await meet('patch /api/accounts/{id}', { id: own.id, headers, body: { role: 'moderator' } }, 409);
    await meet('post /api/accounts/{id}/password', { id: own.id, headers }, 409);
    for (const method of ['post', 'delete'])
      await meet(`${method} /api/accounts/{id}/invitation`, { id: own.id, headers }, 409);

    const code = { code: '123456' };
    for (const step of ['off', 'recovery-codes'])
      await meet(
        `post /api/auth/second-factor/${step}`,
        { headers, body: { password: PASSWORD, ...code } },
        409,
      );
    await meet('post /api/auth/second-factor/confirm', { headers, body: code }, 409);
    await switchOn(site, (headers['authorization'] ?? '').slice('Bearer '.length));
    await meet('post /api/auth/second-factor/setup', { headers, body: { password: PASSWORD } }, 409);

    const lead = contactLead();
    const delivery = deliveryOf(lead);
    await site.stores.leads.save(lead, [delivery]);
    const leadId = lead.id;
    const draft = find('post /api/campaigns').example ?? {};
    const added = await (
      await send(find('post /api/campaigns'), { body: { ...draft, leadId: null } })
    ).json();
    await meet('post /api/campaigns', { body: { ...draft, leadId } }, 409);
    const { id: campaign, version } = added.data;
    await meet('put /api/campaigns/{id}', { id: campaign, body: { ...draft, leadId, version } }, 409);
    const stored = await send(find(ADD_PICTURE), { body: await picture().png().toBuffer() });
    const { id: pictureId } = (await stored.json()).data;
    await meet('patch /api/media/{id}', { id: pictureId, body: { version: 9, name: 'x' } }, 409);
    const shown = [{ id: pictureId, state: 'online' as const }];
    await site.ports.media.setUses({ kind: 'content', id: 'hero', name: 'Home', pictures: shown });
    await meet('delete /api/media/{id}', { id: pictureId }, 409);
    const proposed = find('post /api/settings/costs/proposal').example;
    await meet('post /api/settings/costs/proposal', { body: { ...proposed, version: 9 } }, 409);
    await meet('post /api/deliveries/{id}/replay', { id: delivery.id }, 409);
    await meet('post /api/mails/{id}/retry', { id: await settledMail(site, 'sent') }, 409);
    await meet('post /api/webhooks/{destination}/test', { id: 'planner' }, 409);
    await meet('post /api/sends/{destination}/test', { id: 'meta' }, 409);

    const { write, invite, decide } = await openModeration(site);
    const id = await write();
    await decide(id, { status: 'approved' });
    await meet(
      'put /api/reviews/{id}',
      { id, body: { status: 'rejected', ground: 'duplicate', from: 'pending' } },
      409,
    );
    const { id: invitation, code: used } = await invite();
    await write({ code: used });
    await send(find('post /api/content-reports'), { body: find('post /api/content-reports').example });
    const older = { act: 'look', version: 9, evident: true };
    await meet('post /api/content-reports/{number}/acts', { id: '1', body: older }, 409);
    await meet('delete /api/review-invitations/{id}', { id: invitation }, 409);
    await meet('post /api/review-invitations/{id}/mail', { id: invitation }, 409);
    await meet('post /api/review-invitations/{id}/link', { id: invitation }, 409);
    const imported = await importReview(site);
    const late = { ...find('put /api/reviews/{id}/answer').example, version: 9 };
    await meet('put /api/reviews/{id}/answer', { id: imported, body: late }, 409);
    await meet('delete /api/reviews/{id}/answer', { id: imported, query: '?version=9' }, 409);
  });

  it('returns 409 for the erasure of a person whose campaign is planned', async () => {
    const email = 'contract@example.com';
    const lead = contactLead({ fields: { ...contactLead().fields, email } });
    await site.stores.leads.save(lead, []);
    const { call } = await openModeration(site);
    await call('PATCH', `/api/leads/${lead.id}`, { status: 'won' }, admin);
    const of = { clientEmail: email, leadId: lead.id };
    const campaign = { ...campaignDraft, ...of, endsOn: '2099-12-31', status: 'planned' };
    expect((await site.post('/api/campaigns', campaign, admin)).status).toBe(201);
    const { landingCodes, personLinks } = site.ports;
    const at = Date.now();
    for (const kind of ['read', 'erase'] as const) {
      const link = {
        email,
        codeDigest: landingCodes.hashOf(`contract-${kind}`),
        typedDigest: '',
        expiresAt: at + 60_000,
      };
      await personLinks.issue(
        { kind, addressDigest: kind, link, at },
        { id: randomUUID(), to: email, subject: '', text: '' },
        { since: 0, most: 1 },
      );
    }
    const opened = await site.post('/api/own-data/open', { code: 'contract-read' });
    const { token } = (await opened.json()).data;
    const item = { token, kind: 'lead', id: lead.id };
    await meet('post /api/own-data/items/erase', { body: item }, 409);
    await meet('post /api/own-data/erasure', { body: { token, word: 'EFFACER' } }, 409);
    await meet('post /api/own-data/erase', { body: { code: 'contract-erase' } }, 409);
  });

  it('returns 502 when the automation gives no analysis', async () => {
    const asked = vi.spyOn(site.ports.addresses, 'of').mockReturnValue('http://127.0.0.1:1/');
    await meet('post /api/planner/submit', { body: find('post /api/planner/submit').example }, 502);
    asked.mockRestore();
  });

  it('returns 507 for a picture when the disk is full', async () => {
    const full = vi.spyOn(site.ports.uploads, 'receive');
    full.mockResolvedValue({ ok: false, code: 'media_no_room' });
    await meet(ADD_PICTURE, {}, 507);
    full.mockRestore();
  });

  it('returns 500 or 503 while the database is unavailable', async () => {
    const broken = await openTestSite(engine);
    const { ports } = broken;
    vi.spyOn(ports.tokens, 'read').mockImplementation(site.ports.tokens.read);
    const find = vi.spyOn(ports.sessions, 'find').mockImplementation(site.ports.sessions.find);
    await broken.close();
    const reject = () => {
      throw new Error('It broke.');
    };
    // These ports respond from memory, or call another server first.
    vi.spyOn(ports.costs, 'now').mockImplementation(reject);
    Object.defineProperty(ports, 'visits', { get: reject });
    Object.defineProperty(ports, 'conversions', { get: reject });
    Object.defineProperty(ports, 'leads', { get: reject });
    Object.defineProperty(ports, 'catalogues', { get: reject });
    vi.spyOn(ports.addresses, 'of').mockImplementation(reject);
    vi.spyOn(ports.tagLoaders, 'ask').mockImplementation(reject);
    vi.spyOn(ports.previewCodes, 'issue').mockImplementation(reject);
    vi.spyOn(ports.receipts, 'verify').mockImplementation(reject);
    for (const what of ['answer', 'find', 'passages'] as const)
      vi.spyOn(ports.questionBox, what).mockImplementation(reject);
    vi.spyOn(ports.staffHelp, 'find').mockImplementation(reject);
    vi.spyOn(ports.liveLandings, 'byId').mockImplementation(reject);
    // The response of a real device: an unreadable one is refused before the database is read.
    const credential = new Authenticator().create({ challenge: 'AAAA' });
    const brokenBodies: Record<string, unknown> = {
      [ADD_PICTURE]: await picture().png().toBuffer(),
      'post /api/auth/passkeys': { name: 'Phone', credential },
    };
    const known: Record<string, string> = {
      'post /api/webhooks/{destination}/test': 'contact',
      ...Object.fromEntries(
        ['pause', 'replay', 'test', 'seen'].map((what) => [`post /api/sends/{destination}/${what}`, 'meta']),
      ),
      'put /api/radar/sources/{name}': 'wikidata',
      'post /api/radar/sources/{name}/fetch': 'wikidata',
      'post /api/settings/integrations/{provider}/test': 'googleAnalytics',
    };
    // These operations read the session and no other data.
    const sessionOnly = [
      'get /api/auth/me',
      'get /api/auth/session',
      'post /api/auth/session',
      'get /api/events',
    ];
    for (const { route, example } of withFailure(500).filter(({ route }) => !sessionOnly.includes(route)))
      await meet(
        route,
        {
          body: brokenBodies[route] ?? example,
          id: askedFor[route] ?? known[route] ?? 'none',
          query: queryOf[route] ?? '',
        },
        500,
        broken,
      );
    find.mockImplementation(reject);
    for (const route of sessionOnly) await meet(route, {}, 500, broken);
    await meet('get /api/ready', {}, 503, broken);
  });

  it('returns 409 for a start while a synchronisation runs, and for a cancellation without one', async () => {
    await meet('delete /api/wordpress/sync', {}, 409);
    // A test above removed the samples.
    await site.ports.demoRemoval.permit();
    // The samples replace a blog. No worker runs on the queue of this site.
    await meet('post /api/wordpress/sync', {}, 202);
    await meet('post /api/wordpress/sync', {}, 409);
  });

  it('returns 409 for a repeated message of the blog, and for a new secret without a blog', async () => {
    await meet('post /api/settings/wordpress/hook-secret', {}, 409);
    await send(find('put /api/settings/wordpress'), { body: find('put /api/settings/wordpress').example });
    const token = await tokenOf(site, await addAccount(site));
    const body = '{}';
    const sent = { body, headers: hookHeaders(await newHookSecret(site, token), { body }) };
    expect((await send(find('post /api/wordpress/hook'), sent)).status).toBe(202);
    await meet('post /api/wordpress/hook', sent, 409);
    const { posts } = site.ports;
    vi.spyOn(posts, 'change').mockResolvedValue({ ok: false, code: 'posts_featured_full' });
    await meet('patch /api/wordpress/posts/{id}', { body: { featured: true } }, 409);
  });

  it('returned every documented failure in the tests above', () => {
    const documented = operations.flatMap(({ route, failures }) =>
      failures.map((status) => `${route} ${status}`),
    );
    expect(documented.filter((pair) => !met.has(pair))).toEqual([]);
  });
});
