import { existsSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { type FakeS3, s3Settings, startS3 } from '../../../tests/vendors/s3.ts';
import { createBackupBucket } from './backup-bucket.ts';

const NIGHT = Date.UTC(2026, 10, 29, 4, 12);
const DAY_MS = 86_400_000;
const folder = mkdtempSync(path.join(tmpdir(), 'mdmc-bucket-'));
const file = path.join(folder, 'backup.sqlite');
let s3: FakeS3;
beforeAll(async () => {
  s3 = await startS3();
});
afterAll(async () => {
  await s3.close();
  rmSync(folder, { recursive: true });
});
beforeEach(() => {
  s3.objects.clear();
  s3.breaks(undefined);
});
const bucket = () => createBackupBucket(s3Settings(s3.url), true);
const put = (key: string) => s3.objects.set(key, { bytes: Buffer.from('old'), type: undefined });

it('sends a file larger than a part of a stream, and returns the newest one as it was, readable by its owner alone', async () => {
  const bytes = Buffer.alloc(300_000, 'a page of a database ');
  writeFileSync(file, bytes);
  put('backups/mdmc-2026-11-28T0412.sqlite');
  await bucket().keep(file, NIGHT);
  expect(s3.objects.get('backups/mdmc-2026-11-29T0412.sqlite')?.bytes.equals(bytes)).toBe(true);
  const copy = path.join(folder, 'copy.sqlite');
  expect(await bucket().fetchNewest(copy)).toBe('mdmc-2026-11-29T0412.sqlite');
  expect(readFileSync(copy).equals(bytes)).toBe(true);
  expect(statSync(copy).mode & 0o777).toBe(0o600);
});

it('keeps the newest fourteen, and everything that is no backup of a night', async () => {
  writeFileSync(file, 'backup');
  const others = ['backups/mine.sqlite', 'media/0123456789abcdef-w960.avif'];
  others.forEach(put);
  for (let night = 0; night < 16; night += 1) await bucket().keep(file, NIGHT + night * DAY_MS);
  const kept = [...s3.objects.keys()].filter((key) => !others.includes(key)).sort();
  expect(kept).toHaveLength(14);
  expect([kept[0], kept.at(-1)]).toEqual([
    'backups/mdmc-2026-12-01T0412.sqlite',
    'backups/mdmc-2026-12-14T0412.sqlite',
  ]);
  expect(s3.objects.size).toBe(16);
});

it('deletes nothing when the new backup was not taken', async () => {
  writeFileSync(file, 'backup');
  for (let day = 10; day < 30; day += 1) put(`backups/mdmc-2026-10-${day}T0412.sqlite`);
  s3.breaks(503);
  await expect(bucket().keep(file, NIGHT)).rejects.toThrow('The S3 service answered 503.');
  expect(s3.objects.size).toBe(20);
});

it('finds none in an empty bucket, and leaves no file behind when the service fails', async () => {
  const copy = path.join(folder, 'none.sqlite');
  expect(await bucket().fetchNewest(copy)).toBeUndefined();
  s3.breaks(500);
  await expect(bucket().fetchNewest(copy)).rejects.toThrow('500');
  expect(existsSync(copy)).toBe(false);
});

it('finds the newest of more than a thousand, and sends on when it may delete none', async () => {
  const bare = await startS3();
  bare.keep();
  const kept = createBackupBucket(s3Settings(bare.url), true);
  writeFileSync(file, 'backup');
  for (let night = 1; night <= 1005; night += 1)
    bare.objects.set(
      `backups/mdmc-${new Date(NIGHT - night * DAY_MS).toISOString().slice(0, 10)}T0412.sqlite`,
      {
        bytes: Buffer.from('old'),
        type: undefined,
      },
    );
  await kept.keep(file, NIGHT);
  expect(bare.objects.size).toBe(1006);
  const copy = path.join(folder, 'of-many.sqlite');
  expect(await kept.fetchNewest(copy)).toBe('mdmc-2026-11-29T0412.sqlite');
  await bare.close();
});
