import type { LandingCounts } from '../../contracts/landing/landing.ts';
import { LONGEST_PERIOD_DAYS } from '../../domain/landing/figure-bars.ts';
import { agencyDay, dayName, dayNumber } from '../../domain/time/agency-day.ts';
import type { Ports } from '../ports/all-ports.ts';
import type { LandingCount } from '../ports/landing/landing.ts';
import { fail, failFields, ok, type Result } from '../result.ts';
export type DayCount = Omit<LandingCount, 'page'>;
export interface CountsPeriod {
  from: string;
  until: string;
  counts: DayCount[];
}

/** Length of a period in days, if the request names no first and last day. */
const USUAL_DAYS = 30;

interface Figures {
  visits: number;
  conversions: number;
  clicks: number;
}
const nameOf = { view: 'visits', conversion: 'conversions', click: 'clicks' } as const;

/** Returns the counts of a page in a period of the agency's days. */
export async function countsInPeriod(
  { clock, landings, landingCounts }: Ports,
  id: string,
  query: { from?: string | undefined; until?: string | undefined },
): Promise<Result<CountsPeriod, 'not_found' | 'invalid_fields'>> {
  const until = query.until ?? agencyDay(clock.now());
  const from = query.from ?? dayName(dayNumber(until) - USUAL_DAYS + 1);
  if (from > until || dayNumber(until) - dayNumber(from) >= LONGEST_PERIOD_DAYS)
    return failFields({ from: 'date_order_error' });
  if (!(await landings.byId(id))) return fail('not_found');
  return ok({ from, until, counts: await landingCounts.of(id, from, until) });
}

/** Returns the figures of a page: by day, channel, language, arm of a test and clicked link. */
export async function readLandingCounts(
  ports: Ports,
  id: string,
  query: { from?: string | undefined; until?: string | undefined },
): Promise<Result<LandingCounts, 'not_found' | 'invalid_fields'>> {
  const read = await countsInPeriod(ports, id, query);
  if (!read.ok) return read;
  const { from, until, counts } = read.value;
  const byDay = Map.groupBy(counts, ({ day }) => day);
  const days = Array.from({ length: dayNumber(until) - dayNumber(from) + 1 }, (_, index) =>
    dayName(dayNumber(from) + index),
  );
  return ok({
    from,
    until,
    total: sum(counts),
    days: days.map((day) => ({ day, ...sum(byDay.get(day) ?? []) })),
    channels: grouped(counts, ({ channel }) => channel).map(([channel, of]) => ({ channel, ...of })),
    locales: grouped(counts, ({ locale }) => locale).map(([locale, of]) => ({ locale, ...of })),
    variants: grouped(counts, ({ variant }) => variant).flatMap(([variant, of]) =>
      variant === '' ? [] : [{ variant, ...of }],
    ),
    targets: grouped(counts, ({ target }) => target)
      .flatMap(([target, { clicks, conversions }]) =>
        target === '' ? [] : [{ target, clicks, conversions }],
      )
      .sort((a, b) => b.clicks - a.clicks),
  });
}

function sum(counts: readonly DayCount[]): Figures {
  const figures: Figures = { visits: 0, conversions: 0, clicks: 0 };
  for (const { kind, count } of counts) figures[nameOf[kind]] += count;
  return figures;
}

/** Returns the figures of each group, sorted by visits. */
const grouped = <K>(counts: readonly DayCount[], keyOf: (count: DayCount) => K): [K, Figures][] =>
  [...Map.groupBy(counts, keyOf)]
    .map(([key, group]): [K, Figures] => [key, sum(group)])
    .sort(([, a], [, b]) => b.visits - a.visits || b.clicks - a.clicks);
