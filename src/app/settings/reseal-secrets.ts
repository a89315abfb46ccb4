import { groupNames, secretsOf } from '../../domain/settings/groups.ts';
import { sendSealName } from '../conversions/access.ts';
import { mailSecretName } from '../mail/link-mail.ts';
import type { Ports } from '../ports/all-ports.ts';
import { artistTokenName } from '../ports/landing/artist-pixels.ts';
import { secretName as secondFactorName } from '../ports/second-factor.ts';
import type { Seal, StoredGroup } from '../ports/settings.ts';
import { secretName } from './effective-group.ts';

/**
 * Encrypts again, with the current key, every secret that an older key encrypted: afterwards the older key can be
 * removed. A change that is saved at the same time is encrypted with the current key anyway, and wins. Also encrypts
 * the mails and hashes the codes of invitations that were stored in clear before migration 0058, once.
 */
export async function resealSecrets({
  settingsStore,
  secondFactors,
  mails,
  artistPixels,
  conversions,
  invitations,
  invitationCodes,
  seal,
  log,
}: Pick<
  Ports,
  | 'artistPixels'
  | 'conversions'
  | 'invitationCodes'
  | 'invitations'
  | 'log'
  | 'mails'
  | 'seal'
  | 'secondFactors'
  | 'settingsStore'
>) {
  const counts = { groups: 0, secondFactors: 0, mails: 0, conversions: 0, artists: 0, invitations: 0 };
  const stored = await settingsStore.list();
  for (const name of groupNames) {
    const group = stored.find((row) => row.name === name);
    const value = group && renewedValue(group, secretsOf(name), (field) => secretName(name, field), seal);
    if (value && (await settingsStore.reseal({ ...group, value }))) counts.groups += 1;
  }
  for (const { id, text, sealed } of await mails.listSealed()) {
    const name = mailSecretName(id);
    const renewed = sealed ? seal.renew(name, text) : seal.close(name, text);
    if (renewed !== undefined && (await mails.reseal(id, text, renewed))) counts.mails += 1;
  }
  for (const { id, text } of await conversions.listSealed()) {
    const renewed = seal.renew(sendSealName(id), text);
    if (renewed !== undefined && (await conversions.reseal(id, text, renewed))) counts.conversions += 1;
  }
  for (const { page, platform, text } of await artistPixels.listSealed()) {
    const renewed = seal.renew(artistTokenName(page, platform), text);
    if (renewed !== undefined && (await artistPixels.reseal(page, platform, text, renewed)))
      counts.artists += 1;
  }
  counts.invitations = await invitations.hashOldCodes((code) => invitationCodes.digestsOf(code)[0]);
  let unreadable = 0;
  for (const { accountId, secret } of await secondFactors.listSecrets()) {
    const name = secondFactorName(accountId);
    const renewed = seal.renew(name, secret);
    if (renewed !== undefined) {
      if (await secondFactors.reseal(accountId, secret, renewed)) counts.secondFactors += 1;
    } else if (seal.open(name, secret) === undefined) unreadable += 1;
  }
  if (Object.values(counts).some((count) => count > 0)) log.info(counts, 'secrets sealed anew');
  // Unreadable secrets of groups are logged where the settings are read.
  if (unreadable > 0) log.error({ secondFactors: unreadable }, 'secrets not sealed anew');
}

/** Returns the value of a group with its secrets encrypted again; `undefined` if no secret needs it. */
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
