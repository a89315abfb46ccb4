import type { Kysely } from 'kysely';
import type { Schema } from '../schema.ts';

/**
 * Deletes the acts without a lead that have the same proofs as these leads, and so are of the same person. Call it
 * before the leads are deleted, whose own acts go with them.
 * @param leads ids of the rows
 */
export async function eraseLeadless(trx: Kysely<Schema>, leads: readonly number[]): Promise<void> {
  if (leads.length === 0) return;
  await trx
    .deleteFrom('conversion_sends')
    .where('lead_id', 'is', null)
    .where('proof_id', 'in', (from) =>
      from
        .selectFrom('conversion_sends as theirs')
        .select('theirs.proof_id')
        .where('theirs.lead_id', 'in', leads),
    )
    .execute();
}
