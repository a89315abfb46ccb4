import type { Kysely, Selectable } from 'kysely';
import type { Picture, PictureFile } from '../../../app/ports/media.ts';
import type { MediaUse } from '../../../contracts/media.ts';
import { calledNameSql } from '../accounts/called-name.ts';
import { documentsOf } from '../documents/documents.ts';
import type { Schema } from '../schema.ts';
import { toPicture } from './media-mapping.ts';
import type { MediaRow } from './media-tables.ts';

/** Selects pictures with `author`: the display name of the account that added them. */
export function selectMedia(db: Kysely<Schema>) {
  return db
    .selectFrom('media')
    .leftJoin('accounts', 'accounts.public_id', 'media.created_by')
    .selectAll('media')
    .select(calledNameSql.as('author'));
}

type Row = Selectable<MediaRow> & { author: string | null };

/** Returns pictures with their files and places of use, in the order of the rows, by three more queries for all of them. */
export async function withDetails(db: Kysely<Schema>, rows: readonly Row[]): Promise<Picture[]> {
  if (rows.length === 0) return [];
  const ids = rows.map(({ id }) => id);
  const files = await db
    .selectFrom('media_files')
    .selectAll()
    .where('media_id', 'in', ids)
    .orderBy('role')
    .orderBy('format')
    .execute();
  const uses = await db
    .selectFrom('media_uses')
    .selectAll()
    .where('media_id', 'in', ids)
    .orderBy('kind')
    .orderBy('name')
    .orderBy('subject')
    .execute();
  // A name belongs to one content.
  const copies = await db
    .selectFrom('media_files as own')
    .innerJoin('media_files as other', 'other.name', 'own.name')
    .innerJoin('media', 'media.id', 'other.media_id')
    .select(['own.media_id', 'media.public_id as id', 'media.name'])
    .where('own.media_id', 'in', ids)
    .where('own.role', '=', 'master')
    .where('other.role', '=', 'master')
    .whereRef('other.media_id', '<', 'own.media_id')
    .where('media.deleted_at', 'is', null)
    .orderBy('other.media_id')
    .execute();
  const filesById = Map.groupBy(files, ({ media_id }) => media_id);
  const usesById = Map.groupBy(uses, ({ media_id }) => media_id);
  return rows.map((row) =>
    toPicture(
      row,
      (filesById.get(row.id) ?? []).map(({ media_id: _, ...file }): PictureFile => file),
      (usesById.get(row.id) ?? []).map(
        ({ kind, subject, name, state }): MediaUse => ({ kind, id: subject, name, state }),
      ),
      copies.find(({ media_id }) => media_id === row.id) ?? null,
    ),
  );
}

/** Returns those of the names that no picture's file has. */
export async function withoutPicture(trx: Kysely<Schema>, names: readonly string[]): Promise<string[]> {
  if (names.length === 0) return [];
  const kept = await trx.selectFrom('media_files').select('name').where('name', 'in', names).execute();
  const still = new Set(kept.map(({ name }) => name));
  return names.filter((name) => !still.has(name));
}

/** Deletes the rows of pictures; returns the names of their files that no other picture has. */
export async function deletePictures(trx: Kysely<Schema>, ids: readonly number[]): Promise<string[]> {
  if (ids.length === 0) return [];
  const files = await trx
    .selectFrom('media_files')
    .select('name')
    .distinct()
    .where('media_id', 'in', ids)
    .execute();
  const deleted = await trx.deleteFrom('media').where('id', 'in', ids).returning('public_id').execute();
  await documentsOf(trx, 'picture').remove(deleted.map(({ public_id }) => public_id));
  return withoutPicture(
    trx,
    files.map(({ name }) => name),
  );
}
