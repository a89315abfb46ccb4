import { execFile } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { openDatabase } from '../src/adapters/db/engine/connect.ts';
import { openModerationLog } from '../src/adapters/db/reviews/moderation-guard.ts';
import { appendModeration } from '../src/adapters/db/reviews/moderation-log.ts';
import { createStateStore } from '../src/adapters/db/state/state-store.ts';
import { latestBackup, latestRestore } from '../src/app/go-live/safekeeping.ts';
import { eachEngine, freshLocation, type TestLocation } from '../tests/databases/databases.ts';

eachEngine('the commands', (engine) => {
  let location: TestLocation;
  beforeEach(async () => {
    location = await freshLocation(engine);
  });
  afterEach(() => location.remove());

  /** Runs `scripts/<name>.ts` as npm does, and returns its output. Rejects when it fails. */
  async function command(name: string, ...args: string[]): Promise<string> {
    const script = fileURLToPath(new URL(`./${name}.ts`, import.meta.url));
    const { stdout } = await promisify(execFile)(process.execPath, [script, ...args], {
      env: {
        DATA_DIR: location.dataDir,
        DATABASE_URL: location.databaseUrl ?? '',
        NODE_COMPILE_CACHE: process.env['NODE_COMPILE_CACHE'],
      },
    });
    return stdout.trim();
  }

  it('list and export leads, back up and restore the database, and remove the demo data', async () => {
    const file = (name: string) => path.join(location.dataDir, name);
    expect(await command('leads')).toBe('No leads.');
    expect(await command('demo', 'seed')).toMatch(
      /^Samples stored: 58 leads, 8 campaigns, 3 reviews, 2 landing pages, 6 pictures, \d{3,4} releases$/,
    );
    expect(await command('demo', 'seed')).toBe('Nothing stored: there are rows already');
    expect((await command('leads')).split('\n')).toHaveLength(59);
    // The newest lead arrived at most 24 hours ago; five others are at most 24 hours older, the next is 51 hours older.
    expect(JSON.parse(await command('leads', '--json', '--since', '49h'))).toHaveLength(6);
    await command('leads', '--export', file('leads.csv'));
    expect(readFileSync(file('leads.csv'), 'utf8')).toMatch(/^\uFEFFcreated,kind,/);
    await command('backup', file('backup'));
    expect(await command('demo', 'remove')).toMatch(
      /^Samples removed: 58 leads, 8 campaigns, 3 reviews, 0 articles, 0 posts, 2 landing pages, 6 pictures, \d{3,4} releases$/,
    );
    expect(await command('leads')).toBe('No leads.');
    expect(await command('restore', '--try', file('backup'))).toMatch(
      /^The backup can be restored: \d+ rows checked\.$/,
    );
    expect(await command('leads')).toBe('No leads.');
    await command('restore', file('backup'));
    expect(JSON.parse(await command('leads', '--json'))).toHaveLength(58);
  });

  it('record backups and restores for the list before going live, without the path', async () => {
    const file = (name: string) => path.join(location.dataDir, name);
    const kept = async () => {
      const database = await openDatabase(location);
      const state = createStateStore(database);
      const notes = { backup: await latestBackup(state), restore: await latestRestore(state) };
      await database.close();
      return notes;
    };
    await command('backup', file('inside'));
    const { size } = statSync(file('inside'));
    expect(await kept()).toEqual({
      backup: { at: expect.any(Number), bytes: size, outside: false },
      restore: undefined,
    });
    await command('restore', '--try', file('inside'));
    expect((await kept()).restore).toMatchObject({ passed: true, durationMs: expect.any(Number) });
    writeFileSync(file('broken'), 'hello');
    await expect(command('restore', '--try', file('broken'))).rejects.toThrow('not a sound backup');
    expect((await kept()).restore).toMatchObject({ passed: false });

    const elsewhere = mkdtempSync(path.join(tmpdir(), 'mdmc-backup-'));
    await command('backup', path.join(elsewhere, 'monday'));
    const { backup } = await kept();
    expect(backup).toMatchObject({ outside: true });
    expect(JSON.stringify(backup)).not.toContain('monday');
    // The restored rows contain the records from the day of the backup.
    await command('restore', file('inside'));
    expect(await kept()).toMatchObject({ backup, restore: { passed: true } });
    rmSync(elsewhere, { recursive: true });
  });

  it('verify the moderation log, and end with status 1 when it is broken', async () => {
    const failure = (...args: string[]) =>
      command('verify-log', ...args).then(
        () => 'succeeded',
        (error: { code: number; stderr: string }) => `${error.code}: ${error.stderr.trim()}`,
      );
    expect(await command('verify-log')).toBe('The log of reports is empty.\nThe moderation log is empty.');
    const database = await openDatabase(location);
    for (const to of ['approved', 'rejected'] as const) {
      const entry = {
        at: 1,
        reviewId: 'r',
        from: 'pending',
        to,
        actorId: 'a',
        ground: null,
        reason: null,
        told: false,
      } as const;
      await appendModeration(database.db, entry);
    }
    const printed = await command('verify-log');
    expect(printed).toMatch(
      /^The log of reports is empty\.\nThe moderation log is sound: 2 entries, last hash [0-9a-f]{64}$/,
    );
    const hash = printed.slice(-64);
    expect(await command('verify-log', hash)).toBe(printed);
    expect(await failure('0'.repeat(64))).toMatch(
      /^1: .*does not hold 0{64}: it was cut off or written anew\.$/,
    );
    await openModerationLog(database.db, engine);
    await database.db.updateTable('moderation_log').set({ actor_id: 'b' }).where('id', '=', 2).execute();
    await database.close();
    expect(await failure()).toBe('1: The moderation log is broken at entry 2.');
    expect(await failure('now')).toMatch(/^1: npm run verify-log/);
  });

  it('print one sentence for a wrong call', async () => {
    const failure = (...call: [string, ...string[]]) =>
      command(...call).then(
        () => 'succeeded',
        (error: { code: number; stderr: string }) => `${error.code}: ${error.stderr}`,
      );
    expect(await failure('leads', '--since', 'monday')).toMatch(/^1: --since monday is neither a date/);
    expect(await failure('restore', 'nothing.sqlite')).toBe('1: There is no file nothing.sqlite.\n');
    expect(await failure('restore', '--try', 'nothing.sqlite')).toBe('1: There is no file nothing.sqlite.\n');
    expect(await failure('restore', '--try')).toMatch(/^1: npm run restore -- file/);
    expect(await failure('demo', 'destroy')).toBe('1: npm run demo -- seed | remove\n');
  });
});
