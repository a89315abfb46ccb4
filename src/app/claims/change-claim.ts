import type { ClaimChange, ClaimDraft, ClaimDto } from '../../contracts/claim.ts';
import type { ClaimEntry } from '../../domain/claims/claim.ts';
import { declaredClaim, isClaimKey } from '../../domain/claims/declared-claims.ts';
import { untouched } from '../../domain/claims/judge-claims.ts';
import type { Locale } from '../../domain/locale/locale.ts';
import { agencyDay } from '../../domain/time/agency-day.ts';
import { type Asker, actorOf } from '../asker.ts';
import type { Ports } from '../ports/all-ports.ts';
import { failFields, type Result } from '../result.ts';
import { changedFields, claimAudit } from './claim-audit.ts';
import { basisProblems, draftProblems, typedEntry } from './claim-draft.ts';
import { writeClaim } from './write-claim.ts';

/** Adds a claim, which the page of the figures shows once it is confirmed. */
export async function addClaim(
  ports: Ports,
  { unit, ...draft }: ClaimDraft,
  asker: Asker,
  locale: Locale,
): Promise<Result<ClaimDto, 'invalid_fields'>> {
  const entry: ClaimEntry = { ...untouched(ports.ids.next()), unit };
  const wrong = { ...draftProblems(draft, entry), ...(await basisProblems(ports, draft)) };
  if (Object.keys(wrong).length > 0) return failFields(wrong);
  const actor = actorOf(ports, asker);
  const after = typedEntry(entry, draft, ports.claimWords);
  const entries = [claimAudit('claim_changed', undefined, after, actor)];
  const written = await writeClaim<never>(
    ports,
    actor.at,
    after.id,
    locale,
    () => ({ ok: true, after, entries }),
    after,
  );
  if (!written.ok) throw new Error('A claim that was just written is in the register.');
  return written;
}

/**
 * Replaces all typed fields. A confirmation is valid only for the confirmed version: other figures, words, scope or
 * basis must be confirmed again, and so must an expired claim. A claim that was withdrawn, or showed the figure of
 * another claim, shows its own figure again.
 */
export async function changeClaim(
  ports: Ports,
  id: string,
  { version, ...draft }: ClaimChange,
  asker: Asker,
  locale: Locale,
): Promise<Result<ClaimDto, 'not_found' | 'claim_conflict' | 'invalid_fields'>> {
  const actor = actorOf(ports, asker);
  const lacking = await basisProblems(ports, draft);
  return writeClaim(ports, actor.at, id, locale, (before) => {
    if (before.version !== version) return { ok: false, code: 'claim_conflict' };
    const wrong = { ...draftProblems(draft, before), ...lacking };
    if (Object.keys(wrong).length > 0) return { ok: false, code: 'invalid_fields', fields: wrong };
    const typed = typedEntry(before, draft, ports.claimWords);
    const changed = changedFields(withAllValues(before), typed);
    if (changed.length === 0) return { ok: true, after: before, entries: [] };
    const holds = before.validUntil === null || before.validUntil >= agencyDay(actor.at);
    const stands = holds && changed.every((field) => field === 'validUntil');
    const after: ClaimEntry = stands
      ? typed
      : { ...typed, checkedBy: null, checkedAt: null, withdrawnAt: null, follows: null };
    return { ok: true, after, entries: [claimAudit('claim_changed', before, after, actor)] };
  });
}

/** Returns the entry, completed with the declared values that it does not store. */
function withAllValues(entry: ClaimEntry): ClaimEntry {
  if (!isClaimKey(entry.id)) return entry;
  const figures = Object.entries(declaredClaim(entry.id).figures);
  const values = figures.map(([name, { value }]) => [name, entry.values[name] ?? value]);
  return { ...entry, values: Object.fromEntries(values) };
}
