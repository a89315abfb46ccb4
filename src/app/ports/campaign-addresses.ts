import type { AddressParts } from '../../domain/channels/campaign-address.ts';
import type { AuditEntry } from './audit.ts';

/** Ports of the built addresses of campaigns. Times are epoch milliseconds. */

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
