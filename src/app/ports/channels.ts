import type { AddressParts } from '../../domain/channels/campaign-address.ts';
import type { ChannelKind, SiteChannel } from '../../domain/channels/site-channel.ts';
import type { AuditEntry } from './audit.ts';

/** Ports of the channels of the site, and of the built addresses of campaigns. Times are epoch milliseconds. */

/** A count of one day. No other data about visits is stored. */
export interface ChannelCount {
  /** The agency's day, as `2026-11-21`. */
  day: string;
  kind: ChannelKind;
  /** As `countedPage` names it. */
  page: string;
  channel: SiteChannel;
  count: number;
}

/** Counts arrivals and openings; returns at once and never throws. */
export interface ChannelCounter {
  add(counted: Omit<ChannelCount, 'day' | 'count'>): void;
}

/** The leads of forms of the site by channel and page, as the page was sent. */
export interface ChannelLeads {
  /** Null: the lead is older than the column. */
  channel: SiteChannel | null;
  page: string | null;
  leads: number;
  won: number;
  /** The known amounts of won leads, in cents of a euro, and how many leads have one. */
  wonValue: number;
  valued: number;
}

export interface ChannelStore {
  /** Adds the counts to the stored counts, in one transaction. */
  add(counts: readonly ChannelCount[]): Promise<void>;
  /** Returns the sums of the agency's days from `from` to `until`, both included, as `2026-11-21`. */
  counts(from: string, until: string): Promise<Omit<ChannelCount, 'day'>[]>;
  /** Returns the leads that arrived in these days, without those that the agency typed. */
  leads(from: string, until: string): Promise<ChannelLeads[]>;
}

export interface StoredAddress extends AddressParts {
  createdAt: number;
}

export interface CountedAddress extends StoredAddress {
  visits: number;
  leads: number;
  won: number;
  /** The known amounts of won leads, in cents of a euro. */
  wonValue: number;
}

/** Visits of an address on a day. */
export interface AddressCount {
  /** The agency's day, as `2026-11-21`. */
  day: string;
  number: string;
  count: number;
}

export interface CampaignAddressStore {
  add(address: StoredAddress, entry: AuditEntry): Promise<void>;
  /** Returns whether there was one. Its visits are forgotten; the leads keep their channel. */
  remove(number: string, entryOf: (address: StoredAddress) => AuditEntry): Promise<boolean>;
  byNumber(number: string): Promise<StoredAddress | undefined>;
  /** Returns at most `most` addresses, the newest first. */
  list(most: number): Promise<CountedAddress[]>;
  /** Adds visits; those of unknown numbers are left out. One transaction. */
  addVisits(counts: readonly AddressCount[]): Promise<void>;
}

/** Counts visits of built addresses; returns at once and never throws. */
export interface AddressCounter {
  add(counted: Pick<AddressCount, 'number'>): void;
}
