import type { LandingFilter, LandingQuery } from '../../../contracts/landing/landing.ts';
import type {
  LandingChannel,
  LandingCountKind,
  LandingVariant,
} from '../../../domain/landing/counts/landing-count.ts';
import type { LandingTarget } from '../../../domain/landing/counts/landing-target.ts';
import type { LandingTest } from '../../../domain/landing/counts/landing-test.ts';
import type { LandingView } from '../../../domain/landing/counts/landing-view.ts';
import type { LandingPart } from '../../../domain/landing/landing-list.ts';
import type { LandingContent, LandingTemplate } from '../../../domain/landing/landing-page.ts';
import type { LandingSchedule } from '../../../domain/landing/landing-schedule.ts';
import type { Locale } from '../../../domain/locale/locale.ts';
import type { Tags } from '../../../domain/tag-id/tag-id.ts';
import type { AuditEntry, Changed, Judgement } from '../audit.ts';
import type { Version, Versions } from '../documents.ts';
import type { Picture } from '../media.ts';
import type { NewSecretLink, SecretCodes, SecretLinkPart } from '../secret-links.ts';

/** The ports of the use cases of landing pages. Times are epoch milliseconds. */

/** The row of a page, without its content. */
export interface ListedLanding extends LandingSchedule {
  id: string;
  template: LandingTemplate;
  /** The draft's title in its first language. */
  title: string;
  /** The draft's picture. */
  picture: string | null;
  /** Languages of the newest published version; without one, those of the draft. */
  languages: readonly Locale[];
  /** Null: never published. */
  slug: string | null;
  /** Version of the draft; increases with each save. */
  version: number;
  /** The version of the draft from which the newest version was published. */
  publishedDraft: number | null;
  createdAt: number;
  /** An account's id; null: a sample. */
  createdBy: string | null;
  updatedAt: number;
  updatedBy: string | null;
  demo: boolean;
}

export interface StoredLanding extends ListedLanding {
  content: LandingContent;
}

/** The content of a published version. */
export interface PublishedLanding {
  template: LandingTemplate;
  languages: readonly Locale[];
  content: LandingContent;
}
export type StoredLandingVersion = Version<PublishedLanding>;

/** A page as `judge` returns it, with the version to publish, if there is one. */
export interface JudgedLanding extends StoredLanding {
  published?: StoredLandingVersion;
}

/** Each change is written in one transaction with its audit entry and the uses of its pictures. */
export interface LandingStore extends Versions<PublishedLanding> {
  create(page: StoredLanding, entry: AuditEntry): Promise<void>;
  byId(id: string): Promise<StoredLanding | undefined>;
  /**
   * Returns one page of the list, without contents; `visits` and `conversions` since the creation of each landing page.
   */
  list(
    query: LandingQuery,
    now: number,
  ): Promise<{ items: (ListedLanding & { visits: number; conversions: number })[]; total: number }>;
  /** Returns the number of pages in each part under the rest of a filter. */
  counts(filter: LandingFilter, now: number): Promise<Record<LandingPart, number>>;
  /** Writes the draft that `judge` returns, without an audit entry: drafts are saved while an editor types. */
  saveDraft<Code>(
    id: string,
    judge: (before: StoredLanding) => { ok: true; after: StoredLanding } | { ok: false; code: Code },
  ): Promise<Changed<StoredLanding, Code>>;
  /**
   * Writes the page that `judge` returns, without its draft, while no other transaction changes it. `judge` gets the
   * slugs of other pages that begin like `slug`, and the number of the newest version (0: none).
   * @returns `slug_taken` when another page got the slug at the same time
   */
  change<Code = never>(
    id: string,
    judge: (
      before: StoredLanding,
      known: { taken: ReadonlySet<string>; newest: number },
    ) => Judgement<JudgedLanding, Code>,
    slug?: string,
  ): Promise<Changed<StoredLanding, Code | 'slug_taken'>>;
  /** Purges the pages that were deleted before a time, with all their data, and returns their number. */
  purge(before: number): Promise<number>;
  /** Returns the former slugs of a page. */
  oldSlugs(id: string): Promise<string[]>;
}

/** The part of a landing page that a secret link shows. */
export type LandingLinkPart = Exclude<SecretLinkPart, 'report'>;

