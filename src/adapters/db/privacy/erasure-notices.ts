import type { Kysely } from 'kysely';
import type { ErasureNotice } from '../../../app/ports/privacy/erasure-notice.ts';
import type { Destination } from '../../../domain/delivery/destinations.ts';
import type { leadsReceived } from '../delivery/leads-received.ts';
import type { Schema } from '../schema.ts';

/**
 * Queues the notice for each destination that may have received one of the leads.
 * @param also destinations that get it without a lead, because they know the address from elsewhere
 */
export async function writeNotices(
  trx: Kysely<Schema>,
  leads: readonly { id: number; public_id: string }[],
  received: Awaited<ReturnType<typeof leadsReceived>>,
  notice: ErasureNotice,
  also: ReadonlySet<Destination> = new Set(),
): Promise<void> {
  for (const destination of notice.destinations) {
    const ids = leads.flatMap(({ id, public_id }) => (received.get(destination)?.has(id) ? public_id : []));
    if (ids.length === 0 && !also.has(destination)) continue;
    await trx
      .insertInto('deliveries')
      .values({
        message_id: notice.nextId(),
        lead_id: null,
        destination,
        body: notice.body(ids),
        state: 'pending',
        attempts: 0,
        next_attempt_at: notice.at,
      })
      .execute();
  }
}
