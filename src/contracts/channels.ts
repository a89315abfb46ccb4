import { z } from 'zod';
import { siteChannels } from '../domain/channels/site-channel.ts';
import { day } from './paging.ts';

/** The channels of the site in the back office. */

/** `GET /api/channels`: the agency's days, both included; without them the last 30. */
export const ChannelsQuery = z.object({
  from: day('date_error').optional(),
  until: day('date_error').optional(),
});
export type ChannelsQuery = z.infer<typeof ChannelsQuery>;

const figures = {
  /** Arrivals at the site, at the page where the visit began. A lower bound: who asks not to be tracked is not counted. */
  visits: z.int(),
  /** Openings of the simulator, and first uses of the contact form, on the page. */
  simulator: z.int(),
  contact: z.int(),
  /** Leads sent from the page; without those of landing pages and those that the agency typed. */
  leads: z.int(),
  won: z.int(),
  /** The known amounts of the won leads, in cents of a euro, and how many of them have none. */
  wonValue: z.int(),
  unvalued: z.int(),
};
export const ChannelFigures = z.object(figures);
export type ChannelFigures = z.infer<typeof ChannelFigures>;

export const ChannelsDto = z.object({
  from: z.string(),
  until: z.string(),
  /** What has a count, by channel and page. `page` is a path without language, `/articles/…`, or empty: another page. */
  rows: z.array(z.object({ channel: z.enum(siteChannels), page: z.string(), ...figures })),
});
export type ChannelsDto = z.infer<typeof ChannelsDto>;
export type ChannelRow = ChannelsDto['rows'][number];
