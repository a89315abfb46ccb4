import { effectiveGroup } from '../app/configuration/effective-group.ts';
import type { ConfigurationStore, LiveConfiguration, Seal, StoredGroup } from '../app/ports/configuration.ts';
import type { Log } from '../app/ports.ts';
import { type Configuration, type GroupName, groupNames } from '../domain/configuration/groups.ts';

/** Between two looks at what is stored, in milliseconds: what another process changed is in force within a second. */
const POLL_MS = 500;

export interface ConfigurationWatch extends LiveConfiguration {
  /** Has `act` called after each change, wherever it was made. */
  onChange(act: (changed: readonly GroupName[]) => void): void;
  /** Begins to look for what other processes change. */
  start(): void;
  /** Resolves when nothing is read any more. */
  stop(): Promise<void>;
}

interface LiveConfigurationPorts {
  store: ConfigurationStore;
  seal: Seal;
  log: Log;
  /** What is in force where nothing is stored. */
  environment: Configuration;
}

/** Holds the configuration in memory. What cannot be read is logged by its name, and the environment's value stands in. */
export function createLiveConfiguration(
  { store, seal, log, environment }: LiveConfigurationPorts,
  pollMs = POLL_MS,
): ConfigurationWatch {
  const listeners: ((changed: readonly GroupName[]) => void)[] = [];
  let present = environment;
  let known = new Map<string, StoredGroup>();
  let loading: Promise<void> = Promise.resolve();
  let timer: NodeJS.Timeout | undefined;
  let stopped = false;

  async function load(): Promise<void> {
    const rows = new Map((await store.list()).map((row) => [row.name, row]));
    const changed = groupNames.filter((name) => !isSame(known.get(name), rows.get(name)));
    known = rows;
    if (changed.length === 0) return;
    const problems: string[] = [];
    const read = changed.map((name) => {
      const group = effectiveGroup(name, environment[name], rows.get(name), seal);
      problems.push(...group.problems);
      return [name, group.values];
    });
    present = { ...present, ...Object.fromEntries(read) };
    if (problems.length > 0) log.error({ settings: problems }, 'settings not readable');
    for (const act of listeners) act(changed);
  }

  /** One after the other, so that an older state never comes after a newer one. */
  function refresh(): Promise<void> {
    const mine = loading.then(load);
    loading = mine.catch(() => {});
    return mine;
  }

  function next(): void {
    if (stopped) return;
    timer = setTimeout(() => {
      void refresh()
        .catch((err: unknown) => log.error({ err }, 'settings not looked at'))
        .finally(next);
    }, pollMs);
    timer.unref();
  }

  return {
    now: () => present,
    stored: (name) => known.get(name),
    refresh,
    onChange: (act) => void listeners.push(act),
    start: next,
    async stop() {
      stopped = true;
      clearTimeout(timer);
      await loading;
    },
  };
}

/** A backup that was restored may bring an old number back, so that the number alone does not tell. */
function isSame(a: StoredGroup | undefined, b: StoredGroup | undefined): boolean {
  return a?.version === b?.version && JSON.stringify(a?.value) === JSON.stringify(b?.value);
}
