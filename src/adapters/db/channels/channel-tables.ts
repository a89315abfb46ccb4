import type { Generated } from 'kysely';
import type { AddressPlace } from '../../../domain/channels/campaign-address.ts';
import type { ChannelKind, SiteChannel } from '../../../domain/channels/site-channel.ts';
import type { Locale } from '../../../domain/locale/locale.ts';

/** Arrivals and openings of a day. No column for an IP address, a browser or a person. */
export interface ChannelCountRow {
  /** The agency's day, as `2026-11-21`. */
  day: string;
  kind: ChannelKind;
  /** A path without language prefix, or a group of pages (`countedPage`). */
  page: string;
  channel: SiteChannel;
  count: number;
}

/** How the visitor of a lead came; absent: typed at the agency, or from before channels were kept. */
export interface LeadArrivalRow {
  lead_id: number;
  channel: SiteChannel;
  /** The built address by which the visitor came; null: none, or removed since. */
  address_id: Generated<number | null>;
}

/** An address with campaign parameters that the agency built. */
export interface CampaignAddressRow {
  id: Generated<number>;
  /** The value of `utm_id`. */
  number: string;
  /** Without its language. */
  path: string;
  locale: Locale;
  place: AddressPlace;
  campaign: string;
  content: string;
  created_at: number;
}

/** Visits of an address on the agency's day, as `2026-11-21`. */
export interface CampaignAddressDayRow {
  address_id: number;
  day: string;
  count: number;
}
