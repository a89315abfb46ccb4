import type { Kysely } from 'kysely';
import type { Draft, Version, Versions } from '../../../app/ports/documents.ts';
import { storableText } from '../engine/storable-text.ts';
import type { Schema } from '../schema.ts';
import {
  type DocumentDraftRow,
  type DocumentKind,
  type DocumentVersionRow,
  draftRecord,
  versionRecord,
} from './document-tables.ts';

/**
 * Opens the drafts and versions of a kind of document, on either engine, also inside a transaction. A kind writes them in the
 * transaction of its own tables, its audit entries and the uses of its pictures.
 * @param read returns a stored body as this version of the site reads it
 */
export function documentsOf<Body extends object>(
  db: Kysely<Schema>,
  kind: DocumentKind,
  read: (stored: Body) => Body = (stored) => stored,
) {
  const toVersion = (row: DocumentVersionRow): Version<Body> => {
    const { body, ...rest } = versionRecord.toRecord(row);
    return { ...read(body as Body), ...rest };
  };
  const versionsOf = (document: string) =>
    db
      .selectFrom('document_versions')
      .where('kind', '=', kind)
      .where('document', '=', storableText(document));

  const insertVersion = (document: string, { number, by, at, ...body }: Version<object>) =>
    db
      .insertInto('document_versions')
      .values({ kind, document, ...versionRecord.toRow({ number, by, at, body }) });
  return {
    async drafts(): Promise<ReadonlyMap<string, Draft<Body>>> {
      const rows = await db.selectFrom('document_drafts').selectAll().where('kind', '=', kind).execute();
      return new Map(rows.map((row) => [row.document, toDraft(row) as Draft<Body>]));
    },

    /** The newest version of each document. */
    async newestOfAll(): Promise<ReadonlyMap<string, Version<Body>>> {
      const rows = await db
        .selectFrom('document_versions')
        .selectAll()
        .where('kind', '=', kind)
        .where(({ eb, refTuple, selectFrom }) =>
          eb(
            refTuple('document', 'number'),
            'in',
            selectFrom('document_versions')
              .select(({ fn }) => ['document', fn.max('number').as('number')])
              .where('kind', '=', kind)
              .groupBy('document')
              .$asTuple('document', 'number'),
          ),
        )
        .execute();
      return new Map(rows.map((row) => [row.document, toVersion(row)]));
    },

    async newest(document) {
      const row = await versionsOf(document)
        .selectAll()
        .orderBy('number', 'desc')
        .limit(1)
        .executeTakeFirst();
      return row && toVersion(row);
    },

    async version(document, number) {
      const row = await versionsOf(document).selectAll().where('number', '=', number).executeTakeFirst();
      return row && toVersion(row);
    },

    async versions(document: string, page?: { limit: number; offset: number }) {
      const all = versionsOf(document).selectAll().orderBy('number', 'desc');
      const rows = await (page ? all.limit(page.limit).offset(page.offset) : all).execute();
      const { total } = await versionsOf(document)
        .select(({ fn }) => fn.countAll<number>().as('total'))
        .executeTakeFirstOrThrow();
      return { items: rows.map(toVersion), total };
    },

    /**
     * Replaces the previous version of a draft, or removes the draft.
     * @returns false, with nothing written, when another writer has stored a version meanwhile
     */
    async writeDraft(document: string, { version, draft }: Draft<object>): Promise<boolean> {
      const { by, at, ...body } = draft ?? { by: null, at: 0 };
      const row = draftRecord.toRow({ version, body: draft && body, by, at });
      // When two writers save the same version at once, one of them finds the row taken or changed.
      const written =
        version === 1
          ? await db
              .insertInto('document_drafts')
              .values({ kind, document, ...row })
              .onConflict((conflict) => conflict.columns(['kind', 'document']).doNothing())
              .returning('version')
              .execute()
          : await db
              .updateTable('document_drafts')
              .set(row)
              .where('kind', '=', kind)
              .where('document', '=', document)
              .where('version', '=', version - 1)
              .returning('version')
              .execute();
      return written.length > 0;
    },

    async addVersion(document: string, version: Version<object>): Promise<void> {
      await insertVersion(document, version).execute();
    },

    /** Adds a version if its number is free, and returns whether it was. A writer at the same time is waited for. */
    async addVersionIfFree(document: string, version: Version<object>): Promise<boolean> {
      const insert = insertVersion(document, version).onConflict((taken) => taken.doNothing());
      return (await insert.returning('number').execute()).length > 0;
    },

    /** Deletes documents, with their draft and every version. */
    async remove(documents: readonly string[]): Promise<void> {
      for (const table of ['document_drafts', 'document_versions'] as const)
        await db.deleteFrom(table).where('kind', '=', kind).where('document', 'in', documents).execute();
    },
  } satisfies Versions<Body> & Record<string, unknown>;
}

function toDraft(row: DocumentDraftRow): Draft<object> {
  const { version, body, ...rest } = draftRecord.toRecord(row);
  return { version, draft: body && { ...body, ...rest } };
}
