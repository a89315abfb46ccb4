import type { LandingFilter, LandingQuery } from '../../../contracts/landing/landing.ts';
import type {
  LandingChannel,
  LandingCountKind,
  LandingTarget,
  LandingVariant,
} from '../../../domain/landing/landing-count.ts';
import type { LandingPart } from '../../../domain/landing/landing-list.ts';
import type { LandingContent, LandingTemplate } from '../../../domain/landing/landing-page.ts';
import type { LandingSchedule } from '../../../domain/landing/landing-schedule.ts';
import type { LandingTest } from '../../../domain/landing/landing-test.ts';
import type { LandingView } from '../../../domain/landing/landing-view.ts';
import type { Locale } from '../../../domain/locale/locale.ts';
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
  /** Languages of the newest published version; of a page without one, those of the draft. */
  languages: readonly Locale[];
  /** Null: never published. */
  slug: string | null;
  /** Of the draft; grows with each save. */
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

/** What a published version shows. */
export interface PublishedLanding {
  template: LandingTemplate;
  languages: readonly Locale[];
  content: LandingContent;
}
export type StoredLandingVersion = Version<PublishedLanding>;

/** A page as `judge` returns it: with the version that it publishes, if it publishes one. */
export interface JudgedLanding extends StoredLanding {
  published?: StoredLandingVersion;
}

/** Each change is written in one transaction with the entry that records it, and the places of use of its pictures. */
export interface LandingStore extends Versions<PublishedLanding> {
  create(page: StoredLanding, entry: AuditEntry): Promise<void>;
  byId(id: string): Promise<StoredLanding | undefined>;
  /** One page of the list, without contents; `visits` and `conversions` since the page exists. */
  list(
    query: LandingQuery,
    now: number,
  ): Promise<{ items: (ListedLanding & { visits: number; conversions: number })[]; total: number }>;
  /** How many pages there are in each part under the rest of a filter. */
  counts(filter: LandingFilter, now: number): Promise<Record<LandingPart, number>>;
  /** Writes the draft that `judge` makes of the page, without an entry: drafts are saved while an editor types. */
  saveDraft<Code>(
    id: string,
    judge: (before: StoredLanding) => { ok: true; after: StoredLanding } | { ok: false; code: Code },
  ): Promise<Changed<StoredLanding, Code>>;
  /**
   * Writes the page that `judge` returns, but its draft, while no other transaction changes it. `judge` is given the slugs that other
   * pages have, among those that begin like `slug`, and the number of the newest version (0: there is none).
   * @returns `slug_taken` when another page got the slug at the same moment
   */
  change<Code = never>(
    id: string,
    judge: (
      before: StoredLanding,
      known: { taken: ReadonlySet<string>; newest: number },
    ) => Judgement<JudgedLanding, Code>,
    slug?: string,
  ): Promise<Changed<StoredLanding, Code | 'slug_taken'>>;
  /** Deletes the pages that were deleted before a moment, with all that belongs to them, and returns their number. */
  purge(before: number): Promise<number>;
  /** The former slugs of a page. */
  oldSlugs(id: string): Promise<string[]>;
}

/** The part of a landing page that a secret link shows. */
export type LandingLinkPart = Exclude<SecretLinkPart, 'report'>;

/** Secret links to drafts and to figures. A code is stored only as its hash. */
export interface LandingPreviews {
  /** Stores a link; false when there is no such page. */
  add(id: string, link: NewSecretLink & { shows: LandingLinkPart }, entry: AuditEntry): Promise<boolean>;
  /** The number of open links of a page at a moment, by the part that they show. */
  open(id: string, now: number): Promise<Record<LandingLinkPart, number>>;
  /** Revokes the open links to a part of a page and returns how many there were; `undefined`: there is no such page. */
  revoke(
    id: string,
    shows: LandingLinkPart,
    at: number,
    entryOf: (revoked: number) => AuditEntry,
  ): Promise<number | undefined>;
  /** Deletes the secret links of every kind that expired or were revoked before a moment. Returns their number. */
  forget(before: number): Promise<number>;
  /** Returns the page of which a code shows a part at a moment; `undefined` for an unknown, expired or revoked one. */
  page(
    hash: string,
    shows: LandingLinkPart,
    now: number,
  ): Promise<{ page: StoredLanding; expiresAt: number } | undefined>;
}

/** The codes of secret links. Other parts of the site that send secret links use them too. */
export type LandingCodes = SecretCodes;

/** A page that is, was or will be online, with its newest version and those that its schedule names. */
export interface OnlineLanding extends LandingSchedule {
  id: string;
  /** A sample: no search engine is told of it. */
  demo: boolean;
  slug: string;
  oldSlugs: readonly string[];
  versions: ReadonlyMap<number, StoredLandingVersion>;
  /** The newest test that was not stopped; null: no such test. */
  test: LandingTest | null;
}

/** Reads the pages of which a version was published and that are not deleted. */
export interface OnlineLandings {
  /** @param known versions that need not be read again, by `<page's id>/<number>`: versions never change */
  read(known: ReadonlyMap<string, StoredLandingVersion>): Promise<OnlineLanding[]>;
}

/** A page with the version that is online at a moment. */
export interface ShownLanding {
  page: OnlineLanding;
  version: StoredLandingVersion;
}

/** The pages that are online, in the memory of this process; it follows the publications of any process within a second. */
export interface LiveLandings {
  /** Returns the page that is online now under a slug, or its present slug when this is a former one. */
  bySlug(slug: string): ShownLanding | { movedTo: string } | undefined;
  byId(id: string): ShownLanding | undefined;
  /** Whether a page has, or had, a slug, online or not. */
  isKnown(slug: string): boolean;
  /** Where a page that is not online any more leads its visitors; `undefined`: it does not say so. */
  afterEnd(slug: string): string | undefined;
  /** All that are online now. */
  all(): ShownLanding[];
  /** The next moment after a moment at which a page comes online or goes offline; infinite without one. */
  nextChange(time: number): number;
  /** The stored pictures of a content; one that the library has no more is absent. */
  picturesOf(content: LandingContent): Picture[];
  /** The test of a page that is running now. */
  testOf(page: OnlineLanding): LandingTest | undefined;
  /** Looks at once whether something was published. */
  refresh(): Promise<void>;
}

/** Weighs pages. */
export interface LandingScale {
  /** The compressed bytes of a page's HTML and styles; null where this process renders no pages. */
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

/** Counts views and clicks; the caller never waits or fails. */
export interface LandingCounter {
  add(count: Omit<LandingCount, 'day' | 'count'>): void;
}

export interface LandingCountStore {
  /** Adds the counts to the stored ones, and their sums to those of the pages, in one transaction. */
  add(counts: readonly LandingCount[]): Promise<void>;
  /** The counts of a page from one day to another, both included, by day, kind, language, channel, arm and target. */
  of(id: string, from: string, until: string): Promise<Omit<LandingCount, 'page'>[]>;
}

/** A made-up page with its published version, if it has one, and its counts. */
export interface SampleLanding {
  page: StoredLanding;
  published: StoredLandingVersion | undefined;
  counts: readonly LandingCount[];
}

export interface LandingSamples {
  /** The pages that there are, samples or not. */
  count(): Promise<number>;
  /** Stores the samples that are not stored yet, under their own ids, and returns their number. One transaction. */
  addDemo(samples: readonly SampleLanding[]): Promise<number>;
  /** Deletes the samples with all that belongs to them, and returns their number. */
  removeDemo(): Promise<number>;
}
