import type { SecretView } from '../../contracts/settings/settings.ts';
import type { GroupName, SecretOf, ValuesOf } from '../../domain/settings/groups.ts';

/** A group for the back office. `version` 0: nothing is stored, the environment's values are in force. */
export type SettingsView<Name extends GroupName> = ValuesOf<Name> &
  Record<SecretOf<Name>, SecretView> & { version: number };

/**
 * A change to save, with the version that it is based on. An absent secret does not change; `null` deletes the
 * stored one.
 */
export type SettingsChange<Name extends GroupName> = ValuesOf<Name> &
  Partial<Record<SecretOf<Name>, string | null | undefined>> & { version: number };
