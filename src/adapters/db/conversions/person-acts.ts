import type { Kysely } from 'kysely';
import type { PersonAdAct } from '../../../app/ports/leads.ts';
import type { Schema } from '../schema.ts';
import { sendRecord } from './conversion-tables.ts';
import { leadlessOf } from './erase-leadless.ts';

/**
 * Returns what ad platforms received or are to receive of these leads, and of acts without a lead that have the same proofs, oldest
 * first.
 * @param leads ids of the rows
 */
export async function adActsOf(trx: Kysely<Schema>, leads: readonly number[]): Promise<PersonAdAct[]> {
  if (leads.length === 0) return [];
  const rows = await trx
    .selectFrom('conversion_sends')
    .selectAll()
    .where((where) => where.or([where('lead_id', 'in', leads), leadlessOf(leads)(where)]))
    .orderBy('acted_at')
    .orderBy('id')
    .execute();
  return rows.map((row) => {
    const { destination, artistProofId, act, actedAt, path, content, state } = sendRecord.toRecord(row);
    return { destination, isArtists: artistProofId !== null, act, actedAt, path, content, state };
  });
}
