import type { ClaimRegister, ClaimWithdrawal } from '../../contracts/claim.ts';
import type { ClaimEntry } from '../../domain/claims/claim.ts';
import type { Locale } from '../../domain/locale/locale.ts';
import { type Asker, actorOf } from '../asker.ts';
import type { Ports } from '../ports/all-ports.ts';
import { ok, type Result } from '../result.ts';
import { claimAudit } from './claim-audit.ts';
import { registerDto } from './list-claims.ts';
import { withVersions } from './settle-claims.ts';

/**
 * Reverts a settled contradiction: the claims that show the figure of this one show their own again, once each is
 * confirmed. Under the same words they contradict each other again.
 */
export async function splitClaim(
  ports: Ports,
  id: string,
  { version }: ClaimWithdrawal,
  asker: Asker,
  locale: Locale,
): Promise<Result<ClaimRegister, 'not_found' | 'claim_conflict'>> {
  const { claims, claimStore } = ports;
  const actor = actorOf(ports, asker);
  const judged = await claimStore.change<ClaimEntry[], 'not_found' | 'claim_conflict'>(actor.at, (stored) => {
    const claim = claims.judge(stored).find((one) => one.id === id);
    if (!claim) return { ok: false, code: 'not_found' };
    if (claim.version !== version) return { ok: false, code: 'claim_conflict' };
    const before = stored.filter(({ follows }) => follows === id);
    const written = before.map(
      (entry): ClaimEntry => ({ ...entry, follows: null, checkedBy: null, checkedAt: null }),
    );
    const entries = written.map((entry, index) => claimAudit('claim_split', before[index], entry, actor));
    return { ok: true, value: withVersions(stored, written), written, entries };
  });
  if (!judged.ok) return judged;
  await claims.refresh();
  return ok(await registerDto(ports, claims.judge(judged.value), locale));
}
