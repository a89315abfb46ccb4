import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, it } from 'vitest';
import { eachEngine, freshLocation } from '../../../../tests/databases/databases.ts';
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
});
