import type { Kysely } from 'kysely';
import type { Schema } from '../schema.ts';

/**
 * Gives an article its address, and keeps the one that it had as a former one, which leads to it. A former address of another
 * article is taken over; where another article has the address now, WordPress's number is added.
 */
export async function keepAddress(trx: Kysely<Schema>, externalId: number, slug: string): Promise<void> {
  const holder = await trx
    .selectFrom('article_addresses')
    .select(['external_id', 'present'])
    .where('slug', '=', slug)
    .executeTakeFirst();
  const isOwn = holder?.external_id === externalId;
  if (isOwn && holder.present === 1) return;
  const free = isOwn || holder?.present !== 1 ? slug : `${slug}-${externalId}`;
  await trx
    .updateTable('article_addresses')
    .set({ present: 0 })
    .where('external_id', '=', externalId)
    .execute();
  const row = { external_id: externalId, present: 1 };
  await trx
    .insertInto('article_addresses')
    .values({ ...row, slug: free })
    .onConflict((conflict) => conflict.column('slug').doUpdateSet(row))
    .execute();
}
