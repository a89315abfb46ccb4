import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { openDatabase } from '../src/adapters/db/engine/connect.ts';
import { migrate } from '../src/adapters/db/engine/migrate.ts';
import { createDatabaseMediaStore } from '../src/adapters/db/media/database-media-store.ts';
import { createMediaLibrary } from '../src/adapters/db/media/media-library.ts';
import { fileName } from '../src/domain/media/file-name.ts';
import { eachEngine, freshLocation, type TestLocation } from '../tests/databases/databases.ts';
import { auditEntry, storedPicture } from '../tests/factories.ts';
import { type FakeS3, s3Settings, startS3 } from '../tests/vendors/s3.ts';

const FILES = 8;

eachEngine('the command that moves the files of pictures', (engine) => {
  let location: TestLocation;
  let s3: FakeS3;
  beforeEach(async () => {
    location = await freshLocation(engine);
    s3 = await startS3();
    await fill();
  });
  afterEach(async () => {
    await s3.close();
    await location.remove();
  });

  /** Stores pictures with one file each. */
  async function fill(): Promise<void> {
    const database = await openDatabase(location);
    await migrate(database);
    const media = createMediaLibrary(database);
    for (let index = 0; index < FILES; index += 1) {
      const bytes = Buffer.from(`the bytes of picture ${index}`);
      const sha256 = createHash('sha256').update(bytes).digest('hex');
      const name = fileName(sha256, 'master', 'webp');
      await media.create(storedPicture({ id: `p${index}`, state: 'ready' }), auditEntry());
      await createDatabaseMediaStore(database).put(name, bytes);
      const { id } = await database.db
        .selectFrom('media')
        .select('id')
        .where('public_id', '=', `p${index}`)
        .executeTakeFirstOrThrow();
      const size = { width: 1, height: 1, size: bytes.length };
      await database.db
        .insertInto('media_files')
        .values({ media_id: id, role: 'master', format: 'webp', name, sha256, ...size })
        .execute();
    }
    await database.close();
  }

  /** Runs a command, which `killed` may kill, and returns its output and status. */
  async function command(name: string, args: string[], killed?: (kill: () => void) => void, bucket = true) {
    const { endpoint, bucket: pictures, region, keyId, secret } = s3Settings(s3.url);
    const child = spawn(
      process.execPath,
      [fileURLToPath(new URL(`./${name}.ts`, import.meta.url)), ...args],
      {
        env: {
          DATA_DIR: location.dataDir,
          DATABASE_URL: location.databaseUrl ?? '',
          WEBHOOK_ALLOW_PRIVATE: 'on',
          ...(bucket && {
            MEDIA_S3_ENDPOINT: endpoint,
            MEDIA_S3_BUCKET: pictures,
            MEDIA_S3_REGION: region,
            MEDIA_S3_KEY_ID: keyId,
            MEDIA_S3_SECRET: secret,
          }),
        },
      },
    );
    let output = '';
    for (const stream of [child.stdout, child.stderr])
      stream.on('data', (chunk) => (output += String(chunk)));
    killed?.(() => child.kill('SIGKILL'));
    const [status] = await once(child, 'close');
    return { status, output: output.trim() };
  }

  it('moves the files to the bucket, after a kill too, and back, and warns of them in a backup', async () => {
    await command('media', ['move', 's3'], (kill) => s3.onPut((count) => count === 3 && kill()));
    expect(s3.objects.size).toBeGreaterThanOrEqual(3);
    expect(s3.objects.size).toBeLessThan(FILES);
    expect((await command('media', ['move', 's3'])).output).toMatch(/^Moved to s3: [56] files/);
    expect(s3.objects.size).toBe(FILES);
    const backup = await command('backup', [path.join(location.dataDir, 'backup')]);
    expect(backup.output).toContain(
      '8 files of pictures are in the bucket of pictures, and not in this backup.',
    );
    expect((await command('media', ['move', 'database'])).output).toMatch(
      /^Moved to database: 8 files, 0.0 MB/,
    );
    expect(s3.objects.size).toBe(0);
  }, 60_000);

  it('names missing arguments and configuration, and fails when the bucket refuses', async () => {
    expect(await command('media', ['move', 'nowhere'])).toEqual({
      status: 1,
      output: 'npm run media -- move s3 | move database',
    });
    const unset = await command('media', ['move', 's3'], undefined, false);
    expect([unset.status, unset.output]).toEqual([1, expect.stringContaining('Set MEDIA_S3_ENDPOINT')]);
    s3.breaks(403);
    const refused = await command('media', ['move', 's3']);
    expect([refused.status, refused.output]).toEqual([1, 'The S3 service answered 403.']);
  }, 60_000);
});
