import type { ClaimEntry } from '../../domain/claims/claim.ts';
import type { Actor } from '../asker.ts';
import type { AuditEntry } from '../ports/audit.ts';

type ClaimAction = 'claim_changed' | 'claim_confirmed' | 'claim_withdrawn' | 'contradiction_settled';

const told = [
  'values',
  'upwards',
  'label',
  'scope',
  'basis',
  'checkedAt',
  'validUntil',
  'withdrawnAt',
  'follows',
] as const satisfies (keyof ClaimEntry)[];

/** Returns the fields in which two states of a claim differ. */
export const changedFields = (before: ClaimEntry, after: ClaimEntry) =>
  told.filter((field) => JSON.stringify(before[field]) !== JSON.stringify(after[field]));

/** The audit entry of a change, with the fields that differ before and after; a new claim has no fields before. */
export function claimAudit(
  action: ClaimAction,
  before: ClaimEntry | undefined,
  after: ClaimEntry,
  actor: Actor,
): AuditEntry {
  const fields = before ? changedFields(before, after) : told;
  const only = (entry: ClaimEntry) => Object.fromEntries(fields.map((field) => [field, entry[field]]));
  return { ...actor, action, subject: after.id, before: before ? only(before) : null, after: only(after) };
}
