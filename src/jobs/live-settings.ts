import type { LiveSettings, Seal, SettingsStore, StoredGroup } from '../app/ports/settings.ts';
import type { Log } from '../app/ports.ts';
import { effectiveGroup } from '../app/settings/effective-group.ts';
import { type GroupName, groupNames, type Settings } from '../domain/settings/groups.ts';
import { isSame } from '../domain/value/is-same.ts';
import type { RevisionWatch } from './revision-watch.ts';

export interface WatchedSettings extends LiveSettings {
  /** Registers `act` to be called after each change, made by this process or by another. */
  onChange(act: (changed: readonly GroupName[]) => void): void;
}

interface LiveSettingsPorts {
  store: SettingsStore;
  seal: Seal;
  log: Log;
  revisions: Pick<RevisionWatch, 'on' | 'look'>;
  /**
   * Returns the settings in force for groups that are not stored.
   * @param demo the stored state of the demonstration; `undefined`: that of the environment
   * @param siteUrl the stored public address; `undefined`: that of the environment
   */
  environment(demo?: boolean, siteUrl?: string): Settings;
}

/**
 * Caches the settings in memory: until the first poll of the watch, those of the environment. If a stored group cannot
 * be read, its name is logged and the values of the environment stay in force.
 */
export function createLiveSettings({
  store,
  seal,
  log,
  revisions,
  environment,
}: LiveSettingsPorts): WatchedSettings {
  const listeners: ((changed: readonly GroupName[]) => void)[] = [];
  let defaults = environment();
  let present = defaults;
  let known = new Map<string, StoredGroup>();
  revisions.on(['settings'], load);

  async function load(): Promise<void> {
    const rows = new Map((await store.list()).map((row) => [row.name, row]));
    // The end of the demonstration removes its example addresses from groups that were never saved.
    const first = environment();
    const { active } = effectiveGroup('demo', first.demo, rows.get('demo'), seal).values;
    const { url } = effectiveGroup('site', first.site, rows.get('site'), seal).values;
    const next = environment(active, url);
    const changed = groupNames.filter(
      (name) => !isSameGroup(known.get(name), rows.get(name)) || !isSame(defaults[name], next[name]),
    );
    known = rows;
    defaults = next;
    if (changed.length === 0) return;
    const problems: string[] = [];
    const read = changed.map((name) => {
      const group = effectiveGroup(name, defaults[name], rows.get(name), seal);
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
    refresh: revisions.look,
    onChange: (act) => void listeners.push(act),
  };
}

/** Compares the values as well as the version: a restored backup can have the same version with other values. */
function isSameGroup(a: StoredGroup | undefined, b: StoredGroup | undefined): boolean {
  return a?.version === b?.version && isSame(a?.value, b?.value);
}
