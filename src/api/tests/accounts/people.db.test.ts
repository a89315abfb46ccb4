import { randomUUID } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { sql } from 'kysely';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { addAccount, bearer, newAddress, postFrom, tokenOf } from '../../../../tests/accounts/accounts.ts';
import { eachEngine } from '../../../../tests/databases/databases.ts';
import { campaignDraft, contactLead, deliveryOf, NOON, simulationLead } from '../../../../tests/factories.ts';
import { openModeration } from '../../../../tests/reviews.ts';
import { openTestSite, type TestSite } from '../../../../tests/test-site.ts';
import { type Database, openDatabase, sqliteFile } from '../../../adapters/db/engine/connect.ts';
import { appendMail } from '../../../adapters/db/mail/mail-queue.ts';
import { verifyModerationLog } from '../../../adapters/db/reviews/moderation-log.ts';
import { tables } from '../../../adapters/db/schema.ts';
import { keepFile } from '../../../adapters/mail/keep-file.ts';
import type { Attempt, Lead, SimulationLead, WebhookSender } from '../../../app/ports.ts';
import { normalizeEmail } from '../../../domain/account/email.ts';

const EMAIL = 'Zoé.Person@example.com';
const accepted: Attempt = {
  startedAt: NOON,
  durationMs: 1,
  outcome: { kind: 'answered', status: 200 },
  answer: `{"thanks":"${EMAIL}"}`,
};

const artistIn = (entry: string | null) => (entry === null ? undefined : JSON.parse(entry).artist);

