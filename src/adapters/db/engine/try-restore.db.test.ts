import { readdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { sql } from 'kysely';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { eachEngine, openTestDatabase, type TestDatabase } from '../../../../tests/databases/databases.ts';
import { contactLead, deliveryOf } from '../../../../tests/factories.ts';
import { createLeadStore } from '../leads/lead-store.ts';
import { openModerationLog } from '../reviews/moderation-guard.ts';
import { appendModeration } from '../reviews/moderation-log.ts';
import { backUp } from './backup.ts';
import { tryRestore } from './try-restore.ts';

eachEngine('a trial of a backup', (engine) => {
  let database: TestDatabase;
  let folder: string;
  let file: string;
  beforeEach(async () => {
    database = await openTestDatabase(engine);
    folder = database.location.dataDir;
    file = path.join(folder, 'monday.sqlite');
    const lead = contactLead();
    await createLeadStore(database).save(lead, [deliveryOf(lead)]);
    const decision = { at: 1, reviewId: 'r', from: 'pending', to: 'approved', actorId: 'a' } as const;
    await appendModeration(database.db, { ...decision, ground: null, reason: null, told: false });
  });
  afterEach(() => database.close());

  const attempt = () => tryRestore(database, database.location, file, folder);
  const trialDatabases = async () => {
    if (engine === 'sqlite') return [];
    const { rows } = await sql<{ datname: string }>`
      select datname from pg_database where datname like 'mdmc_trial_%'`.execute(database.db);
    return rows;
  };

  it('restores it into a database of the same engine, and leaves the site and the folder as they were', async () => {
    await backUp(database, file);
    const late = contactLead();
    await createLeadStore(database).save(late, [deliveryOf(late)]);
    const before = readdirSync(folder).sort();
    const { engine: used, rows } = await attempt();
    expect(used).toBe(engine);
    // A lead, its delivery, and an entry of the moderation log.
    expect(rows).toBe(3);
    expect(await createLeadStore(database).count()).toBe(2);
    expect(readdirSync(folder).sort()).toEqual(before);
    expect(await trialDatabases()).toEqual([]);
  });

  it('fails for a file that is not a backup, and for a broken chain of the moderation log', async () => {
    writeFileSync(file, 'hello');
    await expect(attempt()).rejects.toThrow('not a sound backup');
    file = path.join(folder, 'tuesday.sqlite');
    await openModerationLog(database.db, engine);
    await database.db.updateTable('moderation_log').set({ actor_id: 'b' }).execute();
    await backUp(database, file);
    await expect(attempt()).rejects.toThrow('The moderation log is broken at entry 1.');
    expect(readdirSync(folder).filter((name) => name.startsWith('trial-'))).toEqual([]);
    expect(await trialDatabases()).toEqual([]);
  });
});
