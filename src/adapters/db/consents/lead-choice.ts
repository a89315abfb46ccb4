import type { Kysely } from 'kysely';
import { leadConsent } from '../../../domain/consent/lead-consent.ts';
import type { Schema } from '../schema.ts';

/**
 * Gives leads the choice of the proof under which their browsers reported them, unless their form sent one: that of a landing page is
 * posted without script, and has none. Nothing changes while the proof is not stored.
 * @param lead its public id; absent: all leads with acts under the proof
 */
export async function giveChoice(db: Kysely<Schema>, proofId: string, lead?: string): Promise<void> {
  const proof = await db
    .selectFrom('consents')
    .select(['record', 'objected'])
    .where('public_id', '=', proofId)
    .where('scope', 'is', null)
    .executeTakeFirst();
  if (!proof) return;
  await db
    .updateTable('leads')
    .set({ consent: JSON.stringify(leadConsent(JSON.parse(proof.record), proof.objected === 1)) })
    .where('consent', 'is', null)
    .where(({ eb, selectFrom }) =>
      lead === undefined
        ? eb(
            'id',
            'in',
            selectFrom('conversion_sends')
              .select('lead_id')
              .where('proof_id', '=', proofId)
              .where('lead_id', 'is not', null)
              .$castTo<{ lead_id: number }>(),
          )
        : eb('public_id', '=', lead),
    )
    .execute();
}
