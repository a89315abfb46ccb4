import { readFileSync } from 'node:fs';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { sql } from 'kysely';
import { Client } from 'pg';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { structureOf } from '../../../../tests/databases/database-structure.ts';
import {
  eachEngine,
  freshLocation,
  openTestDatabase,
  type TestLocation,
} from '../../../../tests/databases/databases.ts';
import { fill, olderParts, rowsOf } from '../../../../tests/databases/filled-database.ts';
import { auditEntry, campaign, contactLead, NOON } from '../../../../tests/factories.ts';
import { normalizeEmail } from '../../../domain/account/email.ts';
import { createCampaignStore } from '../campaigns/campaign-store.ts';
import { toLeadRow } from '../leads/lead-mapping.ts';
import { baseline } from '../migrations/0068-baseline.ts';
import { stepsBeforeBaseline } from '../migrations/steps-before-baseline.ts';
import { createPeople } from '../privacy/people-store.ts';
import { verifyModerationLog } from '../reviews/moderation-log.ts';
import { createSettingsStore } from '../settings/settings-store.ts';
import { backUp, restore } from './backup.ts';
import { type Database, openDatabase, sqliteFile } from './connect.ts';
import { migrate, migrationState, migrations } from './migrate.ts';

const laterSteps = Object.keys(migrations).filter((name) => name > '0068-baseline');

