import type { SecretView } from '../../contracts/settings.ts';
import { type GroupName, hasTellableEnd, secretsOf } from '../../domain/configuration/groups.ts';
import type { LiveConfiguration } from '../ports/configuration.ts';
import type { ConfigurationPorts, SettingsView } from './configuration-ports.ts';

/** A group of settings as it is in force, secrets masked. */
export async function readSettings<Name extends GroupName>(
  { configuration }: Pick<ConfigurationPorts, 'configuration'>,
  name: Name,
): Promise<SettingsView<Name>> {
  await configuration.refresh();
  return settingsView(configuration, name);
}

export function settingsView<Name extends GroupName>(
  configuration: LiveConfiguration,
  name: Name,
): SettingsView<Name> {
  const values: Record<string, unknown> = configuration.now()[name];
  const secrets = secretsOf(name).map((field) => [field, masked(values[field], hasTellableEnd(name, field))]);
  const version = configuration.stored(name)?.version ?? 0;
  return { ...values, ...Object.fromEntries(secrets), version } as SettingsView<Name>;
}

/** The end of a short secret would be too much of it. */
const HINT_FROM_LENGTH = 12;

function masked(secret: unknown, tellsEnd: boolean): SecretView {
  if (typeof secret !== 'string') return { set: false, hint: null };
  const hint = tellsEnd && secret.length >= HINT_FROM_LENGTH ? `••••${secret.slice(-4)}` : null;
  return { set: true, hint };
}
