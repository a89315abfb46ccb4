import type { Insertable } from 'kysely';
import type {
  ListedLanding,
  StoredLanding,
  StoredLandingVersion,
} from '../../../app/ports/landing/landing.ts';
import { completeContent, picturesOf } from '../../../domain/landing/landing-content.ts';
import type { LandingContent } from '../../../domain/landing/landing-page.ts';
import { searchKey } from '../../../domain/text/search-key.ts';
import type { RowOf } from '../engine/record.ts';
import { storableText } from '../engine/storable-text.ts';
import {
  type LandingPageRow,
  type LandingVersionRow,
  listedRecord,
  listedVersion,
} from './landing-tables.ts';

/** The columns of a listed page: all but the draft, which no list reads. */
export const listedColumns = ['landing_pages.id' as const, ...listedRecord.columnsOf('landing_pages')];

export type ListedRow = RowOf<typeof listedRecord> & { slug: string | null };

const parseContent = (json: string): LandingContent => completeContent(JSON.parse(json) as LandingContent);

export const toListed = (row: ListedRow): ListedLanding => ({
  ...listedRecord.toRecord(row),
  slug: row.slug,
});

export const toStored = (row: ListedRow & { draft: string }): StoredLanding => ({
  ...toListed(row),
  content: parseContent(row.draft),
});

export function toPageRow(page: StoredLanding): Insertable<LandingPageRow> {
  const row = listedRecord.toRow(page);
  return {
    ...row,
    title_key: searchKey(row.title),
    artist_key: searchKey(storableText(page.content.shared.artist)),
    draft: JSON.stringify(page.content),
  };
}

export const toVersionRow = (pageId: number, version: StoredLandingVersion): LandingVersionRow => ({
  page_id: pageId,
  ...listedVersion.toRow(version),
  content: JSON.stringify(version.content),
  pictures: JSON.stringify(picturesOf(version.content)),
});

export const toVersion = (row: LandingVersionRow): StoredLandingVersion => ({
  ...listedVersion.toRecord(row),
  content: parseContent(row.content),
});
