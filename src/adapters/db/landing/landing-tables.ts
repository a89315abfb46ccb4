import type { Generated } from 'kysely';
import type { StoredArtistPixels } from '../../../app/ports/landing/artist-pixels.ts';
import type { DraftAnswer } from '../../../app/ports/landing/draft-answers.ts';
import type { ListedLanding } from '../../../app/ports/landing/landing.ts';
import type { StoredTest } from '../../../app/ports/landing/landing-tests.ts';
import type {
  LandingChannel,
  LandingCountKind,
  LandingVariant,
} from '../../../domain/landing/counts/landing-count.ts';
import type { LandingTarget } from '../../../domain/landing/counts/landing-target.ts';
import type { LinkAnswer, LinkVerdict } from '../../../domain/landing/links/watched-link.ts';
import { isLocale, type Locale } from '../../../domain/locale/locale.ts';
import { flag, json, list, type RowOf, recordOf, text } from '../engine/record.ts';

const locales = <C extends string>(column: C) => ({
  ...list(column),
  decode: (stored: string): Locale[] => stored.split(',').filter(isLocale),
});

/** The fields that the draft has in its own row. */
export type DraftField = 'version' | 'updatedAt' | 'updatedBy';

export const listedRecord = recordOf<Omit<ListedLanding, 'slug' | DraftField>>()({
  id: 'public_id',
  template: 'template',
  title: text('title'),
  picture: text('picture'),
  languages: locales('languages'),
  publishedDraft: 'published_draft',
  liveVersion: 'live_version',
  publishAt: 'publish_at',
  unpublishAt: 'unpublish_at',
  previousVersion: 'previous_version',
  previousUntil: 'previous_until',
  createdAt: 'created_at',
  createdBy: 'created_by',
  deletedAt: 'deleted_at',
  demo: flag('demo'),
});

/** A landing page. Its draft and its versions are documents. */
export interface LandingPageRow extends RowOf<typeof listedRecord> {
  id: Generated<number>;
  /** The title and the artist of the draft as `searchKey` writes them, to search and sort by. */
  title_key: string;
  artist_key: string;
}

/** A slug that a page has (`current` 1) or had (0): the address of a former slug redirects to the current one. */
export interface LandingSlugRow {
  slug: string;
  page_id: number;
  current: number;
}

/** The counts of a page on a day. No column for an address, a browser or a person. */
export interface LandingCountRow {
  page_id: number;
  /** The agency's day, as `2026-11-21`. */
  day: string;
  kind: LandingCountKind;
  locale: Locale;
  channel: LandingChannel;
  /** Empty: no test was running. */
  variant: LandingVariant | '';
  /** Empty for views. */
  target: LandingTarget | '';
  count: number;
}

/** The sums of a page's counts. */
export interface LandingTotalRow {
  page_id: number;
  visits: number;
  conversions: number;
}

export const testRecord = recordOf<StoredTest>()({
  id: 'public_id',
  change: json('change'),
  startsAt: 'starts_at',
  endsAt: 'ends_at',
  stoppedAt: 'stopped_at',
  createdAt: 'created_at',
  createdBy: 'created_by',
});

/** A test of a page. */
export interface LandingTestRow extends RowOf<typeof testRecord> {
  id: Generated<number>;
  page_id: number;
}

/** The gate of the links of one host: an entry of a queue. */
export interface LandingLinkHostRow {
  id: Generated<number>;
  name: string;
  state: 'waiting';
  /** The number of checks in a row after which the host asked for a pause. */
  attempts: Generated<number>;
  next_attempt_at: number | null;
  lease: string | null;
  last_error: string | null;
}

/** A link of a page that is online. */
export interface LandingLinkRow {
  url: string;
  host: string;
  verdict: LinkVerdict;
  moved_to: string | null;
  last_answer: LinkAnswer['kind'] | null;
  failures: number;
  due_at: number;
  checked_at: number | null;
  /** Whether a mail has reported this verdict. */
  told: number;
}

export const answerRecord = recordOf<DraftAnswer>()({
  id: 'public_id',
  kind: 'kind',
  place: 'place',
  text: text('text'),
  name: text('name'),
  locale: 'locale',
  version: 'version',
  versionAt: 'version_at',
  at: 'created_at',
  handledAt: 'handled_at',
  handledBy: 'handled_by',
});

/** An artist's answer to a draft. */
export interface DraftAnswerRow extends RowOf<typeof answerRecord> {
  id: Generated<number>;
  page_id: number;
  /** `name` as `searchKey` writes it, to find the answers of a person. */
  name_key: string;
}

export const artistPixelsRecord = recordOf<StoredArtistPixels>()({
  version: 'version',
  isOn: flag('is_on'),
  contractOn: 'contract_on',
  metaPixel: 'meta_pixel',
  metaToken: 'meta_token',
  tiktokPixel: 'tiktok_pixel',
  tiktokToken: 'tiktok_token',
  byArtistAt: 'by_artist_at',
});

/** The artist's own pixels of a landing page. */
export interface ArtistPixelsRow extends RowOf<typeof artistPixelsRecord> {
  page_id: number;
}
