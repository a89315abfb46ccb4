import { readFileSync } from 'node:fs';
import path from 'node:path';
import { sql } from 'kysely';
import { createCampaignStore } from '../../src/adapters/db/campaigns/campaign-store.ts';
import { createContentStore } from '../../src/adapters/db/content/content-store.ts';
import { createVisitCountStore } from '../../src/adapters/db/dashboard/visit-count-store.ts';
import { createDeliveryQueue } from '../../src/adapters/db/delivery/delivery-queue.ts';
import type { Database } from '../../src/adapters/db/engine/connect.ts';
import { createDraftAnswers } from '../../src/adapters/db/landing/draft-answers.ts';
import { createLandingCounts } from '../../src/adapters/db/landing/landing-counts.ts';
import { createLandingLinks } from '../../src/adapters/db/landing/landing-links.ts';
import { createLandingPreviews } from '../../src/adapters/db/landing/landing-previews.ts';
import { createLandingStore } from '../../src/adapters/db/landing/landing-store.ts';
import { createLandingTests } from '../../src/adapters/db/landing/landing-tests.ts';
import { createLeadStore } from '../../src/adapters/db/leads/lead-store.ts';
import { createReminderStore } from '../../src/adapters/db/reminders/reminder-store.ts';
import { createInvitationStore } from '../../src/adapters/db/reviews/invitation-store.ts';
import { createModerationDesk } from '../../src/adapters/db/reviews/moderation-desk.ts';
import { createReviewInbox } from '../../src/adapters/db/reviews/review-inbox.ts';
import { type Schema, tables } from '../../src/adapters/db/schema.ts';
import { createStateStore } from '../../src/adapters/db/state/state-store.ts';
import { createHookStore } from '../../src/adapters/db/wordpress/hook-store.ts';
import { createSyncStore } from '../../src/adapters/db/wordpress/sync-store.ts';
import { destinations } from '../../src/domain/delivery/destinations.ts';
import { defaultContent } from '../../src/i18n/content-defaults.ts';
import {
  auditEntry,
  campaign,
  contactLead,
  deliveryOf,
  draftAnswer,
  landing,
  NOON,
  newReminder,
  remotePost,
  simulationLead,
} from '../factories.ts';

/** Rows that the version before step 0069 wrote: drafts, versions, schedules and tests of content and landing pages. */
export const olderDocuments: Readonly<Record<string, readonly Record<string, unknown>[]>> = JSON.parse(
  readFileSync(path.resolve('tests/fixtures/documents-0068.json'), 'utf8'),
);

/** Stores these rows in a database without step 0069. */
export async function fillOlderDocuments({ db }: Database): Promise<void> {
  for (const [table, rows] of Object.entries(olderDocuments))
    await db
      .insertInto(table as keyof Schema)
      .values(rows as never)
      .execute();
}

/** Lends tables of an older database a column that today's stores write. */
async function withColumn(
  { db }: Database,
  [table, column, type]: readonly [table: string, column: string, type: string],
  store: () => Promise<void>,
): Promise<void> {
  await sql.raw(`alter table ${table} add column ${column} ${type}`).execute(db);
  await store();
  await sql.raw(`alter table ${table} drop column ${column}`).execute(db);
}

/** Stores a review and its decisions in a database without step 0070. */
const fillOlderReviews = (database: Database): Promise<void> =>
  withColumn(database, ['reviews', 'ground', 'text'], () =>
    withColumn(database, ['moderation_log', 'ground', 'text'], () => moderate(database)),
  );

/** Stores leads in a database without step 0155. */
const fillOlderLeads = (database: Database): Promise<void> =>
  withColumn(database, ['push_messages', 'kind', 'text'], () => fillLeads(database));

async function fillLeads(database: Database): Promise<void> {
  const leads = createLeadStore(database);
  for (let i = 0; i < 230; i++) {
    const lead = i % 2 === 0 ? contactLead({ createdAt: NOON + i }) : simulationLead({ createdAt: NOON + i });
    await leads.save(lead, [deliveryOf(lead)], `key-${i}`);
  }
}

