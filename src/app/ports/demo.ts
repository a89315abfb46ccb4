import type { LeadStatus, LostReason } from '../../domain/lead/lead-values.ts';
import type { Lead, NewDelivery } from '../ports.ts';
import type { AuditEntry } from './audit.ts';
import type { ChannelCount } from './channels.ts';
import type { Note, RecordedAttempt } from './leads.ts';
import type { Picture } from './media.ts';
import type { VisitCount } from './visit.ts';

/**
 * Returns whether a real lead, campaign, landing page or review of the site itself exists: samples are never stored
 * beside real data.
 */
export type HasRealRows = () => Promise<boolean>;

/** A sample lead with its status, notes and deliveries. */
export interface DemoLead {
  lead: Lead;
  status: LeadStatus;
  /** An account's id. */
  assigneeId: string | null;
  /** A day, as `2026-12-04`. */
  followUp: string | null;
  lostReason: LostReason | null;
  /** In cents of a euro. */
  wonValue: number | null;
  notes: readonly Note[];
  /** Sample attempts. They were not sent, and no worker claims them. */
  delivery: NewDelivery & {
    state: 'delivered' | 'dead' | 'not_configured';
    made: readonly RecordedAttempt[];
  };
}

/** The time at which samples were stored, and their day: see `DemoMoments`. */
export interface DemoSeed {
  at: number;
  day: number;
}

export interface DemoStore {
  /** Returns `undefined` without samples, and for samples of a version that did not record it. */
  seed(): Promise<DemoSeed | undefined>;
  /**
   * Stores the leads that are not stored yet, with their own ids, and returns their number; with the first leads also
   * the counts of visits. One transaction.
   */
  addLeads(
    leads: readonly DemoLead[],
    counts: { visits: readonly VisitCount[]; channels: readonly ChannelCount[] },
    seed: DemoSeed,
  ): Promise<number>;
  /** Deletes the sample leads, and the counts of visits that `addLeads` added. Returns the number of leads. */
  removeLeads(): Promise<number>;
  /**
   * Returns whether a lead, a delivery, a campaign, a landing page or a review was changed in the back office since
   * then.
   */
  touchedSince(at: number): Promise<boolean>;
}

/** The drawings of the sample pictures. */
export type SampleDrawing = 'tide' | 'desk' | 'tiles' | 'record' | 'hills' | 'lights';

/** The sample pictures of the library. */
export interface DemoPictures {
  /** Returns whether the library has no picture, not even a deleted one. */
  isEmpty(): Promise<boolean>;
  /** Stores the pictures that are not stored yet, due to be resized, and returns their number. */
  add(samples: readonly { picture: Picture; bytes: Uint8Array }[]): Promise<number>;
  /**
   * Deletes the sample pictures for good, except those in use. Returns the files that no picture has any
   * more.
   */
  remove(): Promise<{ removed: number; kept: number; files: string[] }>;
}

/** The numbers of samples by kind. `posts`: articles of the synchronised blog; `visits`: counted page views and steps. */
export type DemoRows = Record<
  'leads' | 'campaigns' | 'reviews' | 'articles' | 'posts' | 'landings' | 'pictures' | 'releases' | 'visits',
  number
>;

/** Removes the samples for good. */
export interface DemoRemoval {
  counts(): Promise<DemoRows>;
  /**
   * Deletes every row that is marked as a sample, except pictures in use, and stores the end of the demonstration, in
   * one transaction with the audit entry, which is written if there was a row or the demonstration had not been ended.
   * `files`: those of pictures that no picture has any more.
   */
  removeAll(
    now: number,
    entryOf: (removed: DemoRows) => AuditEntry,
  ): Promise<{ removed: DemoRows; keptPictures: number; files: string[] }>;
  /** Returns whether the demonstration was ended in the back office, so that a start adds no samples. */
  isRemoved(): Promise<boolean>;
  /** Lets `DEMO_DATA` decide again. */
  permit(): Promise<void>;
}
