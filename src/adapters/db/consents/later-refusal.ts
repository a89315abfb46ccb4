import { type RawBuilder, sql } from 'kysely';

const accepts = sql`case when consents.marketing = 1 and consents.objected = 0 then 1 else 0 end`;

/**
 * When a later choice first refused the advertising that a proof accepts, in epoch milliseconds; null: none did. A later choice that accepts it
 * as well forbids nothing, and what replaced that one counts.
 * @param id the proof, which need not be stored yet
 */
export const laterRefusal = (id: string): RawBuilder<number | null> =>
  sql<number | null>`(with recursive later(id, accepts, at) as (
      select consents.public_id, ${accepts}, consents.created_at from consents where consents.replaces = ${id}
      union select consents.public_id, ${accepts}, consents.created_at from consents
        inner join later on consents.replaces = later.id where later.accepts = 1
    ) select min(later.at) from later where later.accepts = 0)`;

/** Whether a column names a proof, or one of those that it replaced. */
export const namesFormer = (column: 'proof_id' | 'artist_proof_id', id: string): RawBuilder<boolean> =>
  sql<boolean>`${sql.ref(column)} in (with recursive former(id) as (
      select cast(${id} as text)
      union select consents.replaces from consents
        inner join former on consents.public_id = former.id where consents.replaces is not null
    ) select former.id from former)`;
