import type { Kysely } from 'kysely';
import type { ContentPlace, ContentStore, StoredDraft } from '../../../app/ports/content.ts';
import type { PartContent } from '../../../domain/content/content.ts';
import { isPartKey, partOf } from '../../../domain/content/parts.ts';
import { picturesIn } from '../../../domain/content/pictures.ts';
import { appendAudit } from '../audit/audit-log.ts';
import type { Database, Engine } from '../engine/connect.ts';
import { writeUses } from '../media/media-uses.ts';
import type { Schema } from '../schema.ts';
import { type ContentDraftRow, draftRecord, versionRecord } from './content-tables.ts';

/** Creates the store of the agency's texts, on either engine. `ContentStore` documents its functions. */
export function createContentStore({ db, engine }: Database): ContentStore {
  const versionsOf = ({ part, locale }: ContentPlace, from: Kysely<Schema> = db) =>
    from.selectFrom('content_versions').where('part', '=', part).where('locale', '=', locale);

  return {
    async online() {
      const rows = await db
        .selectFrom('content_versions')
        .selectAll()
        .where(({ eb, selectFrom }) =>
          eb(
            'id',
            'in',
            selectFrom('content_versions')
              .select(({ fn }) => fn.max('id').as('id'))
              .groupBy(['part', 'locale']),
          ),
        )
        .execute();
      // A part that a later version of the site no longer has.
      return rows.filter(({ part }) => isPartKey(part)).map(versionRecord.toRecord);
    },

    async drafts() {
      const rows = await db.selectFrom('content_drafts').selectAll().execute();
      return rows.filter(({ part }) => isPartKey(part)).map(toDraft);
    },

    async versions(place, { limit, offset }) {
      const rows = await versionsOf(place)
        .selectAll()
        .orderBy('number', 'desc')
        .limit(limit)
        .offset(offset)
        .execute();
      const { total } = await versionsOf(place)
        .select(({ fn }) => fn.countAll<number>().as('total'))
        .executeTakeFirstOrThrow();
      return { items: rows.map(versionRecord.toRecord), total };
    },

    async version(place, number) {
      const row = await versionsOf(place).selectAll().where('number', '=', number).executeTakeFirst();
      return row && versionRecord.toRecord(row);
    },

    async saveDraft({ part, locale, version, draft }, entry) {
      return db.transaction().execute(async (trx) => {
        // Without a draft, the row keeps the account that removed it, and the moment, from the audit entry.
        const row = draft
          ? { present: 1, ...draftRecord.toRow(draft) }
          : {
              present: 0,
              content: null,
              updated_by: entry?.actorId ?? '',
              updated_at: entry?.at ?? 0,
            };
        // When two writers save the same version at once, one of them finds the row taken or changed.
        const written =
          version === 1
            ? await trx
                .insertInto('content_drafts')
                .values({ part, locale, version, fallback: 'none', ...row })
                .onConflict((conflict) => conflict.columns(['part', 'locale']).doNothing())
                .returning('version')
                .execute()
            : await trx
                .updateTable('content_drafts')
                .set({ version, ...row })
                .where('part', '=', part)
                .where('locale', '=', locale)
                .where('version', '=', version - 1)
                .returning('version')
                .execute();
        if (written.length === 0) return false;
        const place = { part, locale };
        const online = await versionsOf(place, trx)
          .select(versionRecord.columns)
          .orderBy('number', 'desc')
          .executeTakeFirst();
        await writePictures(trx, engine, place, {
          draft: draft?.content ?? null,
          online: online ? versionRecord.toRecord(online).content : null,
        });
        if (entry) await appendAudit(trx, entry);
        return true;
      });
    },

    async publish(version, draftVersion, entryOf) {
      const { part, locale, by, at } = version;
      return db.transaction().execute(async (trx) => {
        // The row of the draft is the lock: of two publications of a place, the second finds its draft gone.
        const taken = await trx
          .updateTable('content_drafts')
          .set({ present: 0, content: null, version: draftVersion + 1, updated_by: by, updated_at: at })
          .where('part', '=', part)
          .where('locale', '=', locale)
          .where('present', '=', 1)
          .where('version', '=', draftVersion)
          .returning('version')
          .execute();
        if (taken.length === 0) return undefined;
        const { last } = await trx
          .selectFrom('content_versions')
          .select(({ fn }) => fn.max('number').as('last'))
          .where('part', '=', part)
          .where('locale', '=', locale)
          .executeTakeFirstOrThrow();
        const number = Number(last ?? 0) + 1;
        await trx
          .insertInto('content_versions')
          .values(versionRecord.toRow({ ...version, number }))
          .execute();
        await writePictures(trx, engine, version, { draft: null, online: version.content });
        await appendAudit(trx, entryOf(number));
        return { ...version, number };
      });
    },
  };
}

const toDraft = (row: ContentDraftRow): StoredDraft => ({
  part: row.part,
  locale: row.locale,
  version: row.version,
  draft: row.present === 1 ? draftRecord.toRecord(row) : null,
});

const holdsPictures = ({ part }: ContentPlace): boolean => {
  const { fields, items } = partOf(part);
  return [...fields, ...(items?.fields ?? [])].some(({ kind }) => kind === 'picture');
};

/**
 * Records which pictures a part in a language shows, online and in its draft: they cannot be deleted. Those of earlier
 * versions can be, because restoring such a version brings back its texts alone.
 */
async function writePictures(
  trx: Kysely<Schema>,
  engine: Engine,
  place: ContentPlace,
  { draft, online }: { draft: PartContent | null; online: PartContent | null },
): Promise<void> {
  if (!holdsPictures(place)) return;
  const { part, locale } = place;
  const inState = (state: 'online' | 'draft', content: PartContent | null) =>
    picturesIn(part, content).map((id) => ({ id, state }));
  await writeUses(trx, engine, {
    kind: 'content',
    id: `${part}/${locale}`,
    name: part,
    pictures: [...inState('online', online), ...inState('draft', draft)],
  });
}
