import type { ArtistPlatform } from '../../domain/landing/artist-pixels.ts';
import type { Group } from '../../domain/reminder/zone-region.ts';
import type { LandingCounts } from './landing.ts';

/** The reminders of a page, in numbers: no fan is named, and no group of less than five shows alone. Stopped ones are left out. */
export interface ReportedReminders {
  asked: number;
  confirmed: number;
  sent: number;
  /** Those that could not be sent, or would have come too late. */
  failed: number;
  /** The confirmed ones by platform (empty: any) and by region (UN M49), the most first. */
  platforms: readonly Group[];
  regions: readonly Group[];
  /** Counted visits by the links of reminders on the day of the release; null: it is not out. */
  opened: number | null;
}

/** What the server told the artist's own accounts at ad platforms, in sums: no act and no visitor stands alone. */
export interface ReportedSends {
  /** Of so many days, the last one included. */
  days: number;
  platforms: readonly {
    platform: ArtistPlatform;
    /** Taken by the platform; `twins`: of which the page's pixel was there to tell of too. */
    received: number;
    twins: number;
    waiting: number;
    refused: number;
    /** May have been taken. */
    unclear: number;
    /** No request was made: without a valid consent, without a number of the browser, or because it was too late. */
    unsent: number;
  }[];
}

/** A page's figures for a secret link: sums by day, without personal data. */
export interface LandingReport {
  title: string;
  /** Empty: the page does not name it. */
  artist: string;
  counts: LandingCounts;
  /** Null: nobody asked for a reminder. */
  reminders: ReportedReminders | null;
  /** Null: the artist has no account that the server tells. */
  sends: ReportedSends | null;
  /** Epoch milliseconds: when the figures were read, and until when the link shows them. */
  now: number;
  expiresAt: number;
}
