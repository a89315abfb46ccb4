import type { SecretView } from '../../contracts/settings/settings.ts';
import { type GroupName, hasTellableEnd, secretsOf } from '../../domain/settings/groups.ts';
import type { Ports } from '../ports/all-ports.ts';
import type { LiveSettings } from '../ports/settings.ts';
import type { SettingsView } from './settings-view.ts';

/** Returns a group of settings in force, with masked secrets. */
export async function readSettings<Name extends GroupName>(
  { settings }: Pick<Ports, 'settings'>,
  name: Name,
): Promise<SettingsView<Name>> {
  await settings.refresh();
  return settingsView(settings, name);
}

export function settingsView<Name extends GroupName>(settings: LiveSettings, name: Name): SettingsView<Name> {
  const values: Record<string, unknown> = settings.now()[name];
  const secrets = secretsOf(name).map((field) => [field, masked(values[field], hasTellableEnd(name, field))]);
  const version = settings.stored(name)?.version ?? 0;
  return { ...values, ...Object.fromEntries(secrets), version } as SettingsView<Name>;
}

/** Minimum length of a secret for a hint: the end of a shorter secret would reveal too much. */
const HINT_FROM_LENGTH = 12;

function masked(secret: unknown, tellsEnd: boolean): SecretView {
  if (typeof secret !== 'string') return { set: false, hint: null };
  const hint = tellsEnd && secret.length >= HINT_FROM_LENGTH ? `••••${secret.slice(-4)}` : null;
  return { set: true, hint };
}
