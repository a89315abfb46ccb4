import { rateInterval } from '../landing/counts/rate-interval.ts';
import type { SiteChannel } from './site-channel.ts';

/** What came of the visits of a channel. `contracts/channels.ts` documents each figure. */
export interface ChannelFigures {
  visits: number;
  simulator: number;
  contact: number;
  leads: number;
  won: number;
  wonValue: number;
  unvalued: number;
}

/** The figures of a channel at a page. */
export interface ChannelRow extends ChannelFigures {
  channel: SiteChannel;
  page: string;
}

export const noFigures: Readonly<ChannelFigures> = {
  visits: 0,
  simulator: 0,
  contact: 0,
  leads: 0,
  won: 0,
  wonValue: 0,
  unvalued: 0,
};
const names = Object.keys(noFigures) as (keyof ChannelFigures)[];

/** Returns the sums of figures. */
export function sumOf(rows: readonly ChannelFigures[]): ChannelFigures {
  const sums = { ...noFigures };
  for (const row of rows) for (const name of names) sums[name] += row[name];
  return sums;
}

/** Returns the sums of each channel or of each page, the most visits first. */
export const sumsBy = <Name extends 'channel' | 'page'>(
  rows: readonly ChannelRow[],
  name: Name,
): [ChannelRow[Name], ChannelFigures][] =>
  [...Map.groupBy(rows, (row) => row[name])]
    .map(([key, group]): [ChannelRow[Name], ChannelFigures] => [key, sumOf(group)])
    .sort(([, a], [, b]) => b.visits - a.visits || b.leads - a.leads);

/** Fewer visits than this are not told as a rate: its interval would span half the scale. */
export const LEAST_VISITS = 10;

/**
 * Returns the share of the visits from which a lead came, from 0 to 1, with its limits; `undefined` for too few visits, and where
 * more leads than visits are known: visits are a lower bound, leads are not.
 */
export function leadRate({ visits, leads }: Pick<ChannelFigures, 'visits' | 'leads'>) {
  const interval = rateInterval(leads, visits);
  if (!interval || visits < LEAST_VISITS || leads > visits) return undefined;
  return { rate: leads / visits, ...interval };
}
