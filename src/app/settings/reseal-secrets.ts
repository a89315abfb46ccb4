import { groupNames, secretsOf } from '../../domain/settings/groups.ts';
import { type SecondFactorStore, secretName as secondFactorName } from '../ports/second-factor.ts';
import type { Seal, SettingsStore, StoredGroup } from '../ports/settings.ts';
import type { Log } from '../ports.ts';
import { secretName } from './effective-group.ts';

interface ResealPorts {
  settingsStore: SettingsStore;
  secondFactors: SecondFactorStore;
  seal: Seal;
  log: Log;
}

/**
 * Seals anew, with the present key, every secret that an older key sealed: afterwards the older key can be removed. A
 * change that is saved at the same moment is sealed with the present key anyway, and wins.
 */
export async function resealSecrets({ settingsStore, secondFactors, seal, log }: ResealPorts) {
  const counts = { groups: 0, secondFactors: 0 };
  const stored = await settingsStore.list();
  for (const name of groupNames) {
    const group = stored.find((row) => row.name === name);
    const value = group && renewedValue(group, secretsOf(name), (field) => secretName(name, field), seal);
    if (value && (await settingsStore.reseal({ ...group, value }))) counts.groups += 1;
  }
  let unreadable = 0;
  for (const { accountId, secret } of await secondFactors.listSecrets()) {
    const name = secondFactorName(accountId);
    const renewed = seal.renew(name, secret);
    if (renewed !== undefined) {
      if (await secondFactors.reseal(accountId, secret, renewed)) counts.secondFactors += 1;
    } else if (seal.open(name, secret) === undefined) unreadable += 1;
  }
  if (counts.groups + counts.secondFactors > 0) log.info(counts, 'secrets sealed anew');
  // Those of groups are named where the settings are read.
  if (unreadable > 0) log.error({ secondFactors: unreadable }, 'secrets not sealed anew');
}

/** The value of a group with its secrets sealed anew; `undefined`: there is nothing to renew. */
function renewedValue(
  { value }: StoredGroup,
  fields: readonly string[],
  nameOf: (field: string) => string,
  seal: Seal,
): StoredGroup['value'] | undefined {
  const renewed: Record<string, string> = {};
  for (const field of fields) {
    const sealed = value[field];
    const anew = typeof sealed === 'string' ? seal.renew(nameOf(field), sealed) : undefined;
    if (anew !== undefined) renewed[field] = anew;
  }
  return Object.keys(renewed).length > 0 ? { ...value, ...renewed } : undefined;
}
