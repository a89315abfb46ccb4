import type { ChannelKind, SiteChannel } from '../../../domain/channels/site-channel.ts';

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
}
