import type { ClaimRegister, Settlement } from '../../contracts/claim.ts';
import type { Claim, ClaimEntry } from '../../domain/claims/claim.ts';
import { declaredClaim, isClaimKey } from '../../domain/claims/declared-claims.ts';
import { withDeclared } from '../../domain/claims/judge-claims.ts';
import type { Locale } from '../../domain/locale/locale.ts';
import { type Actor, type Asker, actorOf } from '../asker.ts';
import type { Ports } from '../ports/all-ports.ts';
import { ok, type Result } from '../result.ts';
import { claimAudit } from './claim-audit.ts';
import { missingLanguages } from './claim-draft.ts';
import { registerDto } from './list-claims.ts';

/**
 * Settles a contradiction: one figure is shown in the places of all, one claim gets other words, or none is shown. A
 * figure that is kept must be confirmed like any other.
 */
export async function settleClaims(
  ports: Ports,
  settlement: Settlement,
  asker: Asker,
  locale: Locale,
): Promise<Result<ClaimRegister, 'not_found' | 'claim_not_contradicted' | 'invalid_fields'>> {
  const { claims, claimStore } = ports;
  const actor = actorOf(ports, asker);
  const judged = await claimStore.change<
    ClaimEntry[],
    'not_found' | 'claim_not_contradicted' | 'invalid_fields'
  >(actor.at, (stored) => {
    const before = claims.judge(stored);
    const claim = before.find(({ id }) => id === settlement.id);
    if (!claim) return { ok: false, code: 'not_found' };
    if (claim.rivals.length === 0) return { ok: false, code: 'claim_not_contradicted' };
    if (settlement.way === 'words') {
      const fields = missingLanguages('label', settlement.label, true);
      if (Object.keys(fields).length > 0) return { ok: false, code: 'invalid_fields', fields };
    }
    const entries = withDeclared(stored);
    const written = entries.flatMap((entry) => settled(entry, claim, settlement, actor));
    const after = withVersions(stored, written);
    const stillApart = claims.judge(after).find(({ id }) => id === claim.id)?.rivals.length ?? 0;
    // Another claim with other figures already has these words.
    if (settlement.way === 'words' && stillApart > 0)
      return { ok: false, code: 'invalid_fields', fields: { 'label.fr': 'claim_same_words' } };
    const tell = written.map((entry) =>
      claimAudit(
        'contradiction_settled',
        entries.find(({ id }) => id === entry.id),
        entry,
        actor,
      ),
    );
    return { ok: true, value: after, written, entries: tell };
  });
  if (!judged.ok) return judged;
  await claims.refresh();
  return ok(await registerDto(ports, claims.judge(judged.value), locale));
}

/** Returns the changed entry of a claim; an empty list for a claim that does not change. */
function settled(entry: ClaimEntry, claim: Claim, settlement: Settlement, { at }: Actor): ClaimEntry[] {
  const isSide = entry.id === claim.id || claim.rivals.includes(entry.id);
  const unconfirmed = { checkedBy: null, checkedAt: null };
  if (settlement.way === 'words')
    return entry.id === claim.id ? [{ ...entry, label: settlement.label, ...unconfirmed }] : [];
  if (settlement.way === 'none') return isSide ? [{ ...entry, withdrawnAt: at, ...unconfirmed }] : [];
  if (entry.id === claim.id) return [];
  // A claim that the agency added is on one page only, which already shows the kept figure. A showcase has several
  // figures, which a single figure cannot replace.
  if (isSide)
    return [
      entry.unit === null && isSingle(claim.figures) && isSingle(declaredFigures(entry.id))
        ? { ...entry, follows: claim.id }
        : { ...entry, withdrawnAt: at, ...unconfirmed },
    ];
  return entry.follows !== null && claim.rivals.includes(entry.follows)
    ? [{ ...entry, follows: claim.id }]
    : [];
}

/** Returns the entries as stored after a change: the version of each written entry is increased by one. */
export function withVersions(stored: readonly ClaimEntry[], written: readonly ClaimEntry[]): ClaimEntry[] {
  const changed = new Map(written.map((entry) => [entry.id, { ...entry, version: entry.version + 1 }]));
  const kept = stored.map((entry) => changed.get(entry.id) ?? entry);
  const added = [...changed.values()].filter(({ id }) => !stored.some((entry) => entry.id === id));
  return [...kept, ...added];
}

const isSingle = (figures: object) => Object.keys(figures).length === 1;
const declaredFigures = (id: string) => (isClaimKey(id) ? declaredClaim(id).figures : {});
