import { type Kysely, sql } from 'kysely';
import { articleSlug } from '../../../domain/article/article-path.ts';
import type { Schema } from '../schema.ts';

/**
 * Gives every published article an address, and removes those of other articles. If two published articles have the same slug,
 * the first one keeps it, and the other gets WordPress's number as a suffix until the slug is free. A former address redirects
 * to its article until another article gets it.
 * @param written numbers of the articles whose slug or status may have changed
 */
export async function settleAddresses(trx: Kysely<Schema>, written: readonly number[]): Promise<void> {
  const isPresent = trx.updateTable('article_addresses').set({ present: 0 }).where('present', '=', 1);
  const unpublished = trx
    .selectFrom('wordpress_posts')
    .select('external_id')
    .where('status', '!=', 'publish');
  await isPresent.where('external_id', 'in', unpublished).execute();
  const candidates = await trx
    .selectFrom('wordpress_posts as post')
    .leftJoin('article_addresses as address', (join) =>
      join.onRef('address.external_id', '=', 'post.external_id').on('address.present', '=', 1),
    )
    .select(['post.external_id', 'post.slug', 'address.slug as address'])
    .where('post.status', '=', 'publish')
    .where((eb) =>
      eb.or([
        eb('post.external_id', 'in', [0, ...written]),
        // An address with the article's number as a suffix, because another article had its slug.
        sql<boolean>`address.slug like '%-' || post.external_id || '%'`,
      ]),
    )
    .orderBy('post.external_id')
    .execute();
  const moving = candidates
    .map((post) => ({ ...post, slug: articleSlug(post.slug, post.external_id) }))
    .filter(({ slug, address }) => slug !== address);
  // Two articles may exchange their slugs: both release theirs before either gets the new one.
  const numbers = moving.map(({ external_id }) => external_id);
  if (numbers.length > 0) await isPresent.where('external_id', 'in', numbers).execute();
  for (const { external_id, slug } of moving) await keepAddress(trx, external_id, slug);
}

/** Gives an article its address, and keeps its previous ones as former ones. Takes over another article's former address. */
export async function keepAddress(trx: Kysely<Schema>, externalId: number, slug: string): Promise<void> {
  const free = await freeAddress(trx, externalId, slug);
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

/** Returns the slug; if another article has it, with WordPress's number as a suffix, and a counter if that is taken, too. */
async function freeAddress(trx: Kysely<Schema>, externalId: number, slug: string): Promise<string> {
  for (let count = 0; ; count += 1) {
    const numbers = count > 1 ? [externalId, count] : [externalId].slice(0, count);
    const address = [slug, ...numbers].join('-');
    const holder = await trx
      .selectFrom('article_addresses')
      .select('external_id')
      .where('slug', '=', address)
      .where('present', '=', 1)
      .executeTakeFirst();
    if (!holder || holder.external_id === externalId) return address;
  }
}
