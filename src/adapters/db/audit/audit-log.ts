import type { Kysely } from 'kysely';
import type { AuditEntry, AuditLog } from '../../../app/ports/audit.ts';
import { auditRecord } from '../accounts/account-tables.ts';
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
      return rows.map(auditRecord.toRecord);
    },
  };
}

/**
 * Writes audit entries, and the rows derived from them. Given a transaction, it writes them together with the change that
 * they record.
 */
export async function appendAudit(db: Kysely<Schema>, ...entries: readonly AuditEntry[]): Promise<void> {
  if (entries.length === 0) return;
  await db.insertInto('audit_log').values(entries.map(auditRecord.toRow)).execute();
  await writeResponses(db, entries);
}
