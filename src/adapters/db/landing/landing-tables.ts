import type { Generated } from 'kysely';
import type { AnswerKind, AnswerPlace } from '../../../domain/landing/draft-answer.ts';
import type {
  LandingChannel,
  LandingCountKind,
  LandingTarget,
  LandingVariant,
} from '../../../domain/landing/landing-count.ts';
import type { LandingTemplate } from '../../../domain/landing/landing-page.ts';
import type { LinkAnswer, LinkVerdict } from '../../../domain/landing/watched-link.ts';
import type { Locale } from '../../../domain/locale/locale.ts';

/** A landing page with its draft. */
export interface LandingPageRow {
  id: Generated<number>;
  public_id: string;
  template: LandingTemplate;
  /** Of the draft, in its first language; `title_key` as `searchKey` writes it, to search and sort by. */
  title: string;
  title_key: string;
  /** The artist of the draft as `searchKey` writes it. */
  artist_key: string;
  /** The `public_id` of the draft's picture. */
  picture: string | null;
  /** A `LandingContent` as JSON. */
  draft: string;
  /** Of the newest published version, else of the draft: `fr,en`. */
  languages: string;
  /** Of the draft; raised by 1 at each save. */
  version: number;
  /** The draft's version that was published last. */
  published_draft: number | null;
  live_version: number | null;
  publish_at: number | null;
  unpublish_at: number | null;
  /** The version that is online until `publish_at`, and its end. */
  previous_version: number | null;
  previous_until: number | null;
  created_at: number;
  /** An account's `public_id`. */
  created_by: string | null;
  updated_at: number;
  updated_by: string | null;
  deleted_at: number | null;
  demo: number;
}

/** A published version. No row is ever changed. */
export interface LandingVersionRow {
  page_id: number;
  number: number;
  template: LandingTemplate;
  /** A `LandingContent` as JSON. */
  content: string;
  languages: string;
  /** The `public_id`s of its pictures, as JSON. */
  pictures: string;
  published_by: string | null;
  created_at: number;
}

/** A slug that a page has (`current` 1) or had: then its address leads to the present one. */
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

/** A test of a page. */
export interface LandingTestRow {
  id: Generated<number>;
  public_id: string;
  page_id: number;
  /** A `LandingTestChange` as JSON. */
  change: string;
  starts_at: number;
  ends_at: number;
  stopped_at: number | null;
  created_at: number;
  /** An account's `public_id`. */
  created_by: string;
}

/** The gate of the links of one host: an entry of a queue. */
export interface LandingLinkHostRow {
  id: Generated<number>;
  name: string;
  state: 'waiting';
  /** Looks in a row after which the host had to be left alone. */
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
  /** Whether a mail tells of this verdict. */
  told: number;
}

/** An artist's answer to a draft. */
export interface DraftAnswerRow {
  id: Generated<number>;
  public_id: string;
  page_id: number;
  kind: AnswerKind;
  place: AnswerPlace;
  /** Empty for an approval. */
  text: string;
  /** Empty: no name was given; `name_key` as `searchKey` writes it, to find the answers of a person. */
  name: string;
  name_key: string;
  locale: Locale;
  /** The `version` of the draft that was answered, and when it was saved. */
  version: number;
  version_at: number;
  created_at: number;
  handled_at: number | null;
  /** An account's `public_id`. */
  handled_by: string | null;
}
