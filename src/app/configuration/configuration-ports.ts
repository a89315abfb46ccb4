import type { SecretView } from '../../contracts/settings.ts';
import type { GroupName, SecretOf, ValuesOf } from '../../domain/configuration/groups.ts';
import type { ConfigurationStore, LiveConfiguration, Seal } from '../ports/configuration.ts';
import type { Clock } from '../ports.ts';

/** What the use cases of settings work with; each takes the part that it needs. */
export interface ConfigurationPorts {
  clock: Clock;
  configuration: LiveConfiguration;
  configurationStore: ConfigurationStore;
  seal: Seal;
}

/** A group for the back office. `version` 0: nothing is stored, the environment's values are in force. */
export type SettingsView<Name extends GroupName> = ValuesOf<Name> &
  Record<SecretOf<Name>, SecretView> & { version: number };

/**
 * What somebody saves, and the version that they saw. A secret that is absent stays as it is; `null` takes out the
 * stored one.
 */
export type SettingsChange<Name extends GroupName> = ValuesOf<Name> &
  Partial<Record<SecretOf<Name>, string | null | undefined>> & { version: number };
