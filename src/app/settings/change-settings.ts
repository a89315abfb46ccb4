import { type GroupName, secretsOf } from '../../domain/settings/groups.ts';
import { isSame } from '../../domain/value/is-same.ts';
import { type Asker, actorOf } from '../asker.ts';
import type { Ports } from '../ports/all-ports.ts';
import type { StoredGroup } from '../ports/settings.ts';
import { fail, ok, type Result } from '../result.ts';
import { secretName } from './effective-group.ts';
import { settingsView } from './read-settings.ts';
import type { SettingsChange, SettingsView } from './settings-view.ts';

/**
 * Saves a group of settings, which is in force when this resolves. Returns `settings_conflict` when another change was
 * saved after the version that this one is based on. A change without a difference is not stored: the environment's
 * values stay in force.
 */
export async function changeSettings<Name extends GroupName>(
  ports: Pick<Ports, 'clock' | 'seal' | 'settings' | 'settingsStore'>,
  name: Name,
  change: SettingsChange<Name>,
  asker: Asker,
): Promise<Result<SettingsView<Name>, 'settings_conflict'>> {
  const { settings, settingsStore } = ports;
  await settings.refresh();
  const stored = settings.stored(name);
  const { version, ...typed } = change as Record<string, unknown> & { version: number };
  if (version !== (stored?.version ?? 0)) return fail('settings_conflict');
  const { before, after } = difference(name, settings.now()[name], stored, typed);
  if (Object.keys(after).length > 0) {
    const value = { ...withoutSecrets(name, typed), ...sealedSecrets(ports, name, stored, typed) };
    const saved = await settingsStore.save(
      { name, version: version + 1, value },
      {
        ...actorOf(ports, asker),
        ...{ action: 'settings_changed', subject: name, before, after },
      },
    );
    await settings.refresh();
    if (!saved) return fail('settings_conflict');
  }
  return ok(settingsView(settings, name));
}

type Values = Record<string, unknown>;

function withoutSecrets(name: GroupName, values: Values): Values {
  return Object.fromEntries(Object.entries(values).filter(([field]) => !secretsOf(name).includes(field)));
}

/**
 * Encrypts the typed secrets. Unchanged secrets are encrypted again, which moves them from an old key to the current
 * one.
 */
function sealedSecrets(
  { seal }: Pick<Ports, 'seal'>,
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

/** Returns the changed fields for the audit log. For a secret, only whether it was set and is set. */
function difference(
  name: GroupName,
  known: Values,
  stored: StoredGroup | undefined,
  typed: Values,
): { before: Values; after: Values } {
  const before: Values = {};
  const after: Values = {};
  for (const [field, value] of Object.entries(withoutSecrets(name, typed))) {
    if (isSame(value, known[field])) continue;
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
