import type { ClaimEntry } from '../../domain/claims/claim.ts';
import type { Actor } from '../asker.ts';
import { changedParts } from '../audit/changed-parts.ts';
import type { AuditEntry } from '../ports/audit.ts';

type ClaimAction =
  | 'claim_changed'
  | 'claim_confirmed'
  | 'claim_withdrawn'
  | 'claim_split'
  | 'contradiction_settled';

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

const toldOf = (entry: ClaimEntry) =>
  Object.fromEntries(told.map((field) => [field, entry[field]])) as Pick<ClaimEntry, (typeof told)[number]>;

/** Returns the fields in which two states of a claim differ. */
export const changedFields = (before: ClaimEntry, after: ClaimEntry) =>
  Object.keys(changedParts(toldOf(before), toldOf(after))?.after ?? {}) as (typeof told)[number][];

/** The audit entry of a change, with the fields that differ before and after; a new claim has no fields before. */
export function claimAudit(
  action: ClaimAction,
  before: ClaimEntry | undefined,
  after: ClaimEntry,
  actor: Actor,
): AuditEntry {
  const parts = before
    ? (changedParts(toldOf(before), toldOf(after)) ?? { before: {}, after: {} })
    : { before: null, after: toldOf(after) };
  return { ...actor, action, subject: after.id, ...parts };
}
