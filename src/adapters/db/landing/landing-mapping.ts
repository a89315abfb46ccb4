import type { Insertable, Selectable } from 'kysely';
import type {
  ListedLanding,
  LandingVersionRow as ListedVersion,
  StoredLanding,
  StoredLandingVersion,
} from '../../../app/ports/landing.ts';
import { completeContent, picturesOf } from '../../../domain/landing/landing-content.ts';
import type { LandingContent } from '../../../domain/landing/landing-page.ts';
import { isLocale, type Locale } from '../../../domain/locale/locale.ts';
import { searchKey } from '../../../domain/text/search-key.ts';
import { storableText } from '../engine/storable-text.ts';
import type { LandingPageRow, LandingVersionRow } from './landing-tables.ts';

/** The columns of a listed page: all but the draft, which no list reads. */
export const listedColumns = [
  'landing_pages.id',
  'landing_pages.public_id',
  'landing_pages.template',
  'landing_pages.title',
  'landing_pages.picture',
  'landing_pages.languages',
  'landing_pages.version',
  'landing_pages.published_draft',
  'landing_pages.live_version',
  'landing_pages.publish_at',
  'landing_pages.unpublish_at',
  'landing_pages.previous_version',
  'landing_pages.previous_until',
  'landing_pages.created_at',
  'landing_pages.created_by',
  'landing_pages.updated_at',
  'landing_pages.updated_by',
  'landing_pages.deleted_at',
  'landing_pages.demo',
] as const;

export type ListedRow = Omit<Selectable<LandingPageRow>, 'draft' | 'title_key' | 'artist_key'> & {
  slug: string | null;
};

const toLocales = (text: string): Locale[] => text.split(',').filter(isLocale);

const parseContent = (json: string): LandingContent => completeContent(JSON.parse(json) as LandingContent);

export function toListed(row: ListedRow): ListedLanding {
  return {
    id: row.public_id,
    template: row.template,
    title: row.title,
    picture: row.picture,
    languages: toLocales(row.languages),
    slug: row.slug,
    version: row.version,
    publishedDraft: row.published_draft,
    liveVersion: row.live_version,
    publishAt: row.publish_at,
    unpublishAt: row.unpublish_at,
    previousVersion: row.previous_version,
    previousUntil: row.previous_until,
    createdAt: row.created_at,
    createdBy: row.created_by,
    updatedAt: row.updated_at,
    updatedBy: row.updated_by,
    deletedAt: row.deleted_at,
    demo: row.demo === 1,
  };
}

export const toStored = (row: ListedRow & { draft: string }): StoredLanding => ({
  ...toListed(row),
  content: parseContent(row.draft),
});

export function toPageRow(page: StoredLanding): Insertable<LandingPageRow> {
  const title = storableText(page.title);
  return {
    public_id: page.id,
    template: page.template,
    title,
    title_key: searchKey(title),
    artist_key: searchKey(storableText(page.content.shared.artist)),
    picture: page.picture === null ? null : storableText(page.picture),
    draft: JSON.stringify(page.content),
    languages: page.languages.join(','),
    version: page.version,
    published_draft: page.publishedDraft,
    live_version: page.liveVersion,
    publish_at: page.publishAt,
    unpublish_at: page.unpublishAt,
    previous_version: page.previousVersion,
    previous_until: page.previousUntil,
    created_at: page.createdAt,
    created_by: page.createdBy,
    updated_at: page.updatedAt,
    updated_by: page.updatedBy,
    deleted_at: page.deletedAt,
    demo: page.demo ? 1 : 0,
  };
}

export const toVersionRow = (pageId: number, version: StoredLandingVersion): LandingVersionRow => ({
  page_id: pageId,
  number: version.number,
  template: version.template,
  content: JSON.stringify(version.content),
  languages: version.languages.join(','),
  pictures: JSON.stringify(picturesOf(version.content)),
  published_by: version.by,
  created_at: version.at,
});

export const toListedVersion = (
  row: Pick<LandingVersionRow, 'number' | 'template' | 'languages' | 'published_by' | 'created_at'>,
): ListedVersion => ({
  number: row.number,
  template: row.template,
  languages: toLocales(row.languages),
  by: row.published_by,
  at: row.created_at,
});

export const toVersion = (row: LandingVersionRow): StoredLandingVersion => ({
  ...toListedVersion(row),
  content: parseContent(row.content),
});
