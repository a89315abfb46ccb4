import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, it, vi } from 'vitest';
import { eachEngine, freshLocation } from '../../../../tests/databases/databases.ts';
import { s3Settings, startS3 } from '../../../../tests/vendors/s3.ts';
import { latestBackup, latestRestore } from '../../../app/go-live/safekeeping.ts';
import { createStateStore } from '../state/state-store.ts';
import { openMigrated } from './open-migrated.ts';
import { createSafekeeping } from './safekeeping-commands.ts';

eachEngine('the backups of the night', (engine) => {
  it('are kept for fourteen nights, and the newest one is restored on trial and removed', async () => {
    const location = await freshLocation(engine);
    const database = await openMigrated(location);
    const state = createStateStore(database);
    await state.set('canary', 'night', Date.UTC(2026, 10, 29, 3, 12));
    const backupDir = path.join(mkdtempSync(path.join(tmpdir(), 'mdmc-nights-')), 'backups');
    mkdirSync(backupDir);
    const old = Array.from({ length: 14 }, (_, day) => `mdmc-2026-01-${day + 10}T0400.sqlite`);
    for (const name of [...old, 'mine.txt']) writeFileSync(path.join(backupDir, name), 'old');
    const { nightly } = createSafekeeping({ ...location, backupDir });

    await nightly?.backUp();
    const kept = readdirSync(backupDir).sort();
    expect(kept).toHaveLength(15);
    expect(kept).toContain('mine.txt');
    expect(kept).not.toContain(old[0]);
    expect(await latestBackup(state)).toMatchObject({ outside: true });

    await nightly?.drill();
    const drill = await latestRestore(state);
    expect(drill).toMatchObject({ passed: true, newestAt: Date.UTC(2026, 10, 29, 3, 12) });
    expect(drill?.rows).toBeGreaterThan(0);

    const newest = kept.filter((name) => name.endsWith('.sqlite')).at(-1) ?? '';
    writeFileSync(path.join(backupDir, newest), 'cut off');
    await nightly?.drill();
    expect(await latestRestore(state)).toMatchObject({ passed: false });
    await database.close();
    rmSync(path.dirname(backupDir), { recursive: true });
    await location.remove();
  });

  it('are sent to a bucket, from which the newest is restored on trial', async () => {
    const location = await freshLocation(engine);
    const database = await openMigrated(location);
    const state = createStateStore(database);
    await state.set('canary', 'night', Date.UTC(2026, 10, 29, 3, 12));
    const s3 = await startS3();
    const { endpoint, bucket, region, keyId, secret } = s3Settings(s3.url);
    vi.stubEnv('BACKUP_S3_ENDPOINT', endpoint);
    vi.stubEnv('BACKUP_S3_BUCKET', bucket);
    vi.stubEnv('BACKUP_S3_REGION', region);
    vi.stubEnv('BACKUP_S3_KEY_ID', keyId);
    vi.stubEnv('BACKUP_S3_SECRET', secret);
    vi.stubEnv('WEBHOOK_ALLOW_PRIVATE', 'on');
    const { nightly } = createSafekeeping({ ...location, backupDir: undefined, hasBucket: true });

    await nightly?.backUp();
    const [[key, object] = []] = [...s3.objects];
    expect(key).toMatch(/^backups\/mdmc-\d{4}-\d{2}-\d{2}T\d{4}\.sqlite$/);
    expect(await latestBackup(state)).toMatchObject({ outside: true, bytes: object?.bytes.length });
    await nightly?.drill();
    expect(await latestRestore(state)).toMatchObject({
      passed: true,
      newestAt: Date.UTC(2026, 10, 29, 3, 12),
    });

    if (object) object.bytes = Buffer.from('cut off');
    await nightly?.drill();
    expect(await latestRestore(state)).toMatchObject({ passed: false });
    const last = await latestBackup(state);
    s3.breaks(503);
    await expect(nightly?.backUp()).rejects.toThrow('503');
    expect(await latestBackup(state)).toEqual(last);
    expect(readdirSync(location.dataDir).filter((name) => name.startsWith('backup-'))).toEqual([]);
    vi.unstubAllEnvs();
    await s3.close();
    await database.close();
    await location.remove();
  });
});
