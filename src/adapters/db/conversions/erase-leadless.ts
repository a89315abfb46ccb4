import type { ExpressionBuilder, Kysely } from 'kysely';
import type { Schema } from '../schema.ts';

/**
 * The condition of acts without a lead that have the same proofs as these leads, and so are of the same person.
 * @param leads ids of the rows
 */
export const leadlessOf =
  (leads: readonly number[]) => (where: ExpressionBuilder<Schema, 'conversion_sends'>) =>
    where.and([
      where('lead_id', 'is', null),
      where(
        'proof_id',
        'in',
        where
          .selectFrom('conversion_sends as theirs')
          .select('theirs.proof_id')
          .where('theirs.lead_id', 'in', leads),
      ),
    ]);

/** Deletes these acts. Call it before the leads are deleted, whose own acts go with them. */
export async function eraseLeadless(trx: Kysely<Schema>, leads: readonly number[]): Promise<void> {
  if (leads.length === 0) return;
  await trx.deleteFrom('conversion_sends').where(leadlessOf(leads)).execute();
}
