import type { Generated } from 'kysely';
import type { ContentPlace, SavedContent, StoredVersion } from '../../../app/ports/content.ts';
import { json, type RowOf, recordOf } from '../engine/record.ts';

export const versionRecord = recordOf<StoredVersion>()({
  part: 'part',
  locale: 'locale',
  number: 'number',
  content: json('content'),
  fallback: 'fallback',
  by: 'published_by',
  at: 'created_at',
});

export const draftRecord = recordOf<SavedContent>()({
  content: json('content'),
  fallback: 'fallback',
  by: 'updated_by',
  at: 'updated_at',
});

/** A published version of a part in a language. No row is ever changed. */
export interface ContentVersionRow extends RowOf<typeof versionRecord> {
  id: Generated<number>;
}

/** The place for a draft of a part in a language. */
export interface ContentDraftRow extends ContentPlace, RowOf<typeof draftRecord> {
  /** 1: there is a draft. 0: it was published or discarded, and the row keeps its version. */
  present: number;
  /** Raised by 1 at each change. */
  version: number;
}
