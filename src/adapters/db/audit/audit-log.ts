import type { Kysely, Selectable } from 'kysely';
import type { AuditEntry, AuditLog } from '../../../app/ports/audit.ts';
import type { AuditLogRow } from '../accounts/account-tables.ts';
import type { Database } from '../engine/connect.ts';
import { writeResponses } from '../leads/lead-responses.ts';
import type { Schema } from '../schema.ts';

/** Creates the audit log, on either engine. `AuditLog` documents its functions. */
export function createAuditLog({ db }: Database): AuditLog {
  return {
    append: (entry) => appendAudit(db, entry),

    async latest(limit) {
      const rows = await db
        .selectFrom('audit_log')
        .selectAll()
        .orderBy('at', 'desc')
        .orderBy('id', 'desc')
        .limit(limit)
        .execute();
      return rows.map(toAuditEntry);
    },
  };
}

/** Returns the audit entry that a row holds. */
export function toAuditEntry(row: Selectable<AuditLogRow>): AuditEntry {
  return {
    at: row.at,
    actorId: row.actor_id,
    action: row.action,
    subject: row.subject,
    before: row.before === null ? null : JSON.parse(row.before),
    after: row.after === null ? null : JSON.parse(row.after),
    requestId: row.request_id,
  };
}

/**
 * Writes audit entries, and the rows derived from them. Given a transaction, it writes them together with the change that
 * they record.
 */
export async function appendAudit(db: Kysely<Schema>, ...entries: readonly AuditEntry[]): Promise<void> {
  if (entries.length === 0) return;
  const json = (value: object | null) => (value === null ? null : JSON.stringify(value));
  await db
    .insertInto('audit_log')
    .values(
      entries.map((entry) => ({
        at: entry.at,
        actor_id: entry.actorId,
        action: entry.action,
        subject: entry.subject,
        before: json(entry.before),
        after: json(entry.after),
        request_id: entry.requestId,
      })),
    )
    .execute();
  await writeResponses(db, entries);
}
