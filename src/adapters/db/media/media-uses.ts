import type { Kysely, Selectable } from 'kysely';
import type { ShownPictures } from '../../../app/ports/media.ts';
import type { Engine } from '../engine/connect.ts';
import { storableText } from '../engine/storable-text.ts';
import type { Schema } from '../schema.ts';
import type { MediaUseRow } from './media-tables.ts';

/**
 * Replaces the record of the pictures that a text, page, article or review shows. The store of each of these calls it in
 * the transaction of its change, so that a picture is never deleted between the two.
 */
export async function writeUses(
  trx: Kysely<Schema>,
  engine: Engine,
  { kind, id, name, pictures }: ShownPictures,
): Promise<void> {
  const subject = storableText(id);
  const known = await picturesById(trx, engine, pictures);
  const states = new Map<number, 'online' | 'draft'>();
  for (const picture of pictures) {
    const number = known.get(picture.id);
    if (number !== undefined && states.get(number) !== 'online') states.set(number, picture.state);
  }
  const rows = [...states].map(([media_id, state]) => ({ media_id, state, name: storableText(name) }));
  const before = await trx
    .selectFrom('media_uses')
    .select(['media_id', 'state', 'name'])
    .where('kind', '=', kind)
    .where('subject', '=', subject)
    .execute();
  // Drafts are saved while they are typed: as long as they show the same pictures, no list needs to be read again.
  if (isSame(before, rows)) return;
  await trx.deleteFrom('media_uses').where('kind', '=', kind).where('subject', '=', subject).execute();
  if (rows.length === 0) return;
  await trx
    .insertInto('media_uses')
    .values(rows.map((row) => ({ ...row, kind, subject })))
    .execute();
}

type Use = Pick<Selectable<MediaUseRow>, 'media_id' | 'state' | 'name'>;

function isSame(before: readonly Use[], after: readonly Use[]): boolean {
  const keyOf = ({ media_id, state, name }: Use) => JSON.stringify([media_id, state, name]);
  const keys = new Set(before.map(keyOf));
  return before.length === after.length && after.every((use) => keys.has(keyOf(use)));
}

/** Locks the pictures until the end of the transaction, so that none is deleted meanwhile. */
async function picturesById(
  trx: Kysely<Schema>,
  engine: Engine,
  pictures: ShownPictures['pictures'],
): Promise<Map<string, number>> {
  if (pictures.length === 0) return new Map();
  const rows = await trx
    .selectFrom('media')
    .select(['id', 'public_id'])
    .where(
      'public_id',
      'in',
      pictures.map(({ id }) => storableText(id)),
    )
    .orderBy('id')
    .$if(engine === 'postgres', (query) => query.forUpdate())
    .execute();
  return new Map(rows.map(({ id, public_id }) => [public_id, id]));
}
