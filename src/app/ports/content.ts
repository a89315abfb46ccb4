import type { ContentSnapshot, Fallback, PartContent } from '../../domain/content/content.ts';
import type { PartKey } from '../../domain/content/parts.ts';
import type { DefaultOf } from '../../domain/content/resolve.ts';
import type { Locale } from '../../domain/locale/locale.ts';
import type { AuditEntry } from './audit.ts';

/** A part in a language. */
export interface ContentPlace {
  part: PartKey;
  locale: Locale;
}

/** The saved content, the account (its id) and the moment in epoch milliseconds. */
export interface SavedContent {
  /** null: the documented default. */
  content: PartContent | null;
  fallback: Fallback;
  by: string;
  at: number;
}

export interface StoredVersion extends ContentPlace, SavedContent {
  /** 1 for the first version of a place. */
  number: number;
}

/** The place for a draft, which stays when its draft goes, so that its version never counts from the beginning again. */
export interface StoredDraft extends ContentPlace {
  /** Grows with each change. */
  version: number;
  /** null: there is no draft now. */
  draft: SavedContent | null;
}

/** The agency's own texts: drafts, and published versions, which are never changed or deleted. */
export interface ContentStore {
  /** The newest version of each place. */
  online(): Promise<StoredVersion[]>;
  drafts(): Promise<StoredDraft[]>;
  /** Newest first. */
  versions(
    place: ContentPlace,
    page: { limit: number; offset: number },
  ): Promise<{ items: StoredVersion[]; total: number }>;
  version(place: ContentPlace, number: number): Promise<StoredVersion | undefined>;
  /**
   * Writes a draft, or its removal, in place of the version before it, with its audit entry. False, with nothing written,
   * when another version is stored by now.
   */
  saveDraft(next: StoredDraft, entry?: AuditEntry): Promise<boolean>;
  /**
   * Publishes: writes the next version of the place, removes the draft that it comes from, and writes the audit entry.
   * @param draftVersion the version of that draft
   * @returns the new version, or `undefined`, with nothing written, when another draft is stored by now
   */
  publish(
    version: Omit<StoredVersion, 'number'>,
    draftVersion: number,
    entryOf: (number: number) => AuditEntry,
  ): Promise<StoredVersion | undefined>;
}

/** The online content, in the memory of this process; it follows what any process publishes within a second. */
export interface LiveContent {
  /** The same object until something is published. */
  now(): ContentSnapshot;
  /** Looks at once whether something was published. */
  refresh(): Promise<void>;
}

/** Signs codes that open the preview of a draft for a short time, while a session lasts. */
export interface PreviewCodes {
  issue(preview: ContentPlace & { sessionId: string }): Promise<{ code: string; expiresAt: number }>;
  /** Returns the draft that a code opens; `undefined` when the code is not genuine or has expired. */
  read(code: string): Promise<(ContentPlace & { sessionId: string }) | undefined>;
}

/** The documented defaults, from the dictionaries. */
export interface ContentTexts {
  defaultOf: DefaultOf;
}
