import type { Kysely } from 'kysely';
import type { Schema } from '../schema.ts';

/** Notes in the proof of a consent that it has ended. */
export const endProof = (trx: Kysely<Schema>, hash: string, page: string, at: number) =>
  trx
    .updateTable('reminder_proofs')
    .set({ ended_at: at })
    .where('target_hash', '=', hash)
    .where('page', '=', page)
    .where('ended_at', 'is', null)
    .execute();

/** Stops reminders to an address: of a page, or of all (empty `page`). */
export const addStop = (
  trx: Kysely<Schema>,
  target_hash: string,
  page: string,
  reason: 'stop' | 'refused',
  at: number,
) =>
  trx
    .insertInto('reminder_stops')
    .values({ target_hash, page, reason, at })
    .onConflict((conflict) => conflict.columns(['target_hash', 'page']).doUpdateSet({ reason, at }))
    .execute();
