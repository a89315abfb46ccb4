import type { OwnDataCorrection, OwnDataWithdrawal } from '../../../contracts/own-data.ts';
import { normalizeEmail } from '../../../domain/account/email.ts';
import { personConsents } from '../../../domain/own-data/own-data.ts';
import type { Actor } from '../../asker.ts';
import { correctLead } from '../../leads/manage/change-lead.ts';
import type { Ports } from '../../ports/all-ports.ts';
import { fail, ok, type Result } from '../../result.ts';
import { withdrawalNotice } from '../erasure-notice.ts';
import { withdrawalEntry } from '../person-entry.ts';

/** Corrects the name and the telephone number of one of the person's leads. */
export async function correctOwnData(
  ports: Ports,
  { token, lead, name, phone }: OwnDataCorrection,
  requestId: string,
): Promise<Result<{ accepted: true }, 'not_found' | 'invalid_fields'>> {
  const opened = await openedBy(ports, token, requestId);
  const found = opened && (await ports.desk.find(lead));
  if (!found || normalizeEmail(found.lead.fields.email) !== opened.email) return fail('not_found');
  const corrected = await correctLead(ports, lead, { name, phone }, opened.actor);
  return corrected.ok ? ok({ accepted: true }) : corrected;
}

/**
 * Withdraws the newsletter and the advertising choice in all leads; automations that may have the address for the newsletter are
 * told.
 */
export async function withdrawOwnData(
  ports: Ports,
  { token, consent }: OwnDataWithdrawal,
  requestId: string,
): Promise<Result<{ accepted: true }, 'not_found'>> {
  const opened = await openedBy(ports, token, requestId);
  if (!opened) return fail('not_found');
  const { email, actor } = opened;
  const consents = consent === undefined ? personConsents : [consent];
  await ports.people.withdrawConsents(
    email,
    new Map(consents.map((one) => [one, ports.erasureDigests.of({ email, consent: one })[0]])),
    withdrawalNotice(ports, email, actor.at),
    withdrawalEntry(actor),
  );
  ports.deliver();
  return ok({ accepted: true });
}

/** Returns the address of an open page, and the part of an audit entry that names no account; undefined: it is closed. */
export async function openedBy(
  { clock, landingCodes, personLinks }: Pick<Ports, 'clock' | 'landingCodes' | 'personLinks'>,
  token: string,
  requestId: string,
): Promise<{ email: string; actor: Actor } | undefined> {
  const at = clock.now();
  const opened = await personLinks.find(landingCodes.hashOf(token), at);
  return opened && { email: opened.email, actor: { at, actorId: null, requestId } };
}
