import type { ChannelsDto, ChannelsQuery } from '../../contracts/channels.ts';
import { type ChannelRow, noFigures } from '../../domain/channels/channel-figures.ts';
import {
  countedPage,
  OTHER_PAGES,
  type SiteChannel,
  UNKNOWN_CHANNEL,
} from '../../domain/channels/site-channel.ts';
import { LONGEST_PERIOD_DAYS } from '../../domain/landing/figure-bars.ts';
import { landingIn } from '../../domain/landing/landing-address.ts';
import { splitPath } from '../../domain/locale/locale.ts';
import { isShownPage } from '../../domain/site-map/shown-pages.ts';
import { agencyDay, dayName, dayNumber } from '../../domain/time/agency-day.ts';
import type { Ports } from '../ports/all-ports.ts';
import { failFields, ok, type Result } from '../result.ts';

/** Length of a period in days, if the request names no first and last day. */
const USUAL_DAYS = 30;

/**
 * Returns visits, openings, leads and won value of the site's pages by channel and page, in a period of the agency's days. Landing
 * pages have figures of their own. Leads that were deleted since, after their years, are in no row.
 */
export async function readChannels(
  { clock, channels, content }: Pick<Ports, 'clock' | 'channels' | 'content'>,
  query: ChannelsQuery,
): Promise<Result<ChannelsDto, 'invalid_fields'>> {
  const until = query.until ?? agencyDay(clock.now());
  const from = query.from ?? dayName(dayNumber(until) - USUAL_DAYS + 1);
  if (from > until || dayNumber(until) - dayNumber(from) >= LONGEST_PERIOD_DAYS)
    return failFields({ from: 'date_order_error' });
  const [counts, leads] = await Promise.all([channels.counts(from, until), channels.leads(from, until)]);
  const rows = new Map<string, ChannelRow>();
  const rowOf = (channel: SiteChannel, page: string): ChannelRow => {
    const key = `${channel} ${page}`;
    const row = rows.get(key) ?? { channel, page, ...noFigures };
    rows.set(key, row);
    return row;
  };
  const isPage = (path: string) => isShownPage(content.now(), path);
  const nameOf = { visit: 'visits', simulator: 'simulator', contact: 'contact' } as const;
  for (const { kind, page, channel, count } of counts) rowOf(channel, page)[nameOf[kind]] += count;
  for (const { channel, page, ...sent } of leads) {
    const path = page ?? '';
    if (landingIn(splitPath(path).path)) continue;
    const row = rowOf(channel ?? UNKNOWN_CHANNEL, page === null ? OTHER_PAGES : countedPage(path, isPage));
    row.leads += sent.leads;
    row.won += sent.won;
    row.wonValue += sent.wonValue;
    row.unvalued += sent.won - sent.valued;
  }
  return ok({ from, until, rows: [...rows.values()] });
}
