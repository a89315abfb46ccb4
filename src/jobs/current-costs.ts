import type { CostStore, CostVersion, CurrentCosts } from '../app/ports/costs.ts';
import type { Log } from '../app/ports.ts';
import { BUILT_IN_VERSION, costTable } from '../domain/simulator/cost-table.ts';
import { createPoll } from './poll.ts';

/** Pause between two looks: another process's table counts within a second. */
const POLL_MS = 500;

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
  const poll = createPoll(read, { everyMs: pollMs, complaint: 'cost table not readable', log });

  async function read(): Promise<void> {
    // Also a lower number: a backup was restored.
    if ((await costs.latestVersion()) === current.version) return;
    const latest = await costs.latest();
    if (latest.version === current.version) return;
    current = latest;
    for (const listener of listeners) listener();
  }

  return {
    now: () => current,
    refresh: poll.look,
    onChange: (listener) => void listeners.push(listener),
    start: poll.start,
    stop: poll.stop,
  };
}
