import type { Locale } from '../../domain/locale/locale.ts';
import type { AuditEntry } from './audit.ts';

/** Ports of the artist's own list: addresses of fans who agreed that the artist writes to them. Times are epoch milliseconds. */

/** A line of the file for the artist. */
export interface ArtistListLine {
  /** Names the line in every file. */
  reference: string;
  /** Empty: withdrawn since an earlier file. */
  email: string;
  locale: Locale;
  /** The sentence with which the fan agreed; empty as the address is. */
  sentence: string;
  consentedAt: number;
  withdrawnAt: number | null;
}

export interface ArtistListCounts {
  /** Not handed over yet. */
  waiting: number;
  /** Handed over in the last 30 days. */
  handed: number;
  /** Withdrawn after they were handed over, in the last 30 days. */
  withdrawn: number;
}

export interface ArtistListStore {
  count(page: string): Promise<ArtistListCounts>;
  /** Returns the whole list of a page, notes that it was handed over, and writes the audit entry. */
  handOver(
    page: string,
    entryOf: (count: { handed: number; withdrawn: number }) => AuditEntry,
  ): Promise<ArtistListLine[]>;
  /** Deletes what is past its time. */
  forget(now: number): Promise<void>;
}
