import type { LandingQuery } from '../../contracts/landing.ts';
import type { LandingPart } from '../../domain/landing/landing-list.ts';
import type { LandingContent, LandingTemplate } from '../../domain/landing/landing-page.ts';
import type { LandingSchedule } from '../../domain/landing/landing-schedule.ts';
import type { Locale } from '../../domain/locale/locale.ts';
import type { AuditEntry, Changed, Judgement } from './audit.ts';

/** What the use cases of landing pages need from outside. Times are epoch milliseconds. */

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

/** A published version. None is ever changed or deleted. */
export interface LandingVersionRow {
  number: number;
  template: LandingTemplate;
  languages: readonly Locale[];
  /** An account's id; null: a sample. */
  by: string | null;
  at: number;
}
export interface StoredLandingVersion extends LandingVersionRow {
  content: LandingContent;
}

/** A page as `judge` returns it: with the version that it publishes, if it publishes one. */
export interface JudgedLanding extends StoredLanding {
  published?: StoredLandingVersion;
}

/** Each change is written in one transaction with the entry that records it, and the places of use of its pictures. */
export interface LandingStore {
  create(page: StoredLanding, entry: AuditEntry): Promise<void>;
  byId(id: string): Promise<StoredLanding | undefined>;
  /** One page of the list, without contents; `visits` and `conversions` since the page exists. */
  list(
    query: LandingQuery,
    now: number,
  ): Promise<{ items: (ListedLanding & { visits: number; conversions: number })[]; total: number }>;
  /** How many pages there are in each part under the rest of a filter. */
  counts(filter: Pick<LandingQuery, 'q' | 'template'>, now: number): Promise<Record<LandingPart, number>>;
  /** Writes the draft that `judge` makes of the page, without an entry: drafts are saved while an editor types. */
  saveDraft<Code>(
    id: string,
    judge: (before: StoredLanding) => { ok: true; after: StoredLanding } | { ok: false; code: Code },
  ): Promise<Changed<StoredLanding, Code>>;
  /**
   * Writes what `judge` makes of the page, while nobody else changes it. `judge` is given the slugs that other pages
   * have, among those that begin like `slug`, and the newest version.
   * @returns `slug_taken` when another page got the slug at the same moment
   */
  change<Code = never>(
    id: string,
    judge: (
      before: StoredLanding,
      known: { taken: ReadonlySet<string>; newest: LandingVersionRow | undefined },
    ) => Judgement<JudgedLanding, Code>,
    slug?: string,
  ): Promise<Changed<StoredLanding, Code | 'slug_taken'>>;
  /** Newest first. */
  versions(id: string): Promise<LandingVersionRow[]>;
  version(id: string, number: number): Promise<StoredLandingVersion | undefined>;
  /** The former slugs of a page. */
  oldSlugs(id: string): Promise<string[]>;
}

/** Secret links to drafts. A code is stored only as its hash. */
export interface LandingPreviews {
  /** Stores a link; false when there is no such page. */
  add(
    id: string,
    preview: { hash: string; expiresAt: number; at: number; by: string },
    entry: AuditEntry,
  ): Promise<boolean>;
  /** How many links of a page are open at a moment. */
  open(id: string, now: number): Promise<number>;
  /** Revokes the open links of a page and returns how many there were; `undefined`: there is no such page. */
  revoke(id: string, at: number, entryOf: (revoked: number) => AuditEntry): Promise<number | undefined>;
  /** Returns the page that a code opens at a moment; `undefined` for an unknown, expired or revoked one. */
  page(hash: string, now: number): Promise<StoredLanding | undefined>;
}

/** Makes the codes of secret links, which cannot be guessed, and their hashes. */
export interface LandingCodes {
  next(): string;
  hashOf(code: string): string;
}

/** The pages that are online, at hand in this process; it follows what any process publishes within a second. */
export interface LiveLandings {
  /** Looks at once whether something was published. */
  refresh(): Promise<void>;
}
