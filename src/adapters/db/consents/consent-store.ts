import type { ConsentStore } from '../../../app/ports.ts';
import type { Database } from '../engine/connect.ts';
import { proofRecord } from './consent-tables.ts';

/** Creates the store of the proofs of cookie choices, on either engine. `ConsentStore` documents its functions. */
export function createConsentStore({ db }: Database): ConsentStore {
  return {
    async save(proof) {
      await db
        .insertInto('consents')
        .values(proofRecord.toRow(proof))
        .onConflict((conflict) => conflict.column('public_id').doNothing())
        .execute();
      const row = await db
        .selectFrom('consents')
        .selectAll()
        .where('public_id', '=', proof.id)
        .executeTakeFirstOrThrow();
      return proofRecord.toRecord(row);
    },

    async forget(before) {
      await db.deleteFrom('consents').where('created_at', '<', before).execute();
    },
  };
}
