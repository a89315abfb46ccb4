import type { AuditEntry } from '../../ports/audit.ts';
import type { LeadRecord, RecordedAttempt } from '../../ports/leads.ts';

/**
 * Returns the audit entries that caused this delivery to be sent again: one for each time that its attempts restart at
 * 1. An entry of a replay of everything names no delivery, so the entry is derived from the attempts: the first one
 * since the delivery was given up.
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
