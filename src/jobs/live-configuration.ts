import { effectiveGroup } from '../app/configuration/effective-group.ts';
import type { ConfigurationStore, LiveConfiguration, Seal, StoredGroup } from '../app/ports/configuration.ts';
import type { Log } from '../app/ports.ts';
import { type Configuration, type GroupName, groupNames } from '../domain/configuration/groups.ts';
import { createPoll } from './poll.ts';

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
  const poll = createPoll(load, { everyMs: pollMs, complaint: 'settings not looked at', log });

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

  return {
    now: () => present,
    stored: (name) => known.get(name),
    refresh: poll.look,
    onChange: (act) => void listeners.push(act),
    start: poll.start,
    stop: poll.stop,
  };
}

/** A backup that was restored may bring an old number back, so that the number alone does not tell. */
function isSame(a: StoredGroup | undefined, b: StoredGroup | undefined): boolean {
  return a?.version === b?.version && JSON.stringify(a?.value) === JSON.stringify(b?.value);
}