eachEngine('the people API', (engine) => {
  const send = vi.fn<WebhookSender['send']>();
  let site: TestSite;
  let database: Database;
  let headers: Record<string, string>;
  let message: Lead;
  let simulation: Lead;
  let other: Lead;
  beforeEach(async () => {
    send.mockImplementation(async ({ body }) => ({
      outcome: { kind: 'answered', status: 200 },
      answer: body.includes('lead.erased') ? body : null,
    }));
    site = await openTestSite(
      engine,
      { sender: { send } },
      {
        WEBHOOK_CONTACT_URL: 'https://n8n.example.com/contact',
        WEBHOOK_SIMULATOR_URL: 'https://n8n.example.com/s',
      },
    );
    database = await openDatabase({
      dataDir: site.variables['DATA_DIR'] ?? '',
      databaseUrl: site.variables['DATABASE_URL'],
    });
    headers = bearer(await tokenOf(site, await addAccount(site)));
    message = contactLead({ fields: { ...contactLead().fields, email: EMAIL, message: `I am ${EMAIL}` } });
    simulation = simulationLead({
      createdAt: NOON + 1,
      fields: { ...simulationLead().fields, email: EMAIL.toUpperCase() },
    });
    other = contactLead({ fields: { ...contactLead().fields, email: `x${EMAIL}`.slice(0, -1) } });
    for (const lead of [message, simulation, other]) await site.stores.leads.save(lead, [deliveryOf(lead)]);
    const path = `/api/leads/${message.id}/notes`;
    await postFrom(site, newAddress(), path, { text: `Called ${EMAIL}` }, headers);
    // Only the delivery of the contact message was sent.
    const [claimed] = await site.stores.queue.claim({
      now: NOON,
      leaseMs: 1000,
      limit: 1,
      destinations: ['contact'],
    });
    if (!claimed) throw new Error('Nothing was due.');
    await site.stores.queue.settle(claimed, accepted, { kind: 'delivered' });
    const review = {
      platform: 'site',
      name: 'Zoé',
      email: ` ${EMAIL.toLowerCase()}`,
      rating: 5 as const,
      comment: '<script>',
      status: 'pending' as const,
      created_at: NOON,
      updated_at: NOON,
    };
    await database.db
      .insertInto('reviews')
      .values([
        { ...review, public_id: 'r1', owner: 'site', verified: 0, helpful: 0, demo: 0 },
        {
          ...review,
          public_id: 'r2',
          owner: 'site',
          verified: 0,
          helpful: 0,
          demo: 0,
          email: 'a@example.com',
        },
      ])
      .execute();
  });
  afterEach(async () => {
    await database.db.destroy();
    await site.close();
  });
  const ask = (what: string, body: unknown) =>
    postFrom(site, newAddress(), `/api/people/${what}`, body, headers);

  /** Returns each `table.column` of the database that contains a text, ignoring case and accents. */
  async function traces(text: string): Promise<string[]> {
    const found: string[] = [];
    for (const { name } of tables) {
      const { rows } = await sql<Record<string, unknown>>`select * from ${sql.table(name)}`.execute(
        database.db,
      );
      for (const row of rows) {
        for (const [column, value] of Object.entries(row)) {
          const said = String(value).normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();
          if (said.includes(text)) found.push(`${name}.${column}`);
        }
      }
    }
    return found;
  }

  it('exports all stored data of a person', async () => {
    const response = await ask('export', { email: ` ${EMAIL.toLowerCase()} ` });
    expect(response.status).toBe(200);
    const { data } = await response.json();
    expect(data.leads.map(({ id }: Lead) => id)).toEqual([message.id, simulation.id]);
    expect(data.leads[0]).toMatchObject({
      fields: message.fields,
      deliveries: [{ state: 'delivered', attempts: [{ answer: accepted.answer }] }],
      events: [{ kind: 'note', text: `Called ${EMAIL}` }, { kind: 'attempt' }, { kind: 'created' }],
    });
    expect(data.reviews).toMatchObject([{ id: 'r1', comment: '<script>', status: 'pending' }]);
    const [entry] = await site.stores.audit.latest(1);
    expect(entry).toMatchObject({ action: 'person_exported', subject: null });
    expect(JSON.stringify(entry)).not.toMatch(/person@example/i);
    expect((await (await ask('export', { email: 'nobody@example.com' })).json()).data.leads).toEqual([]);
  });

  it('counts the rows of an address that is typed with invisible characters, in brackets or with an accented domain', async () => {
    await site.stores.leads.save(
      contactLead({ fields: { ...contactLead().fields, email: 'ana@xn--caf-dma.fr' } }),
      [],
    );
    for (const email of [`\u2068<${EMAIL}>\u2069`, `${EMAIL}\u200b.`])
      expect(await (await ask('count', { email })).json()).toMatchObject({ data: { leads: 2, reviews: 1 } });
    expect(await (await ask('count', { email: 'Ana@Café.fr' })).json()).toMatchObject({ data: { leads: 1 } });
  });

  it.runIf(engine === 'sqlite')('leaves no text of an erased person in the files of SQLite', async () => {
    const mark = 'ZQXJ-a-text-of-the-person';
    const lead = contactLead({ fields: { ...contactLead().fields, email: EMAIL, message: mark } });
    await site.stores.leads.save(lead, []);
    const file = sqliteFile(site.variables['DATA_DIR'] ?? '');
    const traces = () =>
      [file, `${file}-wal`].filter((name) => existsSync(name) && readFileSync(name).includes(mark));
    expect(traces()).not.toEqual([]);
    expect((await ask('erase', { email: EMAIL })).status).toBe(200);
    expect(traces()).toEqual([]);
  });

  it('erases a person, and notifies only the automations that received a lead', async () => {
    expect((await traces('zoe.person@example.com')).length).toBeGreaterThan(5);
    const counted = await (await ask('count', { email: EMAIL })).json();
    const response = await ask('erase', { email: EMAIL });
    expect(await response.json()).toEqual(counted);
    expect(counted).toEqual({
      success: true,
      data: {
        leads: 2,
        reviews: 1,
        campaigns: 0,
        mails: 0,
        quarantined: 0,
        answers: 0,
        newsletter: 0,
        reminders: 0,
        watches: 0,
        reports: 0,
      },
    });
    // Only the notice of the erasure, while it waits for delivery.
    expect(await traces('zoe.person@example.com')).toEqual(['deliveries.body']);
    const [entry] = await site.stores.audit.latest(1);
    expect(entry).toMatchObject({
      action: 'person_erased',
      subject: null,
      after: { leads: [message.id, simulation.id], reviews: ['r1'], campaigns: [] },
    });

    site.worker.start();
    await vi.waitFor(async () => expect(await traces('zoe.person@example.com')).toEqual([]), 10_000);
    const notices = send.mock.calls.filter(([{ body }]) => body.includes('lead.erased'));
    expect(notices).toHaveLength(1);
    expect(notices[0]?.[0].url).toBe('https://n8n.example.com/contact');
    expect(JSON.parse(notices[0]?.[0].body ?? '')).toEqual({
      type: 'lead.erased',
      email: EMAIL.toLowerCase(),
      leads: [message.id],
      erasedAt: expect.stringMatching(/^\d{4}-.*Z$/),
    });
    const kept = await site.stores.leads.list({ limit: 9 });
    expect(kept.map(({ lead }) => lead.id)).toEqual([other.id]);
    expect(await database.db.selectFrom('reviews').select('public_id').execute()).toEqual([
      { public_id: 'r2' },
    ]);
    expect(await (await ask('erase', { email: EMAIL })).json()).toMatchObject({
      data: { leads: 0, reviews: 0 },
    });
    expect(site.lines.join('').toLowerCase()).not.toContain('person@example');
  });

  it('counts, exports and erases a person with a thousand leads', async () => {
    const { id: _, ...row } = await database.db
      .selectFrom('leads')
      .selectAll()
      .where('public_id', '=', message.id)
      .executeTakeFirstOrThrow();
    const copies = Array.from({ length: 1000 }, (_copy, number) => ({ ...row, public_id: `copy-${number}` }));
    // One statement would have more values than SQLite takes.
    for (const half of [copies.slice(0, 500), copies.slice(500)])
      await database.db.insertInto('leads').values(half).execute();
    const counted = await (await ask('count', { lead: 'copy-7' })).json();
    expect(counted.data.leads).toBe(1002);
    const exported = await (await ask('export', { email: EMAIL })).json();
    expect(exported.data.leads).toHaveLength(1002);
    const erased = await (await ask('erase', { email: EMAIL })).json();
    expect(erased.data.leads).toBe(1002);
  });

  it('also notifies a destination whose delivery is under way during the erasure', async () => {
    const claim = { now: NOON + 5, leaseMs: 1000, limit: 1 };
    const [claimed] = await site.stores.queue.claim({ ...claim, destinations: ['simulator'] });
    if (!claimed) throw new Error('Nothing was due.');
    await Promise.all([
      ask('erase', { email: EMAIL }),
      site.stores.queue.settle(claimed, accepted, { kind: 'delivered' }),
    ]);
    const rows = await database.db
      .selectFrom('deliveries')
      .selectAll()
      .where('lead_id', 'is', null)
      .execute();
    expect(rows.map(({ destination }) => destination).toSorted()).toEqual(['contact', 'simulator']);
    expect(await database.db.selectFrom('delivery_attempts').selectAll().execute()).toEqual([]);
  });

  it('keeps a notice of erasure that was given up, so that it can be replayed', async () => {
    await ask('erase', { email: EMAIL });
    const claim = { now: Date.now() + 5, leaseMs: 1000, limit: 9, destinations: ['contact' as const] };
    for (const claimed of await site.stores.queue.claim(claim)) {
      if (claimed.body.includes('lead.erased'))
        await site.stores.queue.settle(claimed, accepted, { kind: 'dead' });
    }
    const response = await postFrom(site, newAddress(), '/api/deliveries/replay', '', headers);
    expect(await response.json()).toMatchObject({ data: { replayed: 1 } });
  });

  it('also erases votes, invitations, messages and reasons of rejections of a person', async () => {
    const { write, invite, decide } = await openModeration(site);
    const { code } = await invite({ client: 'Zoé Person' });
    const id = await write({ email: EMAIL, code });
    await decide(id, { status: 'rejected', ground: 'not_with_us', reason: `Ask ${EMAIL}` });
    await decide(id, { status: 'approved', from: 'rejected' });
    await site.post(`/api/reviews/${id}/helpful`, { voter: randomUUID() });
    const other = await write({ email: 'a@example.com' });
    await decide(other, { status: 'rejected', ground: 'not_with_us', reason: 'Kept' });
    const told = { to: EMAIL.toUpperCase(), subject: 'a', text: EMAIL };
    await appendMail(database.db, told, 'sent long ago', NOON);

    const { data } = await (await ask('export', { email: EMAIL })).json();
    expect(data.reviews.at(-1)).toMatchObject({
      ...{ id, verified: true, status: 'approved', lang: 'fr' },
      ...{ experience: null, reward: 'none' },
    });
    expect(data.mails).toEqual([
      {
        ...{ subject: 'a', text: EMAIL, state: 'waiting', sentAt: null },
        createdAt: new Date(NOON).toISOString(),
      },
    ]);
    const folder = path.join(site.variables['DATA_DIR'] ?? '', 'mails');
    const kept = { createdAt: NOON, id: 'kept' };
    await keepFile(folder, kept, Buffer.from(`To: ${normalizeEmail(EMAIL)}\r\n\r\n${EMAIL}`));
    await ask('erase', { email: EMAIL });
    expect(readdirSync(folder)).toEqual([]);
    expect(await traces('zoe.person@example.com')).toEqual(['deliveries.body']);
    expect(await traces('zoe person')).toEqual([]);
    expect(await database.db.selectFrom('review_votes').selectAll().execute()).toEqual([]);
    const log = await database.db.selectFrom('moderation_log').selectAll().orderBy('id').execute();
    expect(log.map(({ review_id, reason }) => [review_id, reason])).toEqual([
      [id, null],
      [id, null],
      [other, 'Kept'],
    ]);
    expect(await verifyModerationLog(database)).toMatchObject({ sound: true, entries: 3 });
    const mails = await database.db.selectFrom('mails').select('recipient').execute();
    expect(mails).toEqual([{ recipient: 'a@example.com' }]);
    expect(await (await site.get('/api/reviews')).json()).toMatchObject({ data: [] });
  });

  it('keeps the figures of a campaign, and erases the name there, in the audit log and in invitations', async () => {
    const { call, invite } = await openModeration(site);
    const { platform, campaignType, budget, country } = simulation.fields as SimulationLead['fields'];
    const draft = {
      ...campaignDraft,
      ...{ platform, campaignType, budget, country },
      ...{ artist: 'Zoé Person', startsOn: '2026-11-01', endsOn: '2026-12-31' },
      ...{ status: 'finished', actualViews: 50_000, actualCost: 1500, leadId: simulation.id },
    };
    await call('PATCH', `/api/leads/${simulation.id}`, { status: 'won' }, headers);
    const added = await (await call('POST', '/api/campaigns', draft, headers)).json();
    const path = `/api/campaigns/${added.data.id}`;
    const renamed = { ...draft, artist: 'Zoé Person 2', version: 1 };
    await call('PUT', path, renamed, headers);
    const kept = await (await call('POST', '/api/campaigns', { ...draft, leadId: null }, headers)).json();
    await invite({ campaignId: added.data.id });
    await invite({ client: 'Nova', campaignId: kept.data.id });

    const { data } = await (await ask('export', { email: EMAIL })).json();
    expect(data.campaigns).toMatchObject([
      { id: added.data.id, artist: 'Zoé Person 2', actualViews: 50_000 },
    ]);
    expect(data.invitations).toMatchObject([{ client: 'Zoé Person 2', usedAt: null }]);

    await call('DELETE', `/api/campaigns/${kept.data.id}`, undefined, headers);
    expect(await traces('zoe person')).toContain('audit_log.after');
    for (const step of ['count', 'erase'])
      expect(await (await ask(step, { email: EMAIL })).json()).toMatchObject({ data: { campaigns: 1 } });
    // A campaign without a lead belongs to no e-mail address, so its name stays.
    expect(new Set(await traces('zoe person'))).toEqual(new Set(['audit_log.after', 'audit_log.before']));
    const entries = await database.db
      .selectFrom('audit_log')
      .selectAll()
      .where('subject', '=', added.data.id)
      .execute();
    const name = `#${added.data.id.slice(0, 8)}`;
    expect(entries.map(({ before, after }) => [before, after].map(artistIn))).toEqual([
      [undefined, name],
      [name, name],
    ]);
    // A form that was opened before the erasure is saved after it.
    const late = await call('PUT', path, { ...renamed, leadId: null, version: 2 }, headers);
    expect(late.status).toBe(409);
    expect((await (await call('GET', path, undefined, headers)).json()).data).toMatchObject({
      ...{ artist: name, actualViews: 50_000, leadId: null },
    });
    const invitations = await database.db.selectFrom('review_invitations').select('client').execute();
    expect(invitations).toEqual([{ client: 'Nova' }]);
  });

  it('also erases the name from campaigns that were deleted or separated from their lead before', async () => {
    const { call, invite } = await openModeration(site);
    const { platform, campaignType, budget, country } = simulation.fields as SimulationLead['fields'];
    const draft = {
      ...campaignDraft,
      ...{ platform, campaignType, budget, country },
      ...{ artist: 'Zoé Person', startsOn: '2026-12-01', endsOn: '2026-12-31' },
      ...{ status: 'planned', actualViews: null, actualCost: null, leadId: simulation.id },
    };
    await call('PATCH', `/api/leads/${simulation.id}`, { status: 'won' }, headers);
    const add = async (): Promise<string> =>
      (await (await call('POST', '/api/campaigns', draft, headers)).json()).data.id;
    const change = (id: string, changes: object) =>
      call('PUT', `/api/campaigns/${id}`, { ...draft, leadId: null, version: 1, ...changes }, headers);
    const [deleted, taken, passedOn] = [await add(), await add(), await add()];
    await invite({ campaignId: deleted, client: 'The label of Zoé Person' });
    await call('DELETE', `/api/campaigns/${deleted}`, undefined, headers);
    await invite({ campaignId: taken });
    expect((await change(taken, {})).status).toBe(200);
    expect((await change(passedOn, { artist: 'Nova' })).status).toBe(200);
    await invite({ campaignId: passedOn });

    const { data } = await (await ask('export', { email: EMAIL })).json();
    expect(data.campaigns).toEqual([]);
    expect(data.invitations.map(({ client }: { client: string }) => client)).toEqual([
      'The label of Zoé Person',
      'Zoé Person',
    ]);
    for (const step of ['count', 'erase'])
      expect(await (await ask(step, { email: EMAIL })).json()).toMatchObject({ data: { campaigns: 3 } });
    expect(await traces('zoe person')).toEqual([]);
    const left = await database.db.selectFrom('campaigns').select('artist').orderBy('id').execute();
    expect(left.map(({ artist }) => artist)).toEqual([`#${taken.slice(0, 8)}`, 'Nova']);
    const invitations = await database.db.selectFrom('review_invitations').select('client').execute();
    expect(invitations).toEqual([{ client: 'Nova' }]);
  });

  it('leaves no name in campaigns and invitations that are created during the erasure', async () => {
    const { call } = await openModeration(site);
    const { platform, campaignType, budget, country } = simulation.fields as SimulationLead['fields'];
    const draft = {
      ...campaignDraft,
      ...{ platform, campaignType, budget, country },
      ...{ artist: 'Zoé Person', startsOn: '2026-12-01', endsOn: '2026-12-31' },
      ...{ status: 'planned', actualViews: null, actualCost: null, leadId: simulation.id },
    };
    await call('PATCH', `/api/leads/${simulation.id}`, { status: 'won' }, headers);
    const first = await (await call('POST', '/api/campaigns', draft, headers)).json();
    const invitation = { campaignId: first.data.id, days: 30 };
    await Promise.all([
      call('POST', '/api/campaigns', draft, headers),
      call('POST', '/api/review-invitations', invitation, headers),
      ask('erase', { email: EMAIL }),
      call('POST', '/api/campaigns', draft, headers),
      call('POST', '/api/review-invitations', invitation, headers),
    ]);
    expect(await traces('zoe person')).toEqual([]);
  });

  it('returns 422 without an e-mail address, and 400 for a body that is not JSON', async () => {
    for (const what of ['count', 'export', 'erase']) {
      for (const wrong of [
        {},
        { email: ' ' },
        { email: 5 },
        { email: 'x'.repeat(255) },
        { email: '\u200b' },
        { email: '<>' },
      ]) {
        expect((await ask(what, wrong)).status).toBe(422);
      }
      expect((await ask(what, '{')).status).toBe(400);
    }
    expect(await site.stores.leads.count()).toBe(3);
  });
});
