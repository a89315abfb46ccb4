import { type Kysely, sql } from 'kysely';
import type { AuditEntry } from '../../../app/ports/audit.ts';
import type { Schema } from '../schema.ts';

/**
 * Writes the response time of the leads whose status an account has changed for the first time, by the audit
 * log. The figure is kept when the entries are deleted, and is counted without the log, which has many more rows.
 */
export async function writeResponses(db: Kysely<Schema>, entries: readonly AuditEntry[]): Promise<void> {
  for (const { action, actorId, subject, at } of entries) {
    if (action !== 'lead_status_changed' || actorId === null || subject === null) continue;
    await db
      .updateTable('leads')
      .set({ response_ms: sql<number>`cast(${at} as bigint) - created_at` })
      .where('public_id', '=', subject)
      .where('created_at', '<=', at)
      .where((eb) =>
        eb.or([
          eb('response_ms', 'is', null),
          eb('response_ms', '>', sql<number>`cast(${at} as bigint) - created_at`),
        ]),
      )
      .execute();
  }
}
