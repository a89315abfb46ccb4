import type { AuditEntry } from '../../ports/audit.ts';
import type { LeadRecord, RecordedAttempt } from '../../ports/leads.ts';

/**
 * The entries of the audit log that had this delivery sent again: one for each time that its attempts were counted anew. An
 * entry of a replay of everything names no delivery, so the attempts say which it was: the first since the delivery was
 * given up.
 * @param entries the oldest first
 */
export function replaysOf(
  { id, attempts, made }: Pick<LeadRecord['deliveries'][number], 'id' | 'attempts' | 'made'>,
  entries: readonly AuditEntry[],
): AuditEntry[] {
  const own = entries.filter(({ action, subject }) => action === 'deliveries_replayed' || subject === id);
  const gaps = made.flatMap((attempt, index) => {
    const before = made[index - 1];
    return before && attempt.number === 1 ? [{ from: endOf(before), until: attempt.startedAt }] : [];
  });
  const last = made.at(-1);
  if (last && attempts === 0) gaps.push({ from: endOf(last), until: Number.POSITIVE_INFINITY });
  return gaps.flatMap(({ from, until }) => own.find(({ at }) => at >= from && at <= until) ?? []);
}

const endOf = ({ startedAt, durationMs }: RecordedAttempt): number => startedAt + durationMs;
