import type { ClaimConfirmation, ClaimDto, ClaimWithdrawal } from '../../contracts/claim.ts';
import type { Locale } from '../../domain/locale/locale.ts';
import { agencyDay } from '../../domain/time/agency-day.ts';
import { type Asker, actorOf } from '../asker.ts';
import type { Ports } from '../ports/all-ports.ts';
import type { Result } from '../result.ts';
import { claimAudit } from './claim-audit.ts';
import { writeClaim } from './write-claim.ts';

/** Confirms a claim until a day that is not over, and stores account and time. */
export async function confirmClaim(
  ports: Ports,
  id: string,
  { version, validUntil }: ClaimConfirmation,
  asker: Asker,
  locale: Locale,
): Promise<Result<ClaimDto, 'not_found' | 'claim_conflict' | 'invalid_fields'>> {
  const actor = actorOf(ports, asker);
  return writeClaim(ports, actor.at, id, locale, (before) => {
    if (before.version !== version) return { ok: false, code: 'claim_conflict' };
    if (validUntil < agencyDay(actor.at))
      return { ok: false, code: 'invalid_fields', fields: { validUntil: 'claim_over' } };
    const after = {
      ...before,
      checkedBy: asker.who.account.id,
      checkedAt: actor.at,
      validUntil,
      withdrawnAt: null,
      follows: null,
    };
    return { ok: true, after, entries: [claimAudit('claim_confirmed', before, after, actor)] };
  });
}

/** Removes a claim from every page, until it is confirmed or changed. */
export async function withdrawClaim(
  ports: Ports,
  id: string,
  { version }: ClaimWithdrawal,
  asker: Asker,
  locale: Locale,
): Promise<Result<ClaimDto, 'not_found' | 'claim_conflict'>> {
  const actor = actorOf(ports, asker);
  return writeClaim(ports, actor.at, id, locale, (before) => {
    if (before.version !== version) return { ok: false, code: 'claim_conflict' };
    if (before.withdrawnAt !== null) return { ok: true, after: before, entries: [] };
    const after = { ...before, withdrawnAt: actor.at, checkedBy: null, checkedAt: null };
    return { ok: true, after, entries: [claimAudit('claim_withdrawn', before, after, actor)] };
  });
}
