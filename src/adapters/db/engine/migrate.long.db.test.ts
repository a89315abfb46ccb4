import { type Insertable, sql } from 'kysely';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { eachEngine, freshLocation, type TestLocation } from '../../../../tests/databases.ts';
import { auditEntry, campaign, contactLead, NOON } from '../../../../tests/factories.ts';
import { normalizeEmail } from '../../../domain/account/email.ts';
import { searchKey } from '../../../domain/text/search-key.ts';
import { dayName } from '../../../domain/time/agency-day.ts';
import { createCampaignStore } from '../campaigns/campaign-store.ts';
import { toLeadRow } from '../leads/lead-mapping.ts';
import type { LeadRow } from '../leads/lead-tables.ts';
import { createPeople } from '../privacy/people-store.ts';
import { territoriesOf } from '../releases/territory-bits.ts';
import type { ReviewRow } from '../reviews/review-tables.ts';
import { tables } from '../schema.ts';
import { createSettingsStore } from '../settings/settings-store.ts';
import { type Database, openDatabase } from './connect.ts';
import { migrate, migrationState, migrations } from './migrate.ts';
import type { Migration } from './migration.ts';

eachEngine('migrate', (engine) => {
  let location: TestLocation;
  let database: Database;
  beforeEach(async () => {
    location = await freshLocation(engine);
    database = await openDatabase(location);
  });
  afterEach(async () => {
    await database.close();
    await location.remove();
  });

  const tableNames = async () => (await database.db.introspection.getTables()).map(({ name }) => name).sort();

  /** Migrates to the version before a step. */
  const migrateUntil = (number: string) =>
    migrate(database, Object.fromEntries(Object.entries(migrations).filter(([name]) => name < number)));

  it('applies every step once, after which the state is current', async () => {
    expect(await migrationState(database)).toBe('pending');
    expect(await migrate(database)).toEqual(Object.keys(migrations));
    expect(await migrationState(database)).toBe('current');
    expect(await migrate(database)).toEqual([]);
  });

  it('creates the tables that a backup copies and the two of the database itself', async () => {
    await migrate(database);
    const ofTheDatabaseItself = ['migrations', 'revisions'];
    expect(await tableNames()).toEqual([...tables.map(({ name }) => name), ...ofTheDatabaseItself].sort());
  });

  it('rolls back all steps when one step fails, and throws the error of that step', async () => {
    const broken: Migration = async (db) => {
      await db.schema.createTable('half_done').addColumn('id', 'integer').execute();
      throw new Error('the step is wrong');
    };
    await expect(migrate(database, { ...migrations, '9999-broken': broken })).rejects.toThrow(
      'the step is wrong',
    );
    expect(await tableNames()).toEqual([]);
  });

  it('applies only the missing step to a database that has the other steps', async () => {
    await migrate(database);
    const later: Migration = async (db) => {
      await db.schema.createTable('later').addColumn('id', 'integer').execute();
    };
    expect(await migrate(database, { '9999-later': later, ...migrations })).toEqual(['9999-later']);
  });

  it('stores the day in Paris for the leads of an older version', async () => {
    await migrateUntil('0018');
    const times = {
      '2026-03-28T22:59:59.999Z': '2026-03-28',
      '2026-03-28T23:00:00.000Z': '2026-03-29',
      '2026-03-29T21:59:59.999Z': '2026-03-29',
      '2026-03-29T22:00:00.000Z': '2026-03-30',
      '2026-10-25T22:59:59.999Z': '2026-10-25',
      '2026-10-25T23:00:00.000Z': '2026-10-26',
      '2026-12-31T23:30:00.000Z': '2027-01-01',
    };
    for (const time of Object.keys(times)) {
      const {
        day: _day,
        phone: _phone,
        ...row
      } = toLeadRow(contactLead({ createdAt: Date.parse(time) }), undefined);
      await database.db
        .insertInto('leads')
        .values(row as Insertable<LeadRow>)
        .execute();
    }
    expect((await migrate(database))[0]).toBe('0018-agency-days');
    const rows = await database.db.selectFrom('leads').select(['created_at', 'day']).orderBy('id').execute();
    const found = rows.map(({ created_at, day }) => [new Date(created_at).toISOString(), dayName(day)]);
    expect(Object.fromEntries(found)).toEqual(times);
  });

  it('sets the helpful counts of older reviews to the votes that were given', async () => {
    await migrateUntil('0028');
    const review = { owner: 'vendor', status: 'approved', platform: 'google', created_at: 1, updated_at: 1 };
    for (const [name, helpful] of [
      ['voted', 9],
      ['drawn', 7],
    ] as const)
      await database.db
        .insertInto('reviews')
        .values({ ...review, public_id: name, external_id: name, helpful } as Insertable<ReviewRow>)
        .execute();
    const { id } = await database.db
      .selectFrom('reviews')
      .select('id')
      .where('public_id', '=', 'voted')
      .executeTakeFirstOrThrow();
    await database.db
      .insertInto('review_votes')
      .values(['a', 'b'].map((voter) => ({ review_id: id, voter })))
      .execute();
    await migrate(database);
    const rows = await database.db
      .selectFrom('reviews')
      .select(['public_id', 'helpful'])
      .orderBy('id')
      .execute();
    expect(rows).toEqual([
      { public_id: 'voted', helpful: 2 },
      { public_id: 'drawn', helpful: 0 },
    ]);
  });

  it('removes the commas from the sources of older leads', async () => {
    await migrateUntil('0019');
    const leads = [
      { utm: { utm_source: 'Instagram, facebook' }, source: 'instagram, facebook' },
      { utm: { utm_source: ',' }, source: ',' },
      { utm: { utm_source: 'a\u00a0,' }, source: 'a\u00a0,' },
      { utm: {}, source: 'stays as it is' },
    ];
    for (const { utm, source } of leads) {
      const { phone: _phone, ...row } = toLeadRow(contactLead(), undefined);
      const origin = { utm: JSON.stringify(utm), referrer: 'https://www.google.com/' };
      await database.db
        .insertInto('leads')
        .values({ ...row, ...origin, source })
        .execute();
    }
    await migrate(database);
    const rows = await database.db.selectFrom('leads').select('source').orderBy('id').execute();
    expect(rows.map(({ source }) => source)).toEqual(['instagram facebook', 'google', 'a', 'stays as it is']);
  });

  it('fills the empty search text of older reviews from other sites', async () => {
    await migrateUntil('0020');
    const review = (name: string, search: string) => ({
      search,
      public_id: name,
      owner: 'vendor' as const,
      platform: 'google',
      name,
      comment: 'Très bien',
      status: 'approved' as const,
      helpful: 0,
      verified: 0,
      demo: 0,
      created_at: 0,
      updated_at: 0,
    });
    await database.db
      .insertInto('reviews')
      .values([review('Léa', ''), review('Zoé', 'zoe')])
      .execute();
    await migrate(database);
    const rows = await database.db.selectFrom('reviews').select('search').orderBy('id').execute();
    expect(rows.map(({ search }) => search)).toEqual([searchKey('Léa\nTrès bien'), 'zoe']);
  });

  it('gives a review that was written with an invitation the platform of its campaign', async () => {
    await migrateUntil('0068');
    const { db } = database;
    const meta = campaign({ platform: 'meta' });
    await createCampaignStore(database).create(meta, auditEntry());
    for (const id of ['invited', 'alone'])
      await sql`insert into reviews (public_id, owner, platform, verified, helpful, status, demo, created_at, updated_at)
        values (${id}, 'site', 'site', 0, 0, 'approved', 0, 0, 0)`.execute(db);
    await sql`insert into review_invitations
      (public_id, code_digest, client, campaign_id, created_at, expires_at, used_at, review_id)
      values ('i', 'digest', 'Nova', ${meta.id}, 0, 9, 1, 'invited')`.execute(db);
    await migrate(database);
    const rows = await db
      .selectFrom('reviews')
      .select(['public_id', 'campaign_platform'])
      .orderBy('id')
      .execute();
    expect(rows).toEqual([
      { public_id: 'invited', campaign_platform: 'meta' },
      { public_id: 'alone', campaign_platform: null },
    ]);
  });

  it('makes one row of the territories in which a release competed, and leaves it its genre and class', async () => {
    await migrateUntil('0038');
    const { db } = database;
    await sql`insert into releases (id, source, source_id, friday, day, title, artist, kind, class_rank, class_reason,
      countries, first_seen_at, fetched_at, demo)
      values (1, 'sample', 'a', '2027-01-08', '2027-01-08', 'T', 'A', 'single', 2, 'sample', '[]', 1, 1, 1)`.execute(
      db,
    );
    for (const territory of ['FR', 'UK', 'GLOBAL'])
      await sql`insert into release_places (genre, territory, friday, class_rank, release_id)
        values ('rap', ${territory}, '2027-01-08', 2, 1)`.execute(db);
    await migrate(database);
    const places = await db.selectFrom('release_places').selectAll().execute();
    expect(
      places.map(({ territories, ...place }) => ({ ...place, territories: territoriesOf(territories) })),
    ).toEqual([
      {
        genre: 'rap',
        friday: '2027-01-08',
        class_rank: 2,
        release_id: 1,
        territories: ['FR', 'UK', 'GLOBAL'],
      },
    ]);
    await db.deleteFrom('releases').execute();
    expect(await db.selectFrom('release_places').selectAll().execute()).toEqual([]);
  });

  it('keeps the estimate of a campaign when the estimate becomes optional', async () => {
    await migrateUntil('0042');
    await sql`insert into campaigns (public_id, artist, artist_key, platform, campaign_type, budget, country, starts_on,
      ends_on, status, estimate_views, estimate_low, estimate_high, cost_min, cost_max, cost_average, cost_unit, created_at)
      values ('c1', 'Nova', 'nova', 'youtube', 'awareness', 1000, 'europe', '2026-12-01', '2026-12-31', 'planned',
        40000, 25000, 100000, 0.01, 0.04, 0.025, 'CPV', 1)`.execute(database.db);
    await migrate(database);
    const store = createCampaignStore(database);
    const before = await store.byId('c1');
    expect(before?.estimate).toEqual({
      ...{ views: 40_000, low: 25_000, high: 100_000, unit: 'CPV', costVersion: null },
      cost: { min: 0.01, max: 0.04, average: 0.025 },
    });
    await store.addDemo([campaign({ id: 'c2', platform: 'spotify', estimate: null })]);
    expect((await store.byId('c2'))?.estimate).toBeNull();
  });

  it('reads the response time of older leads from the audit log', async () => {
    await migrateUntil('0050');
    const leads = Array.from({ length: 3 }, () => contactLead({ createdAt: NOON }));
    await database.db
      .insertInto('leads')
      .values(leads.map((lead) => toLeadRow(lead, undefined)))
      .execute();
    const [answered, early, machine] = leads.map(({ id }) => id);
    const entry = { action: 'lead_status_changed' as const, before: null, after: null, request_id: null };
    await database.db
      .insertInto('audit_log')
      .values([
        { ...entry, at: NOON + 900, actor_id: 'ana', subject: answered ?? '' },
        { ...entry, at: NOON + 300, actor_id: 'ana', subject: answered ?? '' },
        { ...entry, at: NOON - 1, actor_id: 'ana', subject: early ?? '' },
        { ...entry, at: NOON + 5, actor_id: null, subject: machine ?? '' },
      ])
      .execute();
    await migrate(database);
    const rows = await database.db.selectFrom('leads').select('response_ms').orderBy('id').execute();
    expect(rows.map((row) => row.response_ms)).toEqual([300, null, null]);
  });

  it('lets landing pages of an older version be found by their artist', async () => {
    await migrateUntil('0051');
    for (const [id, draft] of [
      ['a', '{"shared":{"artist":"Éloïse Vanneau"}}'],
      ['b', '{"schema":1}'],
    ])
      await sql`insert into landing_pages (public_id, template, title, title_key, draft, languages, version, created_at, updated_at, demo)
        values (${id}, 'music-artist', 'T', 't', ${draft}, 'fr', 1, 1, 1, 0)`.execute(database.db);
    await migrate(database);
    const rows = await database.db.selectFrom('landing_pages').select('artist_key').orderBy('id').execute();
    expect(rows.map(({ artist_key }) => artist_key)).toEqual(['eloise vanneau', '']);
  });

  it('says of messages of an older version that they were sent or kept as files, since it cannot tell', async () => {
    await migrateUntil('0053');
    for (const state of ['waiting', 'sent', 'dead'])
      await sql`insert into mails (public_id, recipient, subject, body, state, created_at)
        values (${state}, 'a@example.com', '', '', ${state}, ${NOON})`.execute(database.db);
    await migrate(database);
    const rows = await database.db.selectFrom('mails').select(['public_id', 'state']).orderBy('id').execute();
    expect(rows.map(({ public_id, state }) => [public_id, state])).toEqual([
      ['waiting', 'waiting'],
      ['sent', 'sent_or_kept'],
      ['dead', 'dead'],
    ]);
  });

  it('spells the addresses and search texts of older rows as today, so that an erasure and a search find them', async () => {
    await migrateUntil('0057');
    const { db } = database;
    // What the version of before stored for these addresses; the third row shows that the steps go on behind a batch.
    const typed = [
      'zw3@example.com\u200b',
      '\u2068<Zw3@example.com>\u2069',
      ...Array.from({ length: 500 }, () => 'other@example.com'),
      'zw3@example.com,',
      'zw3@Café.fr',
    ];
    const older = (email: string) => email.normalize('NFC').toLowerCase();
    for (const [index, email] of typed.entries())
      await db
        .insertInto('leads')
        .values({
          ...toLeadRow(contactLead({ createdAt: NOON }), undefined),
          ...{ email, email_key: older(email), search: `le\u00ada\n${older(email)}` },
          ...{ name: 'Lé\u00ada', phone: index === 0 ? '+33 (0)6 12 34 56 78' : null },
        })
        .execute();
    await sql`insert into mails (public_id, recipient, subject, body, state, created_at)
      values ('m', ${'zw3@example.com\u200b'}, '', '', 'sent', ${NOON})`.execute(db);
    for (const [id, email] of [
      ['new', 'ana@example.org'],
      ['copied', 'ana@example.org\u200b'],
      ['alone', 'bob@example.org\u200b'],
    ] as const)
      await sql`insert into accounts (public_id, email, password_hash, role, created_at)
        values (${id}, ${email}, '', 'admin', ${NOON})`.execute(db);
    await migrate(database);
    const people = createPeople(database);
    expect(await people.count({ email: 'zw3@example.com' })).toMatchObject({ leads: 3, mails: 1 });
    expect(await people.count({ email: normalizeEmail('zw3@café.fr') })).toMatchObject({ leads: 1 });
    const { search } = await db.selectFrom('leads').select('search').orderBy('id').executeTakeFirstOrThrow();
    expect(search).toBe('lea\nzw3@example.com\n33612345678');
    const accounts = await db.selectFrom('accounts').select('email').orderBy('id').execute();
    expect(accounts.map(({ email }) => email)).toEqual([
      'ana@example.org',
      'ana@example.org\u200b',
      'bob@example.org',
    ]);
  });

  it('spells the keys of a database again that already has the later steps', async () => {
    const { '0057-keys-of-addresses': _later, ...others } = migrations;
    await migrate(database, others);
    await sql`insert into quarantined_forms (public_id, held, kind, created_at, sign, idempotency_key, email_key, form)
      values ('q', 'lead', 'contact', ${NOON}, 'trap', 'k', ${'<zw3@example.com>'}, '{}')`.execute(
      database.db,
    );
    expect(await migrate(database)).toEqual(['0057-keys-of-addresses']);
    expect(await createPeople(database).count({ email: 'zw3@example.com' })).toMatchObject({
      quarantined: 1,
    });
  });

  it('keeps the demonstration of an older version ended where its samples were removed', async () => {
    await migrateUntil('0064');
    await database.db
      .insertInto('state')
      .values({ key: 'demo-removed', value: '{"at":5}', updated_at: 5 })
      .execute();
    await migrate(database);
    const [row, ...others] = await createSettingsStore(database).list();
    expect([row, others]).toEqual([{ name: 'demo', version: 1, value: { active: false } }, []]);
    expect(await database.db.selectFrom('state').select('key').execute()).toEqual([]);
  });

  it('throws when a newer version has migrated the database', async () => {
    await migrate(database, { ...migrations, '9999-newer': async () => {} });
    await expect(migrate(database)).rejects.toThrow('9999-newer');
  });
});