eachEngine('baseline', (engine) => {
  let location: TestLocation;
  /** A database of commit 239cc0ea, which the steps 0001 to 0053 created. */
  let older: Database;
  beforeEach(async () => {
    location = await freshLocation(engine);
    await createOlder(location);
    older = await openDatabase(location);
  });
  /** Applies the steps up to 0068 like the version before the baseline. */
  const applyOtherSteps = (database = older) =>
    database.db.transaction().execute(async (trx) => {
      for (const [name, step] of Object.entries(stepsBeforeBaseline)) {
        await step(trx, database.engine);
        await trx.insertInto('migrations').values({ name, applied_at: 1 }).execute();
      }
    });
  afterEach(async () => {
    await older.close();
    await location.remove();
  });

  /** Creates the schema from before the baseline, from a dump of a database that the steps had created. */
  async function createOlder({ dataDir, databaseUrl }: TestLocation): Promise<void> {
    const of = databaseUrl ? 'postgres' : 'sqlite';
    const dump = readFileSync(path.resolve(`tests/fixtures/schema-0053-${of}.sql`), 'utf8');
    if (of === 'sqlite') {
      const file = new DatabaseSync(sqliteFile(dataDir));
      file.exec(`begin; ${dump} commit;`);
      file.close();
      return;
    }
    const client = new Client({ connectionString: databaseUrl });
    await client.connect();
    await client.query(dump);
    await client.end();
  }

  it('creates the schema that the steps before it had created', async () => {
    await migrate(older);
    await using fresh = await openTestDatabase(engine);
    const structure = await structureOf(fresh);
    expect(structure.length).toBeGreaterThan(700);
    expect(structure).toEqual(await structureOf(older));
    const revisions = (of: Database) => of.db.selectFrom('revisions').selectAll().orderBy('name').execute();
    expect(await revisions(fresh)).toEqual(await revisions(older));
  });

  it('adopts a filled database that has every earlier step, and changes no row', async () => {
    await applyOtherSteps();
    await fill(older, olderParts);
    const before = await rowsOf(older);
    const structure = await structureOf(older);
    expect(await migrationState(older)).toBe('pending');
    const only = { '0068-baseline': baseline };
    expect(await migrate(older, only)).toEqual(['0068-baseline']);
    expect(await migrate(older, only)).toEqual([]);
    expect(await rowsOf(older)).toEqual(before);
    // The record of the steps has a column more.
    const others = (line: string) => !line.startsWith('column migrations kind');
    expect((await structureOf(older)).filter(others)).toEqual(structure);
    expect(await migrate(older)).toEqual(laterSteps);
    expect(await migrationState(older)).toBe('current');
  });

  it('restores a backup from before the baseline into a new database', async () => {
    await using place = await freshLocation('sqlite');
    await createOlder(place);
    const source = await openDatabase(place);
    await applyOtherSteps(source);
    await fill(source, olderParts);
    const file = path.join(place.dataDir, 'copies', 'before.sqlite');
    await backUp(source, file);
    await using fresh = await openTestDatabase(engine);
    await restore(fresh, file, fresh.location.dataDir);
    await migrate(source);
    expect(await rowsOf(fresh)).toEqual(await rowsOf(source));
    expect(await verifyModerationLog(fresh)).toMatchObject({ sound: true, entries: 2 });
    await source.close();
  });

  it('refuses a database that lacks an earlier step, names it, and changes nothing', async () => {
    await older.db.deleteFrom('migrations').where('name', '=', '0053-kept-mails').execute();
    const names = () => older.db.selectFrom('migrations').selectAll().orderBy('name').execute();
    const before = await names();
    await expect(migrate(older)).rejects.toThrow('it lacks 0053-kept-mails');
    expect(await names()).toEqual(before);
    expect(await migrationState(older)).toBe('pending');
  });

  it('applies the steps before the baseline that a database of 239cc0ea lacks', async () => {
    const applied = [...Object.keys(stepsBeforeBaseline), '0068-baseline', ...laterSteps];
    expect(await migrate(older)).toEqual(applied);
    expect(await migrationState(older)).toBe('current');
  });

  it('rewrites the addresses and search texts of older rows in the current spelling, so that an erasure and a search find them', async () => {
    const { db } = older;
    // The earlier version stored these addresses as below; the last rows show that the steps continue after a batch.
    const typed = [
      'zw3@example.com\u200b',
      '\u2068<Zw3@example.com>\u2069',
      ...Array.from({ length: 500 }, () => 'other@example.com'),
      'zw3@example.com,',
      'zw3@Café.fr',
    ];
    const stored = (email: string) => email.normalize('NFC').toLowerCase();
    for (const [index, email] of typed.entries()) {
      const {
        plan_mailed_at: _later,
        call_booked_at: _too,
        ...row
      } = toLeadRow(contactLead({ createdAt: NOON }), undefined);
      const key = stored(email);
      await db
        .insertInto('leads')
        .values({
          ...row,
          ...{ email, email_key: key, search: `le\u00ada\n${key}`, name: 'Lé\u00ada' },
          phone: index === 0 ? '+33 (0)6 12 34 56 78' : null,
        })
        .execute();
    }
    await sql`insert into mails (public_id, recipient, subject, body, state, created_at)
      values ('m', ${'zw3@example.com\u200b'}, '', '', 'sent', ${NOON})`.execute(db);
    for (const [id, email] of [
      ['new', 'ana@example.org'],
      ['copied', 'ana@example.org\u200b'],
      ['alone', 'bob@example.org\u200b'],
    ] as const)
      await sql`insert into accounts (public_id, email, password_hash, role, created_at)
        values (${id}, ${email}, '', 'admin', ${NOON})`.execute(db);
    await migrate(older);
    const people = createPeople(older);
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

  it('deletes the texts of sent mails with a link, and allows the codes of invitations to be replaced', async () => {
    const { db } = older;
    for (const [id, state] of [
      ['sent', 'sent'],
      ['waiting', 'waiting'],
    ])
      await sql`insert into mails (public_id, recipient, subject, body, state, created_at)
        values (${id}, 'a@example.com', '', '/review/ABCD2345', ${state}, ${NOON})`.execute(db);
    await sql`insert into review_invitations (public_id, code, client, created_at, expires_at)
      values ('i', 'ABCD2345', 'Nova', 0, 9)`.execute(db);
    await migrate(older);
    const mails = await db.selectFrom('mails').select(['body', 'sealed']).orderBy('id').execute();
    expect(mails).toEqual([
      { body: '', sealed: 1 },
      { body: '/review/ABCD2345', sealed: 2 },
    ]);
    const codes = await db.selectFrom('review_invitations').select('code_digest').execute();
    expect(codes).toEqual([{ code_digest: 'ABCD2345' }]);
  });

  it('sets the platform of a review that was written with an invitation to that of its campaign', async () => {
    const { db } = older;
    const meta = campaign({ platform: 'meta' });
    await createCampaignStore(older).create(meta, auditEntry());
    for (const id of ['invited', 'alone'])
      await sql`insert into reviews (public_id, owner, platform, verified, helpful, status, demo, created_at, updated_at)
        values (${id}, 'site', 'site', 0, 0, 'approved', 0, 0, 0)`.execute(db);
    await sql`insert into review_invitations
      (public_id, code, client, campaign_id, created_at, expires_at, used_at, review_id)
      values ('i', 'ABCD2345', 'Nova', ${meta.id}, 0, 9, 1, 'invited')`.execute(db);
    await migrate(older);
    const reviews = db.selectFrom('reviews').select(['public_id', 'campaign_platform']).orderBy('id');
    expect(await reviews.execute()).toEqual([
      { public_id: 'invited', campaign_platform: 'meta' },
      { public_id: 'alone', campaign_platform: null },
    ]);
  });

  it('keeps the demonstration switched off if an older version had removed its samples', async () => {
    await older.db
      .insertInto('state')
      .values({ key: 'demo-removed', value: '{"at":5}', updated_at: 5 })
      .execute();
    await migrate(older);
    expect(await createSettingsStore(older).list()).toEqual([
      { name: 'demo', version: 1, value: { active: false } },
    ]);
    expect(await older.db.selectFrom('state').select('key').execute()).toEqual([]);
  });
});
