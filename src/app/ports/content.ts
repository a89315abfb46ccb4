import type { ContentBody, ContentPlace, ContentSnapshot } from '../../domain/content/content.ts';
import type { DefaultOf } from '../../domain/content/resolve.ts';
import type { FormerAddress, SiteAddresses } from '../../domain/content/site-addresses.ts';
import type { AddedGuide } from '../../domain/guide/added-guide.ts';
import type { GuideSlug } from '../../domain/guide/guides.ts';
import type { AuditEntry } from './audit.ts';
import type { Draft, Saved, Version, Versions } from './documents.ts';
import type { StoredLanding } from './landing/landing.ts';

/** The agency's own texts: drafts, and published versions, which are never deleted. Documents are named by `placeName`. */
export interface ContentStore extends Versions<ContentBody> {
  /** The newest version of each place. */
  newestOfAll(): Promise<ReadonlyMap<string, Version<ContentBody>>>;
  drafts(): Promise<ReadonlyMap<string, Draft<ContentBody>>>;
  /**
   * Writes a draft, or its removal, in place of the previous version, with its audit entry. Returns false, with nothing
   * written, when another version is stored meanwhile.
   */
  saveDraft(place: ContentPlace, next: Draft<ContentBody>, entry?: AuditEntry): Promise<boolean>;
  /**
   * Publishes: writes the next version of the place, deletes its draft, and writes the audit entry.
   * @param draftVersion the version of that draft
   * @returns the new version, or `undefined`, with nothing written, when another draft is stored meanwhile
   */
  publish(
    place: ContentPlace,
    body: Saved<ContentBody>,
    draftVersion: number,
    entryOf: (number: number) => AuditEntry,
  ): Promise<Version<ContentBody> | undefined>;
  /**
   * Writes a version after the scheduled one, and the cancelled texts as the draft, unless the place has one. Returns false, with
   * nothing written, when another version has been published meanwhile.
   */
  replaceScheduled(
    place: ContentPlace,
    version: Version<ContentBody>,
    draft: Saved<ContentBody>,
    entry: AuditEntry,
  ): Promise<boolean>;
}

/** A change of a guide or an address. `before` null: it is added; `after` null: it is removed. */
export interface Swap<T> {
  before: T | null;
  after: T | null;
}

/** What an import changed besides drafts of parts. Drafts keep what they replaced themselves. */
export interface ImportedEntries {
  guides: readonly Swap<AddedGuide>[];
  addresses: readonly Swap<FormerAddress>[];
  /** Ids of the landing pages of which it made or replaced the draft. */
  landings: readonly string[];
}

/** Which import made the draft of a landing page, and the draft before it; null: the import made the page. */
export interface ImportedLanding {
  id: string;
  before: Pick<StoredLanding, 'content' | 'template'> | null;
}

/** The draft of a landing page as it is written, in place of the version before `page.version`, or a page that is removed. */
export type LandingWrite =
  | { how: 'create' | 'save'; page: StoredLanding; imported: ImportedLanding | null }
  | { how: 'remove'; page: StoredLanding };

/** What an import, or its undoing, writes. */
export interface ImportChanges extends Pick<ImportedEntries, 'guides' | 'addresses'> {
  drafts: readonly { place: ContentPlace; next: Draft<ContentBody> }[];
  landings: readonly LandingWrite[];
}

/** The imports of texts. */
export interface ContentImports {
  /** What the imports that were not undone changed besides drafts of parts, by their ids. */
  entries(): Promise<ReadonlyMap<string, Saved<ImportedEntries>>>;
  /** Which import made the drafts of landing pages, by their ids; a draft that was changed since is none of an import. */
  landings(ids: readonly string[]): Promise<ReadonlyMap<string, ImportedLanding>>;
  /**
   * Makes an import or undoes it: writes drafts, or their removal, guides and addresses, with the audit entries. Returns false,
   * with nothing written, when something is stored that is not what the change replaces.
   * @param record what is kept for the undoing; its `kept` null: the import is undone
   */
  write(
    changes: ImportChanges,
    record: { id: string; at: number; kept: Saved<ImportedEntries> | null },
    entries: readonly AuditEntry[],
  ): Promise<boolean>;
}

/** The guides that the agency added, and the addresses that lead to another page. Each change is stored with its audit entry. */
export interface AddressStore {
  read(): Promise<SiteAddresses>;
  /** Adds a guide with its first French draft. Returns false, with nothing written, when the address is that of an added guide. */
  addGuide(guide: AddedGuide, draft: Saved<ContentBody>, entry: AuditEntry): Promise<boolean>;
  /** Returns false when there is no such guide. */
  changeGuide(guide: AddedGuide, entry: AuditEntry): Promise<boolean>;
  /** Removes a guide with its drafts. Returns false, with nothing removed, when there is none or it was ever published. */
  removeGuide(slug: GuideSlug, entry: AuditEntry): Promise<boolean>;
  /** Returns false, with nothing written, when the address leads somewhere already. */
  addFormer(address: FormerAddress, entry: AuditEntry): Promise<boolean>;
  /** Returns false when there is no such address. */
  removeFormer(path: string, entry: AuditEntry): Promise<boolean>;
}

/** A day on which an account read a source of the guides; `by` null: unknown. */
export interface SourceRead {
  source: string;
  /** The agency's day. */
  day: string;
  by: string | null;
  /** In epoch milliseconds. */
  at: number;
}

/** The readings of the guides' sources, each stored with its audit entry. */
export interface SourceReads {
  /** The newest reading of each source that was read. */
  newest(): Promise<SourceRead[]>;
  /** Writes a reading, in place of one of the same day. */
  write(read: SourceRead, entry: AuditEntry): Promise<void>;
  /** Returns false, with nothing written, when the source was not read on that day. */
  remove(source: string, day: string, entry: AuditEntry): Promise<boolean>;
}

/** The online content, in the memory of this process; publications of other processes take effect within a second. */
export interface LiveContent {
  /** Returns the same object until the next publication. */
  now(): ContentSnapshot;
  /** Reads new publications at once. */
  refresh(): Promise<void>;
}

/** Signs codes that open the preview of a draft for a short time, while a session lasts. */
export interface PreviewCodes {
  issue(preview: ContentPlace & { sessionId: string }): Promise<{ code: string; expiresAt: number }>;
  /** Returns the place and session of a code; `undefined` when the code is not genuine or has expired. */
  read(code: string): Promise<(ContentPlace & { sessionId: string }) | undefined>;
}

/** The documented defaults, from the dictionaries. */
export interface ContentTexts {
  defaultOf: DefaultOf;
}
