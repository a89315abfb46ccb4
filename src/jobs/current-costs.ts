import type { CostStore, CostVersion, CurrentCosts } from '../app/ports/costs.ts';
import type { Log } from '../app/ports.ts';
import { BUILT_IN_VERSION, costTable } from '../domain/simulator/cost-table.ts';

/** Pause between two looks: another process's table counts within a second. */
const POLL_MS = 500;
/** The longest pause, in milliseconds, while the database fails. */
const MAX_PAUSE_MS = 30_000;

export interface CostWatch extends CurrentCosts {
  /** Calls after each change, wherever it was made. */
  onChange(listener: () => void): void;
  start(): void;
  stop(): Promise<void>;
}

/** Keeps the cost table that counts at hand: the code's own until it has looked. */
export function createCurrentCosts(
  { costs, log }: { costs: CostStore; log: Log },
  pollMs = POLL_MS,
): CostWatch {
  let current: CostVersion = {
    version: BUILT_IN_VERSION,
    table: costTable,
    createdAt: null,
    authorId: null,
  };
  const listeners: (() => void)[] = [];
  let timer: ReturnType<typeof setTimeout> | undefined;
  let looking: Promise<void> | undefined;
  let stopped = false;
  let failures = 0;

  async function refresh(): Promise<void> {
    // Also a lower number: a backup was restored.
    if ((await costs.latestVersion()) === current.version) return;
    const latest = await costs.latest();
    if (latest.version === current.version) return;
    current = latest;
    for (const listener of listeners) listener();
  }

  async function look(): Promise<void> {
    try {
      await refresh();
      failures = 0;
    } catch (err) {
      failures += 1;
      log.error({ err, failures }, 'cost table not readable');
    }
    if (!stopped) timer = setTimeout(again, Math.min(pollMs * 2 ** failures, MAX_PAUSE_MS));
  }
  function again(): void {
    looking = look();
  }

  return {
    now: () => current,
    refresh,
    onChange: (listener) => void listeners.push(listener),
    start() {
      looking ??= look();
    },
    async stop() {
      stopped = true;
      clearTimeout(timer);
      await looking;
    },
  };
}
