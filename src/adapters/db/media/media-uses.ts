import type { Kysely } from 'kysely';
import type { ShownPictures } from '../../../app/ports/media.ts';
import type { Engine } from '../engine/connect.ts';
import { storableText } from '../engine/storable-text.ts';
import type { Schema } from '../schema.ts';

/**
 * Replaces the record of the pictures that a text, page, article or review shows. The store of such a thing calls it in
 * the transaction of its change, so that a picture is never deleted between the two.
 */
export async function writeUses(
  trx: Kysely<Schema>,
  engine: Engine,
  { kind, id, name, pictures }: ShownPictures,
): Promise<void> {
  const subject = storableText(id);
  const known = await picturesById(trx, engine, pictures);
  await trx.deleteFrom('media_uses').where('kind', '=', kind).where('subject', '=', subject).execute();
  const states = new Map<number, 'online' | 'draft'>();
  for (const picture of pictures) {
    const number = known.get(picture.id);
    if (number !== undefined && states.get(number) !== 'online') states.set(number, picture.state);
  }
  if (states.size === 0) return;
  await trx
    .insertInto('media_uses')
    .values(
      [...states].map(([media_id, state]) => ({ media_id, kind, subject, name: storableText(name), state })),
    )
    .execute();
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
