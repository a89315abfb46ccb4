import { createHash, randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { addAccount, bearer, newAddress, PASSWORD, tokenOf } from '../../../tests/accounts/accounts.ts';
import { Authenticator } from '../../../tests/accounts/authenticator.ts';
import { codeOf, switchOn } from '../../../tests/accounts/second-factor.ts';
import { googleReport } from '../../../tests/campaigns/campaign-files.ts';
import { eachEngine } from '../../../tests/databases/databases.ts';
import { deadDelivery } from '../../../tests/dead-delivery.ts';
import { auditEntry, contactLead, remotePost } from '../../../tests/factories.ts';
import { documentedOperations, type Operation } from '../../../tests/operations.ts';
import { picture } from '../../../tests/pictures.ts';
import { importReview, type Moderation, openModeration } from '../../../tests/reviews.ts';
import { settledMail } from '../../../tests/settled-mail.ts';
import { openTestSite, type TestSite } from '../../../tests/test-site.ts';
import { hookHeaders, newHookSecret } from '../../../tests/wordpress/wordpress-hook.ts';
import type { WebhookSender } from '../../app/ports.ts';
import { newContent } from '../../domain/landing/landing-page.ts';

/** The arguments of a call that differ from the documented example. */
interface Call {
  headers?: Record<string, string>;
  /** Replaces fields of the example. */
  body?: Record<string, unknown>;
  /** The whole body, where it is no JSON. */
  bytes?: Uint8Array;
  /** Replaces the path parameter. */
  id?: string;
  /** Replaces the second path parameter, of a test of a landing page or of an answer to its draft. */
  test?: string;
  /** With its question mark. */
  query?: string;
  address?: string;
}

/** An address without a server, and a private address, to which the site sends no request. */
import { TRAP_FIELD } from '../../domain/spam/spam.ts';
import { agencyTime } from '../../domain/time/agency-time.ts';

const NOWHERE = 'http://127.0.0.1:9';
const bases = { listenbrainz: NOWHERE, wikidata: NOWHERE, musicbrainz: NOWHERE };
const origins = { google: NOWHERE, meta: NOWHERE, tiktok: NOWHERE };
const addressProbe = {
  ask: async () => ({ kind: 'answered', status: 200, certificateUntil: null, isThisSite: true }) as const,
};

eachEngine('each operation of the API', (engine) => {
  const send = vi.fn<WebhookSender['send']>(async () => ({
    outcome: { kind: 'answered', status: 200 },
    answer: null,
  }));
  let site: TestSite;
  let admin: Record<string, string>;
  let desk: Moderation;
  let operations: Operation[];
  beforeAll(async () => {
    site = await openTestSite(
      engine,
      {
        sender: { send },
        tagLoaders: { origins },
        adPlatforms: { origins: { 'https://graph.facebook.com': NOWHERE } },
        releaseVendors: { bases },
        addressProbe,
      },
      {
        REVIEWS_API_BASE: NOWHERE,
        WEBHOOK_CONTACT_URL: 'https://n8n.example.com/webhook/contact',
        META_PIXEL_ID: '123456789012345',
        RELEASE_SOURCES: 'on',
      },
    );
    admin = bearer(await tokenOf(site, await addAccount(site)));
    desk = await openModeration(site);
    operations = await documentedOperations(site);
  });
  afterAll(() => site.close());

  const ask = async ({ method, path, example }: Operation, call: Call): Promise<Response> => {
    const { headers = admin, body, bytes, id = '', test = '', query = '', address = newAddress() } = call;
    const sent = bytes ?? (example && { ...example, ...body });
    return site.send(
      method.toUpperCase(),
      path
        .replace(/\{\w+\}/, id)
        .replace('{number}', '1')
        .replace('{test}', test)
        .replace('{answer}', test)
        .replace('{import}', test) + query,
      sent,
      headers,
      address,
    );
  };
  const find = (route: string): Operation => {
    const found = operations.find((operation) => operation.route === route);
    if (!found) throw new Error(`${route} is not documented.`);
    return found;
  };

  /** Returns the token of a new account, for a call that ends the session or changes the account. */
  const session = async (): Promise<string> => tokenOf(site, await addAccount(site));
  const password = { password: PASSWORD };
  const address = async (): Promise<Call> => {
    const made = await ask(find('post /api/campaign-addresses'), {});
    return { id: (await made.json()).data.id };
  };
  const campaign = async (): Promise<Call> => {
    const { data } = await (await ask(find('post /api/campaigns'), { body: { leadId: null } })).json();
    return { id: data.id };
  };
  /** A report of a day of the campaign, with its hash. */
  const reported = async (): Promise<Call> => {
    const { data } = await (
      await ask(find('post /api/campaigns'), {
        body: { leadId: null, startsOn: '2026-01-01', endsOn: '2026-01-31' },
      })
    ).json();
    const bytes = googleReport([['2026-01-02', 'Nova', 10, 400]]);
    return { id: data.id, bytes, query: `?sha256=${createHash('sha256').update(bytes).digest('hex')}` };
  };
  /** A campaign with a day of 3,100 plays by 41 listeners, which a rule flags. */
  const unusual = async (): Promise<Call> => {
    const { id = '' } = await reported();
    const day = (at: number) => new Date(Date.UTC(2025, 11, 18 + at)).toISOString().slice(0, 10);
    const rows = Array.from({ length: 30 }, (_, at) => `${day(at)},${at === 16 ? '41,3100' : '60,120'},9`);
    const bytes = Buffer.from(['date,listeners,streams,followers', ...rows].join('\n'));
    const query = `?sha256=${createHash('sha256').update(bytes).digest('hex')}`;
    await ask(find('post /api/campaigns/{id}/imports'), { id, bytes, query });
    const listed = await (await ask(find('get /api/campaigns/{id}/imports'), { id })).json();
    return { id, body: { audience: listed.data.audiences[0].key, from: day(16), to: day(16) } };
  };
  const imported = async (): Promise<Call> => {
    const call = await reported();
    const { data } = await (await ask(find('post /api/campaigns/{id}/imports'), call)).json();
    return { id: call.id ?? '', test: data.id };
  };
  const addPicture = async (): Promise<Call> => ({ bytes: await picture().png().toBuffer() });
  const added = async (): Promise<Call> => {
    const { data } = await (await ask(find('post /api/media'), await addPicture())).json();
    return { id: data.id };
  };
  const landing = async (): Promise<Call> => {
    const { data } = await (await ask(find('post /api/landing-pages'), {})).json();
    return { id: data.id };
  };
  const published = async (): Promise<Call> => {
    const { id = '' } = await landing();
    const content = newContent('fr', 'Nova');
    const save = find('put /api/landing-pages/{id}');
    await ask(save, { id, body: { content: { ...content, shared: { ...content.shared, artist: 'Nova' } } } });
    const response = await ask(find('post /api/landing-pages/{id}/publish'), { id, body: { version: 2 } });
    expect(response.status).toBe(200);
    return { id, body: { version: 2 } };
  };
  const tested = async (): Promise<Call> => {
    const { id = '' } = await published();
    const { data } = await (await ask(find('post /api/landing-pages/{id}/tests'), { id })).json();
    return { id, test: data.id };
  };
  const shared = async (): Promise<Call> => {
    const { id = '' } = await landing();
    const { data } = await (await ask(find('post /api/landing-pages/{id}/previews'), { id })).json();
    return { id, body: { code: new URL(data.url).pathname.split('/').at(-1) } };
  };
  const pixelsLink = async (): Promise<Call> => {
    const { id = '' } = await landing();
    const { data } = await (
      await ask(find('post /api/landing-pages/{id}/artist-pixels/links'), { id })
    ).json();
    return { body: { code: new URL(data.url).pathname.split('/').at(-1) } };
  };
  const remindable = async (): Promise<Call> => {
    const { id } = await published();
    await site.ports.liveLandings.refresh();
    return { body: { landing: id } };
  };
  const remarked = async (): Promise<Call> => {
    const { id = '', body = {} } = await shared();
    await ask(find('post /api/draft-answers'), { body });
    const list = find('get /api/landing-pages/{id}/draft-answers');
    const { data } = await (await ask(list, { id })).json();
    return { id, test: data.answers[0].id };
  };
  const quarantined = async (route: string): Promise<Call> => {
    const spam = { [TRAP_FIELD]: 'x', code: undefined };
    const { data } = await (await ask(find(route), { body: spam })).json();
    return { id: data.id };
  };
  const lead = async (): Promise<Call> => {
    const stored = contactLead();
    await site.stores.leads.save(stored, []);
    return { id: stored.id };
  };
  /** Saves the draft of a part that no other call changes, and returns the part with the draft's version. */
  const draft = async (id: string) => {
    const save = find('put /api/content/{part}/draft');
    expect((await ask(save, { id })).status).toBe(200);
    return { id, version: 1 };
  };
  /** A file with one text, and the choice of it. */
  const textsFile = (locale: string) => {
    const content = { schema: 1, fields: { text: `Un texte (${locale})` }, items: [] };
    const file = { schema: 1, parts: { announcement: { [locale]: { content } } } };
    return { file, places: [{ part: 'announcement', locale, draftVersion: 0 }] };
  };
  /** Adds a guide that was never published. */
  const newGuide = async (slug: string) => {
    expect((await ask(find('post /api/content/guides'), { body: { slug } })).status).toBe(201);
    return slug;
  };
  /** Stores an article of the blog, as the write of a synchronisation that this test has claimed. */
  const post = async (): Promise<Call> => {
    const { syncs, posts } = site.ports;
    const now = Date.now();
    await syncs.begin({ id: randomUUID(), trigger: 'manual', at: now });
    const claimed = await syncs.claim({ now, leaseMs: 60_000 });
    if (!claimed) throw new Error('Nothing was due.');
    await syncs.advance(
      claimed,
      claimed,
      { posts: { save: [remotePost(1)], remove: [], demo: false, named: 1 } },
      { now, until: now },
    );
    await syncs.settle(claimed, claimed, {
      state: 'failed',
      nextAttemptAt: null,
      problem: null,
      log: [],
      at: now,
    });
    const { items } = await posts.list({ page: 1, pageSize: 25, sort: 'date', order: 'desc' });
    return { id: items[0]?.id ?? '' };
  };
  const account = async (): Promise<Call> => ({ id: (await addAccount(site, { role: 'moderator' })).id });
  const invited = async (): Promise<Call> => ({ id: (await addAccount(site, { invited: true })).id });
  const elsewhere = async (): Promise<Call> => ({ id: await importReview(site) });
  const invitation = async (): Promise<Call> => ({ id: (await desk.invite()).id });
  const watched = async (): Promise<Call> => {
    const code = site.ports.landingCodes.next();
    vi.spyOn(site.ports.landingCodes, 'next').mockReturnValueOnce(code);
    await ask(find('post /api/watched-plans'), { body: { email: `${code.toLowerCase()}@example.com` } });
    return { body: { code } };
  };
  const invitationCode = async (): Promise<Call> => ({ id: (await desk.invite()).code });

  const passkeyQuestion = async () => {
    const headers = bearer(await session());
    const begun = await ask(find('post /api/auth/passkeys/begin'), { headers, body: password });
    const { data: question } = await begun.json();
    return { headers, question, device: new Authenticator() };
  };
  const passkey = async () => {
    const { headers, question, device } = await passkeyQuestion();
    const add = find('post /api/auth/passkeys');
    const added = await ask(add, { headers, body: { credential: device.create(question) } });
    const { data } = await added.json();
    return { device, call: { headers, id: data.id } };
  };
  /** Stores the link of a mail to a person's own data, and returns its code. */
  const ownDataLink = async (kind: 'read' | 'erase' = 'read', to?: string): Promise<string> => {
    const { ports } = site;
    const code = ports.landingCodes.next();
    const at = Date.now();
    const email = to ?? `${code.toLowerCase()}@example.com`;
    const link = {
      email,
      codeDigest: ports.landingCodes.hashOf(code),
      typedDigest: code,
      expiresAt: at + 60_000,
    };
    await ports.personLinks.issue(
      { kind, addressDigest: code, link, at },
      { id: code, to: email, subject: 'A link', text: 'A link' },
      { since: 0, most: 1 },
    );
    return code;
  };
  const ownDataToken = async (to?: string): Promise<string> => {
    const opened = await ask(find('post /api/own-data/open'), {
      body: { code: await ownDataLink('read', to) },
    });
    return (await opened.json()).data.token;
  };
  const passwordLink = async (): Promise<string> => {
    const { ports } = site;
    const code = ports.landingCodes.next();
    await ports.passwordLinks.issue(
      {
        kind: 'password',
        digest: ports.landingCodes.hashOf(code),
        accountId: (await addAccount(site)).id,
        createdAt: Date.now(),
        expiresAt: Date.now() + 3_600_000,
      },
      { id: code, to: 'lea@example.com', subject: 'A link', text: 'A link' },
      auditEntry({ action: 'password_link_sent' }),
      3,
    );
    return code;
  };

  const conversionsOff = {
    ...{ meta: false, tiktok: false },
    ...{ google: false, googleCustomer: '', googleAction: '' },
  };
  /** The access to an ad platform that answers nothing. */
  async function adAccess(): Promise<Call> {
    const { data } = await (await ask(find('get /api/settings/conversions'), {})).json();
    const body = { ...conversionsOff, version: data.version, meta: true, metaToken: 'EAAB-example' };
    await ask(find('put /api/settings/conversions'), { body });
    return { id: 'meta' };
  }

  /** Creates the data that a call needs. All other operations are called only with their documented example. */
  const before: Record<string, () => Promise<Call>> = {
    'post /api/auth/login': async () => ({ body: { email: (await addAccount(site)).email, ...password } }),
    'post /api/auth/logout': async () => ({ headers: bearer(await session()) }),
    'post /api/auth/logout-everywhere': async () => ({ headers: bearer(await session()) }),
    'post /api/auth/password': async () => ({
      headers: bearer(await session()),
      body: { current: PASSWORD },
    }),
    'post /api/auth/password-link/read': async () => ({ body: { code: await passwordLink() } }),
    'post /api/auth/password-link/use': async () => ({ body: { code: await passwordLink() } }),
    'post /api/own-data/open': async () => ({ body: { code: await ownDataLink() } }),
    'post /api/own-data/prolong': async () => ({ body: { token: await ownDataToken() } }),
    'post /api/own-data/read': async () => ({ body: { token: await ownDataToken() } }),
    'post /api/own-data/correct': async () => {
      const stored = contactLead();
      await site.stores.leads.save(stored, []);
      return { body: { token: await ownDataToken(stored.fields.email), lead: stored.id } };
    },
    'post /api/own-data/items/erase': async () => {
      const stored = contactLead();
      await site.stores.leads.save(stored, []);
      const token = await ownDataToken(stored.fields.email);
      return { body: { token, kind: 'lead', id: stored.id } };
    },
    'post /api/own-data/requests': async () => ({ body: { token: await ownDataToken() } }),
    'post /api/own-data/withdraw': async () => ({ body: { token: await ownDataToken() } }),
    'post /api/own-data/erasure': async () => ({ body: { token: await ownDataToken() } }),
    'post /api/own-data/erase': async () => ({ body: { code: await ownDataLink('erase') } }),
    'post /api/auth/second-factor/setup': async () => ({ headers: bearer(await session()), body: password }),
    'post /api/auth/second-factor/confirm': async () => {
      const headers = bearer(await session());
      const setUp = find('post /api/auth/second-factor/setup');
      const { data } = await (await ask(setUp, { headers, body: password })).json();
      return { headers, body: { code: codeOf(data.secret) } };
    },
    'post /api/auth/second-factor/off': async () => {
      const token = await session();
      const { secret } = await switchOn(site, token);
      return { headers: bearer(token), body: { ...password, code: codeOf(secret) } };
    },
    'post /api/auth/second-factor/recovery-codes': async () => {
      const token = await session();
      const { secret } = await switchOn(site, token);
      return { headers: bearer(token), body: { ...password, code: codeOf(secret) } };
    },
    'delete /api/auth/sessions/{id}': async () => {
      const account = await addAccount(site);
      const tokens = [await tokenOf(site, account), await tokenOf(site, account)];
      const [last] = await site.stores.sessions.list(account.id, 0);
      return { headers: bearer(tokens[0] ?? ''), id: last?.id ?? '' };
    },
    'post /api/auth/passkeys/begin': async () => ({ headers: bearer(await session()), body: password }),
    'post /api/auth/passkeys': async () => {
      const { headers, question, device } = await passkeyQuestion();
      return { headers, body: { credential: device.create(question) } };
    },
    'patch /api/auth/passkeys/{id}': async () => (await passkey()).call,
    'delete /api/auth/passkeys/{id}': async () => ({ ...(await passkey()).call, body: password }),
    'post /api/auth/passkey-sign-in': async () => {
      const { device } = await passkey();
      const { data } = await (await ask(find('post /api/auth/passkey-sign-in/begin'), {})).json();
      return { body: { credential: device.get(data) } };
    },
    // The code of the example is unknown and would be refused; without a code, the review is accepted.
    'post /api/reviews': async () => ({ body: { code: undefined } }),
    'post /api/reviews/{id}/helpful': async () => {
      const id = await desk.write();
      await desk.decide(id, { status: 'approved' });
      return { id };
    },
    'post /api/leads/quarantine/{id}/release': () => quarantined('post /api/contact/submit'),
    'post /api/reviews/quarantine/{id}/release': () => quarantined('post /api/reviews'),
    'put /api/reviews/{id}': async () => ({ id: await desk.write() }),
    'post /api/reviews/{id}/hide': elsewhere,
    'post /api/reviews/{id}/show': elsewhere,
    'put /api/reviews/{id}/answer': elsewhere,
    'delete /api/reviews/{id}/answer': async () => ({ ...(await elsewhere()), query: '?version=0' }),
    'delete /api/review-invitations/{id}': invitation,
    'post /api/review-invitations/{id}/link': invitation,
    'post /api/review-invitations/{id}/mail': invitation,
    'get /api/review-invitations/{code}/state': invitationCode,
    'post /api/watched-plans/open': watched,
    'post /api/watched-plans/acts': watched,
    'get /api/content-reports/{number}': async () => ({ id: '1' }),
    'post /api/content-reports/{number}/acts': async () => ({ id: '1' }),
    'post /api/weekly-mail/{code}/stop': async () => ({ id: 'a-code' }),
    'post /api/rights-requests/{number}/acts': async () => ({ id: '1' }),
    // The number of the documented example, which was stored before.
    'get /api/consents/{id}/receipt': async () => ({ id: '3f1c8a52-7a0e-4c55-9d4c-2b1f6f0f8a01' }),
    'get /api/campaigns/{id}': campaign,
    'put /api/campaigns/{id}': campaign,
    'patch /api/campaigns/{id}': campaign,
    'delete /api/campaigns/{id}': campaign,
    'post /api/campaigns/{id}/report-links': campaign,
    'delete /api/campaigns/{id}/report-links': campaign,
    'get /api/campaigns/{id}/imports': campaign,
    'post /api/campaigns/{id}/looks': unusual,
    'post /api/campaigns/{id}/hidden-alerts': campaign,
    'post /api/campaigns/{id}/imports/preview': reported,
    'post /api/campaigns/{id}/imports': reported,
    'delete /api/campaigns/{id}/imports/{import}': imported,
    'put /api/claims/{id}': async () => ({ id: 'countries' }),
    'post /api/claims/{id}/confirm': async () => ({ id: 'artists-trained' }),
    'post /api/claims/{id}/split': async () => ({ id: 'independent' }),
    'post /api/claims/{id}/withdraw': async () => ({ id: 'renewal' }),
    'get /api/radar/releases': async () => ({ query: '?friday=2027-01-08&genre=rap&territory=FR' }),
    'get /api/radar/accuracy': async () => ({ query: '?genre=rap&territory=FR' }),
    'put /api/radar/sources/{name}': async () => ({ id: 'wikidata' }),
    'post /api/radar/sources/{name}/fetch': async () => ({ id: 'musicbrainz' }),
    'post /api/media': addPicture,
    'get /api/media/{id}': added,
    'get /api/media/{id}/versions': added,
    'patch /api/media/{id}': added,
    'delete /api/media/{id}': added,
    'get /api/campaign-addresses/{id}/qr': address,
    'delete /api/campaign-addresses/{id}': address,
    'get /api/landing-pages/{id}': landing,
    'put /api/landing-pages/{id}': landing,
    'delete /api/landing-pages/{id}': landing,
    'get /api/landing-pages/{id}/artist-pixels': landing,
    'put /api/landing-pages/{id}/artist-pixels': landing,
    'post /api/landing-pages/{id}/artist-pixels/links': landing,
    'delete /api/landing-pages/{id}/artist-pixels/links': landing,
    'post /api/artist-pixels': pixelsLink,
    'post /api/landing-pages/{id}/restore': landing,
    'post /api/landing-pages/{id}/duplicate': landing,
    'post /api/landing-pages/{id}/check': landing,
    'post /api/landing-pages/{id}/publish': published,
    'post /api/landing-pages/{id}/unpublish': published,
    'post /api/landing-pages/{id}/republish': published,
    'post /api/landing-pages/{id}/previews': landing,
    'delete /api/landing-pages/{id}/previews': landing,
    'post /api/draft-answers': shared,
    'post /api/reminders': remindable,
    'post /api/reminders/push': remindable,
    'post /api/landing-pages/{id}/artist-list.csv': landing,
    'get /api/landing-pages/{id}/reminders': landing,
    'post /api/landing-pages/{id}/reminders/tell': landing,
    'get /api/landing-pages/{id}/draft-answers': landing,
    'put /api/landing-pages/{id}/draft-answers/{answer}': remarked,
    'delete /api/landing-pages/{id}/draft-answers/{answer}': remarked,
    'post /api/landing-pages/{id}/figure-links': landing,
    'delete /api/landing-pages/{id}/figure-links': landing,
    'get /api/landing-pages/{id}/qr': published,
    'get /api/landing-pages/{id}/counts': landing,
    'get /api/landing-pages/{id}/counts.csv': landing,
    'get /api/landing-pages/{id}/tests': landing,
    'post /api/landing-pages/{id}/tests': published,
    'post /api/landing-pages/{id}/tests/{test}/stop': tested,
    'get /api/landing-pages/{id}/versions': landing,
    'get /api/landing-pages/{id}/versions/{number}': published,
    'get /api/leads/{id}': lead,
    'patch /api/leads/{id}': lead,
    'post /api/leads/{id}/notes': lead,
    'get /api/leads/{id}/neighbours': lead,
    'delete /api/lead-views/{id}': async () => {
      const { data } = await (await ask(find('post /api/lead-views'), {})).json();
      return { id: data[0].id };
    },
    'post /api/deliveries/{id}/replay': async () => ({ id: await deadDelivery(site) }),
    'post /api/mails/{id}/retry': async () => ({ id: await settledMail(site, 'dead') }),
    'post /api/lead-retirement/ask': async () => {
      const smtp = { host: 'smtp.test', port: 587, security: 'none', user: null, password: null } as const;
      const settings = site.ports.mailSettings.mail();
      vi.spyOn(site.ports.mailSettings, 'mail').mockReturnValueOnce({ ...settings, smtp });
      return {};
    },
    'put /api/settings/address': async () => ({ body: { password: PASSWORD, url: 'https://www.agence.fr' } }),
    'post /api/backup': async () => ({ body: { password: PASSWORD } }),
    'post /api/webhooks/{destination}/test': async () => ({ id: 'contact' }),
    'put /api/settings/conversions': async () => {
      const { data } = await (await ask(find('get /api/settings/conversions'), {})).json();
      return { body: { ...conversionsOff, version: data.version } };
    },
    'post /api/sends/{destination}/pause': async () => ({ id: 'meta' }),
    'post /api/sends/{destination}/replay': async () => ({ id: 'meta' }),
    'post /api/sends/{destination}/test': adAccess,
    'post /api/sends/{destination}/seen': async () => {
      const call = await adAccess();
      await ask(find('post /api/sends/{destination}/test'), call);
      const { test } = await site.ports.conversions.lane('meta');
      if (test) await site.ports.conversions.setTest('meta', { ...test, acceptedAt: test.at });
      return call;
    },
    // With the example, the administrator of the later calls would have to set up a second factor.
    'put /api/settings/access': async () => ({ body: { secondFactorForAdmins: false } }),
    'post /api/settings/integrations/{provider}/test': async () => ({ id: 'googleAnalytics' }),
    'post /api/settings/wordpress/test': async () => ({ body: { url: NOWHERE } }),
    'post /api/settings/webhooks/rotate': async () => {
      const { data } = await (await ask(find('get /api/settings/webhooks'), {})).json();
      return { body: { version: data.version } };
    },
    'delete /api/wordpress/sync': async () => {
      await ask(find('post /api/wordpress/sync'), {});
      return {};
    },
    'post /api/wordpress/hook': async () => {
      const token = await session();
      const body = '{}';
      const headers = hookHeaders(await newHookSecret(site, token), { body });
      return { headers, bytes: Buffer.from(body) };
    },
    'get /api/wordpress/posts/{id}': post,
    'patch /api/wordpress/posts/{id}': post,
    'get /api/settings/costs/versions/{version}': async () => ({ id: '1' }),
    'post /api/settings/costs/proposal': async () => {
      const day = new Date().toISOString().slice(0, 10);
      const cell = { platform: 'youtube', country: 'europe', campaignType: 'awareness' };
      const result = { status: 'finished', actualCost: 1000, actualViews: 80_000 };
      const body = { ...cell, ...result, startsOn: day, endsOn: day, leadId: null };
      for (let count = 0; count < 6; count += 1) await ask(find('post /api/campaigns'), { body });
      return {};
    },
    'delete /api/content/addresses': async () => {
      await ask(find('put /api/content/addresses'), { body: { path: '/ancien', target: '/faq' } });
      return { query: '?path=/ancien' };
    },
    'post /api/content/file': async () => ({ body: textsFile('pt') }),
    'delete /api/content/imports/{id}': async () => {
      const answer = await ask(find('post /api/content/file'), { body: textsFile('es') });
      return { id: (await answer.json()).data.imports[0].id };
    },
    'put /api/content/guides/{slug}': async () => ({ id: await newGuide('autre-guide') }),
    'delete /api/content/guides/{slug}': async () => ({ id: await newGuide('dernier-guide') }),
    'put /api/content/sources/{source}/reading': async () => ({ id: 'metaThruPlay' }),
    'delete /api/content/sources/{source}/reading': async () => {
      await ask(find('put /api/content/sources/{source}/reading'), { id: 'metaLearning' });
      return { id: 'metaLearning' };
    },
    'get /api/content/{part}': async () => ({ id: 'faq' }),
    'post /api/content/{part}/items': async () => ({ id: 'faq' }),
    'get /api/kept-questions/gold-set': async () => ({ query: '?locale=fr' }),
    'get /api/kept-questions/passages': async () => ({ query: '?locale=fr' }),
    'delete /api/kept-questions': async () => {
      const question = 'faites-vous du mastering ?';
      await ask(find('post /api/questions/kept'), { body: { question } });
      const { groups } = (await (await ask(find('get /api/kept-questions'), {})).json()).data;
      return { query: `?locale=fr&words=${encodeURIComponent(groups[0].words)}` };
    },
    'put /api/content/{part}/draft': async () => ({ id: 'faq' }),
    'get /api/content/{part}/versions': async () => ({ id: 'faq', query: '?locale=fr' }),
    'delete /api/content/{part}/draft': async () => {
      const { id } = await draft('hero');
      return { id, query: '?locale=fr&version=1' };
    },
    'delete /api/content/{part}/schedule': async () => {
      const { id, version } = await draft('advantages');
      const startsAt = agencyTime(Date.now() + 86_400_000).replace(' ', 'T');
      await ask(find('post /api/content/{part}/publish'), { id, body: { draftVersion: version, startsAt } });
      return { id, query: '?locale=fr&number=1' };
    },
    'post /api/content/{part}/publish': async () => ({ id: (await draft('hub')).id }),
    'post /api/content/{part}/restore': async () => {
      const { id, version } = await draft('company');
      await ask(find('post /api/content/{part}/publish'), { id, body: { draftVersion: version } });
      return { id };
    },
    'post /api/accounts/{id}/invitation': invited,
    'delete /api/accounts/{id}/invitation': invited,
    'patch /api/accounts/{id}': account,
    'post /api/accounts/{id}/password': account,
    'post /api/accounts/{id}/sign-out': account,
    'get /api/planner/plan.ics': async () => ({
      query: '?friday=2027-01-08&releaseType=single&budget=500',
    }),
    'get /api/metrics': async () => ({ address: '127.0.0.1' }),
  };

  it('returns its documented success for its documented example', async () => {
    // Settings are tested before they are saved, so that no request leaves this machine.
    const isTrial = ({ route }: Operation) => route.endsWith('/test');
    const inTurn = [...operations.filter(isTrial), ...operations.filter((one) => !isTrial(one))];
    expect(Object.keys(before).filter((route) => !inTurn.some((one) => one.route === route))).toEqual([]);
    const answers: [string, number[]][] = [];
    for (const operation of inTurn) {
      const response = await ask(operation, (await before[operation.route]?.()) ?? {});
      answers.push([operation.route, [response.status]]);
      // One response is a stream without an end.
      await response.body?.cancel();
    }
    expect(answers).toEqual(inTurn.map(({ route, successes }) => [route, successes]));
  });
});
