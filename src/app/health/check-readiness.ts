import type { Ports } from '../ports/all-ports.ts';

/** Milliseconds after which the check returns false: the caller does not wait longer either. */
const PATIENCE_MS = 2000;

/**
 * Returns true when the database responds, is migrated and accepts writes: only then may traffic be sent here. Never
 * rejects.
 */
export async function checkReadiness(
  ports: Pick<Ports, 'databaseState' | 'log'>,
  patienceMs = PATIENCE_MS,
): Promise<boolean> {
  let timer: NodeJS.Timeout | undefined;
  const tooLong = new Promise<'timeout'>((resolve) => {
    timer = setTimeout(resolve, patienceMs, 'timeout');
  });
  try {
    const state = await Promise.race([ports.databaseState(), tooLong]);
    if (state !== 'current') ports.log.warn({ state }, 'not ready');
    return state === 'current';
  } catch (err) {
    ports.log.warn({ err }, 'not ready');
    return false;
  } finally {
    clearTimeout(timer);
  }
}