/** Secret links to a part of a landing page. A code is stored only as its hash. */
export interface LandingPreviews {
  /** Stores a link; returns false when the page does not exist. */
  add(id: string, link: NewSecretLink & { shows: LandingLinkPart }, entry: AuditEntry): Promise<boolean>;
  /** Returns the number of open links of a page at a time, by the part that they show. */
  open(id: string, now: number): Promise<Record<LandingLinkPart, number>>;
  /** Revokes the open links to a part of a page and returns their number; `undefined` if the page does not exist. */
  revoke(
    id: string,
    shows: LandingLinkPart,
    at: number,
    entryOf: (revoked: number) => AuditEntry,
  ): Promise<number | undefined>;
  /** Deletes the secret links of every kind that expired or were revoked before a time. Returns their number. */
  forget(before: number): Promise<number>;
  /** Returns the page of which a code shows a part at a time; `undefined` for an unknown, expired or revoked code. */
  page(
    hash: string,
    shows: LandingLinkPart,
    now: number,
  ): Promise<{ page: StoredLanding; expiresAt: number } | undefined>;
  /** Why a code shows no part any more: it was used, or its time is over; `undefined` for an unknown, revoked or valid code. */
  ended(hash: string, shows: LandingLinkPart, now: number): Promise<'used' | 'expired' | undefined>;
}

/** The codes of secret links. Other parts of the site that send secret links use them too. */
export type LandingCodes = SecretCodes;

/** A page that is, was or will be online, with its newest version and the versions of its schedule. */
export interface OnlineLanding extends LandingSchedule {
  id: string;
  /** A sample: it is hidden from search engines. */
  demo: boolean;
  slug: string;
  oldSlugs: readonly string[];
  versions: ReadonlyMap<number, StoredLandingVersion>;
  /** The newest test that was not stopped; null: no such test. */
  test: LandingTest | null;
  /** The artist's own tags, beside those of the agency. */
  artistTags: Tags;
}

/** Reads the pages of which a version was published and that are not deleted. */
export interface OnlineLandings {
  /** @param known versions that need not be read again, by `<page's id>/<number>`: versions never change */
  read(known: ReadonlyMap<string, StoredLandingVersion>): Promise<OnlineLanding[]>;
}

/** A page with the version that is online at a time. */
export interface ShownLanding {
  page: OnlineLanding;
  version: StoredLandingVersion;
}

/** The online pages, in the memory of this process; publications of other processes take effect within a second. */
export interface LiveLandings {
  /** Returns the page that is online now at a slug, or its current slug if this is a former one. */
  bySlug(slug: string): ShownLanding | { movedTo: string } | undefined;
  byId(id: string): ShownLanding | undefined;
  /** Returns whether a page has, or had, a slug, online or not. */
  isKnown(slug: string): boolean;
  /** Returns the redirect target of a page that is no longer online; `undefined` if it has none. */
  afterEnd(slug: string): string | undefined;
  /** Returns all pages that are online now. */
  all(): ShownLanding[];
  /** Returns the next time after `time` at which a page is published or unpublished; infinite if there is none. */
  nextChange(time: number): number;
  /** Returns the stored pictures of a content, without those that the library no longer has. */
  picturesOf(content: LandingContent): Picture[];
  /** Returns the test of a page that is running now. */
  testOf(page: OnlineLanding): LandingTest | undefined;
  /** Reads new publications at once. */
  refresh(): Promise<void>;
}

/** Weighs pages. */
export interface LandingScale {
  /** Returns the compressed bytes of a page's HTML and styles; null if this process renders no pages. */
  weigh(view: LandingView): Promise<number | null>;
}

/** A count of a page on a day. */
export interface LandingCount {
  /** The page's public identifier. */
  page: string;
  /** The agency's day, as `2026-11-21`. */
  day: string;
  kind: LandingCountKind;
  locale: Locale;
  channel: LandingChannel;
  variant: LandingVariant | '';
  target: LandingTarget | '';
  count: number;
}

/** Counts views and clicks; returns at once and never throws. */
export interface LandingCounter {
  add(count: Omit<LandingCount, 'day' | 'count'>): void;
}

export interface LandingCountStore {
  /** Adds the counts to the stored counts, and their sums to those of the pages, in one transaction. */
  add(counts: readonly LandingCount[]): Promise<void>;
  /**
   * Returns the counts of a page from one day to another, both included, by day, kind, language, channel, arm and
   * target.
   */
  of(id: string, from: string, until: string): Promise<Omit<LandingCount, 'page'>[]>;
}

/** An invented page with its published version, if it has one, and its counts. */
export interface SampleLanding {
  page: StoredLanding;
  published: StoredLandingVersion | undefined;
  counts: readonly LandingCount[];
}

export interface LandingSamples {
  /** Returns the number of all pages, samples or not. */
  count(): Promise<number>;
  /** Stores the samples that are not stored yet, with their own ids, and returns their number. One transaction. */
  addDemo(samples: readonly SampleLanding[]): Promise<number>;
  /** Deletes the samples with all their data, and returns their number. */
  removeDemo(): Promise<number>;
}
