import type { Claim } from '../../domain/claims/claim.ts';
import { claimNotice } from '../mail/agency-notices.ts';
import type { Ports } from '../ports/all-ports.ts';

/** Mails the agency about each confirmed claim that expires within two weeks, once for each last day. */
export async function announceExpiry(
  ports: Pick<Ports, 'claimStore' | 'claims' | 'clock' | 'ids' | 'log' | 'mailSettings' | 'mailTexts'>,
): Promise<void> {
  const { clock, log, claims, claimStore } = ports;
  const notices = claims
    .judge(await claimStore.list())
    .filter(({ state }) => state === 'expiringSoon')
    .flatMap((claim) => noticeOf(ports, claim));
  if (notices.length === 0) return;
  const sent = await claimStore.announce(notices, clock.now());
  if (sent > 0) log.info({ sent }, 'expiring claims announced');
}

function noticeOf(ports: Pick<Ports, 'ids' | 'mailSettings' | 'mailTexts'>, claim: Claim) {
  const { id, validUntil } = claim;
  const mail = validUntil === null ? undefined : claimNotice(ports, { ...claim, validUntil });
  return validUntil !== null && mail ? [{ id, validUntil, mail }] : [];
}
