import type { Insertable, Kysely } from 'kysely';
import type { ImportedLanding } from '../../../app/ports/content.ts';
import type { ListedLanding, PublishedLanding, StoredLanding } from '../../../app/ports/landing/landing.ts';
import { completeContent } from '../../../domain/landing/landing-content.ts';
import type { LandingContent } from '../../../domain/landing/landing-page.ts';
import { searchKey } from '../../../domain/text/search-key.ts';
import type { DocumentDraftRow } from '../documents/document-tables.ts';
import { documentsOf } from '../documents/documents.ts';
import type { RowOf } from '../engine/record.ts';
import { storableText } from '../engine/storable-text.ts';
import type { Schema } from '../schema.ts';
import { type LandingPageRow, listedRecord } from './landing-tables.ts';

/** The versions of landing pages, and their drafts, whose body is the content. */
export const landingDocuments = (db: Kysely<Schema>) =>
  documentsOf<PublishedLanding>(db, 'landing', (stored) => ({
    ...stored,
    content: completeContent(stored.content),
  }));

/** The columns of a listed page: all but the draft's body, which no list reads. */
export const listedColumns = [
  'landing_pages.id' as const,
  ...listedRecord.columnsOf('landing_pages'),
  'landing_slugs.slug' as const,
  'document_drafts.version' as const,
  'document_drafts.updated_at' as const,
  'document_drafts.updated_by' as const,
];
/** The columns of a page with its draft, for `toStored`. */
export const storedColumns = [...listedColumns, 'document_drafts.body' as const];

export type ListedRow = RowOf<typeof listedRecord> &
  Pick<DocumentDraftRow, 'version' | 'updated_at' | 'updated_by'> & { slug: string | null };

/** Returns a page without the content of its draft. */
export const toListed = (row: ListedRow): ListedLanding => ({
  ...listedRecord.toRecord(row),
  slug: row.slug,
  version: row.version,
  updatedAt: row.updated_at,
  updatedBy: row.updated_by,
});

/** Returns a page with its draft. Fields that an older version did not store get their default. */
export const toStored = (row: ListedRow & Pick<DocumentDraftRow, 'body'>): StoredLanding => ({
  ...toListed(row),
  content: completeContent((JSON.parse(row.body ?? '') as { content: LandingContent }).content),
});

/** Returns the row of a page, with its search keys; the draft is a document. */
export function toPageRow(page: StoredLanding): Insertable<LandingPageRow> {
  const row = listedRecord.toRow(page);
  return {
    ...row,
    title_key: searchKey(row.title),
    artist_key: searchKey(storableText(page.content.shared.artist)),
  };
}

/**
 * Writes the next version of a page's draft.
 * @param imported the import that made it; absent: a person saved it
 * @throws when another draft is stored
 */
export async function writeLandingDraft(
  trx: Kysely<Schema>,
  page: StoredLanding,
  imported: ImportedLanding | null = null,
): Promise<void> {
  const { id, version, content } = page;
  const draft = { content, ...(imported && { imported }), by: page.updatedBy, at: page.updatedAt };
  if (!(await landingDocuments(trx).writeDraft(id, { version, draft })))
    throw new Error(`The landing page ${id} has another draft.`);
}
