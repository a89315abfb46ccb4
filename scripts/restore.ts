import { existsSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import path from 'node:path';
import { createErasureDigests } from '../src/adapters/account/erasure-digests.ts';
import { restore } from '../src/adapters/db/engine/backup.ts';
import type { Database } from '../src/adapters/db/engine/connect.ts';
import { tryRestore } from '../src/adapters/db/engine/try-restore.ts';
import { createErasures } from '../src/adapters/db/privacy/erasures.ts';
import { createPeople } from '../src/adapters/db/privacy/people-store.ts';
import { createStateStore } from '../src/adapters/db/state/state-store.ts';
import { latestBackup, noteBackup, noteRestore } from '../src/app/go-live/safekeeping.ts';
import { eraseAgain } from '../src/app/privacy/erase-again.ts';
import type { Env } from '../src/config/env.ts';
import { loadSecrets } from '../src/config/secrets.ts';
import { backupBucket } from './backup-bucket.ts';
import { UsageError, withDatabase } from './open-database.ts';

const usage = `npm run restore -- file         replaces the content of the database by a backup of either engine
npm run restore -- --try file   restores it into a database beside the site's, checks that, and removes it
--bucket in place of a file: the newest backup of the bucket`;

interface Arguments {
  file: string;
  isTrial: boolean;
}

await withDatabase(readArguments, async (database, { file, isTrial }, env) => {
  const act = isTrial ? tryOut : replace;
  if (file !== '--bucket') return act(database, file, env);
  mkdirSync(env.dataDir, { recursive: true, mode: 0o700 });
  const folder = mkdtempSync(path.join(env.dataDir, 'backup-'));
  try {
    const copy = path.join(folder, 'backup.sqlite');
    const name = await backupBucket(env).fetchNewest(copy);
    if (name === undefined) throw new UsageError('The bucket has no backup.');
    console.info(`The newest backup of the bucket is ${name}`);
    await act(database, copy, env);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
});

function readArguments(): Arguments {
  const words = process.argv.slice(2);
  const isTrial = words[0] === '--try';
  const [file, ...rest] = isTrial ? words.slice(1) : words;
  if (!file || (file.startsWith('--') && file !== '--bucket') || rest.length > 0) throw new UsageError(usage);
  return { file, isTrial };
}

/** Replaces the content of the database, but keeps this installation's records for the list before going live. */
async function replace(database: Database, file: string, env: Env): Promise<void> {
  const state = createStateStore(database);
  const backup = await latestBackup(state);
  const startedAt = Date.now();
  const kept = await restore(database, file, env.dataDir);
  console.info(`Restored ${file}. What was there before is kept in ${kept}`);
  const erased = await eraseThemAgain(database, env);
  if (erased > 0) console.info(`Persons and single things erased since the backup, and now again: ${erased}`);
  if (backup) await noteBackup(state, backup);
  await noteRestore(state, { at: Date.now(), passed: true, durationMs: Date.now() - startedAt });
}

async function eraseThemAgain(database: Database, env: Env): Promise<number> {
  const { settings } = await loadSecrets(env.dataDir, {
    session: env.sessionSecrets,
    settings: env.settingsKeys,
    webhook: env.webhooks.secret,
    push: env.vapidKey,
    reminderPush: env.reminderVapidKey,
  });
  return eraseAgain({
    clock: { now: Date.now },
    erasureDigests: createErasureDigests(settings),
    erasures: createErasures(database),
    people: createPeople(database),
  });
}

/** Restores into a separate database, and records the outcome in the site's own database. */
async function tryOut(database: Database, file: string, env: Env): Promise<void> {
  // A wrong file name is not recorded as a failed restore.
  if (!existsSync(file)) throw new UsageError(`There is no file ${file}.`);
  const state = createStateStore(database);
  const startedAt = Date.now();
  const note = (passed: boolean, found: { rows?: number; newestAt?: number } = {}) =>
    noteRestore(state, { at: Date.now(), passed, durationMs: Date.now() - startedAt, ...found });
  try {
    const { engine, rows, newestAt } = await tryRestore(database, env, file, env.dataDir);
    const where = engine === database.engine ? '' : ' into SQLite, as the user may create no database';
    console.info(`The backup can be restored: ${rows} rows checked${where}.`);
    await note(true, { rows, newestAt });
  } catch (error) {
    await note(false);
    throw error;
  }
}
