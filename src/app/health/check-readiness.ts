import type { Log } from '../ports.ts';

export interface ReadinessPorts {
  log: Log;
  /** `current` when every migration is applied; throws when the database does not answer. */
  migrationState(): Promise<'current' | 'pending'>;
}

/** A check that waits longer, in milliseconds, than whoever asks would is an answer too. */
const PATIENCE_MS = 2000;

/** True when the database answers and is migrated: only then may traffic come. Never throws. */
export async function checkReadiness(ports: ReadinessPorts, patienceMs = PATIENCE_MS): Promise<boolean> {
  let timer: NodeJS.Timeout | undefined;
  const tooLong = new Promise<'timeout'>((resolve) => {
    timer = setTimeout(resolve, patienceMs, 'timeout');
  });
  try {
    const state = await Promise.race([ports.migrationState(), tooLong]);
    if (state !== 'current') ports.log.warn({ state }, 'not ready');
    return state === 'current';
  } catch (err) {
    ports.log.warn({ err }, 'not ready');
    return false;
  } finally {
    clearTimeout(timer);
  }
}
