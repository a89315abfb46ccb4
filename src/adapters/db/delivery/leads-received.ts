import type { Kysely } from 'kysely';
import type { Destination } from '../../../domain/delivery/destinations.ts';
import type { Engine } from '../engine/connect.ts';
import type { Schema } from '../schema.ts';
import { ofRealLead } from './real-deliveries.ts';

/**
 * Returns the row ids of the leads that each destination may have received: delivered, attempted with any outcome, or
 * being sent; no samples. Locks the deliveries before the leads, in the same order as the delivery queue.
 */
export async function leadsReceived(
  trx: Kysely<Schema>,
  engine: Engine,
  leads: number[],
): Promise<Map<Destination, Set<number | null>>> {
  if (leads.length === 0) return new Map();
  const deliveries = await trx
    .selectFrom('deliveries')
    .select(({ exists, selectFrom }) => [
      'lead_id',
      'destination',
      'state',
      'lease',
      exists(
        selectFrom('delivery_attempts')
          .select('delivery_attempts.id')
          .whereRef('delivery_attempts.delivery_id', '=', 'deliveries.id'),
      ).as('tried'),
    ])
    .where('lead_id', 'in', leads)
    .where(ofRealLead)
    .orderBy('id')
    .$if(engine === 'postgres', (query) => query.forUpdate())
    .execute();
  const received = new Map<Destination, Set<number | null>>();
  for (const { lead_id, destination, state, lease, tried } of deliveries) {
    if (state !== 'delivered' && lease === null && !tried) continue;
    received.set(destination, (received.get(destination) ?? new Set()).add(lead_id));
  }
  return received;
}
