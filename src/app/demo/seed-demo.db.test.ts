import { randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import { eachEngine, openTestDatabase } from '../../../tests/databases.ts';
import { auditEntry, campaign, contactLead, NOON } from '../../../tests/factories.ts';
import { createArticleStore } from '../../adapters/db/article-store.ts';
import { createCampaignStore } from '../../adapters/db/campaign-store.ts';
import type { Database } from '../../adapters/db/connect.ts';
import { createDeliveryQueue } from '../../adapters/db/delivery-queue.ts';
import { createLeadStore } from '../../adapters/db/lead-store.ts';
import { createHasRealRows } from '../../adapters/db/real-rows.ts';
import { createReviewStore } from '../../adapters/db/review-store.ts';
import { createDemoReviews } from '../../adapters/reviews-widget/demo-reviews.ts';
import { campaignDto } from '../campaign/campaign-dto.ts';
import { removeDemo } from './remove-demo.ts';
import { sampleLeads } from './sample-leads.ts';
import { seedDemo } from './seed-demo.ts';

const ids = { next: randomUUID };
const clock = { now: () => NOON };
const nothing = { leads: 0, campaigns: 0, reviews: 0 };
const everything = { sort: 'created', order: 'desc', page: 1, pageSize: 25 } as const;

const portsOf = (database: Database) => ({
  clock,
  ids,
  leads: createLeadStore(database),
  campaigns: createCampaignStore(database),
  reviews: createReviewStore(database, { ids, random: Math.random }),
  articles: createArticleStore(database, ids),
  hasRealRows: createHasRealRows(database),
});

/** What the source of samples publishes beside them. */
async function fetchReviews({ reviews }: ReturnType<typeof portsOf>): Promise<void> {
  const answer = await createDemoReviews(clock).fetch(new AbortController().signal);
  if (answer.kind === 'list') await reviews.replace('demo', answer.items, NOON);
}

eachEngine('seedDemo', (engine) => {
  it('fills an empty database with marked samples that are never sent, once', async () => {
    await using database = await openTestDatabase(engine);
    const ports = portsOf(database);
    const stored = await Promise.all([1, 2, 3].map(() => seedDemo(ports)));
    const sum = (kind: keyof typeof nothing) => stored.reduce((total, counts) => total + counts[kind], 0);
    expect([sum('leads'), sum('campaigns'), sum('reviews')]).toEqual([sampleLeads.length, 8, 3]);
    const reports = await ports.leads.list({ limit: 100 });
    expect(reports).toHaveLength(12);
    expect(reports.every(({ lead }) => lead.demo && lead.fields.email.endsWith('@example.com'))).toBe(true);
    expect(reports.every(({ lead }) => lead.createdAt < NOON)).toBe(true);
    expect(new Set(reports.map(({ lead }) => lead.origin.locale))).toEqual(new Set(['fr', 'en', 'es', 'pt']));
    expect(Object.values(await createDeliveryQueue(database).counts())).toEqual([0, 0, 0, 0]);
    expect(await seedDemo(ports)).toEqual(nothing);
    expect(await ports.leads.removeDemo()).toBe(12);
  });

  it('gives the dashboard its documented figures', async () => {
    await using database = await openTestDatabase(engine);
    const ports = portsOf(database);
    await seedDemo(ports);
    await fetchReviews(ports);
    // Fetched again, as every few hours: what waits for a decision stays.
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

  it('lets the newest of each kind come at the documented time in Paris', async () => {
    await using database = await openTestDatabase(engine);
    const ports = portsOf(database);
    await seedDemo(ports);
    const [newest] = await ports.leads.list({ limit: 1 });
    const pending = await ports.reviews.listByStatus('pending', 10);
    const { items } = await ports.campaigns.list(everything);
    const times = [newest?.lead.createdAt, pending[0]?.createdAt, items[0]?.createdAt];
    expect(times.map((time) => new Date(time ?? 0).toISOString())).toEqual([
      '2026-11-01T13:32:00.000Z',
      '2026-11-01T10:15:00.000Z',
      '2026-11-01T08:45:00.000Z',
    ]);
    expect(pending.every(({ email }) => email?.endsWith('@example.com'))).toBe(true);
  });

  it('does not bring back what somebody took out', async () => {
    await using database = await openTestDatabase(engine);
    const ports = portsOf(database);
    await seedDemo(ports);
    await ports.campaigns.remove('sample-campaign-1', () => auditEntry({ action: 'campaign_deleted' }));
    expect(await seedDemo(ports)).toEqual(nothing);
  });

  it.each(['lead', 'campaign', 'review'] as const)('stores nothing beside a real %s', async (kind) => {
    await using database = await openTestDatabase(engine);
    const ports = portsOf(database);
    if (kind === 'lead') await ports.leads.save(contactLead(), []);
    if (kind === 'campaign') await ports.campaigns.create(campaign(), auditEntry());
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
    expect(await removeDemo(ports)).toEqual({ ...nothing, articles: 0 });
    expect(await createHasRealRows(database)()).toBe(true);
  });

  it('can be taken out again, whatever was decided meanwhile, and leaves what is real', async () => {
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
    expect(await removeDemo(ports)).toEqual({ leads: 12, campaigns: 8, reviews: 18, articles: 0 });
    expect([await ports.leads.count(), (await ports.campaigns.list(everything)).total]).toEqual([1, 1]);
  });
});
