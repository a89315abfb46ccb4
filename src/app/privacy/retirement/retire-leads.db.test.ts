import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { eachEngine } from '../../../../tests/databases/databases.ts';
import { contactLead, deliveryOf } from '../../../../tests/factories.ts';
import { openModeration } from '../../../../tests/reviews.ts';
import { openTestSite, type TestSite } from '../../../../tests/test-site.ts';
import { type Database, openDatabase } from '../../../adapters/db/engine/connect.ts';
import { dayNumber } from '../../../domain/time/agency-day.ts';
import type { Ports } from '../../ports/all-ports.ts';
import { ANNOUNCED, CLOCK } from './night-of.ts';
import { retireLeads } from './retire-leads.ts';

const DAY = 86_400_000;
const NOW = Date.UTC(2029, 10, 28, 2);
/** The start of the agency's day three years ago: an earlier contact has ended. */
const THREE_YEARS_AGO = Date.UTC(2026, 10, 27, 23);
const env = { WEBHOOK_CONTACT_URL: 'https://n8n.example.com/contact' };

eachEngine('retireLeads', (engine) => {
  let site: TestSite;
  let database: Database;
  let now: number;
  beforeEach(async () => {
    now = NOW;
    site = await openTestSite(engine, { clock: { now: () => now } }, env);
    database = await openDatabase({
      dataDir: site.variables['DATA_DIR'] ?? '',
      databaseUrl: site.variables['DATABASE_URL'],
    });
    await site.ports.retirement.tell(ANNOUNCED, NOW - 31 * DAY, undefined);
    await site.ports.state.set(CLOCK, { at: NOW - 3_600_000, since: NOW - 30 * DAY }, NOW);
  });
  afterEach(async () => {
    await database.close();
    await site.close();
  });

  const saved = async (createdAt: number, email: string) => {
    const lead = contactLead({ createdAt, fields: { ...contactLead().fields, email } });
    await site.stores.leads.save(lead, [deliveryOf(lead)]);
    return lead.id;
  };
  const left = async () =>
    (await site.stores.leads.list({ limit: 999 })).map(({ lead }) => lead.id).toSorted();
  const note = async (leadId: string, values: { at: number; from_person?: number; keep_until?: number }) => {
    const { id } = await database.db
      .selectFrom('leads')
      .select('id')
      .where('public_id', '=', leadId)
      .executeTakeFirstOrThrow();
    await database.db
      .insertInto('lead_notes')
      .values({ public_id: `${leadId}${values.at}`, lead_id: id, author_id: null, text: 'x', ...values })
      .execute();
  };

  it('deletes the leads of a person who sent nothing for three years, and writes the number into the log of changes', async () => {
    await saved(THREE_YEARS_AGO - 1, 'lea@example.com');
    await saved(THREE_YEARS_AGO - 9, 'LEA@example.com ');
    const young = await saved(THREE_YEARS_AGO, 'max@example.com');
    await retireLeads(site.ports);
    expect(await left()).toEqual([young]);
    expect(site.lines.filter((line) => line.includes('old leads deleted'))).toEqual([
      expect.stringContaining('"leads":2'),
    ]);
    expect(await site.ports.audit.latest(1)).toEqual([
      {
        at: NOW,
        actorId: null,
        action: 'leads_retired',
        subject: null,
        before: null,
        after: { leads: 2 },
        requestId: null,
      },
    ]);
  });

  it('keeps an older lead of a person who wrote again under any spelling of the address', async () => {
    const ids = [
      await saved(THREE_YEARS_AGO - 1, 'lea@café.example'),
      await saved(THREE_YEARS_AGO + 1, 'LEA@xn--caf-dma.example'),
    ];
    await retireLeads(site.ports);
    expect(await left()).toEqual(ids.toSorted());
  });

  it('keeps a lead of a person who has written a review since', async () => {
    const lead = await saved(THREE_YEARS_AGO - 1, 'lea@example.com');
    const { write } = await openModeration(site);
    await write({ email: ' Lea@example.com' });
    await retireLeads(site.ports);
    expect(await left()).toEqual([lead]);
  });

  it('keeps a lead with a note that the person called since, and not one with another note', async () => {
    const called = await saved(THREE_YEARS_AGO - 1, 'lea@example.com');
    const silent = await saved(THREE_YEARS_AGO - 1, 'max@example.com');
    await note(called, { at: THREE_YEARS_AGO + 5, from_person: 1 });
    await note(silent, { at: THREE_YEARS_AGO + 5 });
    await retireLeads(site.ports);
    expect(await left()).toEqual([called]);
  });

  it('keeps a client until three years after the campaign, also one that is found by its address', async () => {
    const long = THREE_YEARS_AGO - 900 * DAY;
    const running = await saved(long, 'lea@example.com');
    const ended = await saved(long, 'max@example.com');
    const byAddress = await saved(long, 'zoe@example.com');
    const store = (changes: { leadId?: string; clientEmail?: string; status?: string; endsOn: string }) =>
      database.db
        .insertInto('campaigns')
        .values({
          public_id: crypto.randomUUID(),
          artist: 'Nova',
          artist_key: 'nova',
          platform: 'youtube',
          campaign_type: 'awareness',
          budget: 1,
          country: 'europe',
          starts_on: '2026-01-01',
          ends_on: changes.endsOn,
          status: changes.status ?? 'finished',
          lead_id: changes.leadId ?? null,
          client_email: changes.clientEmail ?? null,
          notes: '',
          version: 1,
          created_at: NOW,
          demo: 0,
        } as never)
        .execute();
    await store({ leadId: running, status: 'active', endsOn: '2026-01-31' });
    await store({ leadId: ended, endsOn: '2026-11-27' });
    await store({ clientEmail: 'ZOE@example.com', endsOn: '2026-11-28' });
    await retireLeads(site.ports);
    expect(await left()).toEqual([running, byAddress].toSorted());
  });

  it('keeps all leads of a person for a reason until its day, and takes the newest word', async () => {
    const kept = await saved(THREE_YEARS_AGO - 2, 'lea@example.com');
    const with_ = await saved(THREE_YEARS_AGO - 1, 'lea@example.com');
    const over = await saved(THREE_YEARS_AGO - 1, 'max@example.com');
    await note(kept, { at: NOW - 9, keep_until: dayNumber('2029-11-28') });
    await note(over, { at: NOW - 9, keep_until: dayNumber('2030-11-28') });
    await note(over, { at: NOW - 8, keep_until: dayNumber('2029-11-27') });
    await retireLeads(site.ports);
    expect(await left()).toEqual([kept, with_].toSorted());
    now = NOW + DAY;
    await retireLeads(site.ports);
    expect(await left()).toEqual([]);
  });

  it('decides about a lead without an address by its own age', async () => {
    await saved(THREE_YEARS_AGO - 1, '');
    const young = await saved(THREE_YEARS_AGO + 1, '');
    await retireLeads(site.ports);
    expect(await left()).toEqual([young]);
  });

  it('sends the ids, without the address, to an automation that received one of the leads', async () => {
    const sent = await saved(THREE_YEARS_AGO - 2, 'lea@example.com');
    const claim = { now: NOW, leaseMs: 1000, limit: 9, destinations: ['contact' as const] };
    const [claimed] = await site.stores.queue.claim(claim);
    if (!claimed) throw new Error('Nothing was due.');
    const accepted = { outcome: { kind: 'answered' as const, status: 200 }, answer: null };
    await site.stores.queue.settle(
      claimed,
      { ...accepted, startedAt: THREE_YEARS_AGO, durationMs: 1 },
      { kind: 'delivered' },
    );
    await saved(THREE_YEARS_AGO - 1, 'lea@example.com');
    const deliver = vi.fn();
    await retireLeads({ ...site.ports, deliver });
    expect(deliver).toHaveBeenCalledOnce();
    const notices = await site.stores.queue.claim(claim);
    expect(notices.map(({ body }) => JSON.parse(body))).toEqual([
      { type: 'lead.erased', email: null, leads: [sent], erasedAt: new Date(NOW).toISOString() },
    ]);
  });

  it('tells the agency once, thirty days before the first deletion', async () => {
    await database.db.deleteFrom('state').where('key', '=', ANNOUNCED).execute();
    const old = await saved(THREE_YEARS_AGO - 1, 'lea@example.com');
    const mailSettings = { mail: () => ({ notify: { to: 'a@example.com', events: [], locale: 'fr' } }) };
    const ports = { ...site.ports, mailSettings } as unknown as Ports;
    const mails = async () => (await site.ports.mails.latest(9)).map(({ subject }) => subject);
    await Promise.all([retireLeads(ports), retireLeads(ports)]);
    expect([await left(), await mails()]).toEqual([
      [old],
      ['Des prospects seront bientôt effacés, après 3 ans'],
    ]);
    for (let day = 1; day < 30; day += 1) {
      now = NOW + day * DAY;
      await retireLeads(ports);
    }
    expect([await left(), (await mails()).length]).toEqual([[old], 1]);
    now = NOW + 30 * DAY;
    await retireLeads(ports);
    expect(await left()).toEqual([]);
  });

  it('deletes nothing for a day after the clock jumped', async () => {
    const lead = await saved(NOW - 10 * DAY, 'lea@example.com');
    now = NOW + 4 * 365 * DAY;
    for (let hour = 0; hour < 24; hour += 1) {
      await retireLeads(site.ports);
      now += 3_600_000;
    }
    expect(await left()).toEqual([lead]);
  });

  it('stops and tells the agency once a month when more than a fifth is due, and never deletes more than 500 a night', async () => {
    const many = async (count: number, createdAt: number) => {
      for (let one = 0; one < count; one += 1) await saved(createdAt, `p${createdAt}-${one}@example.com`);
    };
    await many(30, THREE_YEARS_AGO - 1);
    await many(60, NOW - DAY);
    await retireLeads(site.ports);
    await retireLeads(site.ports);
    expect((await left()).length).toBe(90);
    expect(site.lines.filter((line) => line.includes('too many are due')).length).toBe(1);
    const { db } = database;
    await db
      .updateTable('state')
      .set({ value: JSON.stringify({ day: '2029-11-28', done: 490 }) })
      .where('key', '=', 'lead-retirement-night')
      .execute();
    await db
      .insertInto('state')
      .values({
        key: 'lead-retirement-night',
        value: JSON.stringify({ day: '2029-11-28', done: 490 }),
        updated_at: NOW,
      })
      .onConflict((conflict) => conflict.column('key').doNothing())
      .execute();
    await many(70, NOW - 2 * DAY);
    await Promise.all([retireLeads(site.ports), retireLeads(site.ports)]);
    expect((await left()).length).toBe(150);
    now = NOW + DAY;
    await retireLeads(site.ports);
    expect((await left()).length).toBe(130);
  });
});
