import type { BackupMade, RestoreMade } from '../../domain/go-live/judge-keeping.ts';
import type { StateStore } from '../ports.ts';

/** Keys in `state`. */
const BACKUP = 'backup';
const RESTORE = 'restore';

/** Stores that a backup was made, without path or name of the file. */
export const noteBackup = (state: StateStore, made: BackupMade): Promise<void> =>
  state.set(BACKUP, made, made.at);

/** Stores that a backup was restored, or that a restore was tried. */
export const noteRestore = (state: StateStore, made: RestoreMade): Promise<void> =>
  state.set(RESTORE, made, made.at);

/** Returns the latest backup; `undefined` if none was made. */
export async function latestBackup(state: StateStore): Promise<BackupMade | undefined> {
  const kept = await state.get(BACKUP);
  return isBackup(kept) ? kept : undefined;
}

/** Returns the latest restore or trial restore; `undefined` if there was none. */
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
