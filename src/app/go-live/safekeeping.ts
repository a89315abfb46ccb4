import type { BackupMade, RestoreMade } from '../../domain/go-live/judge-keeping.ts';
import type { StateStore } from '../ports.ts';

/** Keys in `state`. */
const BACKUP = 'backup';
const RESTORE = 'restore';

/** Notes that a backup was made. Neither path nor name of the file is kept. */
export const noteBackup = (state: StateStore, made: BackupMade): Promise<void> =>
  state.set(BACKUP, made, made.at);

/** Notes that a backup was restored, or tried. */
export const noteRestore = (state: StateStore, made: RestoreMade): Promise<void> =>
  state.set(RESTORE, made, made.at);

/** The latest backup; `undefined`: no backup was made. */
export async function latestBackup(state: StateStore): Promise<BackupMade | undefined> {
  const kept = await state.get(BACKUP);
  return isBackup(kept) ? kept : undefined;
}

/** The latest restoring or trial of a backup; `undefined`: no backup was restored or tried. */
export async function latestRestore(state: StateStore): Promise<RestoreMade | undefined> {
  const kept = await state.get(RESTORE);
  return isRestore(kept) ? kept : undefined;
}

function isBackup(kept: unknown): kept is BackupMade {
  if (typeof kept !== 'object' || kept === null) return false;
  const { at, bytes, outside } = kept as Partial<BackupMade>;
  return typeof at === 'number' && typeof bytes === 'number' && typeof outside === 'boolean';
}

function isRestore(kept: unknown): kept is RestoreMade {
  if (typeof kept !== 'object' || kept === null) return false;
  const { at, passed, durationMs } = kept as Partial<RestoreMade>;
  return typeof at === 'number' && typeof passed === 'boolean' && typeof durationMs === 'number';
}
