import { execFile } from 'node:child_process';
import { mkdirSync } from 'node:fs';
import { mkdtemp, open, readdir, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import type { Safekeeping } from '../../../app/ports/safekeeping.ts';
import { backupName, KEPT_NIGHTS, OF_NIGHT } from './backup-name.ts';
import type { DatabaseLocation } from './connect.ts';

const scripts = {
  backup: new URL('../../../../scripts/backup.ts', import.meta.url),
  restore: new URL('../../../../scripts/restore.ts', import.meta.url),
};

/**
 * Creates the backups for the back office by running the scripts in child processes: in this process, SQLite would block
 * every request while it writes one. Temporary files are in `dataDir`, readable by their owner alone.
 */
export function createSafekeeping({
  databaseUrl,
  dataDir,
  backupDir,
  hasBucket = false,
}: Omit<DatabaseLocation, 'patient'> & {
  backupDir: string | undefined;
  /** Whether the environment of this process names a bucket for the backups. */
  hasBucket?: boolean;
}): Safekeeping {
  let turn: Promise<unknown> = Promise.resolve();

  /** Runs one task at a time: each needs disk space for a copy of the database. */
  function inTurn<T>(work: (folder: string) => Promise<T>): Promise<T> {
    const mine = turn.then(async () => {
      mkdirSync(dataDir, { recursive: true, mode: 0o700 });
      const folder = await mkdtemp(path.join(dataDir, 'backup-'));
      try {
        return await work(folder);
      } finally {
        await rm(folder, { recursive: true, force: true });
      }
    });
    turn = mine.catch(() => {});
    return mine;
  }

  async function run(script: keyof typeof scripts, ...words: string[]): Promise<void> {
    await promisify(execFile)(process.execPath, [fileURLToPath(scripts[script]), ...words], {
      // biome-ignore lint/style/noProcessEnv: the command reads the environment by itself, and drivers read theirs (PGPASSWORD)
      env: { ...process.env, DATA_DIR: dataDir, DATABASE_URL: databaseUrl ?? '' },
    });
  }

  async function make(folder: string): Promise<string> {
    const file = path.join(folder, 'backup.sqlite');
    await run('backup', '--unnoted', file);
    return file;
  }

  /** Tries to restore a backup. A failed restore is an outcome too, which the script has stored. */
  const tryOut = (file: string) => run('restore', '--try', file).catch(() => {});

  /** The names of the backups of past nights, oldest first. */
  const ofNights = async (folder: string): Promise<string[]> =>
    (await readdir(folder)).filter((name) => OF_NIGHT.test(name)).sort();

  /** Writes a backup into the folder, and deletes old ones. With a bucket, the backup counts once it is there. */
  async function keepIn(place: string): Promise<void> {
    mkdirSync(place, { recursive: true, mode: 0o700 });
    const name = backupName(Date.now());
    // A backup that was cut off never has the name of a whole one.
    const part = path.join(place, `${name}.part`);
    try {
      await run('backup', ...(hasBucket ? ['--unnoted'] : []), part);
      await rename(part, path.join(place, name));
    } finally {
      await rm(part, { force: true });
    }
    for (const old of (await ofNights(place)).slice(0, -KEPT_NIGHTS))
      await rm(path.join(place, old), { force: true });
  }

  return {
    nightly: {
      hasPlace: hasBucket || backupDir !== undefined,
      backUp: () =>
        inTurn(async () => {
          if (backupDir !== undefined) await keepIn(backupDir);
          if (hasBucket) await run('backup', '--bucket');
        }),
      drill: () =>
        inTurn(async (folder) => {
          if (hasBucket) return tryOut('--bucket');
          const newest = backupDir === undefined ? undefined : (await ofNights(backupDir)).at(-1);
          await tryOut(backupDir && newest ? path.join(backupDir, newest) : await make(folder));
        }),
    },
    backUp: () =>
      inTurn(async (folder) => {
        const handle = await open(await make(folder));
        const { size } = await handle.stat();
        // The folder is deleted now: the open file can still be read, and its space is freed when the handle closes.
        return { bytes: size, content: handle.createReadStream() };
      }),
    tryRestore: () => inTurn(async (folder) => tryOut(await make(folder))),
  };
}
