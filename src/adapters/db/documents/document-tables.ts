import { json, type RowOf, recordOf } from '../engine/record.ts';

/**
 * A part of the content in a language, `faq/fr`, or a landing page or the texts of a picture, by its public id, or what an import
 * of texts changed besides drafts, by the id of the import.
 */
export type DocumentKind = 'content' | 'landing' | 'picture' | 'import';

interface DocumentKey {
  kind: DocumentKind;
  document: string;
}

/** A draft or a version, with its own fields in one structure. */
interface Stored<Body> {
  body: Body;
  by: string | null;
  at: number;
}

export const draftRecord = recordOf<Stored<object | null> & { version: number }>()({
  version: 'version',
  body: json('body'),
  by: 'updated_by',
  at: 'updated_at',
});

export const versionRecord = recordOf<Stored<object> & { number: number }>()({
  number: 'number',
  body: json('body'),
  by: 'published_by',
  at: 'created_at',
});

/** The draft of a document. Without a `body` there is no draft: the row then only stores the last version number. */
export interface DocumentDraftRow extends DocumentKey, RowOf<typeof draftRecord> {}

/** A published version. No row is ever changed. */
export interface DocumentVersionRow extends DocumentKey, RowOf<typeof versionRecord> {}
