import { existsSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { sql } from 'kysely';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { eachEngine, openTestDatabase, type TestDatabase } from '../../../../tests/databases/databases.ts';
import { attemptOne, fill, rowsOf } from '../../../../tests/databases/filled-database.ts';
import { contactLead, deliveryOf, NOON, simulationLead } from '../../../../tests/factories.ts';
import { createLeadStore } from '../leads/lead-store.ts';
import { verifyModerationLog } from '../reviews/moderation-log.ts';
import { tables } from '../schema.ts';
import { createStateStore } from '../state/state-store.ts';
import { backUp, restore } from './backup.ts';

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

  it('restores exactly the state of the backup, keeps the replaced state, and accepts new writes', async () => {
    await fill(database);
    const monday = await rowsOf(database);
    expect(monday['leads']).toHaveLength(230);
    const empty = tables.filter(({ name }) => monday[name]?.length === 0).map(({ name }) => name);
    expect(empty).toEqual([
      // `campaign-addresses.db.test.ts` fills these.
      'campaign_addresses',
      'campaign_address_days',
      'lead_notes',
      // `channels.db.test.ts` fills it.
      'lead_arrivals',
      // `ten-years.long.db.test.ts` fills them.
      'erasures',
      // `own-data.db.test.ts` fills it.
      'person_links',
      'lead_days',
      'lead_bands',
      'lead_outcomes',
      'lead_answer_times',
      'quarantined_forms',
      'articles',
      'consents',
      // `meta-sends.db.test.ts` fills these.
      'conversion_sends',
      'conversion_lanes',
      'accounts',
      'sessions',
      'second_factors',
      'recovery_codes',
      'password_links',
      'passkeys',
      'passkey_challenges',
      'lead_views',
      'lead_reminders',
      'weekly_mails',
      'welcomes',
      'push_subscriptions',
      'push_messages',
      // `campaign-imports.db.test.ts` fills these.
      'campaign_imports',
      'campaign_days',
      'import_columns',
      'campaign_alerts',
      'campaign_looks',
      'channel_counts',
      // `picture-copies.long.db.test.ts` fills it.
      'picture_copies',
      'content_reports',
      'content_report_log',
      'watched_plans',
      'settings',
      'cost_tables',
      'cost_refusals',
      'claims',
      // `media-library.db.test.ts` backs these up.
      'media',
      'media_files',
      'media_bytes',
      'media_originals',
      'media_uses',
      // `added-guides.db.test.ts` fills these.
      'added_guides',
      'former_addresses',
      // `content-sources.db.test.ts` fills it.
      'source_reads',
      // `kept-questions.db.test.ts` fills it.
      'kept_questions',
      // `artist-pixels.db.test.ts` fills it.
      'artist_pixels',
      // `rights-requests.db.test.ts` fills it.
      'rights_requests',
      // `newsletter.db.test.ts` fills these.
      'newsletter_consents',
      'newsletter_asks',
      // `reminder-figures.db.test.ts` fills it.
      'reminder_sums',
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
    await attemptOne(database, NOON + 10);
    await database.db
      .deleteFrom('leads')
      .where('created_at', '=', NOON + 3)
      .execute();
    await createStateStore(database).set('name', 'changed', NOON + 10);
    const tuesday = await rowsOf(database);
    expect(tuesday).not.toEqual(monday);

    const kept = await restore(database, file, folder);
    expect(await rowsOf(database)).toEqual(monday);
    expect(await verifyModerationLog(database)).toMatchObject({ sound: true, entries: 2 });
    await expect(database.db.deleteFrom('moderation_log').execute()).rejects.toThrow('append-only');
    if (engine === 'sqlite') {
      const replace = sql`insert or replace into moderation_log select * from moderation_log`;
      await expect(replace.execute(database.db)).rejects.toThrow('append-only');
    }

    const next = simulationLead({ createdAt: NOON + 1000 });
    expect((await leads.save(next, [deliveryOf(next)])).created).toBe(true);
    await attemptOne(database, NOON + 2000);
    expect(await leads.count()).toBe(231);

    await restore(database, kept, folder);
    expect(await rowsOf(database)).toEqual(tuesday);
  });

  it('is one private file, and overwrites no existing file', async () => {
    await fill(database);
    await backUp(database, file);
    expect(statSync(file).mode & 0o777).toBe(0o600);
    for (const ending of ['-wal', '-shm', '.partial']) expect(existsSync(`${file}${ending}`)).toBe(false);
    const before = readFileSync(file);
    await expect(backUp(database, file)).rejects.toThrow('exists already');
    expect(readFileSync(file).equals(before)).toBe(true);
  });

  it('holds the state of one moment while leads arrive', async () => {
    await fill(database);
    const leads = createLeadStore(database);
    const arriving = Array.from({ length: 30 }, () => {
      const lead = contactLead();
      return leads.save(lead, [deliveryOf(lead)]);
    });
    await Promise.all([backUp(database, file), ...arriving]);
    await restore(database, file, folder);
    const { leads: kept = [], deliveries = [] } = await rowsOf(database);
    expect(deliveries).toHaveLength(kept.length);
  });

  it.each([...new Set([engine, 'sqlite' as const])])(
    'restores into a new database (%s), which accepts new writes',
    async (target) => {
      await fill(database);
      await backUp(database, file);
      await using other = await openTestDatabase(target);
      await restore(other, file, other.location.dataDir);
      const restored = await rowsOf(other);
      expect(restored).toEqual(await rowsOf(database));

      const lead = contactLead();
      await createLeadStore(other).save(lead, [deliveryOf(lead)]);
      expect(await createLeadStore(other).count()).toBe(231);
      const back = path.join(folder, 'back.sqlite');
      await backUp(other, back);
      const grown = await rowsOf(other);
      await restore(database, back, folder);
      expect(await rowsOf(database)).toEqual(grown);
    },
  );

  it('restores an empty backup over a full database', async () => {
    await backUp(database, file);
    await fill(database);
    await restore(database, file, folder);
    const lead = contactLead();
    await createLeadStore(database).save(lead, [deliveryOf(lead)]);
    expect(await createLeadStore(database).count()).toBe(1);
  });

  it('rejects a file that is damaged, foreign or absent, and changes nothing', async () => {
    await fill(database);
    const before = await rowsOf(database);
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
    expect(await rowsOf(database)).toEqual(before);
  });
});
