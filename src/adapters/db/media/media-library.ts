import { type Expression, type ExpressionBuilder, type Kysely, type SqlBool, sql } from 'kysely';
import type { AuditEntry } from '../../../app/ports/audit.ts';
import type { MediaLibrary, Picture } from '../../../app/ports/media.ts';
import type { MediaQuery } from '../../../contracts/media.ts';
import { valuesIn } from '../../../domain/documents/values.ts';
import { type MediaPart, type PictureTexts, pictureFields } from '../../../domain/media/picture.ts';
import { searchKey } from '../../../domain/text/search-key.ts';
import { isSame } from '../../../domain/value/is-same.ts';
import { appendAudit } from '../audit/audit-log.ts';
import { documentsOf } from '../documents/documents.ts';
import type { Database } from '../engine/connect.ts';
import { containing } from '../engine/like-pattern.ts';
import { storableText } from '../engine/storable-text.ts';
import type { Schema } from '../schema.ts';
import { toMediaRow, toTextColumns } from './media-mapping.ts';
import { deletePictures, selectMedia, withDetails } from './media-rows.ts';
import { writeUses } from './media-uses.ts';

const sortedBy = {
  created: sql.ref('media.created_at'),
  name: sql.ref('media.name_key'),
  size: sql<number>`coalesce(media.bytes, 0)`,
} satisfies Record<MediaQuery['sort'], Expression<unknown>>;

/** Creates the library of pictures, on either engine. `MediaLibrary` documents its functions. */
export function createMediaLibrary({ db, engine }: Database): MediaLibrary {
  /** Reads a picture and locks it until the end of the transaction. On SQLite the transaction itself is the lock. */
  const locked = async (trx: Kysely<Schema>, id: string) => {
    const row = await selectMedia(trx)
      .where('media.public_id', '=', storableText(id))
      .$if(engine === 'postgres', (query) => query.forUpdate('media'))
      .executeTakeFirst();
    if (!row) return undefined;
    const [picture] = await withDetails(trx, [row]);
    return picture && { number: row.id, picture };
  };

  return {
    ...texts(db),

    async create(picture, entry) {
      await db.transaction().execute(async (trx) => {
        await trx.insertInto('media').values(toMediaRow(picture)).execute();
        await appendAudit(trx, entry);
      });
    },

    async byId(id) {
      const row = await selectMedia(db).where('media.public_id', '=', storableText(id)).executeTakeFirst();
      return row && (await withDetails(db, [row]))[0];
    },

    async byIds(ids) {
      if (ids.length === 0) return [];
      const rows = await selectMedia(db).where('media.public_id', 'in', ids.map(storableText)).execute();
      return withDetails(db, rows);
    },

    async list(query) {
      const { page, pageSize, sort, order } = query;
      const rows = await selectMedia(db)
        .where((eb) => eb.and([found(eb, query), inPart(eb, query.use)]))
        .orderBy(sortedBy[sort], order)
        .orderBy('media.id', order)
        .limit(pageSize)
        .offset((page - 1) * pageSize)
        .execute();
      const { total } = await db
        .selectFrom('media')
        .select(({ fn }) => fn.countAll<number>().as('total'))
        .where((eb) => eb.and([found(eb, query), inPart(eb, query.use)]))
        .executeTakeFirstOrThrow();
      return { items: await withDetails(db, rows), total };
    },

    async counts(filter) {
      const part = (name: MediaPart) => (eb: ExpressionBuilder<Schema, 'media'>) =>
        eb.fn.countAll<number>().filterWhere(inPart(eb, name)).as(name);
      return db
        .selectFrom('media')
        .select([part('all'), part('unused'), part('untitled'), part('deleted')])
        .where((eb) => found(eb, filter))
        .executeTakeFirstOrThrow();
    },

    async change(id, judge) {
      return db.transaction().execute(async (trx) => {
        const before = await locked(trx, id);
        if (!before) return undefined;
        const judged = judge(before.picture);
        if (!judged.ok) return judged;
        if (judged.entries.length === 0) return { ok: true, value: before.picture };
        const value = { ...judged.after, version: before.picture.version + 1 };
        const due = value.state !== before.picture.state;
        await trx
          .updateTable('media')
          // Due before every picture that still needs all of its files: this work is short.
          .set({
            ...toTextColumns(value),
            ...(due && { state: value.state, attempts: 0, next_attempt_at: 0 }),
          })
          .where('id', '=', before.number)
          .execute();
        await writeVersions(trx, before.picture, value, judged.entries[0]);
        await appendAudit(trx, ...judged.entries);
        return { ok: true, value };
      });
    },

    async setUses(shown) {
      await db.transaction().execute((trx) => writeUses(trx, engine, shown));
    },

    async purge(before) {
      return db.transaction().execute(async (trx) => {
        const gone = await trx
          .selectFrom('media')
          .select('id')
          .where('deleted_at', '<', before)
          .where(isUnused)
          .$if(engine === 'postgres', (query) => query.forUpdate())
          .execute();
        return deletePictures(
          trx,
          gone.map(({ id }) => id),
        );
      });
    },
  };
}

const texts = (db: Kysely<Schema>) => documentsOf<PictureTexts>(db, 'picture');

/** Stores the texts after a change of them, and before the first one also those that the picture had since it was added. */
async function writeVersions(
  trx: Kysely<Schema>,
  before: Picture,
  after: Picture,
  entry?: AuditEntry,
): Promise<void> {
  const [earlier, later] = [before, after].map((picture) => valuesIn(pictureFields, picture)) as [
    PictureTexts,
    PictureTexts,
  ];
  if (!entry || isSame(earlier, later)) return;
  const { newest, addVersion } = texts(trx);
  if (!(await newest(before.id)))
    await addVersion(before.id, {
      ...earlier,
      number: before.version,
      by: before.createdBy,
      at: before.createdAt,
    });
  await addVersion(after.id, { ...later, number: after.version, by: entry.actorId, at: entry.at });
}

const isUnused = (eb: ExpressionBuilder<Schema, 'media'>) =>
  eb.not(
    eb.exists(
      eb.selectFrom('media_uses').select('media_uses.kind').whereRef('media_uses.media_id', '=', 'media.id'),
    ),
  );

function found(
  eb: ExpressionBuilder<Schema, 'media'>,
  { q, origin }: Pick<MediaQuery, 'q' | 'origin'>,
): Expression<SqlBool> {
  const ofBlog = eb.and([eb('media.created_by', 'is', null), eb('media.demo', '=', 0)]);
  const pattern = q && containing(searchKey(storableText(q)));
  return eb.and([
    ...(pattern ? [sql<SqlBool>`media.search_key like ${pattern} escape '\\'`] : []),
    ...(origin ? [origin === 'blog' ? ofBlog : eb.not(ofBlog)] : []),
  ]);
}

function inPart(eb: ExpressionBuilder<Schema, 'media'>, part: MediaPart): Expression<SqlBool> {
  if (part === 'deleted') return eb('media.deleted_at', 'is not', null);
  const present = eb('media.deleted_at', 'is', null);
  if (part === 'unused') return eb.and([present, isUnused(eb)]);
  if (part === 'untitled') return eb.and([present, eb('media.untitled', '=', 1)]);
  return present;
}
