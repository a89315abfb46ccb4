import { readFileSync } from 'node:fs';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { Client } from 'pg';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { structureOf } from '../../../../tests/database-structure.ts';
import {
  eachEngine,
  freshLocation,
  openTestDatabase,
  type TestLocation,
} from '../../../../tests/databases.ts';
import { auditEntry, landing, NOON } from '../../../../tests/factories.ts';
import { fill, rowsOf } from '../../../../tests/filled-database.ts';
import { defaultContent } from '../../../i18n/content-defaults.ts';
import { createContentStore } from '../content/content-store.ts';
import { createLandingStore } from '../landing/landing-store.ts';
import { createLandingTests } from '../landing/landing-tests.ts';
import { verifyModerationLog } from '../reviews/moderation-log.ts';
import { createRevisionReader } from '../revisions/revision-reader.ts';
import { backUp, restore } from './backup.ts';
import { type Database, openDatabase, sqliteFile } from './connect.ts';
import { migrate, migrationState } from './migrate.ts';

eachEngine('baseline', (engine) => {
  let location: TestLocation;
  /** A database that the steps 0001 to 0068 made, of which the baseline took the place. */
  let older: Database;
  beforeEach(async () => {
    location = await freshLocation(engine);
    await createOlder();
    older = await openDatabase(location);
  });
  afterEach(async () => {
    await older.close();
    await location.remove();
  });

  /** Creates the schema of before, which was dumped from a database that the steps had made. */
  async function createOlder(): Promise<void> {
    const dump = readFileSync(path.resolve(`tests/fixtures/schema-0068-${engine}.sql`), 'utf8');
    if (engine === 'sqlite') {
      const file = new DatabaseSync(sqliteFile(location.dataDir));
      file.exec(`begin; ${dump} commit;`);
      file.close();
      return;
    }
    const client = new Client({ connectionString: location.databaseUrl });
    await client.connect();
    await client.query(dump);
    await client.end();
  }

  it('creates the schema that the steps before it had created', async () => {
    await using fresh = await openTestDatabase(engine);
    const structure = await structureOf(fresh);
    expect(structure.length).toBeGreaterThan(700);
    expect(structure).toEqual(await structureOf(older));
    const revisions = (of: Database) => of.db.selectFrom('revisions').selectAll().orderBy('name').execute();
    expect(await revisions(fresh)).toEqual(await revisions(older));
  });

  it('takes over a filled database of the steps before it, and changes no row', async () => {
    await fill(older);
    const before = await rowsOf(older);
    const structure = await structureOf(older);
    expect(await migrationState(older)).toBe('pending');
    expect(await migrate(older)).toEqual([]);
    expect(await migrationState(older)).toBe('current');
    expect(await migrate(older)).toEqual([]);
    expect(await rowsOf(older)).toEqual(before);
    expect(await structureOf(older)).toEqual(structure);
  });

  it('reads the drafts, versions, schedules and tests of before, and goes on with them', async () => {
    await fill(older);
    const content = createContentStore(older);
    const place = { part: 'hero', locale: 'en' } as const;
    const saved = { content: defaultContent('hero', 'en'), fallback: 'none', by: 'admin', at: NOON } as const;
    await content.saveDraft({ ...place, version: 1, draft: saved });
    await migrate(older);
    const landings = createLandingStore(older);
    const { public_id: id } = await older.db
      .selectFrom('landing_pages')
      .select('public_id')
      .executeTakeFirstOrThrow();
    const { content: draft } = landing();
    expect(await landings.byId(id)).toMatchObject({
      content: draft,
      slug: 'nova',
      liveVersion: 1,
      publishAt: NOON,
    });
    expect(await landings.versions(id)).toMatchObject([{ number: 1, by: 'admin' }]);
    expect(await createLandingTests(older).of(id)).toMatchObject([
      { id: 't', change: { texts: { fr: 'é' } } },
    ]);
    expect(await content.drafts()).toContainEqual({ ...place, version: 1, draft: saved });
    expect(await content.version({ ...place, locale: 'fr' }, 1)).toMatchObject({ by: 'admin', at: NOON });

    const revision = () => createRevisionReader(older).read();
    const before = await revision();
    await landings.change(id, (stored) => ({
      ok: true,
      after: { ...stored, unpublishAt: NOON + 9 },
      entries: [auditEntry()],
    }));
    expect(await content.publish({ ...place, ...saved }, 1, () => auditEntry())).toMatchObject({ number: 1 });
    expect(await landings.byId(id)).toMatchObject({ unpublishAt: NOON + 9 });
    const after = await revision();
    for (const name of ['landing', 'content', 'audit'] as const)
      expect(after[name]).toBeGreaterThan(before[name]);
    expect(await verifyModerationLog(older)).toMatchObject({ sound: true, entries: 2 });
  });

  it('restores a backup of a database of before into a new one', async () => {
    await fill(older);
    const file = path.join(location.dataDir, 'copies', 'before.sqlite');
    await backUp(older, file);
    await using fresh = await openTestDatabase(engine);
    await restore(fresh, file, fresh.location.dataDir);
    expect(await rowsOf(fresh)).toEqual(await rowsOf(older));
  });

  it('refuses a database that has only some of the steps, names the others, and changes nothing', async () => {
    await older.db.deleteFrom('migrations').where('name', '>', '0067').execute();
    const before = await older.db.selectFrom('migrations').selectAll().orderBy('name').execute();
    await expect(migrate(older)).rejects.toThrow('it lacks 0067-mailed-plans, 0068-review-platforms');
    expect(await older.db.selectFrom('migrations').selectAll().orderBy('name').execute()).toEqual(before);
    expect(await migrationState(older)).toBe('pending');
  });
});
