import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { forgetCopies } from './backup.ts';

it('deletes the copies of restores before a moment, and no other file', async () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'copies-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const old = [
    'before-restore-2026-10-01T12-00-00-000Z.sqlite',
    'before-restore-2025-12-31T23-59-59-999Z.sqlite',
  ];
  const kept = ['before-restore-2026-10-29T12-00-00-000Z.sqlite', 'backup-2025.sqlite', 'mdmc.sqlite'];
  for (const name of [...old, ...kept]) writeFileSync(path.join(folder, name), '');
  await forgetCopies(folder, Date.UTC(2026, 9, 29, 12));
  expect(readdirSync(folder).toSorted()).toEqual(kept.toSorted());
});
