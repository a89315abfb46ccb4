import type { CostStore, CostVersion, CurrentCosts } from '../app/ports/costs.ts';
import { BUILT_IN_VERSION, costTable } from '../domain/simulator/cost-table.ts';
import type { RevisionWatch } from './revision-watch.ts';

export interface WatchedCosts extends CurrentCosts {
  /** Registers `act` to be called after each change, made by this process or by another. */
  onChange(act: () => void): void;
}

/**
 * Caches the cost table in force in memory: until the first poll of the watch, that is the table built into the code.
 */
export function createCurrentCosts({
  costs,
  revisions,
}: {
  costs: CostStore;
  revisions: Pick<RevisionWatch, 'on' | 'look'>;
}): WatchedCosts {
  let current: CostVersion = {
    version: BUILT_IN_VERSION,
    table: costTable,
    createdAt: null,
    authorId: null,
    origin: 'typed',
    basis: null,
  };
  const listeners: (() => void)[] = [];
  revisions.on(['costs'], async () => {
    const latest = await costs.latest();
    if (latest.version === current.version) return;
    current = latest;
    for (const act of listeners) act();
  });

  return {
    now: () => current,
    refresh: revisions.look,
    onChange: (act) => void listeners.push(act),
  };
}
