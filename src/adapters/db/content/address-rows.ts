import type { Kysely } from 'kysely';
import { placeName } from '../../../domain/content/content.ts';
import type { FormerAddress } from '../../../domain/content/site-addresses.ts';
import type { AddedGuide } from '../../../domain/guide/added-guide.ts';
import { locales } from '../../../domain/locale/locale.ts';
import { documentsOf } from '../documents/documents.ts';
import type { Schema } from '../schema.ts';
import { formerRecord, guideRecord } from './address-tables.ts';

/** Adds a guide. Returns whether its slug was free. */
export async function insertGuide(trx: Kysely<Schema>, guide: AddedGuide, at: number): Promise<boolean> {
  const added = await trx
    .insertInto('added_guides')
    .values(guideRecord.toRow({ ...guide, at }))
    .onConflict((conflict) => conflict.column('slug').doNothing())
    .returning('slug')
    .execute();
  return added.length > 0;
}

/** Deletes an added guide with its drafts. Returns whether there was one that had never been published. */
export async function deleteGuide(trx: Kysely<Schema>, slug: AddedGuide['slug']): Promise<boolean> {
  const names = locales.map((locale) => placeName({ part: slug, locale }));
  const published = await trx
    .selectFrom('document_versions')
    .select('number')
    .where('kind', '=', 'content')
    .where('document', 'in', names)
    .limit(1)
    .execute();
  if (published.length > 0) return false;
  const removed = await trx.deleteFrom('added_guides').where('slug', '=', slug).returning('slug').execute();
  if (removed.length === 0) return false;
  await documentsOf(trx, 'content').remove(names);
  return true;
}

/** Adds a former address. Returns whether its path was free. */
export async function insertFormer(trx: Kysely<Schema>, address: FormerAddress): Promise<boolean> {
  const added = await trx
    .insertInto('former_addresses')
    .values(formerRecord.toRow(address))
    .onConflict((conflict) => conflict.column('path').doNothing())
    .returning('path')
    .execute();
  return added.length > 0;
}
