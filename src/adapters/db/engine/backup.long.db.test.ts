import { existsSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { sql } from 'kysely';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { eachEngine, openTestDatabase, type TestDatabase } from '../../../../tests/databases.ts';
import {
  auditEntry,
  campaign,
  contactLead,
  deliveryOf,
  draftAnswer,
  landing,
  NOON,
  remotePost,
  simulationLead,
} from '../../../../tests/factories.ts';
import { destinations } from '../../../domain/delivery/destinations.ts';
import { defaultContent } from '../../../i18n/content-defaults.ts';
import { createCampaignStore } from '../campaigns/campaign-store.ts';
import { createContentStore } from '../content/content-store.ts';
import { createVisitCountStore } from '../dashboard/visit-count-store.ts';
import { createDeliveryQueue } from '../delivery/delivery-queue.ts';
import { createDraftAnswers } from '../landing/draft-answers.ts';
import { createLandingCounts } from '../landing/landing-counts.ts';
import { createLandingLinks } from '../landing/landing-links.ts';
import { createLandingPreviews } from '../landing/landing-previews.ts';
import { createLandingStore } from '../landing/landing-store.ts';
import { createLandingTests } from '../landing/landing-tests.ts';
import { createLeadStore } from '../leads/lead-store.ts';
import { createInvitationStore } from '../reviews/invitation-store.ts';
import { createModerationDesk } from '../reviews/moderation-desk.ts';
import { verifyModerationLog } from '../reviews/moderation-log.ts';
import { createReviewInbox } from '../reviews/review-inbox.ts';
import { tables } from '../schema.ts';
import { createStateStore } from '../state/state-store.ts';
import { createHookStore } from '../wordpress/hook-store.ts';
import { createSyncStore } from '../wordpress/sync-store.ts';
import { backUp, restore } from './backup.ts';
import type { Database } from './connect.ts';

eachEngine('backup', (engine) => {
  let database: TestDatabase;
  let folder: string;
  let file: string;
  beforeEach(async () => {
    database = await openTestDatabase(engine);
    folder = database.location.dataDir;
    file = path.join(folder, 'copies', 'monday.sqlite');
  });
  afterEach(() => database.close());

  /**
   * Stores more leads than one statement copies, one with an attempted delivery, a campaign, more visit counts of one
   * day than one statement copies, a value of the server's state, a moderated review, a published text,
   * and a published landing page with a count, a secret link and an answer to its draft.
   */
  async function fill(): Promise<void> {
    const leads = createLeadStore(database);
    for (let i = 0; i < 230; i++) {
      const lead =
        i % 2 === 0 ? contactLead({ createdAt: NOON + i }) : simulationLead({ createdAt: NOON + i });
      await leads.save(lead, [deliveryOf(lead)], `key-${i}`);
    }
    await attemptOne(NOON);
    await createCampaignStore(database).create(
      campaign({ actualViews: 1e12, actualCost: 0.1 }),
      auditEntry(),
    );
    await createVisitCountStore(database).add(
      Array.from({ length: 450 }, (_, i) => ({ day: '2026-11-02', kind: 'view', name: `/${i}`, count: i })),
    );
    await createStateStore(database).set('name', 'é\0🎵', NOON);
    await moderate();
    await publish();
    await publishLanding();
    await synchronise();
  }
  /** Stores a review that was written with an invitation, rejected with a message, then approved, and voted for. */
  async function moderate(): Promise<void> {
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
    await desk.decide(['r'], { ...by, to: 'rejected', reason: 'é' }, () => ({ kind: 'write', entry, mail }));
    await desk.decide(['r'], { ...by, to: 'approved', reason: null }, () => ({
      kind: 'write',
      entry,
      mail: { ...mail, id: 'n' },
    }));
    await inbox.vote('r', 'somebody');
  }
  /** Stores an article of the blog, its category, and an entry of the log. */
  async function synchronise(): Promise<void> {
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
  async function attemptOne(now: number): Promise<void> {
    const queue = createDeliveryQueue(database);
    const [claimed] = await queue.claim({ now, leaseMs: 1, limit: 1, destinations: [...destinations] });
    if (!claimed) throw new Error('Nothing was due.');
    const outcome = { kind: 'failed', reason: 'timeout' } as const;
    await queue.settle(claimed, { startedAt: now, durationMs: 5, outcome, answer: null }, { kind: 'dead' });
  }
  async function publishLanding(): Promise<void> {
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
    await createLandingLinks(database).watch(['https://shop.example/nova'], NOON);
  }

  /** Returns the rows of every table, in the order of their keys. */
  async function publish(): Promise<void> {
    const content = createContentStore(database);
    const place = { part: 'hero', locale: 'fr' } as const;
    const saved = { content: defaultContent('hero', 'fr'), fallback: 'none', by: 'admin', at: NOON } as const;
    await content.saveDraft({ ...place, version: 1, draft: saved });
    await content.publish({ ...place, ...saved }, 1, () => auditEntry());
  }

  async function state(of: Database = database): Promise<Record<string, unknown[]>> {
    const rows: Record<string, unknown[]> = {};
    for (const { name, key } of tables) {
      rows[name] = await of.db
        .selectFrom(name)
        .selectAll()
        .orderBy(sql.join([key].flat().map((column) => sql.ref(column))))
        .execute();
    }
    return rows;
  }

  it('restores exactly the state of the backup, keeps the replaced state, and accepts new writes', async () => {
    await fill();
    const monday = await state();
    expect(monday['leads']).toHaveLength(230);
    const empty = tables.filter(({ name }) => monday[name]?.length === 0).map(({ name }) => name);
    expect(empty).toEqual([
      'lead_notes',
      'quarantined_forms',
      'articles',
      'consents',
      'accounts',
      'sessions',
      'second_factors',
      'recovery_codes',
      'password_links',
      'passkeys',
      'passkey_challenges',
      'lead_views',
      'lead_reminders',
      'welcomes',
      'push_subscriptions',
      'push_messages',
      // `picture-copies.long.db.test.ts` fills it.
      'picture_copies',
      'settings',
      'cost_tables',
      'claims',
      // `media-library.db.test.ts` backs these up.
      'media',
      'media_files',
      'media_bytes',
      'media_originals',
      'media_uses',
      'releases',
      'release_places',
      'release_credits',
      'release_artists',
      'release_weeks',
      'release_counts',
      'release_forecasts',
      'release_coverage',
      'release_hosts',
      'release_sources',
    ]);
    await backUp(database, file);

    const leads = createLeadStore(database);
    const late = contactLead({ demo: true });
    await leads.save(late, [deliveryOf(late)]);
    await attemptOne(NOON + 10);
    await database.db
      .deleteFrom('leads')
      .where('created_at', '=', NOON + 3)
      .execute();
    await createStateStore(database).set('name', 'changed', NOON + 10);
    const tuesday = await state();
    expect(tuesday).not.toEqual(monday);

    const kept = await restore(database, file, folder);
    expect(await state()).toEqual(monday);
    expect(await verifyModerationLog(database)).toMatchObject({ sound: true, entries: 2 });
    await expect(database.db.deleteFrom('moderation_log').execute()).rejects.toThrow('append-only');
    if (engine === 'sqlite') {
      const replace = sql`insert or replace into moderation_log select * from moderation_log`;
      await expect(replace.execute(database.db)).rejects.toThrow('append-only');
    }

    const next = simulationLead({ createdAt: NOON + 1000 });
    expect((await leads.save(next, [deliveryOf(next)])).created).toBe(true);
    await attemptOne(NOON + 2000);
    expect(await leads.count()).toBe(231);

    await restore(database, kept, folder);
    expect(await state()).toEqual(tuesday);
  });

  it('is one private file, and overwrites no existing file', async () => {
    await fill();
    await backUp(database, file);
    expect(statSync(file).mode & 0o777).toBe(0o600);
    for (const ending of ['-wal', '-shm', '.partial']) expect(existsSync(`${file}${ending}`)).toBe(false);
    const before = readFileSync(file);
    await expect(backUp(database, file)).rejects.toThrow('exists already');
    expect(readFileSync(file).equals(before)).toBe(true);
  });

  it('holds the state of one moment while leads arrive', async () => {
    await fill();
    const leads = createLeadStore(database);
    const arriving = Array.from({ length: 30 }, () => {
      const lead = contactLead();
      return leads.save(lead, [deliveryOf(lead)]);
    });
    await Promise.all([backUp(database, file), ...arriving]);
    await restore(database, file, folder);
    const { leads: kept = [], deliveries = [] } = await state();
    expect(deliveries).toHaveLength(kept.length);
  });

  it.each([...new Set([engine, 'sqlite' as const])])(
    'restores into a new database (%s), which accepts new writes',
    async (target) => {
      await fill();
      await backUp(database, file);
      await using other = await openTestDatabase(target);
      await restore(other, file, other.location.dataDir);
      const restored = await state(other);
      expect(restored).toEqual(await state());

      const lead = contactLead();
      await createLeadStore(other).save(lead, [deliveryOf(lead)]);
      expect(await createLeadStore(other).count()).toBe(231);
      const back = path.join(folder, 'back.sqlite');
      await backUp(other, back);
      const grown = await state(other);
      await restore(database, back, folder);
      expect(await state()).toEqual(grown);
    },
  );

  it('restores an empty backup over a full database', async () => {
    await backUp(database, file);
    await fill();
    await restore(database, file, folder);
    const lead = contactLead();
    await createLeadStore(database).save(lead, [deliveryOf(lead)]);
    expect(await createLeadStore(database).count()).toBe(1);
  });

  it('rejects a file that is damaged, foreign or absent, and changes nothing', async () => {
    await fill();
    const before = await state();
    await backUp(database, file);
    const damaged = readFileSync(file);
    damaged.fill(0xff, 4096 * 3, 4096 * 6);
    const broken = path.join(folder, 'broken.sqlite');
    writeFileSync(broken, damaged);
    const foreign = path.join(folder, 'foreign.txt');
    writeFileSync(foreign, 'hello');
    await expect(restore(database, broken, folder)).rejects.toThrow('not a sound backup');
    await expect(restore(database, foreign, folder)).rejects.toThrow('not a sound backup');
    await expect(restore(database, path.join(folder, 'none'), folder)).rejects.toThrow('no file');
    expect(await state()).toEqual(before);
  });
});
