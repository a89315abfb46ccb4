import { createHash, randomFillSync } from 'node:crypto';
import { mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { backUp, restore } from '../../src/adapters/db/engine/backup.ts';
import { type Database, openDatabase } from '../../src/adapters/db/engine/connect.ts';
import { migrate } from '../../src/adapters/db/engine/migrate.ts';
import { createDatabaseMediaStore } from '../../src/adapters/db/media/database-media-store.ts';
import { createMediaLibrary } from '../../src/adapters/db/media/media-library.ts';
import { filesByPlace } from '../../src/adapters/db/media/media-places.ts';
import { createMediaQueue } from '../../src/adapters/db/media/media-queue.ts';
import { createS3MediaStore } from '../../src/adapters/s3/s3-media-store.ts';
import { moveFiles } from '../../src/app/media/move-files.ts';
import type { PictureFile } from '../../src/app/ports/media.ts';
import type { MediaQuery } from '../../src/contracts/media.ts';
import { type FileFormat, type FileRole, fileName } from '../../src/domain/media/file-name.ts';
import { auditEntry, storedPicture } from '../../tests/factories.ts';
import { s3Settings, startS3 } from '../../tests/vendors/s3.ts';
import { withDatabase } from './databases.ts';
import { percentile } from './tools/wrk.ts';

const PICTURES = 500;
const ROUNDS = 200;
/** The files of a photo of 12 megapixels, in kilobytes. */
const files: readonly [FileRole, FileFormat, number][] = [
  ['w480', 'avif', 19],
  ['w480', 'webp', 31],
  ['w960', 'avif', 61],
  ['w960', 'webp', 88],
  ['w960', 'jpg', 95],
  ['w1600', 'avif', 114],
  ['w1600', 'webp', 151],
  ['share', 'jpg', 92],
  ['master', 'webp', 420],
];

/** (n) A library of 500 pictures: its lists, a backup, a restore, and the move of its files to S3 and back. */
export const measureLibrary = (engine: 'sqlite' | 'postgres') =>
  withDatabase(engine, async ({ DATABASE_URL }) => {
    const dataDir = mkdtempSync(join(tmpdir(), 'mdmc-media-'));
    const database = await openDatabase({ dataDir, databaseUrl: DATABASE_URL, patient: true });
    const s3 = await startS3();
    try {
      await migrate(database);
      const bytes = await timed(() => fill(database));
      const backup = join(dataDir, 'backup.sqlite');
      const lists = await measureLists(database);
      const backUpS = (await timed(() => backUp(database, backup))).seconds;
      const restoreS = (await timed(() => restore(database, backup, join(dataDir, 'kept')))).seconds;
      const stores = {
        database: createDatabaseMediaStore(database),
        s3: createS3MediaStore(s3Settings(s3.url), true),
      };
      const hash = (read: Uint8Array) => createHash('sha256').update(read).digest('hex');
      const move = async (from: 'database' | 's3', to: 'database' | 's3') => {
        const found = await filesByPlace(database, from === 'database');
        const { seconds, value } = await timed(() =>
          moveFiles(found, { from: stores[from], to: stores[to], hash }),
        );
        return { files: value.moved, seconds };
      };
      return {
        pictures: PICTURES,
        storedMb: Math.round(bytes.value / 1e6),
        backupMb: Math.round(statSync(backup).size / 1e6),
        lists,
        backUpS,
        restoreS,
        moveToS3: await move('database', 's3'),
        moveBack: await move('s3', 'database'),
      };
    } finally {
      await s3.close();
      await database.close();
      rmSync(dataDir, { recursive: true, force: true });
    }
  });

async function timed<T>(work: () => Promise<T>): Promise<{ seconds: number; value: T }> {
  const startedAt = performance.now();
  const value = await work();
  return { seconds: Math.round((performance.now() - startedAt) / 100) / 10, value };
}

/** Stores the pictures with random bytes, and returns how many bytes. */
async function fill(database: Database): Promise<number> {
  const media = createMediaLibrary(database);
  const queue = createMediaQueue(database);
  const store = createDatabaseMediaStore(database);
  let total = 0;
  for (let index = 0; index < PICTURES; index += 1) {
    const id = `picture-${index}`;
    await media.create(
      storedPicture({ id, name: `Photo ${index}.jpg` }),
      auditEntry({ action: 'media_added' }),
    );
    const [claimed] = await queue.claim({ now: Date.now(), leaseMs: 60_000, limit: 1 });
    if (!claimed) throw new Error('Nothing was claimed.');
    const stored: PictureFile[] = [];
    for (const [role, format, kilobytes] of files) {
      const bytes = randomFillSync(Buffer.alloc(kilobytes * 1024));
      const sha256 = createHash('sha256').update(bytes).digest('hex');
      const name = fileName(sha256, role, format);
      await store.put(name, bytes);
      stored.push({ role, format, name, width: 960, height: 640, size: bytes.length, sha256 });
      total += bytes.length;
    }
    const facts = { width: 4000, height: 3000, colour: '#336699' };
    await queue.settle(claimed, 'resized', { kind: 'ready' }, Date.now(), { facts, files: stored });
  }
  return total;
}

async function measureLists(database: Database) {
  const media = createMediaLibrary(database);
  const first: MediaQuery = { use: 'all', sort: 'created', order: 'desc', page: 1, pageSize: 100 };
  const queries: Record<string, MediaQuery> = {
    'first page of 100': first,
    'part of a name': { ...first, q: 'photo 4' },
    'unused, by size': { ...first, use: 'unused', sort: 'size' },
  };
  const results: Record<string, object> = {};
  for (const [name, query] of Object.entries(queries)) {
    const times: number[] = [];
    for (let round = -5; round < ROUNDS; round += 1) {
      const startedAt = performance.now();
      await media.list(query);
      await media.counts(query);
      if (round >= 0) times.push(performance.now() - startedAt);
    }
    const ms = (share: number) => Math.round(percentile(times, share) * 10) / 10;
    results[name] = { p50Ms: ms(0.5), p99Ms: ms(0.99) };
  }
  return results;
}
