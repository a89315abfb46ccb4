import type { Claim } from '../../domain/claims/claim.ts';
import { claimNotice, type NoticePorts } from '../mail/agency-notices.ts';
import type { ClaimStore, CurrentClaims } from '../ports/claims.ts';
import type { Clock, Log } from '../ports.ts';

export interface ExpiryPorts extends NoticePorts {
  clock: Clock;
  log: Log;
  claims: CurrentClaims;
  claimStore: ClaimStore;
}

/** Tells the agency of each confirmed claim that expires within two weeks, once for each last day. */
export async function announceExpiry(ports: ExpiryPorts): Promise<void> {
  const { clock, log, claims, claimStore } = ports;
  const notices = claims
    .judge(await claimStore.list())
    .filter(({ state }) => state === 'expiringSoon')
    .flatMap((claim) => noticeOf(ports, claim));
  if (notices.length === 0) return;
  const sent = await claimStore.announce(notices, clock.now());
  if (sent > 0) log.info({ sent }, 'expiring claims announced');
}

function noticeOf(ports: NoticePorts, claim: Claim) {
  const { id, validUntil } = claim;
  const mail = validUntil === null ? undefined : claimNotice(ports, { ...claim, validUntil });
  return validUntil !== null && mail ? [{ id, validUntil, mail }] : [];
}
