import type { ContentBody, ContentPlace, ContentSnapshot } from '../../domain/content/content.ts';
import type { DefaultOf } from '../../domain/content/resolve.ts';
import type { AuditEntry } from './audit.ts';
import type { Draft, Saved, Version, Versions } from './documents.ts';

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
