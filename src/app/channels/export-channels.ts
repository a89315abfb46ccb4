import type { ChannelsQuery } from '../../contracts/channels.ts';
import { type ChannelFigures, leadRate, sumsBy } from '../../domain/channels/channel-figures.ts';
import type { SiteChannel } from '../../domain/channels/site-channel.ts';
import { type Cell, type Separator, toCsv } from '../../domain/lead/csv.ts';
import type { Ports } from '../ports/all-ports.ts';
import { ok, type Result } from '../result.ts';
import { readChannels } from './read-channels.ts';

const CENTS = 100;
/** Of a share, in the file. */
const DECIMALS = 4;

/** The columns of the file, in this order. */
const columns = [
  'channel',
  'page',
  'visits',
  'simulator',
  'contact',
  'leads',
  'rate',
  'low',
  'high',
  'won',
  'wonValue',
  'unvalued',
] as const;

/** The words of the file, and the cell separator that spreadsheets expect in its language. */
export interface ChannelWords {
  headings: Readonly<Record<(typeof columns)[number], string>>;
  channel(channel: SiteChannel): string;
  page(page: string): string;
  allPages: string;
  separator: Separator;
}

/**
 * Returns the channels of a period as a CSV file: a line for each channel with the share of visits that became leads, then a line
 * for each of its pages, where no share is shown: a lead is seldom sent from the page where the visit began.
 */
export async function exportChannels(
  ports: Pick<Ports, 'clock' | 'channels' | 'content'>,
  query: ChannelsQuery,
  { headings, channel: nameOf, page: pageName, allPages, separator }: ChannelWords,
): Promise<Result<string, 'invalid_fields'>> {
  const read = await readChannels(ports, query);
  if (!read.ok) return read;
  const { rows } = read.value;
  const lines = sumsBy(rows, 'channel').flatMap(([channel, sums]) => [
    line(nameOf(channel), allPages, sums, leadRate(sums)),
    ...sumsBy(
      rows.filter((row) => row.channel === channel),
      'page',
    ).map(([page, figures]) => line(nameOf(channel), pageName(page), figures)),
  ]);
  return ok(toCsv([columns.map((column) => headings[column]), ...lines], separator));
}

const share = (value: number): number => Number(value.toFixed(DECIMALS));

const line = (
  channel: string,
  page: string,
  { visits, simulator, contact, leads, won, wonValue, unvalued }: ChannelFigures,
  rate?: ReturnType<typeof leadRate>,
): Cell[] => [
  channel,
  page,
  ...[visits, simulator, contact, leads],
  ...(rate ? [share(rate.rate), share(rate.low), share(rate.high)] : [null, null, null]),
  ...[won, wonValue / CENTS, unvalued],
];
