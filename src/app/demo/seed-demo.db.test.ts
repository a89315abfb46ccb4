import { randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import { eachEngine, openTestDatabase } from '../../../tests/databases/databases.ts';
import { account, auditEntry, campaign, contactLead, landing, NOON } from '../../../tests/factories.ts';
import { createAccountStore } from '../../adapters/db/accounts/account-store.ts';
import { createAuditLog } from '../../adapters/db/audit/audit-log.ts';
import { createCampaignStore } from '../../adapters/db/campaigns/campaign-store.ts';
import { createVisitCountStore } from '../../adapters/db/dashboard/visit-count-store.ts';
import { createDeliveryQueue } from '../../adapters/db/delivery/delivery-queue.ts';
import { createDemoRemoval } from '../../adapters/db/demo/demo-removal.ts';
import { createDemoStore } from '../../adapters/db/demo/demo-store.ts';
import { createHasRealRows } from '../../adapters/db/demo/real-rows.ts';
import type { Database } from '../../adapters/db/engine/connect.ts';
import { createLandingSamples } from '../../adapters/db/landing/landing-samples.ts';
import { createLandingStore } from '../../adapters/db/landing/landing-store.ts';
import { createLeadDesk } from '../../adapters/db/leads/lead-desk.ts';
import { createLeadStore } from '../../adapters/db/leads/lead-store.ts';
import { createDatabaseMediaStore } from '../../adapters/db/media/database-media-store.ts';
import { createPeople } from '../../adapters/db/privacy/people-store.ts';
import { createReviewStore } from '../../adapters/db/reviews/review-store.ts';
import { createDemoReviews } from '../../adapters/reviews-widget/demo-reviews.ts';
import { createDemoAutomation } from '../../adapters/webhooks/demo-automation.ts';
import { destinations } from '../../domain/delivery/destinations.ts';
import { formatDate } from '../../i18n/format.ts';
import { campaignDto } from '../campaign/campaign-dto.ts';
import { type DeliveryPorts, startDue, startSamples } from '../delivery/deliver-due.ts';
import { idOf } from './demo-leads.ts';
import { removeDemo } from './remove-demo.ts';
import { sampleBookings, sampleContacts, sampleSimulations } from './sample-leads.ts';
import { seedDemo } from './seed-demo.ts';

const ids = { next: randomUUID };
const LEADS = sampleSimulations.length + sampleContacts.length + sampleBookings.length;
const DAY = 86_400_000;
const YEAR = 365 * DAY;
const nothing = { leads: 0, campaigns: 0, reviews: 0, landings: 0 };
const everything = { sort: 'created', order: 'desc', page: 1, pageSize: 25 } as const;

const portsOf = (database: Database, now = NOON) => ({
  clock: { now: () => now },
  accounts: createAccountStore(database),
  leads: createLeadStore(database),
  campaigns: createCampaignStore(database),
  reviews: createReviewStore(database, ids),
  demo: createDemoStore(database),
  landingSamples: createLandingSamples(database),
  hasRealRows: createHasRealRows(database),
  demoRemoval: createDemoRemoval(database),
  mediaStore: createDatabaseMediaStore(database),
  formatDate,
});

/** Stores the reviews of the sample source, which `seedDemo` does not store. */
async function fetchReviews({ clock, reviews }: ReturnType<typeof portsOf>): Promise<void> {
  const answer = await createDemoReviews(clock).fetch(new AbortController().signal);
  if (answer.kind === 'list') await reviews.replace('demo', answer.items, NOON);
}

const visits = ({ db }: Database) =>
  db.selectFrom('visit_counts').selectAll().orderBy('day').orderBy('name').execute();

/** Returns the creation times of the newest lead, the newest pending review and the newest campaign. */
async function newest({ leads, reviews, campaigns }: ReturnType<typeof portsOf>): Promise<string[]> {
  const [lead] = await leads.list({ limit: 1 });
  const [review] = await reviews.listByStatus('pending', 1);
  const { items } = await campaigns.list(everything);
  return [lead?.lead.createdAt, review?.createdAt, items[0]?.createdAt].map((time) =>
    new Date(time ?? 0).toISOString(),
  );
}

eachEngine('seedDemo', (engine) => {
  it('fills an empty database with marked samples, once', async () => {
    await using database = await openTestDatabase(engine);
    const ports = portsOf(database);
    const stored = await Promise.all([1, 2, 3].map(() => seedDemo(ports)));
    const sum = (kind: keyof typeof nothing) => stored.reduce((total, counts) => total + counts[kind], 0);
    expect([sum('leads'), sum('campaigns'), sum('reviews'), sum('landings')]).toEqual([LEADS, 8, 3, 2]);
    const reports = await ports.leads.list({ limit: 100 });
    expect(reports).toHaveLength(LEADS);
    expect(reports.every(({ lead }) => lead.demo && lead.fields.email.endsWith('@example.com'))).toBe(true);
    expect(reports.every(({ lead }) => lead.createdAt < NOON)).toBe(true);
    // Each id must be usable in a URL of the back office.
    expect(reports.filter(({ lead }) => !/^[\w-]+$/.test(lead.id))).toEqual([]);
    expect(new Set(reports.map(({ lead }) => lead.origin.locale))).toEqual(new Set(['fr', 'en', 'es', 'pt']));
    const before = await visits(database);
    expect(await seedDemo(ports)).toEqual(nothing);
    expect(await visits(database)).toEqual(before);
  });

  it('never sends samples to an address, even after an address is configured or a replay is started', async () => {
    await using database = await openTestDatabase(engine);
    await seedDemo(portsOf(database));
    const queue = createDeliveryQueue(database);
    const claim = () =>
      queue.claim({ now: NOON + YEAR, leaseMs: 1, limit: 100, destinations: [...destinations] });
    expect(await queue.counts()).toEqual({ pending: 0, not_configured: 3, delivered: LEADS - 5, dead: 2 });
    await queue.reconcile([...destinations], NOON);
    expect(await queue.counts()).toMatchObject({ pending: 0, not_configured: 3 });
    expect(await queue.replayDead(NOON, () => auditEntry({ action: 'deliveries_replayed' }))).toBe(2);
    expect(await claim()).toEqual([]);
    // Without an address, the state of a sample is `not_configured`, as for every delivery.
    await queue.reconcile([], NOON);
    expect(await queue.counts()).toMatchObject({ pending: 0, not_configured: 5 });
    const real = contactLead();
    await portsOf(database).leads.save(real, [{ id: 'real', destination: 'contact', body: '{}' }]);
    expect((await claim()).map(({ id }) => id)).toEqual(['real']);
  });

  it('delivers samples to the demonstration’s automation once their destination has an address or a replay starts', async () => {
    await using database = await openTestDatabase(engine);
    await seedDemo(portsOf(database));
    const queue = createDeliveryQueue(database);
    const ports: DeliveryPorts = {
      queue,
      clock: { now: () => NOON },
      sender: { send: () => Promise.reject(new Error('A sample left the site.')) },
      addresses: { of: () => 'https://hook.example/' },
      demoAutomation: createDemoAutomation(),
      log: { info() {}, warn() {}, error() {} },
      random: () => 0.5,
    };
    const work = async () => {
      for (const destination of destinations)
        expect(await Promise.all(await startDue(ports, destination, 100))).toEqual([]);
      await Promise.all(await startSamples(ports, 100));
    };
    await queue.replayDead(NOON, () => auditEntry());
    // Without an address, only the replayed samples are delivered; the others stay `not_configured`.
    await queue.reconcile([], NOON, true);
    await work();
    expect(await queue.counts()).toEqual({ pending: 0, not_configured: 3, delivered: LEADS - 3, dead: 0 });
    await queue.reconcile([...destinations], NOON, true);
    await work();
    expect(await queue.counts()).toEqual({ pending: 0, not_configured: 0, delivered: LEADS, dead: 0 });
  });

  it('sends no notice of the erasure of a sample to any destination', async () => {
    await using database = await openTestDatabase(engine);
    await seedDemo(portsOf(database));
    const notice = { destinations, at: NOON, nextId: randomUUID, body: () => '{}' };
    const erased = await createPeople(database).erase(
      { email: 'tobias@example.com' },
      notice,
      () => auditEntry(),
      'digest',
    );
    expect(erased).toMatchObject({ leads: 1 });
    expect(await createDeliveryQueue(database).counts()).toMatchObject({ pending: 0 });
  });

  it('stores samples with which the dashboard shows its documented figures', async () => {
    await using database = await openTestDatabase(engine);
    const ports = portsOf(database);
    await seedDemo(ports);
    await fetchReviews(ports);
    // A second fetch, as in production every 15 minutes, must keep the pending reviews.
    await fetchReviews(ports);
    expect(await ports.reviews.counts()).toEqual({ approved: 15, pending: 3, rejected: 0 });
    expect(await ports.campaigns.counts()).toEqual({ planned: 2, active: 3, finished: 3 });
    const finished = await ports.campaigns.list({ ...everything, status: 'finished' });
    expect(finished.items.map((item) => campaignDto(item).insideRange).sort()).toEqual([false, true, true]);
    const { items } = await ports.campaigns.list(everything);
    for (const { startsOn, endsOn, status, demo } of items) {
      // 1 November is the day of the newest samples.
      const expected = endsOn < '2026-11-01' ? 'finished' : startsOn > '2026-11-01' ? 'planned' : 'active';
      expect([status, demo]).toEqual([expected, true]);
    }
  });

  it('stores each campaign of a lead after the won lead and its notes, with the same data', async () => {
    await using database = await openTestDatabase(engine);
    const ports = portsOf(database);
    await seedDemo(ports);
    const desk = createLeadDesk(database);
    const { items } = await ports.campaigns.list(everything);
    const ofLeads = items.filter(({ leadId }) => leadId !== null);
    expect(ofLeads).toHaveLength(7);
    for (const { leadId, artist, budget, platform, createdAt, startsOn } of ofLeads) {
      const found = await desk.find(leadId ?? '');
      expect(found?.summary).toMatchObject({ status: 'won', name: artist, budget, platform });
      expect(found?.lead.createdAt).toBeLessThan(createdAt);
      for (const note of found?.notes ?? []) {
        expect(note.at).toBeGreaterThan(found?.lead.createdAt ?? 0);
        expect(note.at).toBeLessThan(createdAt);
      }
      expect(new Date(createdAt).toISOString() < startsOn).toBe(true);
    }
  });

  it('assigns the samples with notes to an existing account', async () => {
    await using database = await openTestDatabase(engine);
    const ports = portsOf(database);
    const admin = account();
    await ports.accounts.create(admin, auditEntry());
    await seedDemo(ports);
    const found = await createLeadDesk(database).find(idOf('lamarealenta'));
    expect(found?.summary.assignee?.id).toBe(admin.id);
    expect(found?.notes.map(({ authorId }) => authorId)).toEqual([admin.id]);
  });

  it('stores the newest sample of each kind at the documented time in Paris', async () => {
    await using database = await openTestDatabase(engine);
    const ports = portsOf(database);
    await seedDemo(ports);
    expect(await newest(ports)).toEqual([
      '2026-11-01T13:32:00.000Z',
      '2026-11-01T10:15:00.000Z',
      '2026-11-01T08:45:00.000Z',
    ]);
    const later = (await ports.leads.list({ limit: 2 }))[1];
    expect(later?.lead.createdAt).toBeLessThan(Date.UTC(2026, 10, 1, 8, 45));
    await fetchReviews(ports);
    const approved = await ports.reviews.listApproved(1);
    expect(approved[0]?.publishedAt).toBeLessThan(Date.UTC(2026, 10, 1, 8, 45));
  });

  it('moves the samples to the day of a later start', async () => {
    await using database = await openTestDatabase(engine);
    await seedDemo(portsOf(database));
    const before = await visits(database);
    const days = (rows: typeof before) => [...new Set(rows.map(({ day }) => day))];
    const later = portsOf(database, NOON + 3 * DAY);
    expect(await seedDemo(later)).toEqual({ leads: LEADS, campaigns: 8, reviews: 3, landings: 2 });
    expect(await newest(later)).toEqual([
      '2026-11-04T13:32:00.000Z',
      '2026-11-04T10:15:00.000Z',
      '2026-11-04T08:45:00.000Z',
    ]);
    expect(await later.leads.count()).toBe(LEADS);
    const after = await visits(database);
    expect([days(before).at(-1), days(after).at(-1)]).toEqual(['2026-11-01', '2026-11-04']);
    expect(after.map(({ count }) => count)).toEqual(before.map(({ count }) => count));
    expect(await seedDemo(later)).toEqual(nothing);
  });

  it('does not move the samples after an account changed one, or when real data is stored', async () => {
    await using database = await openTestDatabase(engine);
    await seedDemo(portsOf(database));
    const desk = createLeadDesk(database);
    const changed = await desk.change([idOf('tobias')], (before) => ({
      ok: true,
      after: { ...before, status: 'lost' },
      entries: [auditEntry({ at: NOON, action: 'lead_status_changed', subject: idOf('tobias') })],
    }));
    expect(changed).toEqual({ ok: true, value: 1 });
    const later = portsOf(database, NOON + 3 * DAY);
    expect(await seedDemo(later)).toEqual(nothing);
    expect((await desk.find(idOf('tobias')))?.summary.status).toBe('lost');

    await using other = await openTestDatabase(engine);
    await seedDemo(portsOf(other));
    await portsOf(other).leads.save(contactLead(), []);
    expect(await seedDemo(portsOf(other, NOON + 3 * DAY))).toEqual(nothing);
    expect((await newest(portsOf(other)))[2]).toMatch(/^2026-11-01/);
  });

  it('does not restore a sample that an account deleted', async () => {
    await using database = await openTestDatabase(engine);
    const ports = portsOf(database);
    await seedDemo(ports);
    await ports.campaigns.remove('sample-campaign-1', () => auditEntry({ action: 'campaign_deleted' }));
    expect(await seedDemo(ports)).toEqual(nothing);
    expect(await seedDemo(portsOf(database, NOON + 3 * DAY))).toEqual(nothing);
  });

  it('stores an online landing page with its counts, and a draft, and deletes them completely', async () => {
    await using database = await openTestDatabase(engine);
    const ports = portsOf(database);
    await seedDemo(ports);
    const query = { sort: 'visits', order: 'desc', page: 1, pageSize: 25 } as const;
    const { items } = await createLandingStore(database).list(query, NOON);
    expect(items.map(({ demo, slug, liveVersion }) => [demo, slug, liveVersion])).toEqual([
      [true, 'les-eclats-bleus', 1],
      [true, null, null],
    ]);
    const [online] = items;
    expect(online?.visits).toBeGreaterThan(500);
    expect((online?.conversions ?? 0) / (online?.visits ?? 1)).toBeLessThan(0.5);
    await removeDemo(ports);
    for (const table of [
      'landing_pages',
      'document_drafts',
      'document_versions',
      'landing_slugs',
      'landing_counts',
      'landing_totals',
    ] as const)
      expect(await database.db.selectFrom(table).selectAll().execute()).toEqual([]);
  });

  it.each(['lead', 'campaign', 'landing', 'review'] as const)(
    'stores nothing when a real %s is stored',
    async (kind) => {
      await using database = await openTestDatabase(engine);
      const ports = portsOf(database);
      if (kind === 'lead') await ports.leads.save(contactLead(), []);
      if (kind === 'campaign') await ports.campaigns.create(campaign(), auditEntry());
      if (kind === 'landing') await createLandingStore(database).create(landing(), auditEntry());
      if (kind === 'review') {
        await database.db
          .insertInto('reviews')
          .values({
            public_id: 'own',
            owner: 'site',
            platform: 'site',
            verified: 0,
            helpful: 0,
            status: 'pending',
            demo: 0,
            created_at: NOON,
            updated_at: NOON,
          })
          .execute();
      }
      expect(await seedDemo(ports)).toEqual(nothing);
      expect(await removeDemo(ports)).toEqual({
        ...nothing,
        ...{ articles: 0, posts: 0, pictures: 0, releases: 0, visits: 0, keptPictures: 0 },
      });
      // The demonstration ends, although there was no sample.
      expect(await createAuditLog(database).latest(1)).toMatchObject([{ action: 'demo_removed', after: {} }]);
      expect(await createHasRealRows(database)()).toBe(true);
    },
  );

  it('deletes all samples by removeDemo, also moderated ones, and keeps real data', async () => {
    await using database = await openTestDatabase(engine);
    const ports = portsOf(database);
    await seedDemo(ports);
    await fetchReviews(ports);
    await database.db
      .updateTable('reviews')
      .set({ status: 'approved' })
      .where('status', '=', 'pending')
      .execute();
    await ports.campaigns.create(campaign(), auditEntry());
    await ports.leads.save(contactLead(), []);
    const seen = { day: '2026-11-01', kind: 'view', name: '/', count: 2 } as const;
    await createVisitCountStore(database).add([seen]);
    expect(await removeDemo(ports)).toMatchObject({
      leads: LEADS,
      campaigns: 8,
      reviews: 18,
      articles: 0,
      landings: 2,
    });
    expect([await ports.leads.count(), (await ports.campaigns.list(everything)).total]).toEqual([1, 1]);
    expect(await visits(database)).toEqual([seen]);
    expect(Object.values(await createDeliveryQueue(database).counts())).toEqual([0, 0, 0, 0]);
  });
});