async function fillDocuments(database: Database): Promise<void> {
  await publish(database);
  await publishLanding(database);
}

/** The parts that an older schema stores in another way. */
interface Parts {
  leads: (database: Database) => Promise<void>;
  documents: (database: Database) => Promise<void>;
  reviews: (database: Database) => Promise<void>;
}

/** Those of a database without the steps after the baseline. */
export const olderParts: Parts = {
  leads: fillOlderLeads,
  documents: fillOlderDocuments,
  reviews: fillOlderReviews,
};

/**
 * Stores more leads than one statement copies, one with an attempted delivery, a campaign, more visit counts of one
 * day than one statement copies, a value of the server's state, a moderated review, a published text,
 * and a published landing page with a count, a secret link and an answer to its draft.
 */
export async function fill(
  database: Database,
  { leads, documents, reviews }: Parts = { leads: fillLeads, documents: fillDocuments, reviews: moderate },
): Promise<void> {
  await leads(database);
  await attemptOne(database, NOON);
  await createCampaignStore(database).create(campaign({ actualViews: 1e12, actualCost: 0.1 }), auditEntry());
  await createVisitCountStore(database).add(
    Array.from({ length: 450 }, (_, i) => ({ day: '2026-11-02', kind: 'view', name: `/${i}`, count: i })),
  );
  await createStateStore(database).set('name', 'é\0🎵', NOON);
  await reviews(database);
  await documents(database);
  await synchronise(database);
}
/** Stores a review that was written with an invitation, rejected with a message, then approved, and voted for. */
async function moderate(database: Database): Promise<void> {
  const invitations = createInvitationStore(database);
  const written = { rating: 2, comment: 'é', name: 'Zoé', email: 'a@example.com', lang: 'fr' } as const;
  const disclosed = { experience: '2026-03', campaignPlatform: 'spotify', reward: 'none' } as const;
  const invitation = { id: 'i', client: 'Nova', createdAt: NOON };
  await invitations.create(
    {
      ...invitation,
      campaignId: null,
      campaign: null,
      expiresAt: NOON + 9,
      usedAt: null,
      revokedAt: null,
      mailedAt: null,
      reviewId: null,
      reward: 'none',
    },
    'digest',
    auditEntry(),
  );
  const inbox = createReviewInbox(database);
  await inbox.submit({ ...written, ...disclosed, id: 'r', createdAt: NOON }, ['digest'], 'key');
  const desk = createModerationDesk(database);
  const mail = { id: 'm', mail: { to: written.email, subject: 's', text: 't' }, due: NOON };
  const entry = auditEntry({ action: 'review_decided' });
  const by = { at: NOON, actorId: 'a', of: 'site' } as const;
  await desk.decide(['r'], { ...by, to: 'rejected', ground: null, reason: 'é' }, () => ({
    kind: 'write',
    entry,
    mail,
  }));
  await desk.decide(['r'], { ...by, to: 'approved', ground: null, reason: null }, () => ({
    kind: 'write',
    entry,
    mail: { ...mail, id: 'n' },
  }));
  await inbox.vote('r', 'somebody');
}

