import { type GroupName, secretsOf } from '../../domain/configuration/groups.ts';
import type { Asker } from '../pipeline/pipeline-ports.ts';
import type { StoredGroup } from '../ports/configuration.ts';
import { fail, ok, type Result } from '../result.ts';
import type { ConfigurationPorts, SettingsChange, SettingsView } from './configuration-ports.ts';
import { secretName } from './effective-group.ts';
import { settingsView } from './read-settings.ts';

/**
 * Saves a group of settings, which is in force when this resolves. Refused when somebody else saved after the version
 * that the change is based on. What changes nothing is not stored: the environment's values stay in force.
 */
export async function changeSettings<Name extends GroupName>(
  ports: ConfigurationPorts,
  name: Name,
  change: SettingsChange<Name>,
  { who, requestId }: Asker,
): Promise<Result<SettingsView<Name>, 'settings_conflict'>> {
  const { clock, configuration, configurationStore } = ports;
  await configuration.refresh();
  const stored = configuration.stored(name);
  const { version, ...typed } = change as Record<string, unknown> & { version: number };
  if (version !== (stored?.version ?? 0)) return fail('settings_conflict');
  const { before, after } = difference(name, configuration.now()[name], stored, typed);
  if (Object.keys(after).length > 0) {
    const value = { ...withoutSecrets(name, typed), ...sealedSecrets(ports, name, stored, typed) };
    const saved = await configurationStore.save(
      { name, version: version + 1, value },
      {
        at: clock.now(),
        actorId: who.account.id,
        action: 'settings_changed',
        subject: name,
        before,
        after,
        requestId,
      },
    );
    await configuration.refresh();
    if (!saved) return fail('settings_conflict');
  }
  return ok(settingsView(configuration, name));
}

type Values = Record<string, unknown>;

function withoutSecrets(name: GroupName, values: Values): Values {
  return Object.fromEntries(Object.entries(values).filter(([field]) => !secretsOf(name).includes(field)));
}

/** Those that stay are sealed anew, which is how they get from an old key to the present one. */
function sealedSecrets(
  { seal }: Pick<ConfigurationPorts, 'seal'>,
  name: GroupName,
  stored: StoredGroup | undefined,
  typed: Values,
): Values {
  const sealed: Values = {};
  for (const field of secretsOf(name)) {
    const label = secretName(name, field);
    const now = typed[field];
    const known = stored?.value[field];
    if (typeof now === 'string') sealed[field] = seal.close(label, now);
    else if (now === undefined && typeof known === 'string') {
      const opened = seal.open(label, known);
      sealed[field] = opened === undefined ? known : seal.close(label, opened);
    }
  }
  return sealed;
}

/** The fields that differ, for the audit log: of a secret it says only whether there was one, and is one. */
function difference(
  name: GroupName,
  known: Values,
  stored: StoredGroup | undefined,
  typed: Values,
): { before: Values; after: Values } {
  const before: Values = {};
  const after: Values = {};
  for (const [field, value] of Object.entries(withoutSecrets(name, typed))) {
    if (JSON.stringify(value) === JSON.stringify(known[field])) continue;
    before[field] = known[field] ?? null;
    after[field] = value;
  }
  for (const field of secretsOf(name)) {
    const value = typed[field];
    const was = stored?.value[field] !== undefined;
    const same = typeof value === 'string' ? value === known[field] : value === undefined || !was;
    if (same) continue;
    before[field] = was;
    after[field] = typeof value === 'string';
  }
  return { before, after };
}
