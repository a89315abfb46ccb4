import { allKnow, disagreements } from '../../domain/process/secret-marks.ts';
import type { Ports } from '../ports/all-ports.ts';

/** Milliseconds after which a check counts as failed: the caller does not wait longer either. */
const PATIENCE_MS = 2000;
/** How long, in milliseconds, no worker may have been seen: its heartbeat is five seconds. */
const WORKER_MS = 20_000;

/** Whether traffic may be sent to this process, and why not. */
export interface Readiness {
  status: 'ok' | 'draining' | 'unavailable';
  checks: {
    /** `slow`: no answer in two seconds. `away`: the database refuses, reads or writes. */
    database: 'ok' | 'slow' | 'away';
    migrations: 'ok' | 'pending' | 'unknown';
    /** Whether a process does the waiting work. Without one, forms are stored and delivered later. */
    worker: 'ok' | 'missing' | 'unknown';
    /**
     * Whether the living processes have the same secrets. `rotating`: some do not know this one's newest yet, so that the
     * former must stay. `differ`: some share none with this one.
     */
    secrets: 'ok' | 'rotating' | 'differ' | 'unknown';
  };
}

/**
 * Checks whether the database responds, is migrated and accepts writes, and whether this process is to go on: only then may
 * traffic be sent here. A missing worker is only reported: no other process would do better. Never rejects.
 */
export async function checkReadiness(
  ports: Pick<Ports, 'clock' | 'databaseState' | 'log' | 'processes'>,
  patienceMs = PATIENCE_MS,
): Promise<Readiness> {
  const { clock, databaseState, log, processes } = ports;
  const state = await within(patienceMs, databaseState);
  const others =
    state.value === undefined ? undefined : (await within(patienceMs, () => processes.look())).value;
  const checks: Readiness['checks'] = {
    database: state.value === undefined ? (state.error === undefined ? 'slow' : 'away') : 'ok',
    migrations: state.value === undefined ? 'unknown' : state.value === 'current' ? 'ok' : 'pending',
    worker: !others
      ? 'unknown'
      : others.workedAt !== null && clock.now() - others.workedAt <= WORKER_MS
        ? 'ok'
        : 'missing',
    secrets: !others
      ? 'unknown'
      : others.living.some(({ marks }) => disagreements(processes.marks, marks).length > 0)
        ? 'differ'
        : allKnow(
              processes.marks,
              others.living.map(({ marks }) => marks),
            )
          ? 'ok'
          : 'rotating',
  };
  const isReady = checks.database === 'ok' && checks.migrations === 'ok';
  const status = processes.isDraining() ? 'draining' : isReady ? 'ok' : 'unavailable';
  if (status === 'unavailable') log.warn({ checks, err: state.error }, 'not ready');
  return { status, checks };
}

/** Returns the value or the error of a call; neither when it takes too long. */
async function within<T>(ms: number, call: () => Promise<T>): Promise<{ value?: T; error?: unknown }> {
  let timer: NodeJS.Timeout | undefined;
  const tooLong = new Promise<Record<string, never>>((resolve) => {
    timer = setTimeout(resolve, ms, {});
  });
  try {
    return await Promise.race([
      call().then(
        (value) => ({ value }),
        (error: unknown) => ({ error }),
      ),
      tooLong,
    ]);
  } finally {
    clearTimeout(timer);
  }
}