/** Stores an article of the blog, its category, and an entry of the log. */
async function synchronise(database: Database): Promise<void> {
  const syncs = createSyncStore(database, { next: () => 'post' });
  await syncs.begin({ id: 's', trigger: 'manual', at: NOON });
  const claimed = await syncs.claim({ now: NOON, leaseMs: 1 });
  if (!claimed) throw new Error('Nothing was due.');
  const image = { url: 'https://blog.example.com/é.jpg', alt: 'é🎵' };
  await createHookStore(database).receive('h', NOON, 0);
  await syncs.advance(
    claimed,
    claimed,
    {
      posts: { save: [remotePost(1, { title: 'é🎵', image })], remove: [], demo: false, named: 1 },
      categories: [{ id: 1, name: 'é', slug: 'e' }],
      log: [{ code: 'connected', params: { host: 'blog.example.com' } }],
    },
    { now: NOON, until: NOON },
  );
}
/** Claims one due delivery and records a failed last attempt, so that it is dead. `now`: epoch milliseconds. */
export async function attemptOne(database: Database, now: number): Promise<void> {
  const queue = createDeliveryQueue(database);
  const [claimed] = await queue.claim({ now, leaseMs: 1, limit: 1, destinations: [...destinations] });
  if (!claimed) throw new Error('Nothing was due.');
  const outcome = { kind: 'failed', reason: 'timeout' } as const;
  await queue.settle(claimed, { startedAt: now, durationMs: 5, outcome, answer: null }, { kind: 'dead' });
}
async function publishLanding(database: Database): Promise<void> {
  const store = createLandingStore(database);
  const page = landing();
  await store.create(page, auditEntry());
  const { template, languages, content } = page;
  const published = { number: 1, template, languages, content, by: 'admin', at: NOON };
  const online = { slug: 'nova', liveVersion: 1, publishAt: NOON, publishedDraft: 1 };
  const entries = [auditEntry()];
  await store.change(
    page.id,
    (before) => ({ ok: true, after: { ...before, ...online, published }, entries }),
    'nova',
  );
  const counted = { page: page.id, day: '2026-11-02', kind: 'view', locale: 'fr', count: 3 } as const;
  const rest = { channel: 'direct', variant: '', target: '' } as const;
  await createLandingCounts(database).add([{ ...counted, ...rest }]);
  const test = {
    ...{ id: 't', startsAt: NOON, endsAt: NOON + 9, stoppedAt: null, createdAt: NOON, createdBy: 'admin' },
    change: { field: 'headline' as const, texts: { fr: 'é' } },
  };
  await createLandingTests(database).add(page.id, () => ({ ok: true, after: test, entries }));
  const preview = { hash: 'h', shows: 'draft' as const, expiresAt: NOON + 9, at: NOON, by: 'admin' };
  await createLandingPreviews(database).add(page.id, preview, auditEntry());
  const limit = { since: 0, most: 1 };
  await createDraftAnswers(database).add(page.id, draftAnswer(), limit, auditEntry(), undefined);
  const reminders = createReminderStore(database);
  const reminder = newReminder(page.id);
  await reminders.ask(reminder, ['t']);
  await reminders.confirm(reminder.id, NOON + 9, NOON, true);
  const stopped = {
    ...newReminder(page.id),
    id: 'r2',
    targetHash: 't2',
    limitHash: 't2',
    yesHash: 'y2',
    stopHash: 's2',
  };
  await reminders.ask(stopped, ['t2']);
  await reminders.stop('s2', NOON);
  await createLandingLinks(database).watch(['https://shop.example/nova'], NOON);
}

async function publish(database: Database): Promise<void> {
  const content = createContentStore(database);
  const place = { part: 'hero', locale: 'fr' } as const;
  const saved = { content: defaultContent('hero', 'fr'), fallback: 'none', by: 'admin', at: NOON } as const;
  await content.saveDraft(place, { version: 1, draft: saved });
  await content.publish(place, saved, 1, () => auditEntry());
}

/** Returns the rows of every table that a database has, in the order of their keys. */
export async function rowsOf(database: Database): Promise<Record<string, unknown[]>> {
  const found = new Set((await database.db.introspection.getTables()).map(({ name }) => name));
  const rows: Record<string, unknown[]> = {};
  for (const { name, key } of tables) {
    if (!found.has(name)) continue;
    rows[name] = await database.db
      .selectFrom(name)
      .selectAll()
      .orderBy(sql.join([key].flat().map((column) => sql.ref(column))))
      .execute();
  }
  return rows;
}
